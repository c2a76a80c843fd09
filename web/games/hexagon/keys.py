"""The keys of the hexagon game's table, and what help says of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ra.hexagon.board import HIGHEST
from web.messages import Deed, TurnBoard
from web.words import _

KEYS: dict[str, Deed] = {"b": TurnBoard()}


def key_words() -> Mapping[Deed, str]:
    """What help says about each thing that the keys do."""
    return {TurnBoard(): _("Turn the board")}


def more_keys() -> Iterable[tuple[str, str]]:
    """Digits, and the keys on the board."""
    yield f"1 – {HIGHEST}", _("Move this many pawns from the chosen stack")
    yield "← →", _("On the board: along the row")
    yield "↑ ↓", _("On the board: up or down to the left; with Shift, to the right")
    yield _("Enter"), _("On the board: choose a stack, or go where it is marked")
