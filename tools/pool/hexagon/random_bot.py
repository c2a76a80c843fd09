"""Pure chance: what any player must beat."""

from __future__ import annotations

import random

from ra.hexagon import Move, State
from ra.hexagon.bots import Budget


class RandomBot:
    """Makes any legal move, each as likely as the other."""

    def choose(self, state: State, budget: Budget, random: random.Random) -> Move:
        """One of the legal moves."""
        return state.legal[int(random.random() * len(state.legal))]
