"""The first level: it plays like a beginner, with a beginner's mistakes."""

from __future__ import annotations

import random

from ra.bot import Budget
from ra.hexagon.bots.gates import best_entry
from ra.hexagon.bots.stack_worth import spaces
from ra.hexagon.moves import Move
from ra.hexagon.placement import Placement
from ra.hexagon.rules import State

_SEES_ENTRY = 0.75
"""How often it sees that it can enter."""
_SEES_DANGER = 0.4
"""How often it sees that the enemy can, and looks for a way to stop it."""
_SEES_CAPTURE = 0.6
"""How often it sees a capture."""


class Novice:
    """Goes forward as it pleases, and takes pawns when it notices that it can, with no thought of
    the answer.

    Sometimes it fails to see that it can enter; more often than not it fails to see that the enemy
    can.
    """

    def choose(self, view: State, budget: Budget, random: random.Random) -> Move:
        """The move it likes best of those it notices; the budget is ignored."""
        placement = view.placement.copy()
        entries = [move for move in view.legal if _enters(placement, move)]
        if entries and random.random() < _SEES_ENTRY:
            return max(entries, key=lambda move: (move.pawns, move))
        moves = [move for move in view.legal if move not in entries] or entries
        danger = best_entry(placement, 1 - placement.side)
        if danger and random.random() < _SEES_DANGER:
            moves = [move for move in moves if _stops(placement, move)] or moves
        return max(moves, key=lambda move: (_likes(placement, move, random), move))


def _enters(placement: Placement, move: Move) -> bool:
    return move.target == placement.board.ra[1 - placement.side]


def _stops(placement: Placement, move: Move) -> bool:
    side, undo = placement.side, placement.make(move)
    stopped = bool(placement.won) or not best_entry(placement, 1 - side)
    placement.unmake(move, undo)
    return stopped


def _likes(placement: Placement, move: Move, random: random.Random) -> float:
    """How much it likes a move: it prefers those that go forward or take pawns."""
    enemy = placement.board.ra[1 - placement.side]
    nearer = spaces(move.origin, enemy) - spaces(move.target, enemy)
    takes = move.target in placement.stacks[1 - placement.side]
    taken = abs(placement.heights[move.target]) if takes else 0
    seen = random.random() < _SEES_CAPTURE
    return nearer + 2 * taken * seen + 4 * random.random()
