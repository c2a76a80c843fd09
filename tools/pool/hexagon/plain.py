"""A plain searcher: it looks at its move and the answer, and counts pawns and how near they are.

It shares no code with the levels, so that it does not share their mistakes.
"""

from __future__ import annotations

import random

from ra.bot import Budget
from ra.hexagon import Move, Placement, State
from ra.hexagon.board import STRIDE

PAWN = 10
"""What a pawn is worth, if each space that a pawn is nearer to the enemy's Ra is worth 1."""
GAME = 1000
"""What a point is worth."""


class Plain:
    """Looks at its moves and all answers. Of equally good moves it makes any."""

    def choose(self, view: State, budget: Budget, random: random.Random) -> Move:
        """The move whose best answer is the least bad."""
        placement = view.placement.copy()
        best, chosen = -(10**9), list[Move]()
        for move in view.legal:
            undo = placement.make(move)
            value = placement.won * GAME if placement.won else _answered(placement, best)
            placement.unmake(move, undo)
            if value > best:
                best, chosen = value, []
            if value == best:
                chosen.append(move)
        return chosen[int(random.random() * len(chosen))]


def _answered(placement: Placement, enough: int) -> int:
    """What a move is worth after the best answer; if that is less than `enough`, any value below
    it."""
    worst = 10**9
    for move in placement.moves():
        undo = placement.make(move)
        value = -placement.won * GAME if placement.won else judged(placement)
        placement.unmake(move, undo)
        worst = min(worst, value)
        if worst < enough:
            break
    return worst if worst < 10**9 else judged(placement)


def judged(placement: Placement) -> int:
    """What a position is worth for the side to move."""
    board, side = placement.board, placement.side
    own, others = (_worth(placement, one, board.ra[1 - one]) for one in (side, 1 - side))
    return own - others


def _worth(placement: Placement, side: int, ra: int) -> int:
    return sum(
        abs(placement.heights[cell]) * (PAWN - distance(cell, ra))
        + PAWN * abs(placement.heights[cell])
        for cell in placement.stacks[side]
    )


def distance(one: int, other: int) -> int:
    """Spaces between two cells."""
    up = other // STRIDE - one // STRIDE
    along = other % STRIDE - one % STRIDE
    return max(abs(up), abs(along), abs(up - along))
