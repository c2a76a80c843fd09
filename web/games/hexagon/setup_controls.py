"""What can be chosen before the hexagon game begins."""

from __future__ import annotations

from htpy import Element, Node, fragment, legend, span

from ra.hexagon import BOARDS, Board
from ra.hexagon.setup import LENGTHS
from web.games.hexagon.game_draft import STARTS, HexagonDraft
from web.games.hexagon.poster import board_name, length_name
from web.messages import Choose
from web.screens.controls import band, cards
from web.words import _, ngettext


def setup_controls(chosen: HexagonDraft) -> Node:
    """The board, the length, and who starts."""
    return fragment[
        _boards(chosen),
        band(
            "length",
            legend(".setup__legend")[_("Length")],
            chosen.length,
            Choose("length"),
            [(word, span[length_name(word)]) for word in LENGTHS],
        ),
        band(
            "start",
            legend(".setup__legend")[_("Who starts")],
            chosen.start,
            Choose("start"),
            [(word, span[_start_name(word)]) for word in STARTS],
        ),
    ]


def _board_words(board: Board) -> str:
    words = ngettext("{count} cell.", "{count} cells.", len(board.cells))
    told = {
        "standard": _(
            "Seven cells on each side, as players describe the board. Start with this one."
        ),
        "leaflet": _(
            "As the leaflet counts them: narrower, and the Ras are one space farther apart."
        ),
    }[board.name]
    return f"{words} {told}"


def _boards(chosen: HexagonDraft) -> Element:
    boards = ((one.name, board_name(one), _board_words(one)) for one in BOARDS.values())
    return cards("board", _("Board"), Choose("board"), chosen.board.name, boards)


def _start_name(word: str) -> str:
    return {
        "lot": _("At random"),
        "first": _("Player {number}").format(number=1),
        "second": _("Player {number}").format(number=2),
    }[word]
