"""What one seat may know of a game: all that an opponent is ever given."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from ra.auction.actions import Action
from ra.auction.position import Position, read_position, spread, write_position
from ra.auction.rules import State
from ra.auction.setup import shuffled
from ra.auction.table import Phase, Table
from ra.auction.tiles import tally


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it. The order of the bag is nowhere in it.

    `table`: with the starting points in place of those that are kept secret. `undrawn`: how many
    of each kind are in the bag, by Tile, as everybody saw what came out of it. `unknown`: the seats
    whose points are kept secret; none if scores are open or the game is over, so that all seats
    have the same view.
    """

    table: Table
    undrawn: tuple[int, ...]
    unknown: frozenset[int] = frozenset()

    @classmethod
    def of(cls, state: State, seat: int | None = None) -> View:
        """What a seat knows of `state`; without `seat`, the seat to act.

        ValueError if there is no such seat.
        """
        table = state.table()
        seats = range(table.players)
        if seat is not None and seat not in seats:
            raise ValueError(f"no seat {seat}: there are 0 to {table.players - 1}")
        unknown: frozenset[int] = frozenset()
        if not table.variant.open_scores and table.phase is not Phase.OVER:
            unknown = frozenset(seats) - {table.seat if seat is None else seat}
        return cls._masked(table, tuple(tally(state.undrawn)), unknown)

    @classmethod
    def _masked(cls, table: Table, undrawn: tuple[int, ...], unknown: frozenset[int]) -> View:
        start = Table.empty(table.variant).points
        table.points = [
            start[seat] if seat in unknown else points for seat, points in enumerate(table.points)
        ]
        return cls(table, undrawn, unknown)

    def legal_actions(self) -> Sequence[Action]:
        """All that the seat to act may do; empty only when the game is over."""
        return State.of(self.table, spread(self.undrawn)).legal_actions()

    def deal(self, chance: random.Random) -> State:
        """A game that this seat can't tell from the real one: with the bag in random order."""
        return State.of(self.table, shuffled(spread(self.undrawn), chance))


def write_view(view: View) -> str:
    """The view in one line, to send to another interpreter."""
    return write_position(Position(view.table, None, view.undrawn, view.unknown))


def read_view(text: str) -> View:
    """The view that a line describes; ReadError or Unsound if it describes none, ValueError if it
    does not tell what is in the bag."""
    position = read_position(text)
    if position.undrawn is None:
        raise ValueError("a view tells what is in the bag")
    return View._masked(position.table, position.undrawn, position.unknown)
