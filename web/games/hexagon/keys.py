"""The keys of the hexagon game's table, and what help says of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ra.hexagon.board import HIGHEST, ROWS
from web.keys import TABLE_KEYS
from web.messages import Deed, TurnBoard
from web.words import _

KEYS: dict[str, Deed] = {"b": TurnBoard()}


_FREE = tuple(row for row in ROWS if row not in {**KEYS, **TABLE_KEYS})
"""Letters of cells that mean nothing else."""


def begins(picked: Sequence[int], key: str) -> bool:
    """Whether a key begins a move that is typed: the letter of a cell, or a number of pawns unless
    it is about a stack that is picked."""
    return key in _FREE or (not picked and key in map(str, range(1, HIGHEST + 1)))


def key_words() -> Mapping[Deed, str]:
    """What help says about each thing that the keys do."""
    return {TurnBoard(): _("Turn the board")}


def more_keys() -> Iterable[tuple[str, str]]:
    """Digits, and the keys on the board."""
    yield f"1 – {HIGHEST}", _("Move this many pawns from the chosen stack")
    yield ", ".join(_FREE).upper(), _("Type a move that begins with this letter")
    yield "← →", _("On the board: along the row")
    yield "↑ ↓", _("On the board: up or down to the left; with Shift, to the right")
    yield _("Enter"), _("On the board: choose a stack, or go where it is marked")
