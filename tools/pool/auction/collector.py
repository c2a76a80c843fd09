"""A held-out style: it prefers monuments and pharaohs, as an epoch's end clears away all else."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from ra.auction.actions import DRAW, INVOKE, SPEND_GOD, STOP_GODS, Action
from ra.auction.editions import EPOCHS, FIRST_CENTRE_SUN
from ra.auction.table import Phase, Table
from ra.auction.tiles import MONUMENTS, Tile
from ra.auction.view import View
from ra.bot import Budget
from tools.pool.auction.appraisal import calm, cheapest_bid, least_lost, sheet, taken

_ALIKE = (0.0, 0.8, 2.5, 6.0, 10.5, 15.0)
"""What monuments of a kind are worth to it, by how many it holds."""
_KINDS = (0.0, 1.0, 2.0, 3.0, 4.0, 5.5, 7.5, 11.0, 15.0)
"""What different monuments are worth to it, by how many kinds it holds."""
_TREASURES = (Tile.PHARAOH, *MONUMENTS)


class Collector:
    """Values sets before they are complete, and invokes Ra as soon as a piece for them is there."""

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
    monuments = [row[kind] for kind in MONUMENTS]
    sets = sum(_ALIKE[alike] for alike in monuments)
    sets += _KINDS[len(MONUMENTS) - monuments.count(0)]
    passing = sheet(row, table, monuments=0.0, pharaohs=0.5)
    return sets + row[Tile.PHARAOH] * (1.0 + 0.4 * left) + 0.3 * row[Tile.NILE] * left + passing


def _worth(lot: Iterable[Tile], table: Table) -> float:
    row = table.tiles[table.seat]
    return _points(taken(row, lot), table) - _points(row, table)


def _wants(sun: int, table: Table) -> float:
    """What a lot must be worth to be paid with `sun`, by the sun's value."""
    highest = max(FIRST_CENTRE_SUN, *(group[0] for group in table.variant.sun_groups))
    return (2.0 + 7.0 * sun / highest) * (0.7 + 0.4 * calm(table))


def _turn(table: Table, tiles_left: bool) -> Action:
    lot = table.lot
    if table.tiles[table.seat][Tile.GOD]:
        fetched = [(_fetch(space, table), -space) for space in table.takeable()]
        best, space = max(fetched, default=(0.0, 0))
        if best >= 3.0:
            return SPEND_GOD[-space]
    if table.phase is Phase.GODS:
        return STOP_GODS
    if table.full or not tiles_left:
        return INVOKE
    pays = _worth(lot, table) >= _wants(table.up[table.seat][0], table)
    return INVOKE if pays else DRAW


def _fetch(space: int, table: Table) -> float:
    """What the tile of a space is worth; a god is spent more freely on a treasure."""
    tile = table.track[space] or Tile.RA
    return _worth((tile,), table) + (0.5 if tile in _TREASURES else 0.0)
