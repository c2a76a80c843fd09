"""Keys that do something without the focus being on a control; each game also has its own
(web/games/GAME/keys.py)."""

from __future__ import annotations

from web.games import page_of
from web.messages import (
    Aim,
    AskHint,
    CloseGame,
    Deed,
    Escape,
    KeyPress,
    Look,
    LookNow,
    Proceed,
    Redo,
    Step,
    TogglePanel,
    Undo,
)
from web.model import Model
from web.panel import Panel

TABLE_KEYS: dict[str, Deed] = {
    "n": Proceed(),
    "h": AskHint(),
    "u": Undo(),
    "r": Redo(),
    "ArrowLeft": Step(-1),
    "ArrowRight": Step(1),
    "Home": Look(0),
    "End": LookNow(),
    "s": TogglePanel(Panel.SCORES),
    "l": TogglePanel(Panel.LOG),
    "t": TogglePanel(Panel.DESCRIPTION),
    "x": TogglePanel(Panel.SHARE),
    "g": CloseGame(),
}
"""By key, what it does at any table."""
GENERAL_KEYS: dict[str, Deed] = {
    "?": TogglePanel(Panel.HELP),
    ",": TogglePanel(Panel.SETTINGS),
    "Escape": Escape(),
}
"""By key, what it does everywhere."""
DIGITS = "123456789"
"""The game's page decides what a digit leads to."""


def deed_of(model: Model, press: KeyPress) -> Deed | None:
    """What a pressed key does; None if it means nothing here."""
    if press.held:
        return None
    key = _latin(press)
    if press.typing:
        return Escape() if key == "Escape" else None
    if key in GENERAL_KEYS:
        return GENERAL_KEYS[key]
    if model.play is None:
        return None
    key = key.lower() if len(key) == 1 else key
    return TABLE_KEYS.get(key) or page_of(model.play).keys.get(key) or _aim(key)


def _latin(press: KeyPress) -> str:
    """The letter that the key has on a Latin keyboard, if the layout's own is not ASCII."""
    other = len(press.key) == 1 and not press.key.isascii() and press.code.startswith("Key")
    return press.code.removeprefix("Key").lower() if other else press.key


def _aim(key: str) -> Deed | None:
    return Aim(key) if len(key) == 1 and key in DIGITS else None
