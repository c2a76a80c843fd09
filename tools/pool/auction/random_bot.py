"""Pure chance: what any player must beat."""

from __future__ import annotations

import random

from ra.auction.actions import Action
from ra.auction.bots.bot import legal_actions
from ra.auction.view import View
from ra.bot import Budget


class RandomBot:
    """Does any legal thing, each as likely as the other."""

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """One of the legal actions."""
        legal = legal_actions(view)
        return legal[int(random.random() * len(legal))]
