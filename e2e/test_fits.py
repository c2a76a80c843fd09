"""Everything in its place: narrow screens, fingers, one look at a wide table, names of any kind."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.layout import HIDDEN, NAMELESS, OUTSIDE, OVERLAID, SMALL, UNDER, found
from e2e.records import (
    ALONE,
    auction,
    busy,
    discard,
    game_until,
    gods,
    idle,
    over,
    persons_turn,
    sheet,
    waiting,
)
from e2e.table import EDITION_SIZES, End, Seen, Table, come_to, open_record, open_site, set_up
from web.names import shown_names
from web.settings import LANGUAGES

NewContext = Callable[..., BrowserContext]
PANELS = ("scores", "log", "share", "description", "settings", "help")
ODD_NAMES = (
    "W" * 200,
    "نفرتيتي كليوباترا السابعة",
    "👩‍👩‍👧‍👦🏺" * 20,
    "<img src=x onerror=window.hacked=1>",
    "Z̸̧̛a̴l̵g̶o̷ {name} %s &amp; \u202eevil",
)


def phone(new_context: NewContext, width: int) -> Page:
    """A page on a small screen for fingers."""
    return new_context(
        viewport={"width": width, "height": 640}, has_touch=True, is_mobile=True
    ).new_page()


def check_fits(page: Page) -> None:
    """No horizontal scrolling, and every control is large enough for a finger."""
    assert found(page, OUTSIDE) == []
    assert found(page, SMALL) == []


@pytest.mark.parametrize("width", [320, 360])
def test_game_on_a_phone(new_context: NewContext, width: int) -> None:
    """A whole game by touch; every moment of it stays within the screen."""
    page = phone(new_context, width)
    open_site(page)
    check_fits(page)
    set_up(page, "pharaoh", 2)
    check_fits(page)
    page.locator("#setup-start").tap()
    table = Table(page, seed=width, touch=True)

    def fits(seen: Seen) -> bool:
        assert found(page, OUTSIDE) == [], seen.title
        return False

    table.play(stop=fits)
    check_fits(page)
    end = End.on(page)
    assert end == End.of(table.record())


@pytest.mark.parametrize("width", [320, 360])
def test_panels_on_a_phone(new_context: NewContext, width: int) -> None:
    """With as many seats and tiles as there can be, and names of every kind."""
    page = phone(new_context, width)
    table = open_record(page, game_until(busy, players=5, names=ODD_NAMES))
    check_fits(page)
    for panel in PANELS:
        table.open(panel)
        check_fits(page)
        page.locator("#panel-close").click()
    page.keyboard.press("ArrowLeft")
    check_fits(page)
    page.locator("#bar-games").click()
    page.locator(".kept").get_by_role("button", name="Rename").click()
    check_fits(page)
    page.locator(".kept input").fill(ODD_NAMES[0])
    page.keyboard.press("Enter")
    check_fits(page)
    page.locator(".kept").get_by_role("button", name="Delete").click()
    expect(page.locator("#notice")).to_be_visible()
    check_fits(page)


def test_panels_scroll_by_themselves(page: Page) -> None:
    """However long a panel is, the page at its side is not."""
    table = open_record(page, game_until(auction, players=4))
    for panel in PANELS:
        table.open(panel)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), panel
        page.locator("#panel-close").click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_on_a_phone(new_context: NewContext, language: str) -> None:
    page = phone(new_context, 320)
    open_site(page, language=language)
    check_fits(page)
    for moment in (persons_turn, auction, gods, discard, idle, sheet, over):
        table = come_to(page, game_until(moment, players=4, levels=ALONE))
        check_fits(page)
        picks = [control for control in table.see().controls if control.startswith("pick")]
        if picks:
            table.do(picks[0])
            check_fits(page)


@pytest.mark.parametrize(
    ("edition", "players", "language"),
    [(*size, "en") for size in EDITION_SIZES] + [("pharaoh", 5, "fr"), ("1999", 5, "ru")],
)
def test_table_at_one_look(page: Page, edition: str, players: int, language: str) -> None:
    """On a screen of 1280 by 800 nothing of the table has to be scrolled for."""
    open_site(page, language=language)
    for moment in (persons_turn, auction, gods, discard, sheet, busy, over):
        table = come_to(page, game_until(moment, edition, players))
        if page.locator(".panel").count():
            page.locator("#panel-close").click()
        assert found(page, HIDDEN) == [], moment.__name__
        picks = [control for control in table.see().controls if control.startswith("pick")]
        if picks:
            table.do(picks[0])
            assert found(page, HIDDEN) == [], moment.__name__
    page.keyboard.press("ArrowLeft")
    assert found(page, HIDDEN) == []


def test_the_table_keeps_its_size_beside_a_panel(page: Page) -> None:
    """Opening a panel moves nothing of the table."""
    table = open_record(page, game_until(busy, players=4))
    for width, height in ((1100, 800), (1280, 800), (1366, 625), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        before = page.locator(".lot").bounding_box()
        for panel in PANELS:
            table.open(panel)
            assert page.locator(".lot").bounding_box() == before, (width, panel)
            page.locator("#panel-close").click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_does_leaves_its_name_room(new_context: NewContext, language: str) -> None:
    page = phone(new_context, 360)
    open_site(page, language=language)
    for wanted in (idle, waiting):
        come_to(page, game_until(wanted, players=4, levels=ALONE))
        for width, height in UPRIGHT:
            page.set_viewport_size({"width": width, "height": height})
            assert found(page, NAMELESS) == [], (wanted, width, height)


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_seat_lies_over_the_rest(page: Page, players: int, language: str) -> None:
    """With levels, chips, suns and all points of people among computers."""
    open_site(page, language=language, pace="slow", sound="off")
    for wanted in (waiting, idle):
        come_to(page, game_until(wanted, players=players, levels=ALONE))
        for width, height in (*UPRIGHT, *SIDEWAYS, *TABLET, *LAPTOP):
            page.set_viewport_size({"width": width, "height": height})
            assert found(page, OVERLAID) == [], (wanted, width, height)


@pytest.mark.parametrize("width", [320, 1280])
def test_odd_names(new_context: NewContext, width: int) -> None:
    """Written into the form, they are text wherever they come up, and stay within their place."""
    page = new_context(viewport={"width": width, "height": 800}).new_page()
    open_site(page)
    set_up(page, "pharaoh", 5)
    for number, name in enumerate(ODD_NAMES):
        page.locator(f"#seat-{number}-name").fill(name)
    page.locator("#setup-start").click()
    table = Table(page, seed=2)
    table.play(stop=lambda seen: seen.bag < 165)
    for panel in ("", "scores", "log", "share", "description"):
        if panel:
            table.open(panel)
        assert found(page, OUTSIDE) == [], panel
        assert page.locator("#app img").count() == 0
    names = [seat.name for seat in table.record().seats]
    assert names[0] == ODD_NAMES[0]
    assert names[3] == ODD_NAMES[3]
    expect(page).to_have_title(f"{', '.join(shown_names(tuple(names)))} – Ra")
    page.keyboard.press("Escape")
    heights = page.locator(".seat__name").evaluate_all(
        "all => all.map((name) => name.getBoundingClientRect().height)"
    )
    assert max(heights) < 60, "a name takes more than a line or two"
    page.locator("#bar-games").click()
    assert found(page, OUTSIDE) == []
    expect(page.locator(".kept")).to_contain_text(ODD_NAMES[3])
    assert page.evaluate("window.hacked") is None


LARGE = ((1440, 900), (1600, 900), (1920, 1080), (2560, 1440), (3440, 1440), (3840, 2160))


@pytest.mark.parametrize("players", [3, 5])
def test_the_table_grows_with_the_window(page: Page, players: int) -> None:
    """All of it is in sight on any large screen, and as large there as on a small one."""
    open_record(page, game_until(busy, players=players))
    tile = page.locator(".space .tile").first
    share = 0.0
    for width, height in LARGE:
        page.set_viewport_size({"width": width, "height": height})
        assert found(page, HIDDEN) == [], (width, height)
        assert found(page, OUTSIDE) == [], (width, height)
        box = tile.bounding_box()
        assert box is not None
        share = share or box["width"] / min(width / 1.6, height)
        assert box["width"] / min(width / 1.6, height) > 0.8 * share, (width, height)


LAPTOP = ((1366, 625), (1280, 720), (1440, 700), (1200, 680))
"""Wide and low, with the browser's own bars above."""
SIDEWAYS = ((844, 390), (740, 360), (915, 412))
UPRIGHT = ((360, 640), (390, 844), (412, 915))
TABLET = ((1024, 768), (1024, 600), (768, 1024), (820, 1180))


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "en"), (5, "fr"), (4, "ru")])
@pytest.mark.parametrize(
    "sizes",
    [LAPTOP, SIDEWAYS, UPRIGHT, TABLET],
    ids=["laptop", "sideways", "upright", "tablet"],
)
def test_the_table_is_whole(
    new_context: NewContext, sizes: tuple[tuple[int, int], ...], players: int, language: str
) -> None:
    """The lot, the decision, one's own suns and the others' at once; on a phone an own tile may be
    out of sight, and on an upright one the end of the game is a sheet."""
    on_phone = sizes in (SIDEWAYS, UPRIGHT)
    page = new_context(viewport={"width": 1024, "height": 700}, has_touch=on_phone).new_page()
    open_site(page, language=language)
    moments = (
        persons_turn,
        auction,
        gods,
        discard,
        busy,
        idle,
        *(() if sizes is UPRIGHT else (over,)),
    )
    for moment in moments:
        come_to(page, game_until(moment, players=players))
        if page.locator(".panel").count():
            page.locator("#panel-close").click()
        for width, height in sizes:
            where = (moment.__name__, width, height)
            page.set_viewport_size({"width": width, "height": height})
            assert found(page, OUTSIDE) == [], where
            assert found(page, UNDER) == [], where
            hidden = found(page, HIDDEN)
            if on_phone:
                assert found(page, SMALL) == [], where
                hidden = [words for words in hidden if not words.startswith("group ")]
            assert hidden == [], where
