"""What a computer player is, how much it may think, and what it can choose from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ra.auction.actions import Action
from ra.auction.rules import State
from ra.auction.tiles import TILES
from ra.auction.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a choice may cost.

    `simulations`: how many samples of what may come it looks at; None leaves it to the player.
    With the same random numbers a choice is then the same everywhere.
    """

    simulations: int | None = None


class Bot(Protocol):
    """A computer player of the auction game."""

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """What the seat to act does. The view holds a decision: its game is not over."""


def legal_actions(view: View) -> Sequence[Action]:
    """All that the seat to act may do."""
    bag = [tile for tile in TILES for _ in range(view.undrawn[tile])]
    return State.of(view.table, bag).legal_actions()


def slip(carelessness: float, random: random.Random) -> float:
    """How far a player is off in judging one thing, `carelessness` being the standard deviation."""
    return 2 * carelessness * (random.random() + random.random() + random.random() - 1.5)
