"""A held-out style: patience. It keeps its high suns for big lots late in the epoch."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from ra.auction.actions import DRAW, INVOKE, SPEND_GOD, STOP_GODS, Action
from ra.auction.editions import EPOCHS
from ra.auction.table import Phase, Table
from ra.auction.tiles import KEPT, Tile
from ra.auction.view import View
from ra.bot import Budget
from tools.pool.auction.appraisal import calm, cheapest_bid, face_up_rank, least_lost, sheet, taken

_LATE = 0.3
"""How much of an epoch is left, from 1 to 0, when the waiting is over."""
_BIG = 5
"""How many tiles make a lot worth invoking Ra for before that."""


class Hoarder:
    """Counts what the score sheet will say, lets small lots go, and keeps its gods."""

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """The action by the rule of its phase."""
        table = view.table
        if table.phase is Phase.BID:
            return cheapest_bid(table, _worth, _wants)
        if table.phase is Phase.DISCARD:
            return least_lost(table, _points)
        return _turn(table, any(view.undrawn))


def _points(row: Sequence[int], table: Table) -> float:
    left = EPOCHS - table.epoch
    lasting = sum(row[tile] for tile in KEPT)
    return sheet(row, table, monuments=1.0 - 0.15 * left, pharaohs=0.7) + 0.5 * left * lasting


def _worth(lot: Iterable[Tile], table: Table) -> float:
    row = table.tiles[table.seat]
    # A tile that scores nothing yet may do so later.
    return (
        _points(taken(row, lot), table)
        - _points(row, table)
        + 0.5 * sum(1 for tile in lot if tile < Tile.FUNERAL)
    )


def _wants(sun: int, table: Table) -> float:
    """What a lot must be worth to be paid with `sun`."""
    return (2.5 + 8.0 * face_up_rank(sun, table)) * (0.5 + 0.7 * calm(table))


def _turn(table: Table, tiles_left: bool) -> Action:
    late, lot = calm(table) <= _LATE, table.lot
    if table.tiles[table.seat][Tile.GOD]:
        fetched = [(_worth((lot_tile,), table), -at) for at, lot_tile in _takeable(table)]
        best, space = max(fetched, default=(0.0, 0))
        if best >= (3.0 if late else 5.0):
            return SPEND_GOD[-space]
    if table.phase is Phase.GODS:
        return STOP_GODS
    if table.full or not tiles_left:
        return INVOKE
    big = len(lot) >= _BIG or late
    pays = big and _worth(lot, table) >= _wants(table.up[table.seat][0], table)
    return INVOKE if pays else DRAW


def _takeable(table: Table) -> list[tuple[int, Tile]]:
    return [(space, table.track[space] or Tile.RA) for space in table.takeable()]
