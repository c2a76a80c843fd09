"""The hexagon game's tables seen from afar: the board with its stacks, and the score."""

from __future__ import annotations

import re
from functools import lru_cache

from htpy import Node, path, polygon, svg
from markupsafe import Markup

from ra.hexagon import BOARDS, State
from ra.hexagon.board import HIGHEST
from web.game_page import Glimpse
from web.games.hexagon.board_layout import BoardLayout, board_layout, turned_to
from web.games.hexagon.pawns import points_of
from web.words import _

_FORM = "1"
"""What lines of this form begin with."""
_LINE = re.compile(r"1 (\w{1,20}) (\d{1,3}|-) (\d{1,3}):(\d{1,3})((?: \d{1,3}[rp]\d)*)", re.ASCII)
_LETTERS = "rp"
"""By seat: red, pearl."""
_WIDE = 13
"""How far a single pawn reaches; a stack reaches farther."""


class HexagonGlimpse:
    """See web.game_page.Glimpse."""

    def written(self, state: State) -> str:
        """The board, which game of the match it is, the score, the stacks."""
        heights = state.placement.heights
        stacks = (
            f" {cell}{_LETTERS[heights[cell] < 0]}{abs(heights[cell])}"
            for cell in state.placement.board.cells
            if heights[cell]
        )
        game = state.number if state.match else "-"
        score = ":".join(map(str, state.score))
        return f"{_FORM} {state.placement.board.name} {game} {score}{''.join(stacks)}"

    def picture(self, line: str) -> Node:
        """The board, as it lies when a game begins."""
        return _picture(line)

    def reached(self, line: str) -> str:
        """Which game of the match it is, and the score."""
        found = _LINE.fullmatch(line)
        if found is None:
            return ""
        if found[2] == "-":
            return _("One game")
        game = _("Game {number}").format(number=found[2])
        return f"{game}, {found[3]}\u00a0:\u00a0{found[4]}"


GLIMPSE: Glimpse = HexagonGlimpse()


@lru_cache(maxsize=512)
def _picture(line: str) -> Markup | None:
    found = _LINE.fullmatch(line)
    board = BOARDS.get(found[1]) if found else None
    if found is None or board is None:
        return None
    layout = board_layout(board, turned_to(board, 0))
    discs = ["", ""]
    for stack in found[5].split():
        cell, pawns = int(stack[:-2]), int(stack[-1])
        if cell not in layout.places or not 0 < pawns <= HIGHEST:
            return None
        discs[_LETTERS.index(stack[-2])] += _stack(layout, cell, stack[-2], pawns)
    left, top, width, height = layout.frame
    return Markup(
        svg(".glimpse__picture", viewBox=f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}")[
            polygon(".board__plate", points=points_of(layout.corners)),
            path(".glimpse__cells", d="".join(_spot(layout, cell) for cell in board.cells)),
            path(".glimpse__ras", d="".join(_ring(layout, cell) for cell in board.ra)),
            (
                path(class_=f"glimpse__side pawn--{seat}", d=drawn)
                for seat, drawn in enumerate(discs)
            ),
        ]
    )


def _spot(layout: BoardLayout, cell: int) -> str:
    x, y = layout.middle(cell)
    return f"M{x:.0f} {y:.0f}h0"


def _ring(layout: BoardLayout, cell: int) -> str:
    x, y = layout.middle(cell)
    return f"M{x - 20:.0f} {y:.0f}a20 20 0 1 0 40 0a20 20 0 1 0-40 0z"


def _stack(layout: BoardLayout, cell: int, side: str, pawns: int) -> str:
    """A disk, or a lozenge for the other side; larger the more pawns it has."""
    x, y = layout.middle(cell)
    reach = _WIDE + 5 * pawns
    if side == _LETTERS[0]:
        half = f"a{reach} {reach} 0 1 0 "
        return f"M{x - reach:.0f} {y:.0f}{half}{2 * reach} 0{half}{-2 * reach} 0z"
    far = reach + 5
    return f"M{x - far:.0f} {y:.0f}l{far}-{far} {far} {far}-{far} {far}z"
