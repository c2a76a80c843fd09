"""Computer players of the auction game. They are handed a View: never the order of the bag."""

from __future__ import annotations

import random
from collections.abc import Mapping

from ra.auction.actions import Action
from ra.auction.bots.adept import Adept
from ra.auction.bots.apprentice import APPRENTICE, APPRENTICES
from ra.auction.bots.judging import options
from ra.auction.bots.learned import Learned
from ra.auction.bots.nets import net_for
from ra.auction.bots.novice import Novice
from ra.auction.bots.temper import TEMPERS
from ra.auction.option import Option
from ra.auction.view import View
from ra.bot import Bot, Budget

BOTS: dict[str, Bot[View, Action]] = {
    "novice": Novice(),
    "apprentice": APPRENTICE,
    "adept": Adept(carelessness=1.0),
    "expert": Learned(carelessness=0.025),
    "master": Learned(),
}
"""The computer's levels by name, weakest first."""
CHARACTERS: dict[str, dict[str, Bot[View, Action]]] = {
    "apprentice": {**APPRENTICES},
    "adept": {name: Adept(carelessness=1.0, temper=temper) for name, temper in TEMPERS.items()},
    "expert": {
        name: Learned(carelessness=0.025, temper=temper) for name, temper in TEMPERS.items()
    },
}
"""By level, its players by the name of their temper. Novice has moods instead, and Master wants
only to win."""


class AuctionOpponents:
    """The players of the auction game; see ra.bot.Opponents."""

    bots: Mapping[str, Bot[View, Action]] = BOTS

    def choose(
        self,
        level: str,
        view: View,
        budget: Budget,
        random: random.Random,
        temper: str | None = None,
    ) -> Action:
        """The action of this level's player, with this temper if the level has it. KeyError if
        there is no such level."""
        characters = CHARACTERS.get(level, {})
        bot = characters[temper] if temper in characters else BOTS[level]
        return bot.choose(view, budget, random)

    def evaluate(self, view: View, budget: Budget, random: random.Random) -> list[Option]:
        """All legal actions of the seat to act as the Master judges them, best first.

        `budget` and `random` are not used: the Master looks at everything that can come next.
        """
        return options(view, net_for(view.table.players))


OPPONENTS = AuctionOpponents()
