"""What a computer player is, in any game: one class with one method, `choose`.

    class Timid:
        def choose(self, view, budget, random):
            return view.legal_actions()[0]

It is given what its seat may know, never the state itself. All its randomness comes from the
`random` it is given, so that its choice is the same on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

View = TypeVar("View", contravariant=True)
Action = TypeVar("Action", covariant=True)
Option = TypeVar("Option", covariant=True)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thinking a choice may cost; None leaves it to the player.

    `simulations`: how many possible futures are sampled. `nodes`: how many positions a search
    visits. A player heeds the one that it knows and ignores the other.
    """

    simulations: int | None = None
    nodes: int | None = None


class Bot(Protocol[View, Action]):
    """A computer player of a game whose views and actions have these types."""

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """What the seat to act does: one of `view.legal_actions()`.

        The game must not be over; the view is not changed. The same view, budget and random
        numbers give the same action, on every machine.
        """


class Opponents(Protocol[View, Action, Option]):
    """All computer players of a game, and the judge that gives hints."""

    @property
    def bots(self) -> Mapping[str, Bot[View, Action]]:
        """The player of each level, weakest first; the names are the game's `levels`."""

    def choose(
        self,
        level: str,
        view: View,
        budget: Budget,
        random: random.Random,
        temper: str | None = None,
    ) -> Action:
        """What the player of a level does; see `Bot.choose`. KeyError if there is no such level.

        `temper`: the character it plays with; a level without tempers ignores it.
        """

    def evaluate(self, view: View, budget: Budget, random: random.Random) -> Sequence[Option]:
        """Everything that the seat to act may do, as the strongest level judges it, best first.

        Arguments as in `Bot.choose`. Each option has an `action`, and `equals(other)`, which tells
        whether the two are equally good.
        """


def slip(carelessness: float, random: random.Random) -> float:
    """How far a player is off in judging one thing, in the unit of `carelessness`.

    `carelessness` is the standard deviation; the mean is 0.
    """
    return 2 * carelessness * (random.random() + random.random() + random.random() - 1.5)
