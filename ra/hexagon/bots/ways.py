"""The moves of stacks (ra/hexagon/moves.py), each with how much it changes a position's worth.

The change depends only on the stack, its cell and the first stack in its way, so it is worked out
once.
"""

from __future__ import annotations

from functools import cache

from ra.hexagon.board import HIGHEST, Board
from ra.hexagon.bots.gates import gates_of
from ra.hexagon.bots.stack_worth import standing_of
from ra.hexagon.moves import Choices, Move, rays_of
from ra.hexagon.placement import Placement

QUIET, TAKES, AT_GATE = 0, 1, 2
"""Kinds of moves: AT_GATE if it may open the enemy's Ra to its side, else TAKES if it captures."""
_SIGNED = (0, *range(1, HIGHEST + 1), *range(-HIGHEST, 0))

Step = tuple[int, int, Move]
"""What a move gains its side at once, its kind, and the move; sorted, the best come last."""
Steps = tuple[tuple[Step, ...], ...]
"""By the stack in the way, as in `Choices`."""
Way = tuple[int, Steps, int, Steps, int, Steps]
"""Like a `Ray`, with steps for moves."""


class Ways(dict[int, tuple[Way, ...]]):
    """The ways of a stack, by the cell it is on; made when they are first asked for.

    `height`: the stack's pawns, below zero for White's. `taking`: only moves that capture.
    """

    def __init__(self, board: Board, height: int, taking: bool) -> None:
        super().__init__()
        self.height = height
        self.taking = taking
        self.rays = rays_of(board)[height]
        self.standing = standing_of(board)
        self.gates = gates_of(board)[height < 0].cells

    def __missing__(self, cell: int) -> tuple[Way, ...]:
        ways = tuple(
            (
                *(first, self._steps(first, near)),
                *(second, self._steps(second, middle)),
                *(third, self._steps(third, far)),
            )
            for first, near, second, middle, third, far in self.rays[cell]
        )
        self[cell] = ways
        return ways

    def _steps(self, cell: int, choices: Choices) -> Steps:
        return tuple(
            tuple(
                self._step(move, there)
                for move in moves
                if (there := other if move.target == cell else 0) * self.height < 0
                or not self.taking
            )
            for other, moves in zip(_SIGNED, choices, strict=False)
        )

    def _step(self, move: Move, there: int) -> Step:
        """The step of a move to a cell with `there` pawns, below zero for White's."""
        origin, target, pawns = move
        moved = pawns if self.height > 0 else -pawns
        takes = there * moved < 0
        left, now = self.height - moved, moved if takes else there + moved
        of = self.standing
        gain = of[left][origin] - of[self.height][origin] + of[now][target] - of[there][target]
        at_gate = origin in self.gates or target in self.gates
        kind = AT_GATE if at_gate else TAKES if takes else QUIET
        return gain if moved > 0 else -gain, kind, move


@cache
def ways_of(board: Board, taking: bool = False) -> tuple[Ways, ...]:
    """The ways of all stacks on a board, indexed by a stack's pawns, below zero for White's."""
    return tuple(Ways(board, height, taking) for height in _SIGNED)


def steps(placement: Placement, ways: tuple[Ways, ...]) -> list[Step]:
    """The moves of the side to move, in no order."""
    found: list[Step] = []
    heights = placement.heights
    for cell in placement.stacks[placement.side]:
        for first, near, second, middle, third, far in ways[heights[cell]][cell]:
            if other := heights[first]:
                found += near[other]
            elif other := heights[second]:
                found += middle[other]
            else:
                found += far[heights[third]]
    return found


def to_front(found: list[Step], move: Move) -> None:
    """Put the step of a move before all others, if it is among them."""
    for at, step in enumerate(found):
        if step[2] == move:
            del found[at]
            found.insert(0, step)
            return
