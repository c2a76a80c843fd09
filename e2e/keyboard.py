"""The keyboard in the hands of someone who has no mouse."""

from typing import Any

from e2e.table import Screen, Seen, settled

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
    """Presses keys, and sees where the focus is."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def press(self, key: str) -> None:
        """Press a key; the focus is somewhere and to be seen afterwards."""
        settled(self.screen)
        self.screen.keyboard.press(key)
        self.look()

    def look(self) -> dict[str, Any]:
        """Where the focus is."""
        found: dict[str, Any] = self.screen.evaluate(FOCUS)
        assert not found["lost"], "the focus is lost"
        assert found["drawn"], f"the focus on {found['what']} can't be seen"
        assert found["inSight"], f"{found['what']} has the focus and is out of sight"
        return found

    def go_to(self, *wanted: str) -> None:
        """Tab on, or back, to the next control of that id or message."""
        for key, times in (("Tab", 40), ("Shift+Tab", 80), ("Tab", 200)):
            for _ in range(times):
                found = self.screen.evaluate(FOCUS)
                if {found["what"], found["message"]} & set(wanted):
                    return
                self.screen.keyboard.press(key)
                # Past the last control the browser's own follow.
                if not self.screen.evaluate("document.activeElement === document.body"):
                    self.look()
        raise AssertionError(f"no way to {wanted} by Tab")

    def back_to(self, wanted: str) -> None:
        """Go back to a control, and not through the browser's own."""
        for _ in range(60):
            self.press("Shift+Tab")
            if self.screen.evaluate(FOCUS)["what"] == wanted:
                return
        raise AssertionError(f"no way back to {wanted}")

    def aim(self, bid: str) -> None:
        """Go to a bid by the first digit of its sun, and make it."""
        for _ in range(8):
            self.press(bid.removeprefix("act b")[0])
            if self.screen.evaluate(FOCUS)["message"] == bid:
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
