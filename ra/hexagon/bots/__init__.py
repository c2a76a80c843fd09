"""Computer players of the hexagon game. Nothing is hidden in it: they are handed the state."""

from __future__ import annotations

import random

from ra.bot import Budget
from ra.hexagon.bots.bot import Bot
from ra.hexagon.bots.judging import options
from ra.hexagon.bots.novice import Novice
from ra.hexagon.bots.searcher import Searcher
from ra.hexagon.moves import Move
from ra.hexagon.option import MARGIN, REASONS, Option
from ra.hexagon.rules import State

MASTER = Searcher(nodes=36_000, depth=12)
BOTS: dict[str, Bot] = {
    "novice": Novice(),
    "apprentice": Searcher(nodes=2_000, depth=1, carelessness=60),
    "adept": Searcher(nodes=2_500, depth=3, carelessness=30),
    "master": MASTER,
}
"""The computer's levels by name, weakest first."""


def choose(level: str, state: State, budget: Budget, random: random.Random) -> Move:
    """What a player of this level does. KeyError if there is no such level."""
    return BOTS[level].choose(state, budget, random)


def evaluate(state: State, budget: Budget, random: random.Random) -> list[Option]:
    """All that the seat to act may do as the Master sees it, best first.

    `budget` and `random` as in `choose`; the state holds a decision, and is not changed.
    """
    return options(state, budget.nodes or MASTER.nodes, MASTER.depth, random)


__all__ = ["BOTS", "MARGIN", "REASONS", "Bot", "Budget", "Option", "choose", "evaluate"]
