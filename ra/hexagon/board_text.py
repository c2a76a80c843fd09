"""The board drawn as text, for printing a state at the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ra.hexagon.board import STRIDE, Board, cell_name

SIDES = "BW"
"""The letters of the sides, Black and White."""
_WIDE, _HALF = 4, 2
"""Characters from a cell to the next in its row, and to the nearest in the rows above and below."""
_MARGIN = 5
"""Characters for the name of a row's first cell, and the space after it."""


def board_lines(board: Board, heights: Sequence[int]) -> list[str]:
    """The rows from the top, between the names of their first and last cells.

    A stack is its side's letter and its pawns, such as B3; an empty Ra is BR or WR. `heights` is by
    number of cell, below zero for White's pawns.
    """
    left = min(_across(cell) for cell in board.cells)
    rows = [list(cells) for _, cells in groupby(board.cells, lambda cell: cell // STRIDE)]
    return [_row(board, heights, cells, left) for cells in reversed(rows)]


def _row(board: Board, heights: Sequence[int], cells: Sequence[int], left: int) -> str:
    first = f"{cell_name(cells[0]):>{_MARGIN - _HALF + _across(cells[0]) - left}}"
    marks = "".join(f"{_mark(board, heights, cell):{_WIDE}}" for cell in cells)
    return f"{first}  {marks}{cell_name(cells[-1])}"


def _across(cell: int) -> int:
    """The column of a cell's mark: cells with the same number stand further left the higher up."""
    row, number = divmod(cell, STRIDE)
    return _WIDE * number - _HALF * row


def _mark(board: Board, heights: Sequence[int], cell: int) -> str:
    if height := heights[cell]:
        return f"{SIDES[height < 0]}{abs(height)}"
    return f"{SIDES[board.ra.index(cell)]}R" if cell in board.ra else "."
