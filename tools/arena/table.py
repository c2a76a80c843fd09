"""What the arena must know of a game: where its games begin, who can sit there, what is counted."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, Self

from ra.bot import Bot, Budget
from ra.game import Game, Standing
from ra.record import Record
from tools.arena.tally import Tally

Figure = tuple[str, Callable[[Tally], str]]
"""A column of a report: its title, and what it says of a player."""


class Table(Protocol):
    """The rules by which the games of a match are played, and their deals or openings."""

    game: ClassVar[Game]
    figures: ClassVar[Sequence[Figure]]

    @property
    def players(self) -> int:
        """How many sit there."""

    @property
    def budget(self) -> Budget:
        """How much a player may think."""

    @staticmethod
    def add_options(parser: argparse.ArgumentParser) -> None:
        """The options of a command line that say which table is meant."""

    @classmethod
    def chosen(cls, given: argparse.Namespace, seats: int | None) -> Self:
        """The table that such options describe; `seats`: how many, if the names tell. ValueError if
        there is no such table."""

    def player(self, name: str) -> Bot[Any, Any]:
        """The player of a name. ValueError if there is none."""

    def seating(self, names: Sequence[str], chance: random.Random) -> list[str]:
        """Names in the order in which they sit in the first game of a round."""

    def opening(self, seed: int, number: int) -> tuple[Any, Sequence[Any]]:
        """A game's set-up, and what is done before the players go on."""

    def chance(self, seed: int, number: int) -> random.Random:
        """The random numbers of a game's players."""

    def goes_on(self, state: Any) -> bool:
        """Whether there is more to play."""

    def standings(self, state: Any) -> Sequence[Standing]:
        """How a game ended, once it does not go on."""

    def counts(self, record: Record) -> Sequence[Mapping[str, int]]:
        """What else the report tells of a game, by seat."""
