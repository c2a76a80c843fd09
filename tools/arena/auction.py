"""Tables of the auction game: each game has a deal of its own."""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from ra.auction import AUCTION, EDITIONS, Action, Setup, State, View
from ra.auction.editions import EPOCHS
from ra.auction.events import EpochEnd, EpochScored
from ra.auction.setup import shuffled
from ra.bot import Bot, Budget
from ra.game import Game, Standing
from ra.record import Record
from tools.arena.table import Figure
from tools.arena.tally import Tally
from tools.pool.auction import player

SUNS_LEFT = "suns left"
"""Suns face up when the Ra track ended an epoch."""


def _as_winner(tally: Tally) -> str:
    points = tally.mean_winning_points
    return "–" if points is None else f"{points:.1f}"


@dataclass(frozen=True, slots=True)
class AuctionTable:
    """The rules by which a match is played. ValueError if the edition has no such game.

    `floor`: None for the edition's own rule. `hidden`: scores are kept secret. `simulations`: how
    many each player may use, None for its own number.
    """

    game: ClassVar[Game] = AUCTION
    figures: ClassVar[Sequence[Figure]] = (
        ("place", lambda tally: f"{tally.mean_place:.2f}"),
        ("points", lambda tally: f"{tally.mean_points:.1f}"),
        ("as winner", _as_winner),
        (SUNS_LEFT, lambda tally: f"{tally.counts[SUNS_LEFT] / (EPOCHS * tally.seats):.2f}"),
    )
    players: int = 4
    edition: str = "pharaoh"
    floor: bool | None = None
    hidden: bool = False
    simulations: int | None = None

    def __post_init__(self) -> None:
        self.opening(0, 0)

    @staticmethod
    def add_options(parser: argparse.ArgumentParser) -> None:
        """Edition, seats, options of the rules."""
        parser.add_argument("--players", type=int, default=4, help="if the names don't tell")
        parser.add_argument("--edition", choices=EDITIONS, default="pharaoh")
        parser.add_argument("--floor", action="store_true", help="no total below 0 in 1999 either")
        parser.add_argument("--hidden", action="store_true", help="scores are kept secret")
        parser.add_argument("--simulations", type=int)

    @classmethod
    def chosen(cls, given: argparse.Namespace, seats: int | None) -> Self:
        """See Table.chosen."""
        players, floor = seats or given.players, given.floor or None
        return cls(players, given.edition, floor, given.hidden, given.simulations)

    @property
    def budget(self) -> Budget:
        """How much a player may think."""
        return Budget(self.simulations)

    def player(self, name: str) -> Bot[View, Action]:
        """The player of a name in tools/pool/auction."""
        return player(name)

    def seating(self, names: Sequence[str], chance: random.Random) -> list[str]:
        """In random order, as neighbours matter."""
        return shuffled(names, chance)

    def deal(self, seed: int, number: int) -> int:
        """The number of a game's deal: each has its own."""
        return seed * 1_000_003 + number

    def opening(self, seed: int, number: int) -> tuple[Setup, Sequence[Action]]:
        """A deal, and no actions."""
        edition, deal = EDITIONS[self.edition], self.deal(seed, number)
        setup = Setup.from_seed(
            edition, self.players, deal, floor=self.floor, open_scores=not self.hidden
        )
        return setup, ()

    def chance(self, seed: int, number: int) -> random.Random:
        """A stream of its own: the deal's would begin with the numbers that shuffled the bag."""
        return random.Random(f"players {self.deal(seed, number)}")

    def goes_on(self, state: State) -> bool:
        """A game ends by itself."""
        return state.to_act is not None

    def standings(self, state: State) -> Sequence[Standing]:
        """Everybody's place."""
        return state.standings().standings

    def counts(self, record: Record) -> Sequence[Mapping[str, int]]:
        """The suns that each seat failed to spend."""
        state: Any = record.start()
        left: list[Counter[str]] = [Counter() for _ in record.seats]
        for action in record.actions:
            up = list(state.up)
            told = state.apply(action)
            if any(isinstance(e, EpochScored) and e.reason is EpochEnd.RA_TRACK for e in told):
                for own, suns in zip(left, up, strict=True):
                    own[SUNS_LEFT] += len(suns)
        return left
