"""Keys that do something without the focus being on a control; each game also has its own
(web/games/GAME/keys.py)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ra.signs import latin
from web.games import page_of
from web.messages import (
    Aim,
    AskHint,
    BeginTyping,
    CloseGame,
    Deed,
    EndOrder,
    Escape,
    Hurry,
    Look,
    LookNow,
    Proceed,
    Redo,
    SeeAgain,
    Step,
    TogglePanel,
    Undo,
)
from web.model import Model
from web.panel import Panel


@dataclass(frozen=True, slots=True)
class KeyPress:
    """A key was pressed that no element handled: web/keys.py says what it means.

    `key` and `code` as browsers have them. `modified`: with Ctrl, Alt or Meta. `typing`: the focus
    is in a text field; `control`: on something that has keys of its own; `table`: in the table.
    `repeat`: the key is held down. `early`: it was pressed before what is asked could be seen.
    """

    key: str
    code: str = ""
    modified: bool = False
    shift: bool = False
    typing: bool = False
    control: bool = False
    table: bool = False
    repeat: bool = False
    early: bool = False

    @classmethod
    def of(cls, key: str, detail: Mapping[str, Any]) -> KeyPress:
        """The key press that web/static/keys.js reports."""
        return cls(
            key,
            str(detail.get("code", "")),
            any(detail.get(name) for name in ("ctrl", "alt", "meta")),
            typing=bool(detail.get("field")),
            **{
                name: bool(detail.get(name))
                for name in ("shift", "control", "table", "repeat", "early")
            },
        )


TABLE_KEYS: dict[str, Deed] = {
    "n": Proceed(),
    "h": AskHint(),
    "u": Undo(),
    "r": Redo(),
    "ArrowLeft": Step(-1),
    "ArrowRight": Step(1),
    "Home": Look(0),
    "End": LookNow(),
    "a": SeeAgain(),
    " ": Hurry(),
    "s": TogglePanel(Panel.SCORES),
    "l": TogglePanel(Panel.LOG),
    "t": TogglePanel(Panel.DESCRIPTION),
    "x": TogglePanel(Panel.SHARE),
    "g": CloseGame(),
    "/": BeginTyping(),
}
"""By key, what it does at any table."""
GENERAL_KEYS: dict[str, Deed] = {
    "?": TogglePanel(Panel.HELP),
    ",": TogglePanel(Panel.SETTINGS),
    "Escape": Escape(),
}
"""By key, what it does everywhere."""
DIGITS = "0123456789"
"""The game's page decides what a digit leads to."""
REPEATED = (Step,)
"""What a key does again and again while it is held."""
HARMLESS = (Aim, EndOrder, Step, Look, LookNow, SeeAgain, TogglePanel, Escape)
"""What a key does although it was pressed before what is asked could be seen."""
SCROLLING = {"ArrowLeft", "ArrowRight", "Home", "End"}
"""Keys that many controls have a use for."""


def deed_of(model: Model, press: KeyPress) -> Deed | None:
    """What a pressed key does; None if it means nothing here."""
    deed = None if press.modified else _deed(model, press)
    if press.repeat and not isinstance(deed, REPEATED):
        return None
    return None if press.early and not isinstance(deed, HARMLESS) else deed


def _deed(model: Model, press: KeyPress) -> Deed | None:
    key = _meant(press)
    if model.play is not None and model.play.look.again:
        return LookNow()
    if model.play is not None and model.play.wait.order:
        return EndOrder()
    if press.typing:
        return Escape() if key == "Escape" else None
    if len(key) == 1 and not _heard(model.settings.letters, press):
        return None
    if key in GENERAL_KEYS:
        return GENERAL_KEYS[key]
    if model.play is None or (press.control and key in SCROLLING):
        return None
    if len(key) == 1 and (press.control or (model.panel is not None and not press.table)):
        return _of_panel(model, key)
    page, play = page_of(model.play), model.play
    if key == " " and not play.can_hurry:
        return None
    if page.begins(play.state, play.look.picked, key):
        return BeginTyping(key)
    return TABLE_KEYS.get(key) or page.keys.get(key) or _aim(key)


def _heard(letters: str, press: KeyPress) -> bool:
    """Whether single letters, digits and signs do anything, as the person has set it."""
    return letters == "always" or (letters == "table" and press.table)


def _of_panel(model: Model, key: str) -> Deed | None:
    """What a letter does under an open panel: it closes the panel, or leads on from its sheet."""
    deed = TABLE_KEYS.get(key)
    reading = model.play is not None and model.play.wait.reading
    closes = model.panel is not None and deed == TogglePanel(model.panel)
    return deed if closes or (reading and deed == Proceed()) else None


def _meant(press: KeyPress) -> str:
    """The key that a person means: a letter in lower case, by its place on a Latin keyboard if the
    layout's own is not ASCII; a digit by its place, on layouts that have it with Shift, and on a
    number pad without NumLock."""
    key, code = press.key, press.code
    place, digit = code[:-1], code[-1:]
    if place == "Numpad" and digit in DIGITS:
        return digit
    if place == "Digit" and digit in DIGITS and len(key) == 1 and not press.shift:
        return key if key in GENERAL_KEYS else digit
    if len(key) == 1 and not key.isascii() and place == "Key":
        return digit.lower()
    return key.lower() if len(key) == 1 else key


_RUSSIAN = str.maketrans("йцукенгшщзхфывапролдячсмить", "qwertyuiop[asdfghjklzxcvbnm")
"""What each key of a Russian keyboard types on an English one."""


def readings(text: str) -> tuple[str, ...]:
    """What an action may stand for that was typed in whatever case, on whatever layout or with
    letters and dashes that look like the right ones; the likeliest first.

    A word with letters of two alphabets is read by what they look like, one without Latin letters
    by the keys they are on.
    """
    by_looks = (latin(text), latin(text).lower())
    by_keys = latin(text.lower().translate(_RUSSIAN))
    if re.search("[A-Za-z]", text):
        return text, *by_looks, by_keys
    return text, by_keys, *by_looks


def _aim(key: str) -> Deed | None:
    return Aim(key) if len(key) == 1 and key in DIGITS else None
