"""Ra on hexagons on screens of every shape: the board whole, the cards apart; the way to it from
the first screen; the system's own colours."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

import ra
from e2e.conftest import START_TIMEOUT
from e2e.layout import COVERED, OUTSIDE, OVERLAPPING, found
from e2e.table import open_record, open_site
from e2e.test_hexagon import OPENING

NewContext = Callable[..., BrowserContext]
LONG = OPENING.replace("Anna", "W" * 200).replace("Bek", "Xerxes" * 30)
LOW = [(740, 360), (640, 400), (853, 533), (1024, 768), (1100, 700), (1280, 720), (1366, 650)]
UPRIGHT = [(320, 568), (360, 640), (800, 780)]


FIGURES = """() => ["board__name", "pile__count"].map((name) => {
  const figure = document.querySelector(`#board .${name}`);
  return parseFloat(getComputedStyle(figure).fontSize) * figure.getScreenCTM().a;
})"""


def at_sizes(page: Page, sizes: list[tuple[int, int]], *scripts: str) -> None:
    """Nothing is wrong at any of these sizes of the window."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for script in scripts:
            assert found(page, script) == [], (width, height)


def test_nothing_lies_over_the_board(page: Page) -> None:
    """On low and small screens it is seen whole, whatever else there is to see; a long panel lies
    over it on a phone alone."""
    table = open_record(page, ra.read(OPENING))
    at_sizes(page, [*LOW, *UPRIGHT], COVERED, OUTSIDE)
    for size in ((320, 568), (360, 640)):
        at_sizes(page, [size])
        names, counts = page.evaluate(FIGURES)
        assert names > 10.4
        assert counts > 10.9
    page.locator("#cell-g8").click()
    at_sizes(page, [*LOW, *UPRIGHT], COVERED)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 720})
    table.open("log")
    at_sizes(page, LOW[:4], COVERED)
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator("#hint-do")).to_be_visible(timeout=START_TIMEOUT)
    at_sizes(page, [*LOW, *UPRIGHT[1:]], COVERED)


def test_cards_keep_apart(page: Page) -> None:
    """With names of any length, and letters of any size."""
    open_record(page, ra.read(LONG))
    at_sizes(page, [*LOW, *UPRIGHT, (1280, 800)], OUTSIDE, OVERLAPPING)
    for letters in ("125%", "200%"):
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", letters)
        at_sizes(page, [(740, 360), *LOW[3:], (1280, 800)], OVERLAPPING)


def test_on_the_first_screen_each_game_leads_to_its_own(new_context: NewContext) -> None:
    """To its rules and back again, to its set-up, and to a table seen from its top."""
    page = new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    ).new_page()
    open_site(page)
    button = page.locator("#learn-ra-hexagon")
    button.scroll_into_view_if_needed()
    before = button.bounding_box()
    button.tap()
    expect(page.locator("#panel-help")).to_contain_text("Ra on hexagons")
    expect(page.locator("#panel-title")).to_be_focused()
    page.locator("#panel-close").tap()
    expect(button).to_be_focused()
    assert button.bounding_box() == before
    page.locator("#play-ra-hexagon").tap()
    expect(page.locator("#setup-title")).to_be_focused()
    expect(page.locator("#setup-title")).to_be_in_viewport()
    expect(page.locator("#setup-title")).to_have_text("Ra on hexagons")
    expect(page.locator("#setup-start")).to_be_in_viewport(ratio=1)
    page.locator("#setup-start").tap()
    expect(page.locator("#board")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    page.locator("#bar-games").tap()
    page.locator("#play-ra-auction").tap()
    page.locator("#setup-start").tap()
    expect(page.locator("ol.track")).to_be_visible()
    assert page.evaluate("scrollY") == 0


def test_what_is_chosen_is_seen_in_the_system_s_colours(new_context: NewContext) -> None:
    """The entry of the log, what is open."""
    page = new_context(forced_colors="active").new_page()
    open_record(page, ra.read(OPENING))
    page.locator("#cell-g8").click()
    page.keyboard.press("l")
    for chosen, other in (
        (".log__entry[aria-current]", ".log__entry:not([aria-current])"),
        ("#bar-log", "#bar-scores"),
    ):
        grounds = [
            page.locator(one).first.evaluate("one => getComputedStyle(one).backgroundColor")
            for one in (chosen, other)
        ]
        assert grounds[0] != grounds[1], chosen
