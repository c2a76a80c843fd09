"""What would be scored if the epoch ended now, and what one tile more would bring.

Both are reckoned from what lies on the table for all to see (both rulebooks, "Epochs" and "Auction
Tile Effects and Scoring").
"""

from __future__ import annotations

from collections.abc import Sequence

from ra.auction.disasters import losses
from ra.auction.editions import EPOCHS
from ra.auction.scoring import EpochSheet, epoch_points, epoch_sheet, monument_points
from ra.auction.table import Table
from ra.auction.tiles import DISASTERS, Tile


def suns_that_count(table: Table) -> list[tuple[int, ...]] | None:
    """By seat, all its suns, if they count when this epoch ends: only in the last one."""
    if table.epoch < EPOCHS:
        return None
    return [table.suns_of(seat) for seat in range(table.players)]


def sheet_now(table: Table) -> EpochSheet:
    """The scoring of the epoch as it would be if it ended now."""
    suns, floor = suns_that_count(table), table.variant.floor
    return epoch_sheet(table.epoch, table.tiles, suns, table.points, floor)


def sheet_in_full(table: Table) -> EpochSheet:
    """The same with what counts in the last epoch alone: monuments and suns as they are now."""
    suns = [table.suns_of(seat) for seat in range(table.players)]
    return epoch_sheet(table.epoch, table.tiles, suns, table.points, table.variant.floor)


def brings(table: Table, seat: int, tile: Tile) -> int:
    """The points that one such tile more would bring a seat at the end of this epoch, or of the
    game if it is a monument, with all else as it is now. A disaster costs what the seat would miss
    least, so it brings zero or less.

    >>> from ra.auction import PHARAOH, Setup, State
    >>> table = State.start(Setup.from_seed(PHARAOH, 3, seed=1))
    >>> brings(table, 0, Tile.GOLD), brings(table, 0, Tile.NILE), brings(table, 0, Tile.PHARAOH)
    (3, 0, 5)
    >>> brings(table, 0, Tile.ART), brings(table, 0, Tile.FUNERAL)
    (5, 0)
    """
    own = table.tiles[seat]
    before = _worth(table, seat, own)
    if tile not in DISASTERS:
        return _worth(table, seat, _with(own, (tile,), 1)) - before
    choices = losses(tile, own)
    return max(_worth(table, seat, _with(own, lost, -1)) - before for lost in choices)


def _with(counts: Sequence[int], tiles: Sequence[Tile], more: int) -> list[int]:
    changed = list(counts)
    for tile in tiles:
        changed[tile] += more
    return changed


def _worth(table: Table, seat: int, own: Sequence[int]) -> int:
    """What a seat would gain with these tiles, its monuments included in any epoch."""
    rows = [*table.tiles[:seat], own, *table.tiles[seat + 1 :]]
    suns = suns_that_count(table)
    points = epoch_points(rows, suns)[seat]
    return points if suns is not None else points + monument_points(own)
