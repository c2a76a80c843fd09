"""Computer players of the hexagon game. As nothing is hidden in it, they are given the state."""

from __future__ import annotations

import random
from collections.abc import Mapping

from ra.bot import Bot, Budget
from ra.hexagon.bots.judging import options
from ra.hexagon.bots.novice import Novice
from ra.hexagon.bots.searcher import Searcher
from ra.hexagon.moves import Move
from ra.hexagon.option import Option
from ra.hexagon.rules import State

MASTER = Searcher(nodes=36_000, depth=12)
BOTS: dict[str, Bot[State, Move]] = {
    "novice": Novice(),
    "apprentice": Searcher(nodes=2_000, depth=1, carelessness=60),
    "adept": Searcher(nodes=2_500, depth=3, carelessness=30),
    "master": MASTER,
}
"""The computer's levels by name, weakest first."""


class HexagonOpponents:
    """The players of the hexagon game; see ra.bot.Opponents."""

    bots: Mapping[str, Bot[State, Move]] = BOTS

    def choose(
        self,
        level: str,
        view: State,
        budget: Budget,
        random: random.Random,
        temper: str | None = None,
    ) -> Move:
        """What a player of this level does. KeyError if there is no such level."""
        return BOTS[level].choose(view, budget, random)

    def evaluate(self, view: State, budget: Budget, random: random.Random) -> list[Option]:
        """Every move of the seat to act as the Master judges it, best first.

        `budget.nodes`: how many positions its search may visit.
        """
        return options(view, budget.nodes or MASTER.nodes, MASTER.depth, random)


OPPONENTS = HexagonOpponents()
