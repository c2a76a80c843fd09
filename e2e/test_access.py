"""For everybody: axe on every screen and panel, calm motion, what is told, settings that stay."""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import check_accessible, ready
from e2e.records import (
    ALONE,
    auction,
    busy,
    discard,
    game_until,
    gods,
    idle,
    over,
    position,
    sheet,
)
from e2e.table import choose, come_to, open_record, open_set_up, open_site
from e2e.test_fits import PANELS
from ra.replay import Replay
from web.keys import GENERAL_KEYS, TABLE_KEYS
from web.screens.help_panel import key_name

NewContext = Callable[..., BrowserContext]
RUNNING = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 1)
  .map((one) => one.effect.target.className.baseVal ?? one.effect.target.className)"""


@pytest.mark.parametrize("theme", ["day", "night"])
def test_first_screen(page: Page, theme: str) -> None:
    """Bare, and with kept games, a title being written, a notice, each panel."""
    open_site(page, theme=theme)
    check_accessible(page)
    for panel in ("settings", "help"):
        page.locator(f"#bar-{panel}").click()
        check_accessible(page)
    page.keyboard.press("Escape")
    page.goto(f"#record={'A' * 9}")
    expect(page.locator("#notice")).to_be_visible()
    check_accessible(page)
    open_set_up(page)
    check_accessible(page)
    page.locator("#setup-start").click()
    page.locator("#bar-games").click()
    page.get_by_role("button", name="Rename").click()
    check_accessible(page)
    page.get_by_role("button", name="Leave it").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.locator("#notice")).to_be_visible()
    check_accessible(page)


@pytest.mark.parametrize("theme", ["day", "night"])
def test_table(page: Page, theme: str) -> None:
    """Each kind of moment."""
    open_site(page, theme=theme, pace="slow")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    for moment in (gods, auction, discard, idle, sheet, over):
        table = come_to(page, game_until(moment, levels=ALONE))
        check_accessible(page)
        picks = [control for control in table.see().controls if control.startswith("pick")]
        if picks:
            table.do(picks[0])
            check_accessible(page)
    page.keyboard.press("ArrowLeft")
    check_accessible(page)


@pytest.mark.parametrize("theme", ["day", "night"])
def test_panels(page: Page, theme: str) -> None:
    open_site(page, theme=theme)
    table = come_to(page, game_until(over, players=5))
    for panel in PANELS:
        table.open(panel)
        check_accessible(page)
    table.open("scores")
    page.get_by_role("button", name="All", exact=True).click()
    expect(page.get_by_role("table", name="Points of all epochs")).to_be_visible()
    check_accessible(page)


def test_narrow_screen(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_site(page)
    check_accessible(page)
    table = come_to(page, game_until(busy, players=5))
    check_accessible(page)
    page.locator(".bar__menu summary").click()
    check_accessible(page)
    page.locator(".bar__menu summary").click()
    table.open("scores")
    check_accessible(page)


def test_motion_where_it_is_wanted(new_context: NewContext) -> None:
    """Tiles glide, unless the device or the settings ask for calm: then nothing moves at all."""
    moved = {}
    wishes: dict[str, tuple[Literal["reduce", "no-preference"], bool]] = {
        "wanted": ("no-preference", True),
        "switched off": ("no-preference", False),
        "calm device": ("reduce", True),
    }
    for wish, (device, setting) in wishes.items():
        page = new_context(reduced_motion=device).new_page()
        table = open_record(page, game_until(sheet, players=2), motion=setting)
        moving = page.evaluate(RUNNING)
        table.do("proceed")
        for _ in range(8):
            seen = table.see()
            # Within one task, so that nothing can have ended before it is looked at.
            moving += page.evaluate(
                f"""message => {{
                  document.querySelector(`#decision [data-on-click="${{message}}"]`).click();
                  return ({RUNNING})();
                }}""",
                seen.controls[0],
            )
        moved[wish] = bool(moving)
    assert moved == {"wanted": True, "switched off": False, "calm device": False}


def test_what_happens_is_told(page: Page) -> None:
    """The live region, always the same element, says each event and then what is asked."""
    record = game_until(auction, players=3)
    table = open_record(page, record)
    live = page.locator("#live")
    assert live.get_attribute("aria-live") == "polite"
    region = live.element_handle()
    replay = Replay.of(record)
    for _ in range(12):
        seen = table.see()
        control = next(c for c in seen.controls if c.startswith("act"))
        table.do(control)
        replay = replay.plus(replay.record.game.read_action(control.removeprefix("act ")))
        entry = page.locator(f"#log-{len(replay.steps)}").inner_text()
        assert entry
        expect(live).to_contain_text(entry.split(" Epoch ")[0])
        if (acting := replay.state().to_act) is not None:
            expect(live).to_contain_text(record.seats[acting].name)
    assert region.evaluate("region => region.isConnected")


def test_keys_are_shown(page: Page) -> None:
    """`?` shows every key there is."""
    open_site(page)
    page.keyboard.press("?")
    keys = page.locator("#panel-help kbd")
    shown = set(keys.all_inner_texts())
    assert {key_name(key) for key in (*TABLE_KEYS, *GENERAL_KEYS)} <= shown


def test_settings_stay(page: Page) -> None:
    """Language, theme, pace, passing and motion: in force at once, and after a reload."""
    page.goto("")
    ready(page)
    page.keyboard.press(",")
    wanted = ("language-ru", "theme-night", "pace-slow", "automatic_pass", "motion")
    for name in wanted:
        choose(page, f"setting-{name}")
    for _ in range(2):
        html = page.locator("html")
        expect(html).to_have_attribute("lang", "ru")
        expect(html).to_have_attribute("data-theme", "night")
        expect(html).to_have_attribute("data-motion", "off")
        expect(page).to_have_title(re.compile("^Ра"))
        for name in wanted[:3]:
            expect(page.locator(f"#setting-{name}")).to_be_checked()
        for name in wanted[3:]:
            expect(page.locator(f"#setting-{name}")).not_to_be_checked()
        page.reload()
        ready(page)
        page.keyboard.press(",")


def test_hidden_scores(page: Page) -> None:
    """Nobody's points are shown at a shared screen until the end; alone, one sees one's own."""
    open_site(page)
    seen = come_to(page, game_until(sheet, open_scores=False)).see()
    assert seen.points == (None, None, None)
    expect(page.locator(".panel--scores")).to_contain_text("hidden until the end")
    expect(page.locator(".panel--scores .sheet__total")).to_have_count(0)
    record = game_until(sheet, levels=ALONE, open_scores=False)
    assert come_to(page, record).see().points == (position(record).points[0], None, None)
    record = game_until(over, open_scores=False)
    assert come_to(page, record).see().points == tuple(position(record).points)
