"""Without a network after one visit; new versions of the site; browsers that keep nothing."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from e2e.building import built, copy_sources
from e2e.conftest import CHANCE, DIST, Troubles, ready
from e2e.records import ALONE, game_until, persons_turn
from e2e.table import Table, choose, open_record, open_site, start
from tools.serve import serve, serving

NewContext = Callable[..., BrowserContext]


pytestmark = pytest.mark.xdist_group("offline")
"""One process, so that two versions are built once."""


@pytest.fixture
def visitor(new_context: NewContext, troubles: Troubles) -> Page:
    """A page of a browser that keeps sites; its tests use servers of their own."""
    troubles.expect("request to another host: http://127.0.0.1:")
    troubles.expect("Failed to load resource: net::ERR_")  # what there is no network for
    return new_context(service_workers="allow").new_page()


def settle(page: Page) -> None:
    """Wait until the site is kept, and say so as the page does."""
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("#site")).to_contain_text("starts and plays offline")
    page.locator("#panel-close").click()


def test_after_one_visit(visitor: Page) -> None:
    """No server any more: reload, another tab, each language, a game against the computer."""
    with serve(DIST, under="/some/games/") as address:
        visitor.goto(address)
        ready(visitor)
        settle(visitor)
    visitor.reload()
    ready(visitor)
    open_site(visitor, address=address, pace="instant", motion=False)
    for language in ("fr", "ru", "en"):
        visitor.locator("#bar-settings").click()
        choose(visitor, f"setting-language-{language}")
        expect(visitor.locator("html")).to_have_attribute("lang", language)
        visitor.locator("#panel-close").click()
    start(visitor)
    table = Table(visitor, seed=5)
    for _ in range(4):
        table.act()
    before = table.wait()
    other = visitor.context.new_page()
    other.goto(f"{address}index.html?from=home{visitor.url[visitor.url.index('#') :]}")
    ready(other)
    assert Table(other).see() == before
    faces = "document.fonts.load('700 20px Alegreya', 'Ра').then((faces) => faces.length)"
    assert other.evaluate(faces) == 1


def test_after_a_restart_of_the_browser(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> None:
    """The game goes on, without a network, in a browser that was closed."""

    def browser() -> Page:
        context = browser_type.launch_persistent_context(
            tmp_path / "profile", **browser_type_launch_args
        )
        page = context.new_page()
        page.add_init_script(CHANCE.replace("TAB", "0"))
        return page

    with serve(DIST) as address:
        page = browser()
        page.goto(address)
        table = open_record(
            ready(page), game_until(persons_turn, players=3, levels=ALONE), address=address
        )
        settle(page)
        table.act()
        before, where = table.wait(), page.url
        page.context.close()
    page = browser()
    page.goto(where)
    ready(page)
    table = Table(page)
    assert table.see() == before
    table.act()
    page.context.close()


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The built site, and a build of a later version of the sources, which says so."""
    folder = copy_sources(tmp_path_factory.mktemp("later"))
    main = folder / "web" / "main.py"
    mark = 'document.documentElement.dataset.version = "2"\n'
    main.write_text(f"{main.read_text()}\nfrom pyscript import document\n{mark}")
    return [DIST, built(folder)]


def version(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-version")


def test_new_version(visitor: Page, versions: list[Path]) -> None:
    """It is offered in words, interrupts no game, is used when asked for, and files never mix."""
    with serving(versions[0]) as server:
        open_record(
            visitor,
            game_until(persons_turn, players=3, levels=ALONE),
            address=server.address,
            pace="instant",
        )
        settle(visitor)
        second = visitor.context.new_page()
        second.goto(visitor.url)
        ready(second)
        server.folder = versions[1]
        visitor.reload()
        ready(visitor)
        assert version(visitor) is None
        table = Table(visitor)
        before = table.see()
        notice = visitor.locator("#notice")
        expect(notice).to_contain_text("A new version of this page is ready")
        assert table.see() == before
        table.act()  # the old version plays on, its opponent too
        table.wait()
        visitor.reload()
        ready(visitor)
        assert version(visitor) is None
        before = table.wait()
        asked: list[str] = []
        visitor.on("request", lambda request: asked.append(request.url))
        visitor.get_by_role("button", name="Use the new version").first.click()
        visitor.wait_for_selector("html[data-version='2']", state="attached")
        ready(visitor)
        assert table.see() == before
        table.act()
        table.wait()
        anew = asked[asked.index(server.address) :]
        apps = {url.split("/app-")[1].split("/")[0] for url in anew if "/app-" in url}
        assert len(apps) == 1, "only files of the new version"
        expect(second.locator("#notice")).to_contain_text("Another tab now uses a new version")
        assert version(second) is None
        second.get_by_role("button", name="Use the new version").first.click()
        second.wait_for_selector("html[data-version='2']", state="attached")
    visitor.reload()  # the new version, without a network
    ready(visitor)
    assert version(visitor) == "2"


def test_new_version_that_does_not_arrive_whole(
    visitor: Page, troubles: Troubles, versions: list[Path], tmp_path: Path
) -> None:
    """The old one works on, with and without a network; when the rest arrives it is offered."""
    troubles.expect("404 (File not found)")
    half = tmp_path / "half"
    shutil.copytree(versions[1], half)
    (app,) = half.glob("app-*")
    (app / "app.zip").rename(tmp_path / "app.zip")
    with serving(versions[0]) as server:
        visitor.goto(server.address)
        ready(visitor)
        settle(visitor)
        server.folder = half
        failed = "navigator.serviceWorker.ready.then((kept) => kept.update())"
        visitor.evaluate(f"{failed}.catch(() => {{}})")
        visitor.wait_for_function(
            "() => navigator.serviceWorker.getRegistration().then((kept) => !kept.installing)"
        )
        visitor.reload()
        ready(visitor)
        assert version(visitor) is None
        expect(visitor.locator("#notice")).to_have_count(0)
        settle(visitor)
        (tmp_path / "app.zip").rename(app / "app.zip")
        visitor.evaluate(failed)
        expect(visitor.locator("#notice")).to_contain_text("A new version of this page is ready")
    visitor.reload()
    ready(visitor)
    assert version(visitor) is None
    visitor.get_by_role("button", name="Use the new version").first.click()
    visitor.wait_for_selector("html[data-version='2']", state="attached")


def test_browser_that_keeps_no_sites(page: Page) -> None:
    """It plays, and says what it can't."""
    open_site(page)
    page.locator("#bar-settings").click()
    expect(page.locator("#site")).to_contain_text("does not keep the page itself")


def test_it_can_be_installed(visitor: Page) -> None:
    """As far as Chromium asks: manifest, icons, a service worker; below a host's root too."""
    with serve(DIST, under="/some/games/") as address:
        visitor.goto(address)
        ready(visitor)
        session = visitor.context.new_cdp_session(visitor)
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []
        assert session.send("Page.getAppManifest")["errors"] == []
        app = session.send("Page.getAppId")
        assert app["appId"] == address
