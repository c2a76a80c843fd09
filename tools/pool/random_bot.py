"""Pure chance, in any game: what every player must beat."""

from __future__ import annotations

import random
from typing import Any

from ra.bot import Budget


class RandomBot:
    """Does any legal thing, each as likely as the other."""

    def choose(self, view: Any, budget: Budget, random: random.Random) -> Any:
        """One of the legal actions."""
        legal = view.legal_actions()
        return legal[int(random.random() * len(legal))]
