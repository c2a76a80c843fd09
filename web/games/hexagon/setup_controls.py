"""What the hexagon game leaves to choose before it begins."""

from __future__ import annotations

from htpy import Element, Node, fragment, legend, span

from ra.hexagon import BOARDS, Board
from ra.hexagon.rules import NEEDED
from ra.hexagon.setup import LENGTHS
from web.games.hexagon.draft import STARTS, HexagonChoices
from web.games.hexagon.pawns import sign
from web.screens.controls import band, cards
from web.words import _, ngettext


def choices(chosen: HexagonChoices) -> Node:
    """Board, length, who starts."""
    return fragment[
        _boards(chosen),
        band(
            "length",
            legend(".setup__legend")[_("Length")],
            chosen.length,
            "choose length",
            [(word, span[length_name(word)]) for word in LENGTHS],
        ),
        band(
            "start",
            legend(".setup__legend")[_("Who starts")],
            chosen.start,
            "choose start",
            [(word, span[_start_name(word)]) for word in STARTS],
        ),
    ]


def agreed(chosen: HexagonChoices) -> list[str]:
    """What is played, but for the players."""
    return [length_name(chosen.length), board_name(chosen.board)]


def options(chosen: HexagonChoices) -> list[Element]:
    """The game has no switch of its own."""
    return []


def chair(number: int) -> Node:
    """The pawn of a seat."""
    return sign(number)


def board_name(board: Board) -> str:
    """What a board is called."""
    return {"standard": _("Standard board"), "leaflet": _("Board of the leaflet")}[board.name]


def _board_words(board: Board) -> str:
    words = ngettext("{count} cell.", "{count} cells.", len(board.cells))
    told = {
        "standard": _("Seven on each side, as players describe the board. Begin with this one."),
        "leaflet": _("As the leaflet counts them: narrower, and from Ra to Ra it is a space more."),
    }[board.name]
    return f"{words} {told}"


def _boards(chosen: HexagonChoices) -> Element:
    boards = ((one.name, board_name(one), _board_words(one)) for one in BOARDS.values())
    return cards("board", _("Board"), "choose board", chosen.board.name, boards)


def length_name(word: str) -> str:
    """A match or a single game."""
    return {
        "match": _("Match to {needed} points").format(needed=NEEDED),
        "game": _("One game"),
    }[word]


def _start_name(word: str) -> str:
    return {
        "lot": _("By lot"),
        "first": _("Player {number}").format(number=1),
        "second": _("Player {number}").format(number=2),
    }[word]
