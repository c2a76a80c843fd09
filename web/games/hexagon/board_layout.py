"""How a board lies on the screen: where each cell is, which way a step goes, where the names are.

The cells have a corner at the top, whichever of the six ways the board is turned. Their rows are
the rows of the grid that a keyboard or screen reader walks through. The picture's unit is a
fortieth of a cell's width.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import groupby
from math import sqrt

from ra.hexagon.board import DIRECTIONS, ROWS, STRIDE, Board

WIDTH = 40
"""From a cell's middle to the next one's in its row."""
RISE = WIDTH * sqrt(3) / 2
"""From a row to the next."""
WAYS = len(DIRECTIONS)
EAST, NORTH_WEST, WEST, SOUTH_EAST = 0, 2, 3, 5
"""Directions by their place in DIRECTIONS."""
_STEPS = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))
"""What a step adds to a place: first east, then counter-clockwise."""
_NAME_GAP = 0.76
"""From an outermost cell to the name of its line, in cells."""
_RIM = 1.14
"""From a corner's cell to the corner of the board, in cells."""
_HOME = 4
"""The direction, south-west, where a seat's own Ra is when the board is turned to that seat."""

Place = tuple[int, int]
"""Half cells from the left, rows from the top."""
Point = tuple[float, float]


@dataclass(frozen=True, eq=False)
class BoardLayout:
    """A board turned counter-clockwise by `turned` sixths. `places`: by cell."""

    board: Board
    turned: int
    places: dict[int, Place]

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The cells row by row, from the top and from the left."""
        order = sorted(self.places, key=lambda cell: self.places[cell][::-1])
        return tuple(tuple(row) for _, row in groupby(order, key=lambda cell: self.places[cell][1]))

    def middle(self, cell: int) -> Point:
        """The middle of a cell."""
        column, row = self.places[cell]
        return column * WIDTH / 2, row * RISE

    def beyond(self, cell: int, direction: int, cells: float) -> Point:
        """The point so many cells off in one of DIRECTIONS, whether there is a cell or not."""
        across, down = _STEPS[(direction + self.turned) % WAYS]
        x, y = self.middle(cell)
        return x + cells * across * WIDTH / 2, y + cells * down * RISE

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        """The corners of the board, a little outside its cells."""
        return tuple(
            self.beyond(self._farthest(direction), direction, _RIM) for direction in range(WAYS)
        )

    @cached_property
    def frame(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of all that is drawn."""
        across, down = zip(*self.corners, strict=True)
        left, top = min(across), min(down)
        return left, top, max(across) - left, max(down) - top

    def names(self) -> Iterator[tuple[str, Point]]:
        """The letters of the rows and the numbers in them, each with its point at the edge of the
        board."""
        lines = self.board.lines
        for cell in self.board.cells:
            row, number = divmod(cell, STRIDE)
            if not lines[cell][WEST]:
                yield ROWS[row], self.beyond(cell, WEST, _NAME_GAP)
            if not lines[cell][SOUTH_EAST]:
                yield str(number), self.beyond(cell, SOUTH_EAST, _NAME_GAP)

    def _farthest(self, direction: int) -> int:
        across, down = _STEPS[(direction + self.turned) % WAYS]

        def reach(cell: int) -> float:
            x, y = self.middle(cell)
            return x * across * WIDTH / 2 + y * down * RISE

        return max(self.board.cells, key=reach)


@lru_cache(maxsize=16)
def board_layout(board: Board, turned: int) -> BoardLayout:
    """The board turned counter-clockwise by `turned` sixths."""
    places: dict[int, Place] = {}
    for cell in board.cells:
        row, number = divmod(cell, STRIDE)
        east, north_west = (_STEPS[(way + turned) % WAYS] for way in (EAST, NORTH_WEST))
        places[cell] = (
            number * east[0] + row * north_west[0],
            number * east[1] + row * north_west[1],
        )
    left, top = (min(place[axis] for place in places.values()) for axis in (0, 1))
    return BoardLayout(
        board, turned, {cell: (x - left, y - top) for cell, (x, y) in places.items()}
    )


def turned_to(board: Board, seat: int) -> int:
    """By how many sixths a board is to be turned so that a seat's own Ra is nearest to it."""
    west = min(board.ra, key=lambda cell: cell % STRIDE)
    own = WEST if board.ra[seat] == west else EAST
    return (_HOME - own) % WAYS
