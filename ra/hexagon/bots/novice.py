"""The first level: somebody's first games, with the mistakes that belong to them."""

from __future__ import annotations

import random

from ra.bots import Budget
from ra.hexagon.bots.gates import entry
from ra.hexagon.bots.standing import spaces
from ra.hexagon.moves import Move
from ra.hexagon.position import Position
from ra.hexagon.rules import State

_SEES_ENTRY = 0.75
"""How often it sees that it can enter."""
_SEES_DANGER = 0.4
"""How often it sees that the enemy can, and looks for a way to stop it."""
_SEES_CAPTURE = 0.6
"""How often it sees a capture."""


class Novice:
    """Goes forward as it pleases, and takes what it sees to take: no thought of the answer.

    Now and then it does not see that it can enter; that the enemy can, it overlooks more often than
    not.
    """

    def choose(self, state: State, budget: Budget, random: random.Random) -> Move:
        """What it feels like."""
        position = state.position.copy()
        entries = [move for move in state.legal if _enters(position, move)]
        if entries and random.random() < _SEES_ENTRY:
            return max(entries, key=lambda move: (move.pawns, move))
        moves = [move for move in state.legal if move not in entries] or entries
        danger = entry(position, 1 - position.side)
        if danger and random.random() < _SEES_DANGER:
            moves = [move for move in moves if _stops(position, move)] or moves
        return max(moves, key=lambda move: (_likes(position, move, random), move))


def _enters(position: Position, move: Move) -> bool:
    return move.target == position.board.ra[1 - position.side]


def _stops(position: Position, move: Move) -> bool:
    side, undo = position.side, position.make(move)
    stopped = bool(position.won) or not entry(position, 1 - side)
    position.unmake(move, undo)
    return stopped


def _likes(position: Position, move: Move, random: random.Random) -> float:
    """How much it feels like a move: forward, and upon the enemy."""
    enemy = position.board.ra[1 - position.side]
    nearer = spaces(move.origin, enemy) - spaces(move.target, enemy)
    takes = move.target in position.stacks[1 - position.side]
    taken = abs(position.heights[move.target]) if takes else 0
    seen = random.random() < _SEES_CAPTURE
    return nearer + 2 * taken * seen + 4 * random.random()
