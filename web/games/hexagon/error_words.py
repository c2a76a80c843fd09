"""Why the hexagon game's texts can't be read, in words."""

from __future__ import annotations

from collections.abc import Mapping

from ra.hexagon.board import MOST_PAWNS
from web.words import _


def expected() -> Mapping[str, str]:
    """By the keys of `ra.hexagon.expected`: what was expected, in words."""
    return {
        "two seats": _("two seats"),
        "board": _("the name of a board"),
        "length": _("match or game"),
        "start": _("the number of the seat that starts, 1 or 2"),
        "six fields": _("six parts with spaces between them"),
        "board and length": _("a board, then match or game, such as standard:match"),
        "game number": _("the number of the game and the seat that began it, such as 2:1"),
        "score": _("the points that both seats can have here, such as 3-1"),
        "stacks": _("stacks such as 3e3.2g6, with . between them"),
        "cell": _("a cell of the board where this stack can stand"),
        "pawns": _("no more than {count} pawns of one seat").format(count=MOST_PAWNS),
        "seat to act": _("the seat to act, which has a move, or - when the game is over"),
    }
