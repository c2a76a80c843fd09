"""The boards of the hexagon game, as data: their cells, the lines these form, what stands where.

A cell is a number, the same on every board: STRIDE times its row, plus its place in the row. Rows
are counted from the bottom; names of cells have letters for them. Cells with the same place in
their rows form a line too (docs/notation.md has a picture).

>>> cell_of("f5"), cell_name(75), cell_of("z1")
(75, 'f5', None)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

ROWS = "abcdefghijklm"
"""The letters of the rows, from the bottom."""
LONGEST = 13
"""Cells in the longest row of any board."""
STRIDE = LONGEST + 1
"""Places in a row count from 1, so that a step beyond the row's end leads to no cell."""
NUMBERS = STRIDE * len(ROWS)
"""Length of a list with an entry for every cell's number."""
NO_CELL = 0
"""A number that no cell has."""
DIRECTIONS = (1, STRIDE + 1, STRIDE, -1, -STRIDE - 1, -STRIDE)
"""What a step adds to a cell's number: first east, then counter-clockwise to south-east."""
MOST_PAWNS = 9
"""Pawns of a side at the start (leaflet, the box's contents)."""
HIGHEST = 3
"""Pawns in the highest stack (leaflet, position of the pawns during the game)."""

Line = tuple[int, ...]
"""Cells in a straight line."""
_NAME = re.compile(f"([{ROWS[0]}-{ROWS[-1]}])([1-9][0-9]?)")


def cell_name(cell: int) -> str:
    """The letter of the row and the number in it, such as g6."""
    return f"{ROWS[cell // STRIDE]}{cell % STRIDE}"


def cell_of(name: str) -> int | None:
    """The cell of a name, or None if no board can have a cell of that name."""
    match = _NAME.fullmatch(name)
    if match is None or int(match[2]) > LONGEST:
        return None
    return ROWS.index(match[1]) * STRIDE + int(match[2])


@dataclass(frozen=True, repr=False)
class Board:
    """A board and how a game starts on it; sides are 0 (Black, on the left) and 1 (White).

    `cells` are in rising order; `ra` is each side's Ra. `stacks` holds the cells of each side's
    stacks at the start, each of HIGHEST pawns.

    >>> STANDARD
    <Board standard>
    >>> [cell_name(cell) for cell in STANDARD.path(cell_of("g6"), cell_of("g9"))]
    ['g7', 'g8', 'g9']
    """

    name: str
    cells: tuple[int, ...]
    ra: tuple[int, int]
    stacks: tuple[tuple[int, ...], tuple[int, ...]]

    @classmethod
    def drawn(cls, name: str, rows: str, black: str, white: str) -> Board:
        """A board from the names of cells.

        `rows` are the first and last cell of each row, such as "a1-7 b1-8"; `black` and `white`
        name each side's Ra, then its stacks.
        """
        cells: list[int] = []
        for row in rows.split():
            first, last = row[1:].split("-")
            start = ROWS.index(row[0]) * STRIDE
            cells += range(start + int(first), start + int(last) + 1)
        (black_ra, *blacks), (white_ra, *whites) = (
            [number for one in side.split() if (number := cell_of(one)) is not None]
            for side in (black, white)
        )
        return cls(name, tuple(cells), (black_ra, white_ra), (tuple(blacks), tuple(whites)))

    @cached_property
    def lines(self) -> tuple[tuple[Line, ...], ...]:
        """By number of cell and direction: the cells from there to the edge, the nearest first."""
        inside = frozenset(self.cells)
        return tuple(
            tuple(_line(cell, step, inside) for step in DIRECTIONS) if cell in inside else ()
            for cell in range(NUMBERS)
        )

    def path(self, origin: int, target: int) -> Line:
        """The cells after `origin` up to and with `target`; ValueError if no line joins them."""
        for line in self.lines[origin]:
            if target in line:
                return line[: line.index(target) + 1]
        raise ValueError(f"no line from {cell_name(origin)} to {cell_name(target)}")

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<Board {self.name}>"


def _line(cell: int, step: int, inside: frozenset[int]) -> Line:
    found: list[int] = []
    while (cell := cell + step) in inside:
        found.append(cell)
    return tuple(found)


STANDARD = Board.drawn(
    "standard",
    "a1-7 b1-8 c1-9 d1-10 e1-11 f1-12 g1-13 h2-13 i3-13 j4-13 k5-13 l6-13 m7-13",
    "g4 e3 g6 i5",
    "g10 e9 g8 i11",
)
"""A regular hexagon, as all descriptions of the real board have it."""
LEAFLET = Board.drawn(
    "leaflet",
    "a1-6 b1-7 c1-8 d1-9 e1-10 f1-11 g1-12 h2-12 i3-12 j4-12 k5-12 l6-12 m7-12",
    "g3 e2 g5 i4",
    "g10 e9 g8 i11",
)
"""As many cells as the leaflet says (the box's contents); their arrangement is our decision."""
BOARDS: dict[str, Board] = {board.name: board for board in (STANDARD, LEAFLET)}
