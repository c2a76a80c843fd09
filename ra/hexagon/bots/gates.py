"""The gates of a Ra: the cells from which it can be entered in one move, and who can do so."""

from __future__ import annotations

from functools import cache

from ra.hexagon.board import HIGHEST, Board, Line
from ra.hexagon.moves import FARTHEST
from ra.hexagon.placement import POINTS, Placement


class Gates:
    """The gates through which a side enters the enemy's Ra.

    `cells`: all of them. `lines`: by gate, the cells between it and the Ra. `points`: by gate and
    by the pawns of a stack, the most points for entering from there.
    """

    __slots__ = ("cells", "lines", "points")

    def __init__(self, board: Board, side: int) -> None:
        self.lines: dict[int, Line] = {}
        self.points: dict[int, tuple[int, ...]] = {}
        for line in board.lines[board.ra[1 - side]]:
            for spaces, cell in enumerate(line[:FARTHEST], 1):
                if cell == board.ra[side]:
                    break
                most = FARTHEST + 1 - spaces
                self.lines[cell] = line[: spaces - 1]
                self.points[cell] = tuple(POINTS[min(most, n)] for n in range(HIGHEST + 1))
        self.cells = frozenset(self.lines)


@cache
def gates_of(board: Board) -> tuple[Gates, Gates]:
    """By side: the gates through which it enters."""
    return Gates(board, 0), Gates(board, 1)


def threats(placement: Placement, side: int, gates: Gates) -> list[tuple[int, int]]:
    """The stacks with which a side could enter if it were to move: points and cell, best first."""
    heights, found = placement.heights, []
    for cell in placement.stacks[side] & gates.cells:
        for between in gates.lines[cell]:
            if heights[between]:
                break
        else:
            found.append((gates.points[cell][abs(heights[cell])], cell))
    found.sort(reverse=True)
    return found


def best_entry(placement: Placement, side: int) -> int:
    """The most points for which a side could enter if it were to move; 0 if it couldn't."""
    found = threats(placement, side, gates_of(placement.board)[side])
    return found[0][0] if found else 0
