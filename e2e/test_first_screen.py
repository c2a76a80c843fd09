"""The first screen: two clicks to play, one to go on; the set-up, which opens on demand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import check_accessible
from e2e.layout import OUTSIDE, SMALL, found
from e2e.table import choose, open_set_up, open_site, sit, start
from web.settings import LANGUAGES

NewContext = Callable[..., BrowserContext]
NAMES = ("Maximiliane Theodora", "Konstantin Alexandro", "Wilhelmina Wassermann")
SCROLLS = "document.documentElement.scrollHeight - innerHeight"
CUT_NAMES = """() => [...document.querySelectorAll(".chair__name")]
  .filter((field) => field.scrollWidth > field.clientWidth).map((field) => field.value)"""
SIZES = ((1280, 800), (1366, 625), (1024, 768), (2560, 1440), (844, 390), (360, 740), (320, 568))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_fits_without_scrolling(page: Page, language: str) -> None:
    """At 1280 by 800 with as many seats and options as there can be, and names of 20 letters."""
    open_site(page, language=language)
    open_set_up(page)
    for edition in ("pharaoh", "1999"):
        choose(page, f"edition-{edition}")
        choose(page, "players-5")
        sit(page, 1, "adept")  # players with tempers, who are told about
        assert page.evaluate(SCROLLS) <= 0, edition
    for number, name in enumerate(NAMES):
        page.locator(f"#seat-{number}-name").fill(name[:20])
    assert page.evaluate(CUT_NAMES) == []
    page.locator("#setup-leave").click()
    open_set_up(page, "hexagon")
    assert page.evaluate(SCROLLS) <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_is_in_sight_at_once(page: Page, language: str) -> None:
    """For a newcomer, of one game at least; of both where they are beside each other."""
    open_site(page, language=language)
    for width, height in (*SIZES, (740, 360), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#play-ra-auction")).to_be_in_viewport(ratio=1)
        if width >= 844:
            expect(page.locator("#play-ra-hexagon")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_place_at_any_size(new_context: NewContext, language: str) -> None:
    """Nothing lies outside, is too small for a finger or cuts a name; the start is in sight."""
    page = new_context(viewport={"width": 1280, "height": 800}, has_touch=True).new_page()
    open_site(page, language=language)
    open_set_up(page)
    choose(page, "edition-1999")
    choose(page, "players-5")
    for number, name in enumerate(NAMES):
        page.locator(f"#seat-{number}-name").fill(name[:20])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert found(page, OUTSIDE) == [], width
        assert found(page, SMALL) == [], width
        assert page.evaluate(CUT_NAMES) == [], width
        expect(page.locator("#setup-start")).to_be_in_viewport(ratio=1)
    page.locator("#setup-start").click()
    page.locator("#bar-games").click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert found(page, OUTSIDE) == [], width
        assert found(page, SMALL) == [], width
        expect(page.locator("#go-on")).to_be_in_viewport(ratio=1)


def test_the_focus_is_where_one_expects_it(page: Page) -> None:
    """On the title of what opens, next to the start; back on the button that opened it."""
    open_site(page)
    play = page.locator("#play-ra-hexagon")
    for close in ("Escape", "button", "Back"):
        play.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#setup-title")).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.locator("#setup-start")).to_be_focused()
        if close == "Escape":
            page.keyboard.press("Escape")
        elif close == "button":
            page.keyboard.press("Shift+Tab")
            page.keyboard.press("Enter")
        else:
            page.go_back()
        expect(page.locator("#setup-title")).to_have_count(0)
        expect(play).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_visible()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_game_is_gone_on_with_by_one_click(page: Page, theme: str) -> None:
    """Which says what it is; and the list shows a picture of each table."""
    open_site(page, theme=theme)
    table = start(page)
    table.act()
    seen = table.wait()
    page.locator("#bar-games").click()
    expect(page.locator("#go-on-what")).to_contain_text("The auction game")
    expect(page.locator("#go-on-what")).to_contain_text("Epoch 1 of 3")
    expect(page.locator("#go-on-what")).to_contain_text("Your turn")
    expect(page.locator(".kept svg.glimpse__picture")).to_be_visible()
    check_accessible(page)
    page.locator(".last .glimpse").click(force=True)  # the whole card leads on
    assert table.wait() == seen
    page.locator("#bar-games").click()
    start(page, "hexagon")
    page.locator("#bar-games").click()
    expect(page.locator(".kept svg.glimpse__picture")).to_have_count(2)
    expect(page.locator("#go-on-what")).to_contain_text("Ra on hexagons")
    page.reload()
    expect(page.locator(".kept svg.glimpse__picture")).to_have_count(2)
