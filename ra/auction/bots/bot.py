"""What a computer player is, how much it may think, and what it can choose from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ra.auction.actions import Action
from ra.auction.rules import State
from ra.auction.tiles import TILES
from ra.auction.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a choice may cost.

    `simulations`: how many samples of what may come it looks at; None leaves it to the player.
    With the same random numbers a choice is then the same everywhere.
    """

    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Worth:
    """What tiles are worth to one seat: points expected to the game's end, by category."""

    gods: float = 0.0
    gold: float = 0.0
    pharaohs: float = 0.0
    river: float = 0.0
    civilization: float = 0.0
    monuments: float = 0.0

    @property
    def total(self) -> float:
        """All categories together."""
        return (
            self.gods + self.gold + self.pharaohs + self.river + self.civilization + self.monuments
        )


@dataclass(frozen=True, slots=True)
class Basis:
    """What a judgement of an option rests on.

    `worth`: by seat, what the option's tiles are worth: those on the track; for a god, the tile it
    takes; for a discard, the tiles given up (below zero). `sun`: for a bid, the points that the
    sun paid is worth more than the centre's. `ra_next`: the chance that the next tile is Ra.
    `outbidders`: for a bid, who can still outbid it, each with the lowest sun that is enough.
    """

    worth: tuple[Worth, ...]
    sun: float | None
    ra_next: float
    outbidders: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """An action with what is expected of it.

    `win`: the chance to win the game, 0 to 1, and `error` its standard error. `points`: by seat,
    the final points expected.
    """

    action: Action
    win: float
    error: float
    points: tuple[float, ...]
    basis: Basis

    def equals(self, other: Option) -> bool:
        """Whether the two can't be told apart: they differ by less than their standard error."""
        return abs(self.win - other.win) <= max(self.error, other.error)


class Bot(Protocol):
    """A computer player of the auction game."""

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """What the seat to act does. The view holds a decision: its game is not over."""


def legal_actions(view: View) -> Sequence[Action]:
    """All that the seat to act may do."""
    bag = [tile for tile in TILES for _ in range(view.undrawn[tile])]
    return State.of(view.table, bag).legal_actions()
