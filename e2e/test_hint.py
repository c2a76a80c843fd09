"""Hints: asked for, read and done; cancelled; failed; on every screen, and for everybody."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import START_TIMEOUT, Troubles, check_accessible, ready
from e2e.keyboard import Keyboard
from e2e.layout import HIDDEN, OUTSIDE, SMALL, found
from e2e.records import (
    ALONE,
    Wanted,
    auction,
    busy,
    discard,
    game_until,
    gods,
    persons_turn,
    position,
)
from e2e.table import come_to, open_record, open_site, settled
from ra.auction import AUCTION, State
from web.settings import LANGUAGES

NewContext = Callable[..., BrowserContext]


def choosing(moment: Wanted) -> Wanted:
    """Such a moment with more than one thing to do."""

    def wanted(state: State) -> bool:
        return moment(state) and len(state.legal_actions()) > 1

    wanted.__name__ = moment.__name__
    return wanted


MOMENTS: tuple[Wanted, ...] = (persons_turn, auction, gods, discard, choosing(busy))
CARD = "#hint"
COVERED = """() => [...document.querySelectorAll("#decision button")].filter((control) => {
  const box = control.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.width > 0 && !control.contains(at);
}).map((control) => control.id)"""


SILENT = """postMessage(["", "", ""]);
addEventListener("message", () => { self.asked = true; });"""


def silence(page: Page) -> None:
    """From now on a worker that starts never answers."""
    page.route("**/opponent.js", lambda route: answer_with(route, SILENT))


def answer_with(route: Route, script: str) -> None:
    route.fulfill(body=script, content_type="text/javascript")


def await_question(page: Page) -> None:
    """Wait until the silent worker has been asked something."""
    for _ in range(100):
        if page.workers and page.workers[0].evaluate("self.asked"):
            return
        page.wait_for_timeout(50)
    raise AssertionError("nothing was asked")


def await_workers(page: Page, count: int) -> None:
    """Wait until so many workers run."""
    for _ in range(100):
        if len(page.workers) == count:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{len(page.workers)} workers, not {count}")


def ask(page: Page) -> None:
    """Ask for a hint, and wait until it has come."""
    page.locator("#ask-hint").click()
    expect(page.locator(".hint--come")).to_be_visible(timeout=START_TIMEOUT)


@pytest.mark.parametrize(
    ("moment", "by_key"), [*((moment, False) for moment in MOMENTS), (MOMENTS[0], True)]
)
def test_a_hint_is_read_and_done(page: Page, moment: Wanted, by_key: bool) -> None:
    record = game_until(moment, players=4)
    table = open_record(page, record)
    if by_key:
        page.keyboard.press("h")
    else:
        page.locator("#ask-hint").click()
    card = page.locator(".hint--come")
    expect(card).to_be_visible(timeout=START_TIMEOUT)
    expect(card.locator(".hint__why")).to_contain_text(".")
    title = card.locator(".hint__what").inner_text()
    expect(page.locator("#live")).to_contain_text(f"A Master's advice: {title}.")
    rows = card.locator("tbody").count()
    assert rows > 1
    token = str(card.locator("#hint-do").get_attribute("data-on-click")).removeprefix("act ")
    legal = [AUCTION.write_action(action) for action in position(record).legal_actions()]
    assert token in legal
    if by_key:
        keys = Keyboard(page)
        page.keyboard.press("Tab")
        keys.go_to("hint-do")
        keys.press("Enter")
    else:
        card.get_by_role("button", name="Do it").click()
    expect(page.locator(CARD)).to_have_count(0)
    actions = table.record().actions
    assert len(actions) == len(record.actions) + 1
    assert AUCTION.write_action(actions[-1]) == token


def test_what_worth_is_made_of_opens(page: Page) -> None:
    open_record(page, game_until(auction, players=4))
    ask(page)
    expect(page.locator(".worths")).to_be_hidden()
    page.get_by_text("What the lot is worth").click()
    expect(page.locator(".worths__seat")).to_have_count(4)
    page.locator("#hint-away").click()
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "key"])
def test_thinking_is_cancelled_for_good_and_can_be_asked_again(page: Page, by_key: bool) -> None:
    """The page lives on meanwhile; the worker is gone, and the next question has its own."""
    silence(page)
    table = open_record(page, game_until(auction, players=4))
    before = table.see()
    page.keyboard.press("h")
    expect(page.locator(".hint--thinking")).to_be_visible()
    expect(page.locator("#hint-title")).to_be_focused()
    await_question(page)
    table.open("log")
    page.keyboard.press("Escape")
    expect(page.locator(".hint--thinking")).to_be_visible()
    if by_key:
        page.keyboard.press("Escape")
    else:
        page.get_by_role("button", name="Cancel").click()
    expect(page.locator(CARD)).to_have_count(0)
    await_workers(page, 0)
    assert table.see() == before
    page.unroute("**/opponent.js")
    with page.expect_worker():
        ask(page)


def test_one_need_not_wait_for_it(page: Page) -> None:
    silence(page)
    table = open_record(page, game_until(auction, players=4))
    page.keyboard.press("h")
    expect(page.locator(".hint--thinking")).to_be_visible()
    before = table.see()
    table.do("act p")
    expect(page.locator(CARD)).to_have_count(0)
    assert table.see() != before


@pytest.mark.parametrize("way", ["undo", "leave"])
def test_a_computer_s_thought_ends_when_nobody_waits_for_it(page: Page, way: str) -> None:
    silence(page)
    record = game_until(persons_turn, players=3, levels=ALONE)
    table = open_record(page, record)
    table.do("act d")
    expect(page.locator(".decision--wait")).to_be_visible()
    await_question(page)
    page.locator("#bar-undo" if way == "undo" else "#bar-games").click()
    expect(page.locator(".decision--wait")).to_have_count(0)
    await_workers(page, 0)
    page.unroute("**/opponent.js")
    if way == "leave":
        page.locator("#go-on").click()
    else:
        table.do("act d")
    table.wait()


def test_reload_while_it_thinks(page: Page) -> None:
    """The game is as it was, without the hint, which can be asked for anew."""
    silence(page)
    table = open_record(page, game_until(auction, players=4))
    before = table.see()
    page.keyboard.press("h")
    expect(page.locator(".hint--thinking")).to_be_visible()
    page.unroute("**/opponent.js")
    page.reload()
    ready(page)
    assert table.see() == before
    expect(page.locator(CARD)).to_have_count(0)
    ask(page)


def test_a_thought_that_fails(page: Page, troubles: Troubles) -> None:
    """It is told with a way on; the game is intact; another try succeeds."""
    troubles.expect("")  # the worker's own words on the console are Pyodide's affair
    script = """postMessage(["", "", ""]); addEventListener("message", ({ data: [ticket] }) =>
        postMessage([ticket, "", "the sphinx has fallen asleep"]));"""
    page.route("**/opponent.js", lambda route: answer_with(route, script))
    record = game_until(auction, players=4)
    table = open_record(page, record)
    page.keyboard.press("h")
    card = page.locator(".hint--trouble")
    expect(card).to_be_visible()
    expect(page.locator("#live")).to_contain_text("no hint this time")
    card.get_by_text("What went wrong").click()
    expect(card).to_contain_text("the sphinx has fallen asleep")
    check_accessible(page)
    page.unroute("**/opponent.js")
    card.get_by_role("button", name="Try again").click()
    expect(page.locator(".hint--come")).to_be_visible(timeout=START_TIMEOUT)
    assert table.record() == record


@pytest.mark.parametrize(("width", "height"), [(320, 640), (360, 740)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_decision_stays_within_reach(
    new_context: NewContext, width: int, height: int, language: str
) -> None:
    page = new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
    ).new_page()
    open_site(page, language=language)
    for moment in MOMENTS:
        come_to(page, game_until(moment, players=4))
        page.locator("#ask-hint").tap()
        expect(page.locator(".hint--come")).to_be_visible(timeout=START_TIMEOUT)
        settled(page)
        assert found(page, COVERED) == [], moment.__name__
        assert found(page, OUTSIDE) == [], moment.__name__
        assert found(page, SMALL) == [], moment.__name__
        box = page.locator("#hint-do").bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= height - box["height"]
        for summary in page.locator("#hint summary").all():
            summary.tap()
            assert found(page, COVERED) == [], moment.__name__


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (5, "en"), (5, "fr"), (5, "ru")])
def test_beside_a_wide_table_nothing_moves(page: Page, players: int, language: str) -> None:
    open_site(page, language=language)
    for moment in MOMENTS:
        come_to(page, game_until(moment, players=players))
        before = page.locator("#decision").bounding_box()
        ask(page)
        assert page.locator("#decision").bounding_box() == before, moment.__name__
        assert found(page, HIDDEN) == [], moment.__name__
        assert found(page, OUTSIDE) == [], moment.__name__


@pytest.mark.parametrize("theme", ["day", "night"])
def test_for_everybody(page: Page, theme: str) -> None:
    silence(page)
    open_site(page, theme=theme)
    come_to(page, game_until(gods, players=4))
    page.keyboard.press("h")
    expect(page.locator(".hint--thinking")).to_be_visible()
    check_accessible(page)
    page.keyboard.press("Escape")
    page.unroute("**/opponent.js")
    for moment in MOMENTS:
        come_to(page, game_until(moment, players=4))
        ask(page)
        for summary in page.locator("#hint summary").all():
            summary.click()
        check_accessible(page)
    page.set_viewport_size({"width": 360, "height": 740})
    check_accessible(page)
