"""A player that looks ahead a little, and judges what it sees there by a net."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ra.auction.actions import Action
from ra.auction.bots.nets import net_for
from ra.auction.bots.temper import EVEN, Temper
from ra.auction.bots.thought import POINT, Thought
from ra.auction.view import View
from ra.bot import Budget, slip


@dataclass(frozen=True, slots=True)
class Learned:
    """Looks to the end of an auction and one tile ahead.

    `carelessness`: the standard deviation of its misjudgements, in chances to win; 0 for none.
    """

    carelessness: float = 0.0
    temper: Temper = EVEN

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """The legal action that it judges best for the seat to act."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        thought = Thought(view, net_for(view.table.players))
        best, chosen = None, legal[0]
        for action in legal:
            value = thought.of(action)[thought.seat] + POINT * self.temper.liking(
                action, view.table
            )
            if self.carelessness:
                value += slip(self.carelessness, random)
            if best is None or value > best:
                best, chosen = value, action
        return chosen
