"""Tables of the hexagon game: openings of random moves, each played once from either side."""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from ra.bot import Bot, Budget
from ra.game import Game, Standing
from ra.hexagon import BOARDS, HEXAGON, Move, Setup, State
from ra.hexagon.bots.gates import best_entry
from ra.record import Record
from tools.arena.table import Figure
from tools.pool.hexagon import player

OPENING = 4
"""Random moves before the players go on."""
LONGEST = 400
"""Moves without a capture after which a game counts as drawn."""


@dataclass(frozen=True, slots=True)
class HexagonTable:
    """Single games, or matches if `whole`, that begin with four random moves after which nobody can
    enter at once."""

    game: ClassVar[Game] = HEXAGON
    figures: ClassVar[Sequence[Figure]] = (
        ("drawn", lambda tally: f"{tally.drawn / tally.seats:.1%}"),
        ("lost", lambda tally: f"{(tally.seats - tally.wins - tally.drawn) / tally.seats:.1%}"),
        ("points", lambda tally: f"{tally.mean_points:.2f}"),
        ("moves", lambda tally: f"{tally.mean_choices:.1f}"),
    )
    players: ClassVar[int] = 2
    budget: ClassVar[Budget] = Budget()
    board: str = "standard"
    whole: bool = False

    @staticmethod
    def add_options(parser: argparse.ArgumentParser) -> None:
        """Board and length."""
        parser.add_argument("--board", choices=BOARDS, default="standard")
        parser.add_argument("--whole", action="store_true", help="whole matches")

    @classmethod
    def chosen(cls, given: argparse.Namespace, seats: int | None) -> Self:
        """See Table.chosen; it is always a table for two."""
        return cls(given.board, given.whole)

    @property
    def setup(self) -> Setup:
        """Where each game begins."""
        return Setup(BOARDS[self.board], self.whole, 0)

    def player(self, name: str) -> Bot[State, Move]:
        """The player of a name in tools/pool/hexagon."""
        return player(name)

    def seating(self, names: Sequence[str], chance: random.Random) -> list[str]:
        """The first has Black in the first game of a round, and White in the other."""
        return list(names)

    def opening(self, seed: int, number: int) -> tuple[Setup, Sequence[Move]]:
        """The first moves of a game: the same for the two games of a round."""
        chance = random.Random(f"opening {seed} {number // 2}")
        while True:
            state, moves = State.start(self.setup), list[Move]()
            while len(moves) < OPENING and state.number == 1 and state.legal:
                moves.append(chance.choice(state.legal))
                state.apply(moves[-1])
            open_to = [side for side in (0, 1) if best_entry(state.placement, side)]
            if state.number == 1 and state.legal and not open_to:
                return self.setup, moves

    def chance(self, seed: int, number: int) -> random.Random:
        """A stream for each game."""
        return random.Random(f"players {seed} {number}")

    def goes_on(self, state: State) -> bool:
        """Whether there is more to play: players who never take anything might go on for very
        long."""
        return state.to_act is not None and len(state.past.moves) < LONGEST

    def standings(self, state: State) -> Sequence[Standing]:
        """Winner and loser, or two who share the first place."""
        outcome = state.outcome()
        if outcome is not None:
            return outcome.standings
        return [Standing(seat, 1, points) for seat, points in enumerate(state.score)]

    def counts(self, record: Record) -> Sequence[Mapping[str, int]]:
        """Nothing else."""
        return [{} for _ in record.seats]
