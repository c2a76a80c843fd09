"""The levels that look ahead: all see the very next moves, but some look further than others."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ra.bot import Budget, slip
from ra.hexagon.bots.thought import Thought, sensible
from ra.hexagon.moves import Move
from ra.hexagon.rules import State


@dataclass(frozen=True, slots=True)
class Searcher:
    """Ends the game when it can, lets the enemy in only when it must, else does what looks best.

    `nodes`: how many positions it visits, if the budget doesn't say. `depth`: the most plies it
    looks ahead. `carelessness`: the standard deviation of its error about a move, counted as in
    search.py.
    """

    nodes: int
    depth: int
    carelessness: int = 0

    def choose(self, view: State, budget: Budget, random: random.Random) -> Move:
        """The move that it considers best; `budget.nodes`: how many positions it may visit."""
        moves = sensible(view)
        if len(moves) == 1:
            return moves[0]
        thought = Thought(view, budget.nodes or self.nodes, random, moves)
        thought.deepen(self.depth, 3 * self.carelessness)
        if not self.carelessness:
            return thought.judged[0].move
        values = [one.value + slip(self.carelessness, random) for one in thought.judged]
        return thought.judged[values.index(max(values))].move
