"""Moves; those from each cell are worked out once, for every stack that can be in the way."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from ra.game import UnknownAction
from ra.hexagon.board import HIGHEST, NO_CELL, Board, Line, cell_name, cell_of

FARTHEST = 3
"""Spaces that a single pawn moves (leaflet, movement of the pawns); each further pawn makes a move
a space shorter."""
EXPECTED = "a move such as i5-f2, or 2f4-f5 for two pawns"
"""What a move's token looks like, for whoever typed something else."""
_TOKEN = re.compile(f"([1-{HIGHEST}]?)([a-z][0-9]{{1,2}})[-x]([a-z][0-9]{{1,2}})#?")


class Move(NamedTuple):
    """`pawns` of the stack on `origin` go in a straight line to `target`; the rest stay.

    Cells are numbers that mean the same on every board (ra/hexagon/board.py). The string of a move
    is its token, as a person types it (docs/notation.md); `move_of` reads it back.

    >>> move_of("2f4-f5")
    <Move 2f4-f5>
    >>> str(move_of("2f4-f5"))
    '2f4-f5'
    """

    origin: int
    target: int
    pawns: int

    def __str__(self) -> str:
        several = self.pawns if self.pawns > 1 else ""
        return f"{several}{cell_name(self.origin)}-{cell_name(self.target)}"

    def __repr__(self) -> str:
        return f"<Move {self}>"


def move_of(token: str) -> Move:
    """The move that a token names, legal or not; UnknownAction if it names none.

    A capture may be marked by x and an entry by #: both follow from the position, and are ignored.
    """
    match = _TOKEN.fullmatch(token)
    origin, target = (cell_of(match[2]), cell_of(match[3])) if match else (None, None)
    if match is None or origin is None or target is None:
        raise UnknownAction(token, EXPECTED)
    return Move(origin, target, int(match[1] or 1))


Choices = tuple[tuple[Move, ...], ...]
"""Moves, indexed by the stack in the way: by its pawns, below zero for White's."""
Ray = tuple[int, Choices, int, Choices, int, Choices]
"""The nearest cells in a direction, as many as FARTHEST (NO_CELL beyond the last that a move can
reach). After each come the moves that can be made if the first stack in that direction is on it;
those of a free way are in the last `Choices`, at 0."""
_SIGNED = (*range(HIGHEST + 1), *range(-HIGHEST, 0))
"""All heights of a stack, 0 for none, each at the place that it has as an index."""


class Rays(dict[int, tuple[Ray, ...]]):
    """The rays of a stack, by the cell it is on; made when they are first asked for.

    `height` is the stack's pawns, below zero for White's.
    """

    def __init__(self, board: Board, height: int) -> None:
        super().__init__()
        self.board = board
        self.height = height

    def __missing__(self, cell: int) -> tuple[Ray, ...]:
        ways = (self._way(line) for line in self.board.lines[cell])
        rays = tuple(_ray(cell, way, walled, self.height) for way, walled in ways if way)
        self[cell] = rays
        return rays

    def _way(self, line: Line) -> tuple[Line, bool]:
        """The cells of a line that a move can reach, and whether they end at the side's own Ra.

        Entering the enemy's Ra ends the game, so nothing beyond it is reached. A side's own Ra is a
        wall (our decision; the leaflet says that a Ra can't be crossed).
        """
        black, white = self.board.ra
        own, enemy = (black, white) if self.height > 0 else (white, black)
        near = line[:FARTHEST]
        if own in near:
            return near[: near.index(own)], True
        return near[: near.index(enemy) + 1] if enemy in near else near, False


def _ray(cell: int, way: Line, walled: bool, height: int) -> Ray:
    side = 1 if height > 0 else -1
    cells = [*way, *[NO_CELL] * (FARTHEST - len(way))]
    near, middle, far = (
        tuple(
            tuple(
                Move(cell, way[spaces - 1], pawns)
                for pawns in range(1, abs(height) + 1)
                if (spaces := _spaces(pawns, way, walled, first, other * side))
            )
            if other == 0 or first <= len(way)
            else ()
            for other in _SIGNED
        )
        for first in range(1, FARTHEST + 1)
    )
    return cells[0], near, cells[1], middle, cells[2], far


def _spaces(pawns: int, way: Line, walled: bool, first: int, other: int) -> int:
    """How far the pawns go (leaflet, movement of the pawns); 0 if they can't.

    The first stack in the way, `first` spaces off, has `other` pawns: above zero if they are
    friends, below if enemies, 0 if the way is free. Only the edge, the enemy's Ra, joining friends
    and taking enemies may make a move shorter.
    """
    full = FARTHEST + 1 - pawns
    if other and first <= full:
        met = pawns + other <= HIGHEST if other > 0 else pawns >= -other
        return first if met else 0
    if walled and full > len(way):
        return 0
    return min(full, len(way))


@cache
def rays_of(board: Board) -> tuple[Rays, ...]:
    """The rays of all stacks on a board, indexed by a stack's pawns, below zero for White's."""
    return tuple(Rays(board, height) for height in _SIGNED)
