"""What hands do by accident: two taps for one, keys that stay down, words typed where keys act."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import ra
from e2e.table import Table, dismiss, open_record, open_site, settled
from ra.auction import PHARAOH, Setup
from ra.auction.game import AUCTION

NewContext = Callable[..., BrowserContext]
FOUR = tuple(ra.Seat(name, None) for name in ("Anna", "Bek", "Cleo", "Dan"))
SETUP = Setup.from_seed(PHARAOH, 4, 9)


def at(tokens: str) -> ra.Record:
    """A game of four people after these actions."""
    state = AUCTION.start(SETUP)
    state.play(tokens)
    actions = tuple(AUCTION.read_action(token) for token in tokens.split())
    return ra.Record(AUCTION, SETUP, FOUR, actions)


FIRST, TURN, BIDDING = at("d"), at("d d"), at("d d i")


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The middle of what is there, in CSS px."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def taken(page: Page) -> int:
    """The actions of the game on the table."""
    return len(Table(page).record().actions)


@pytest.mark.parametrize("pause", [30, 60, 100, 150])
@pytest.mark.parametrize(("record", "key"), [(TURN, "d"), (BIDDING, "p")], ids=["d", "p"])
def test_the_second_of_two_taps_is_not_the_next_persons(
    page: Page, record: ra.Record, key: str, pause: int
) -> None:
    open_record(page, record)
    settled(page)
    page.keyboard.press(key)
    page.wait_for_timeout(pause)
    page.keyboard.press(key)
    settled(page)
    assert taken(page) == len(record.actions) + 1


@pytest.mark.parametrize("pause", [30, 60, 100, 150, 200])
def test_nor_is_the_second_of_two_clicks(page: Page, pause: int) -> None:
    open_record(page, TURN)
    settled(page)
    spot = middle(page, "[data-on-click='act d']")
    page.mouse.click(*spot)
    page.wait_for_timeout(pause)
    page.mouse.click(*spot)
    settled(page)
    assert taken(page) == len(TURN.actions) + 1


@pytest.mark.parametrize("pause", [300, 400])
def test_nor_is_the_second_of_a_slow_double_click(page: Page, pause: int) -> None:
    """The browser tells that two clicks are one gesture, as the system's settings have it."""
    open_record(page, TURN)
    settled(page)
    spot = middle(page, "[data-on-click='act d']")
    page.mouse.move(*spot)
    for count in (1, 2):
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        page.wait_for_timeout(pause)
    settled(page)
    assert taken(page) == len(TURN.actions) + 1
    page.mouse.click(*spot)
    settled(page)
    assert taken(page) == len(TURN.actions) + 2, "a new gesture acts"


@pytest.mark.parametrize("panel", ["scores", "help", "log", "settings"])
def test_a_double_tap_that_closes_a_panel_does_nothing_beneath(
    new_context: NewContext, panel: str
) -> None:
    for width, height in ((740, 360), (667, 375), (844, 390), (360, 740)):
        page = new_context(
            viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
        ).new_page()
        open_record(page, BIDDING)
        Table(page).open(panel)
        settled(page)
        spot = middle(page, "#panel-close")
        page.touchscreen.tap(*spot)
        page.wait_for_timeout(150)
        page.touchscreen.tap(*spot)
        settled(page)
        expect(page.locator(".panel")).to_have_count(0)
        expect(page.locator(".hint")).to_have_count(0)
        assert taken(page) == len(BIDDING.actions)
        page.close()


@pytest.mark.parametrize("hold", [500, 900])
def test_nor_is_a_second_touch_that_is_held(new_context: NewContext, hold: int) -> None:
    """The click of a finger comes when it is lifted, long after the touch began."""
    page = new_context(
        viewport={"width": 390, "height": 780}, has_touch=True, is_mobile=True
    ).new_page()
    open_record(page, FIRST)  # whose next player would draw too
    settled(page)
    x, y = middle(page, "[data-on-click='act d']")
    spot = {"x": x, "y": y}
    fingers = page.context.new_cdp_session(page)
    page.touchscreen.tap(**spot)
    page.wait_for_timeout(60)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_timeout(hold)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)  # for the click
    settled(page)
    assert taken(page) == len(FIRST.actions) + 1


def test_a_press_released_out_of_the_window_is_forgotten(page: Page) -> None:
    """The next click acts, though that press began before it was asked what is asked now."""
    open_record(page, TURN)
    settled(page)
    page.mouse.move(200, 300)
    page.mouse.down()
    page.evaluate(
        """document.addEventListener("pointerup", (lifted) => lifted.stopImmediatePropagation(),
            {capture: true, once: true});
        window.addEventListener("pointerup", (lifted) => lifted.stopImmediatePropagation(),
            {capture: true, once: true})"""
    )
    page.mouse.up()
    page.evaluate("""document.querySelector("[data-on-click='act d']").click()""")
    settled(page)
    page.locator("#decision [data-on-click^='act ']").last.click()
    settled(page)
    assert taken(page) == len(TURN.actions) + 2


