"""What the browser keeps: the game at every moment, the list of games; and when it won't."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import ready
from e2e.records import Wanted, auction, discard, game_until, gods, over, sheet
from e2e.table import Table, choose, open_record, open_set_up, sit, start

DENIED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("not here", "SecurityError"); },
});"""
FULL = """Storage.prototype.setItem = () => {
  throw new DOMException("no room", "QuotaExceededError");
};"""


@pytest.mark.parametrize("moment", [auction, discard, sheet, over])
def test_reload(page: Page, moment: Wanted) -> None:
    """The table is as it was; and one action later too, and after that is taken back."""
    table = open_record(page, game_until(moment))
    for step in ("come by link", "acted", "taken back"):
        before = table.see()
        sheet_open = page.locator(".panel--scores").count()
        page.reload()
        ready(page)
        if (moment, step) == (sheet, "taken back"):
            table.do("proceed")  # an epoch in which nothing is done begins with the last sheet
        assert table.see() == before, step
        assert page.locator(".panel--scores").count() == sheet_open, step
        if moment is over:
            break
        if step == "come by link":
            table.act()
        elif step == "acted":
            page.locator("#bar-undo").click()
    expect(page.locator("#bar-redo")).to_be_enabled(enabled=moment is not over)


def test_list_of_games(page: Page) -> None:
    """Several games: go on, give a title, delete, bring back; all of it outlives a reload."""
    table = open_record(page, game_until(auction))
    first = table.see()
    page.get_by_role("button", name="Games").click()
    start(page)
    page.locator("#bar-games").click()
    games = page.locator(".kept")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("Player 1")
    mine = games.filter(has_text="Ann, Bea, Cleo")
    mine.get_by_role("button", name="Rename “Ann, Bea, Cleo”").click()
    title = page.get_by_role("textbox", name="Title of the game")
    expect(title).to_be_focused()
    title.fill("  Семейный вечер <b>\t1  ")
    page.keyboard.press("Enter")
    mine = games.filter(has_text="Семейный вечер <b> 1")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Ann, Bea, Cleo")
    mine.get_by_role("button", name="Rename").click()
    title.fill("no")
    page.get_by_role("button", name="Leave it as it was").click()
    page.reload()
    ready(page)
    expect(games).to_have_count(2)
    mine.get_by_role("button", name="Delete").click()
    expect(games).to_have_count(1)
    expect(page.locator("#notice")).to_contain_text("Семейный вечер")
    page.get_by_role("button", name="Bring it back").click()
    expect(games).to_have_count(2)
    games.filter(has_text="Player 1").get_by_role("button", name="Delete").click()
    page.reload()
    ready(page)
    expect(games).to_have_count(1)
    mine.get_by_role("button", name="Go on").click()
    assert table.see() == first
    page.go_back()
    expect(games).to_have_count(1)
    page.go_forward()
    assert table.wait() == first


def test_game_kept_damaged(page: Page) -> None:
    """What can't be read is told, does not hide the others, and its text can be saved."""
    open_record(page, game_until(gods))
    page.evaluate("localStorage.setItem('ra.game.bad', '{\"record\": 7')")
    page.goto("")
    page.reload()
    ready(page)
    expect(page.locator("#notice")).to_contain_text("can't be read")
    expect(page.locator(".kept")).to_have_count(2)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save its text").click()
    assert saved.value.path().read_text() == '{"record": 7'
    page.locator(".kept").filter(has_text="Ann").get_by_role("button", name="Go on").click()
    expect(page.locator(".table")).to_be_visible()


@pytest.mark.parametrize("refusal", [DENIED, FULL], ids=["denied", "full"])
def test_browser_that_keeps_nothing(page: Page, refusal: str) -> None:
    """The game plays, and says what can't be kept."""
    page.add_init_script(refusal)
    page.goto("")
    ready(page)
    open_set_up(page)
    choose(page, "players-2")
    sit(page, 1, "person")
    page.get_by_role("button", name="Start the game").click()
    notice = page.locator("#notice")
    expect(notice).to_contain_text("does not let this page keep games")
    notice.get_by_role("button", name="Dismiss").click()
    table = Table(page, seed=1)
    story = table.play(stop=lambda seen: seen.bag < 160)
    assert len(story) > 15
    expect(notice).to_have_count(0)
    assert len(table.record().actions) > 15


def test_two_tabs(page: Page) -> None:
    """On one game they follow each other."""
    table = open_record(page, game_until(auction))
    other = page.context.new_page()
    other.goto(page.url)
    ready(other)
    second = Table(other)
    assert second.see() == table.see()
    for leading, following in ((table, second), (second, table)):
        leading.act()
        now = leading.see()
        expect(following.page.locator("#decision-title")).to_have_text(now.title)
        assert following.see() == now
    assert len(table.record().actions) == len(game_until(auction).actions) + 2
