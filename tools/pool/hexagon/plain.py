"""A plain searcher: its move and the answer, judged by pawns and how near they are to the enemy.

It shares no code with the levels, so that a mistake of theirs is not its mistake too.
"""

from __future__ import annotations

import random

from ra.bot import Budget
from ra.hexagon import Move, Placement, State
from ra.hexagon.board import STRIDE

PAWN = 10
"""What a pawn is worth, in spaces that all of a side's pawns are nearer to the enemy's Ra."""
GAME = 1000
"""What a point is worth."""


class Plain:
    """Looks at its moves and all answers. Of moves that are as good, it makes any."""

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
    """What a move is worth after the best answer; if less than `enough`, anything less."""
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
