"""What every browser test stands on: the built site on a free port, and a page that must be clean.

A test that opens the page fails when anything goes to the console as an error, when an
exception escapes, or when another host is asked for anything. A test that means to provoke
such a thing says so: `troubles.expect("text that the message contains")`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from _pytest.runner import runtestprotocol
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, expect

from tools.browser import OPTIONS, find_browser
from tools.serve import serve

DIST = Path(__file__).resolve().parent.parent / "dist"
BROWSER = find_browser()
"""Looked for before any test: Playwright, which is asked, can't be started within itself."""
USUAL = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en-GB",
    "color_scheme": "light",
    # e2e/test_offline.py is about these; for the others the site would be fetched twice.
    "service_workers": "block",
}
CHANCE = """
let state = null;
function kept() {
  try { return localStorage.length; } catch { return 0; /* a page without an origin, or denied */ }
}
crypto.getRandomValues = (array) => {
  state ??= TAB * 65536 + kept();
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let index = 0; index < bytes.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return array;
};
"""
"""The browser's own chance, the same at each run of a test; another for each tab and kept game.

It asks the storage late: Chromium gives a page from a file that asks before the page is there, as
only such a script can, a storage that is thrown away.
"""
CRASHED = ("Target crashed", "Page crashed")
START_TIMEOUT = 60_000  # ms; a start takes 2 s, more when the machine is busy
expect.set_options(timeout=20_000)


@dataclass
class Troubles:
    """What went wrong in a page, less what the test expects."""

    seen: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def expect(self, part: str) -> None:
        """From now on messages that contain `part` are no trouble."""
        self.expected.append(part)

    def left(self) -> list[str]:
        return [text for text in self.seen if not any(part in text for part in self.expected)]

    def watch(self, context: BrowserContext, home: str) -> None:
        def on_console(message: ConsoleMessage) -> None:
            if message.type == "error":
                self.seen.append(message.text)

        def on_error(error: WebError) -> None:
            self.seen.append(str(error.error))

        def on_request(request: Request) -> None:
            parts = urlsplit(request.url)
            if parts.scheme not in {"data", "blob"} and parts.netloc != urlsplit(home).netloc:
                self.seen.append(f"request to another host: {request.url}")

        context.on("console", on_console)
        context.on("weberror", on_error)
        context.on("request", on_request)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    # WebAssembly made fast in the background takes a core from a machine that has two.
    options = [*OPTIONS, "--js-flags=--liftoff-only"]
    return {**browser_type_launch_args, "executable_path": executable(), "args": options}


def executable() -> str:
    if BROWSER is None:
        pytest.exit("No Chromium: `make browser` installs it.", returncode=1)
    return str(BROWSER)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site."""
    with serve(DIST) as address:
        yield address


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    """`page.goto("")` opens the site."""
    return site


@pytest.fixture
def troubles() -> Troubles:
    return Troubles()


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], site: str, troubles: Troubles
) -> Iterator[Callable[..., BrowserContext]]:
    """Makes fresh browser profiles, whose pages must be clean; options as for Playwright."""

    def make(**options: Any) -> BrowserContext:
        context = new_context(**(USUAL | options))
        troubles.watch(context, site)
        tabs = count()

        def on_page(page: Page) -> None:
            page.add_init_script(CHANCE.replace("TAB", f"{next(tabs)}"))

        context.on("page", on_page)
        return context

    yield make
    assert not troubles.left()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Function, nextitem: pytest.Item | None) -> bool:
    """Once more for a test whose browser tab crashed: Chromium's own do, on an overloaded machine.

    A crash that the page causes comes again and fails the test.
    """
    where = {"nodeid": item.nodeid, "location": item.location}
    item.ihook.pytest_runtest_logstart(**where)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    failures = [report.longreprtext for report in reports if report.failed]
    if any(words in text for text in failures for words in CRASHED):
        item._initrequest()
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(**where)
    return True


def app_folder() -> str:
    """The name of the site's folder that holds our files."""
    (folder,) = DIST.glob("app-*")
    return folder.name


def ready(page: Page) -> Page:
    """Wait until Python has drawn the page."""
    page.wait_for_selector("html[data-ready]", state="attached", timeout=START_TIMEOUT)
    return page


def check_accessible(page: Page) -> None:
    """axe finds nothing wrong with the page as it is now."""
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
