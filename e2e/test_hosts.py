"""What hosts, networks and browsers do to the start: it copes, or says what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlparse

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

import ra
from e2e.conftest import DIST, Troubles, ready
from e2e.records import game_until, persons_turn
from e2e.table import Table, open_site, start
from tools.serve import Handler, serving

NewContext = Callable[..., BrowserContext]


def sent_as(kind: str) -> Callable[[Route], None]:
    """Answers with the file, called something else than it is."""

    def answer(route: Route) -> None:
        file = DIST / urlparse(route.request.url).path.lstrip("/")
        route.fulfill(body=file.read_bytes(), headers={"content-type": kind})

    return answer


@pytest.mark.parametrize("kind", ["application/octet-stream", "text/plain", ""])
def test_webassembly_by_any_other_name_starts_and_thinks(page: Page, kind: str) -> None:
    page.route("**/*.wasm", sent_as(kind))
    open_site(page)
    start(page)
    table = Table(page, seed=1)
    for _ in range(3):
        table.act()
    assert len(table.record().actions) > 3


@pytest.mark.parametrize("name", ["core.js", "root.js", "pyodide.mjs"])
def test_scripts_that_are_called_something_else_are_named(
    page: Page, troubles: Troubles, name: str
) -> None:
    troubles.expect("")
    page.route(f"**/{name}", sent_as("text/plain"))
    page.goto("")
    detail = page.locator("#boot-detail")
    expect(detail).to_have_text(re.compile(f"{name} was sent as text/plain.*text/javascript"))


@pytest.mark.parametrize("name", ["toml", "error"])
def test_no_missing_file_goes_unnoticed(page: Page, troubles: Troubles, name: str) -> None:
    troubles.expect("")
    page.route(f"**/{name}-*.js", lambda route: route.fulfill(status=404))
    page.goto("")
    expect(page.locator("#boot-detail")).to_contain_text(f"{name}-", timeout=10_000)


def test_a_policy_that_forbids_webassembly_is_told(page: Page, troubles: Troubles) -> None:
    troubles.expect("")

    def strict(route: Route) -> None:
        headers = {"content-type": "text/html", "content-security-policy": "script-src 'self'"}
        route.fulfill(path=DIST / "index.html", headers=headers)

    page.route(re.compile(r"/(index\.html)?$"), strict)
    page.goto("")
    expect(page.locator("#boot-problem")).to_contain_text("'wasm-unsafe-eval'")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Lockdown"), ("fr", "Isolement"), ("ru", "блокировки")]
)
def test_a_browser_without_webassembly_is_told_why(
    new_context: NewContext, troubles: Troubles, language: str, words: str
) -> None:
    troubles.expect("WebAssembly is not defined")
    page = new_context(locale=language).new_page()
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("")
    expect(page.locator("#boot-problem")).to_contain_text(words)
    expect(page.locator("#boot-loading")).to_be_hidden()


def test_what_an_extension_breaks_is_not_ours(page: Page, troubles: Troubles) -> None:
    troubles.expect("")
    page.add_init_script(
        """document.addEventListener("DOMContentLoaded", () => dispatchEvent(new ErrorEvent("error",
          {message: "x is null", filename: "moz-extension://a1/content.js"})))"""
    )
    page.goto("")
    ready(page)


class Portal(Handler):
    """A network that answers everything with its own page, to whoever keeps sites."""

    def do_GET(self) -> None:  # noqa: N802
        if self.headers.get("Referer", "").endswith("/sw.js"):
            page = b"<!doctype html><title>Welcome to our hotel</title>"
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(page)))
            self.end_headers()
            self.wfile.write(page)
        else:
            super().do_GET()


def test_a_hotels_page_is_never_kept_in_place_of_ours(
    new_context: NewContext, troubles: Troubles
) -> None:
    troubles.expect("")
    page = new_context(service_workers="allow").new_page()
    with serving(DIST, handler=Portal) as server:
        page.goto(server.address)
        ready(page)
        page.wait_for_timeout(4_000)
        kept = page.evaluate(
            """async () => {
              const found = [];
              for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                found.push(...(await cache.keys()).map((request) => request.url));
              }
              return found;
            }"""
        )
        assert kept == []
        page.reload()
        ready(page)


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le"])
def test_a_file_of_any_editor_is_opened(page: Page, coding: str) -> None:
    record = game_until(persons_turn)
    text = ra.write(record).replace("\n", "\r\n")
    open_site(page)
    page.locator("#home-file").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode(coding)}
    )
    expect(page.locator("#notice")).to_contain_text("The game is open")
    assert Table(page).record().actions == record.actions


@pytest.mark.parametrize(
    ("coding", "names"),
    [
        ("cp1251", ("Анна", "Жорж", "Ёлка")),
        ("cp1252", ("André", "Zoë", "Jörg")),
        ("cp866", ("Анна", "Жорж", "Ёлка")),
        ("koi8-r", ("Анна", "Жорж", "Ёлка")),
        ("mac-roman", ("André", "Zoë", "Cléo")),
        ("cp1250", ("Żółć", "Łukasz", "Ola")),
        ("utf-16-le", ("Анна", "Zoë", "Ёлка")),
        ("utf-16-be", ("Анна", "Zoë", "Ёлка")),
    ],
)
def test_names_survive_the_code_page_of_an_old_editor(
    page: Page, coding: str, names: tuple[str, ...]
) -> None:
    record = game_until(persons_turn, names=names)
    open_site(page)
    page.locator("#home-file").set_input_files(
        {"name": "a.txt", "mimeType": "text/plain", "buffer": ra.write(record).encode(coding)}
    )
    expect(page.locator("#notice")).to_contain_text("The game is open")
    assert ("check the names" in page.locator("#notice").inner_text()) == ("utf" not in coding)
    assert [seat.name for seat in Table(page).record().seats] == list(names)


DROP = """([where, files]) => {
  const data = new DataTransfer();
  for (const [name, text] of files) data.items.add(new File([text], name));
  const place = document.querySelector(where);
  place.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
}"""


def test_files_are_dropped_anywhere_and_the_first_game_is_opened(page: Page) -> None:
    record = game_until(persons_turn)
    open_site(page)
    files = [["a.png", "\x89PNG"], ["b.txt", "hello"], ["c.txt", ra.write(record)]]
    page.evaluate(DROP, [".posters, h1, main", files])
    expect(page.locator("#notice")).to_contain_text("other files")
    assert Table(page).record().actions == record.actions
    page.evaluate(DROP, [".lot", [["a.txt", ""]]])
    expect(page.locator("#notice")).to_contain_text("nothing in it")
    page.evaluate("() => { File.prototype.arrayBuffer = () => Promise.reject(Error()); }")
    page.evaluate(DROP, [".lot", [["folder", "x"]]])
    expect(page.locator("#notice")).to_contain_text("can't be read")
    assert Table(page).record().actions == record.actions
