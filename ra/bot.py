"""What computer players of all games share: how much they may think, and how they err."""

from __future__ import annotations

import random
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a choice may cost; None leaves it to the player.

    `simulations`: how many samples of what may come it looks at. `nodes`: how many positions a
    search visits. Each player heeds what it knows. With the same random numbers a choice is then
    the same everywhere.
    """

    simulations: int | None = None
    nodes: int | None = None


def slip(carelessness: float, random: random.Random) -> float:
    """How far a player is off in judging one thing, `carelessness` being the standard deviation."""
    return 2 * carelessness * (random.random() + random.random() + random.random() - 1.5)
