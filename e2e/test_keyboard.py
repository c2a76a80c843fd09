"""A whole game without a mouse: every action by key, the focus seen all the time."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.records import auction, discard, game_until, gods
from e2e.table import End, Seen, Table, by_chance, open_record, open_site

FOCUS = """() => {
  const element = document.activeElement;
  const ring = element.closest("label") ?? element;
  const box = ring.getBoundingClientRect();
  const drawn = [element, ring].some((one) => {
    const style = getComputedStyle(one);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  });
  return {
    what: element.id || element.dataset.onClick || element.tagName,
    message: element.dataset.onClick ?? "",
    lost: element === document.body,
    drawn: drawn && element.matches(":focus-visible"),
    inSight: box.width > 0 && box.bottom > 0 && box.right > 0
      && box.top < innerHeight && box.left < innerWidth,
  };
}"""
SHORTCUTS = {"act d": "d", "act i": "i", "act p": "p", "act s": "e", "confirm": "c", "proceed": "n"}


class Keyboard:
    """The hands of someone who has no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        """Press a key; the focus is somewhere and to be seen afterwards."""
        self.page.keyboard.press(key)
        self.look()

    def look(self) -> dict[str, Any]:
        """Where the focus is."""
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        assert not found["lost"], "the focus is lost"
        assert found["drawn"], f"the focus on {found['what']} can't be seen"
        assert found["inSight"], f"{found['what']} has the focus and is out of sight"
        return found

    def go_to(self, *wanted: str) -> None:
        """Tab on, or back, to the next control of that id or message."""
        for key, times in (("Tab", 40), ("Shift+Tab", 80), ("Tab", 200)):
            for _ in range(times):
                found = self.page.evaluate(FOCUS)
                if {found["what"], found["message"]} & set(wanted):
                    return
                self.page.keyboard.press(key)
                # Past the last control the browser's own follow.
                if not self.page.evaluate("document.activeElement === document.body"):
                    self.look()
        raise AssertionError(f"no way to {wanted} by Tab")

    def aim(self, bid: str) -> None:
        """Go to a bid by the first digit of its sun, and make it."""
        for _ in range(8):
            self.press(bid.removeprefix("act b")[0])
            if self.page.evaluate(FOCUS)["message"] == bid:
                self.press("Enter")
                return
        raise AssertionError(f"no way to {bid} by its digit")

    def use(self, seen: Seen, control: str, *, shortcut: bool) -> None:
        """Use a control of the table, by its own key if it has one and that is wanted."""
        bids = [one for one in seen.controls if one.startswith("act b")]
        key = SHORTCUTS.get(control)
        if shortcut and control in bids:
            self.aim(control)
            return
        if shortcut and key:
            self.press(key)
            return
        self.go_to(control)
        self.press("Enter")


def test_game_by_keys(page: Page) -> None:
    """From the first screen to the final score sheet."""
    open_site(page)
    keys, table = Keyboard(page), Table(page, seed=3)
    keys.press("Tab")
    keys.go_to("players-4")
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    keys.go_to("seat-1-name")
    page.keyboard.type("Bea")
    keys.go_to("seat-1-player-adept")
    keys.press("ArrowLeft")
    keys.go_to("setup-start")
    keys.press("Enter")
    moves = 0
    while "again" not in (seen := table.see()).controls:
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
    expect(page.locator("#play")).to_be_visible()
