"""Pure chance, in any game: what every player must beat."""

from __future__ import annotations

import random
from typing import Any

from ra.bot import Budget


class RandomBot:
    """Takes any legal action, each equally likely."""

    def choose(self, view: Any, budget: Budget, random: random.Random) -> Any:
        """One of the legal actions."""
        legal = view.legal_actions()
        return legal[int(random.random() * len(legal))]
