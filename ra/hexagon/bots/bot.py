"""What a computer player of the hexagon game is."""

from __future__ import annotations

import random
from typing import Protocol

from ra.bot import Budget
from ra.hexagon.moves import Move
from ra.hexagon.rules import State


class Bot(Protocol):
    """A computer player of the hexagon game."""

    def choose(self, state: State, budget: Budget, random: random.Random) -> Move:
        """What the seat to act does. The state holds a decision, and is not changed."""
