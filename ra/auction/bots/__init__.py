"""Computer players of the auction game. They are handed a View: never the order of the bag."""

from __future__ import annotations

import random

from ra.auction.actions import Action
from ra.auction.bots.adept import Adept
from ra.auction.bots.apprentice import APPRENTICE
from ra.auction.bots.bot import Basis, Bot, Budget, Option, Worth, legal_actions
from ra.auction.bots.novice import Novice
from ra.auction.view import View

BOTS: dict[str, Bot] = {"novice": Novice(), "apprentice": APPRENTICE, "adept": Adept()}
"""The computer's levels by name, weakest first."""


def choose(level: str, view: View, budget: Budget, random: random.Random) -> Action:
    """What a player of this level does. KeyError if there is no such level."""
    return BOTS[level].choose(view, budget, random)


__all__ = [
    "BOTS",
    "Basis",
    "Bot",
    "Budget",
    "Option",
    "Worth",
    "choose",
    "legal_actions",
]