def test_a_double_click_on_what_leads_on_does_only_that(page: Page) -> None:
    tokens = "d d i p p p b12"
    open_record(page, at(tokens))
    page.locator("#bar-log").click()
    entry = page.locator("#whole-2")
    entry.dblclick()
    expect(page.locator("#decision-title")).to_have_text("Looking back")
    back = page.get_by_role("button", name="Back to now")
    settled(page)
    back.dblclick()
    settled(page)
    assert taken(page) == len(tokens.split())


def test_who_knows_the_keys_is_not_slowed_down(page: Page) -> None:
    open_record(page, BIDDING)
    for _ in range(3):
        page.wait_for_timeout(450)
        page.keyboard.press("p")
    settled(page)
    assert taken(page) == len(BIDDING.actions) + 3


@pytest.mark.parametrize("graph", [True, False])
def test_a_letter_with_altgr_is_another_letter(page: Page, graph: bool) -> None:
    open_record(page, TURN)
    settled(page)
    page.evaluate(
        """graph => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "ð",
            code: "KeyD", bubbles: true, cancelable: true, modifierAltGraph: graph}))""",
        graph,
    )
    settled(page)
    assert taken(page) == len(TURN.actions) + (not graph)


@pytest.mark.parametrize("key", ["d", "u", "h", "Enter"])
def test_a_key_that_stays_down_acts_once(page: Page, key: str) -> None:
    open_record(page, TURN)
    settled(page)
    if key == "Enter":
        page.locator("[data-on-click='act d']").focus()
    before = taken(page) if key != "Enter" else len(TURN.actions)
    page.keyboard.press("Escape")
    settled(page)
    if key == "Enter":
        page.locator("[data-on-click='act d']").focus()
    for _ in range(12):
        page.keyboard.down(key)
        page.wait_for_timeout(60)
    page.keyboard.up(key)
    page.keyboard.press("Escape")
    settled(page)
    assert taken(page) - before == {"d": 1, "u": -1, "h": 0, "Enter": 1}[key]


def test_steps_of_looking_back_repeat(page: Page) -> None:
    open_record(page, at("d d i p p p b12 d"))
    settled(page)
    for _ in range(5):
        page.keyboard.down("ArrowLeft")
    page.keyboard.up("ArrowLeft")
    expect(page.locator("#decision-words")).to_contain_text("After 3 of 8")


@pytest.mark.parametrize("word", ["help", "did", "pass"])
@pytest.mark.parametrize("panel", ["settings", "help"])
def test_words_typed_over_a_panel_change_nothing(page: Page, panel: str, word: str) -> None:
    open_record(page, BIDDING)
    Table(page).open(panel)
    if panel == "settings":
        page.locator("#setting-theme-day").focus()
    for letter in word:
        page.wait_for_timeout(120)
        page.keyboard.press(letter)
    assert page.locator(f"#panel-{panel}").count() == 1
    page.locator("#panel-close").click()
    assert taken(page) == len(BIDDING.actions)


@pytest.mark.parametrize("pause", [60, 200])
def test_help_typed_at_ones_bid_does_not_pass(page: Page, pause: int) -> None:
    open_record(page, BIDDING)
    settled(page)
    for letter in "help":
        page.keyboard.press(letter)
        page.wait_for_timeout(pause)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert taken(page) == len(BIDDING.actions)


def test_letters_can_be_switched_off(page: Page) -> None:
    open_record(page, BIDDING, letters="off")
    settled(page)
    page.keyboard.press("p")
    page.keyboard.press("h")
    assert page.locator(".hint").count() == 0
    assert taken(page) == len(BIDDING.actions)


@pytest.mark.parametrize("name", ["theme", "pace", "language", "letters"])
def test_arrows_belong_to_the_radio_button_in_focus(page: Page, name: str) -> None:
    open_record(page, TURN)
    Table(page).open("settings")
    chosen = page.locator(f"input[name=setting-{name}]:checked")
    value = chosen.input_value()
    chosen.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"input[name=setting-{name}]:checked")).not_to_have_value(value)
    assert "past" not in (page.locator("[data-asks]").get_attribute("data-asks") or "")


def test_home_and_end_scroll_the_panel_in_focus(page: Page) -> None:
    open_record(page, TURN)
    Table(page).open("help")
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('[data-scrolls]').scrollTop > 100")
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('[data-scrolls]').scrollTop === 0")
    expect(page.locator("#decision-title")).not_to_have_text("Looking back")


def test_fingers_neither_reload_nor_select(page: Page) -> None:
    open_record(page, TURN)
    found = page.evaluate(
        """() => [...document.querySelectorAll(".space, .sun, .seat, .ra-track, .tile")]
          .map((one) => getComputedStyle(one))
          .filter((style) => style.userSelect !== "none").length"""
    )
    assert found == 0
    for touched in (".lot", ".seat"):
        style = f"getComputedStyle(document.querySelector('{touched}')).touchAction"
        assert page.evaluate(style) == "manipulation"
    assert page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorY") == "none"


