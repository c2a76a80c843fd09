"""What one seat may know of a game: all an opponent is ever handed."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ra.auction.position import Position, read_position, write_position
from ra.auction.rules import State
from ra.auction.setup import shuffled
from ra.auction.table import Table
from ra.auction.tiles import TILES, tally


@dataclass(frozen=True, slots=True)
class View:
    """The table as `table.seat`, who is to act, sees it.

    `undrawn`: how many of each kind are in the bag, by Tile: everybody saw what came out of it.
    `unknown`: the seats whose points are kept secret; the table has the starting points in their
    place. The order of the bag is nowhere in it.
    """

    table: Table
    undrawn: tuple[int, ...]
    unknown: frozenset[int] = frozenset()

    @classmethod
    def of(cls, state: State) -> View:
        """What the seat to act knows of `state`."""
        table = state.table()
        unknown: frozenset[int] = frozenset()
        if not table.variant.open_scores:
            unknown = frozenset(range(table.players)) - {table.seat}
        return cls._masked(table, tuple(tally(state.undrawn)), unknown)

    @classmethod
    def _masked(cls, table: Table, undrawn: tuple[int, ...], unknown: frozenset[int]) -> View:
        start = Table.empty(table.variant).points
        table.points = [
            start[seat] if seat in unknown else points for seat, points in enumerate(table.points)
        ]
        return cls(table, undrawn, unknown)

    def deal(self, chance: random.Random) -> State:
        """A game that this seat can't tell from the real one: the bag in some order."""
        tiles = [tile for tile in TILES for _ in range(self.undrawn[tile])]
        return State.of(self.table, shuffled(tiles, chance))


def write_view(view: View) -> str:
    """The view in one line, for the way to another interpreter."""
    return write_position(Position(view.table, None, view.undrawn, view.unknown))


def read_view(text: str) -> View:
    """The view of a line; ReadError or Unsound if it is none. ValueError if the bag is not told."""
    position = read_position(text)
    if position.undrawn is None:
        raise ValueError("a view tells what is in the bag")
    return View._masked(position.table, position.undrawn, position.unknown)
