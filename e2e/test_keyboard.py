"""A whole game without a mouse: every action by key, the focus seen all the time."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.keyboard import Keyboard
from e2e.records import auction, discard, game_until, gods
from e2e.table import End, Table, by_chance, open_record, open_site


def test_game_by_keys(page: Page) -> None:
    """From the first screen to the final score sheet."""
    open_site(page)
    keys, table = Keyboard(page), Table(page, seed=3)
    keys.press("Tab")
    keys.go_to("play-ra-auction")
    keys.press("Enter")
    keys.go_to("players-4")
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    keys.go_to("seat-1-name")
    page.keyboard.type("Bea")
    keys.go_to("seat-1-player-novice")
    keys.press("ArrowUp")
    keys.go_to("setup-start")
    keys.press("Enter")
    moves = 0
    while "play-again" not in (seen := table.see()).controls:
        assert seen.actor is not None or "proceed" in seen.controls
        control = "proceed" if "proceed" in seen.controls else by_chance(seen, table.chance)
        keys.use(seen, control, shortcut=moves % 7 > 0)
        assert table.see() != seen, f"{control} did nothing"
        moves += 1
    assert seen.names == ("Player 1", "Bea")
    end = End.on(page)
    keys.press("x")
    assert end == End.of(table.record())


@pytest.mark.parametrize("moment", [gods, discard])
def test_choice_by_keys(page: Page, moment: Any) -> None:
    """Tiles of the track and tiles to lose are chosen, and let go, without a mouse."""
    table = open_record(page, game_until(moment))
    keys = Keyboard(page)
    page.keyboard.press("Tab")
    before = table.see()
    picks = [control for control in before.controls if control.startswith("pick")]
    keys.go_to(picks[0])
    keys.press("Space")
    assert "unpick" in " ".join(table.see().controls)
    keys.press("Escape")
    assert table.see() == before
    while "confirm" not in (seen := table.see()).controls:
        keys.go_to(next(control for control in seen.controls if control.startswith("pick")))
        keys.press("Enter")
    keys.go_to("confirm")
    keys.press("Enter")
    after = table.see()
    assert after.tiles != before.tiles


def test_focus_in_panels(page: Page) -> None:
    """Every key opens its panel, which takes the focus; closing it never loses the focus."""
    open_record(page, game_until(auction))
    keys = Keyboard(page)
    page.keyboard.press("Tab")
    for key, panel in {
        "s": "scores", "l": "log", "t": "description", "x": "share", "?": "help", ",": "settings",
    }.items():  # fmt: skip
        keys.press(key)
        expect(page.locator(f"#panel-{panel}")).to_be_visible()
        expect(page.locator("#panel-title")).to_be_focused()
        for close in ("Escape", "close button"):
            if close == "Escape":
                keys.press("Escape")
            else:
                keys.press(key)
                keys.go_to("panel-close")
                keys.press("Enter")
            expect(page.locator(".panel")).to_have_count(0)
    keys.press("g")
    expect(page.locator("#play-ra-auction")).to_be_visible()


def test_the_log_is_one_stop(page: Page) -> None:
    """Arrow keys lead from button to button, Enter to the moment, Tab out of it."""
    record = game_until(auction)
    open_record(page, record)
    keys, last = Keyboard(page), len(record.actions)
    page.keyboard.press("Tab")
    keys.go_to(f"log-{last}")
    ids = page.locator(".log__entries button").evaluate_all("all => all.map(one => one.id)")
    for ident in reversed(ids[:-1]):
        keys.press("ArrowUp")
        assert keys.look()["what"] == ident
    while keys.look()["what"] != f"log-{last - 1}":
        keys.press("ArrowDown")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('.log__entry')")
    page.keyboard.press("Shift+Tab")
    assert keys.look()["what"] == f"log-{last - 1}"
    keys.press("Enter")
    expect(page.locator(f"#log-{last - 1}")).to_have_attribute("aria-current", "step")
    assert keys.look()["what"] == f"log-{last - 1}"