def test_more_contrast_for_who_asks_for_it(page: Page) -> None:
    open_site(page)
    plain = page.evaluate("getComputedStyle(document.body).color")
    page.emulate_media(contrast="more")
    assert page.evaluate("getComputedStyle(document.body).color") != plain


def test_the_focus_follows_what_is_deleted_and_brought_back(page: Page) -> None:
    open_record(page, TURN)
    page.locator("#bar-games").click()
    page.get_by_role("button", name=re.compile("^Delete")).first.press("Enter")
    expect(page.locator("#notice-undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[id^=open-]").first).to_be_focused()


def test_escape_leaves_the_field_of_a_title(page: Page) -> None:
    open_record(page, TURN)
    page.locator("#bar-games").click()
    rename = page.get_by_role("button", name=re.compile("^Rename")).first
    rename.press("Enter")
    field = page.get_by_role("textbox", name="Title of the game")
    expect(field).to_be_focused()
    field.press_sequentially("Sun")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(rename).to_be_focused()


def test_what_is_typed_and_not_sent_stays(page: Page) -> None:
    """In the field for a game from elsewhere, a comment, a title: whatever is done meanwhile."""
    table = open_record(page, TURN)
    page.keyboard.press("Escape")
    page.locator("#bar-share").click() if page.locator("#bar-share").is_visible() else table.open(
        "share"
    )
    page.locator(".panel textarea[name=text]").press_sequentially("half a")
    page.keyboard.press("Escape")
    expect(page.locator(".panel")).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")
    table.open("share")
    expect(page.locator(".panel textarea[name=text]")).to_have_value("half a")
    page.locator("#panel-close").click()
    table.open("log")
    page.locator("#comment-text").press_sequentially("why no")
    page.keyboard.press("Escape")
    table.open("log")
    expect(page.locator("#comment-text")).to_have_value("why no")
    page.locator(".log--whole .log__entry").first.click()
    expect(page.locator("#comment-text")).to_have_value("")
    page.locator(".log--whole .log__entry").last.click()
    expect(page.locator("#comment-text")).to_have_value("why no")
    page.get_by_role("button", name="Keep the comment").click()
    assert table.record().comments == {2: "why no"}


def two_games(page: Page) -> None:
    open_record(page, TURN)
    page.locator("#bar-games").click()
    page.locator("#home-text").fill(ra.write(BIDDING))
    page.get_by_role("button", name="Open it").click()
    expect(page.locator("#decision")).to_be_visible()
    page.locator("#bar-games").click()
    expect(page.locator(".kept")).to_have_count(2)


def test_a_title_begun_stays_while_another_game_is_deleted(page: Page) -> None:
    two_games(page)
    page.get_by_role("button", name=re.compile("^Rename")).first.click()
    field = page.get_by_role("textbox", name="Title of the game")
    field.press_sequentially("Half")
    page.get_by_role("button", name=re.compile("^Delete")).last.click()
    expect(page.locator(".kept")).to_have_count(1)
    expect(field).to_have_value("Half")


@pytest.mark.parametrize("pause", [90, 250, 350])
def test_a_double_click_opens_nothing_that_takes_a_buttons_place(page: Page, pause: int) -> None:
    open_record(page, TURN)
    page.locator("#bar-games").click()
    page.get_by_role("button", name=re.compile("^Rename")).click()
    page.get_by_role("button", name="Keep this title").dblclick(delay=pause / 3)
    page.wait_for_timeout(300)
    expect(page.locator(".kept")).to_have_count(1)


def test_a_link_that_leads_nowhere_leaves_the_game_its_address(page: Page) -> None:
    open_record(page, TURN)
    address = page.url
    page.evaluate("location.hash = 'record=1badbadbad'")
    expect(page.locator("#notice")).to_contain_text("damaged")
    assert page.url == address


def test_a_sun_that_is_typed_at_once_is_that_sun(page: Page) -> None:
    """Also if the first digit comes before the question could be seen."""
    open_site(page, f"#position={quote(NEXT_HAS_13_AND_3)}")
    dismiss(page)
    settled(page)
    page.keyboard.press("p")
    page.wait_for_timeout(100)
    for digit in "13":
        page.keyboard.press(digit)
        page.wait_for_timeout(200)
    settled(page)
    page.keyboard.press("Enter")
    settled(page)
    assert str(Table(page).record().actions[-1]) == "b13"


NEXT_HAS_13_AND_3 = (
    "pharaoh:3 1:1 CGGYUO.. 1 10:9.6.4:7:-/10:13.3.2.10:-:-/10:11.8.5:12:- 1b 3i:- -"
    " ~R29G6U4P25N25F12A5C4I5S5W5O4Y4X5T5D5E5M5H5p2n2w4q2"
)


@pytest.mark.parametrize(("key", "number"), [("End", -1), ("Home", 0)])
def test_home_and_end_lead_within_a_seat(page: Page, key: str, number: int) -> None:
    open_record(page, BIDDING)
    settled(page)
    things = page.locator("#seat-0 button.ask")
    things.nth(1).focus()
    page.keyboard.press(key)
    expect(things.nth(number)).to_be_focused()
    expect(page.locator("#decision-title")).not_to_have_text("Looking back")
