"""What a computer player is, and what it can choose from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from ra.auction.actions import Action
from ra.auction.rules import State
from ra.auction.tiles import TILES
from ra.auction.view import View
from ra.bot import Budget


class Bot(Protocol):
    """A computer player of the auction game."""

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """What the seat to act does. The view holds a decision: its game is not over."""


def legal_actions(view: View) -> Sequence[Action]:
    """All that the seat to act may do."""
    bag = [tile for tile in TILES for _ in range(view.undrawn[tile])]
    return State.of(view.table, bag).legal_actions()
