"""What a lot would change on the score sheet if the epoch ended with it, without any guessing; and
what a bidder does that goes by this alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ra.auction.actions import BID, PASS, Action, Discard
from ra.auction.disasters import losses
from ra.auction.scoring import (
    CIVILIZATION_POINTS,
    GOD_POINTS,
    GOLD_POINTS,
    PHARAOHS_FEWEST,
    PHARAOHS_MOST,
    compare,
    kinds,
    monument_points,
    river_points,
)
from ra.auction.table import Table
from ra.auction.tiles import CIVILIZATIONS, STRUCK, Tile, is_disaster

_KINDS = CIVILIZATIONS[0], CIVILIZATIONS[-1] + 1


def taken(row: Sequence[int], lot: Iterable[Tile]) -> list[int]:
    """Counts by Tile after a lot is taken; a disaster takes what is held most often first."""
    after = list(row)
    for tile in sorted(lot):
        struck = STRUCK[tile] if is_disaster(tile) else ()
        for _ in range(2) if struck else ():
            dries = tile is Tile.DROUGHT and after[Tile.FLOOD]
            lost = Tile.FLOOD if dries else max(struck, key=lambda kind: after[kind])
            after[lost] = max(0, after[lost] - 1)
        if not struck:
            after[tile] += 1
    return after


def sheet(row: Sequence[int], table: Table, monuments: float, pharaohs: float) -> float:
    """What the seat to act would score with `row` if the epoch ended now.

    `monuments` and `pharaohs` are the weights of the monuments and of the comparison of pharaohs.
    """
    others = [held[Tile.PHARAOH] for at, held in enumerate(table.tiles) if at != table.seat]
    compared, _ = compare([row[Tile.PHARAOH], *others], PHARAOHS_MOST, PHARAOHS_FEWEST)[0]
    return (
        GOD_POINTS * row[Tile.GOD]
        + GOLD_POINTS * row[Tile.GOLD]
        + river_points(row[Tile.NILE], row[Tile.FLOOD])
        + CIVILIZATION_POINTS[kinds(row, *_KINDS)]
        + monuments * monument_points(row)
        + pharaohs * compared
    )


def face_up_rank(sun: int, table: Table) -> float:
    """The part of the suns face up that are lower than `sun`, from 0 to 1."""
    every = [other for own in table.up for other in own]
    return sum(other < sun for other in every) / max(1, len(every) - 1)


def calm(table: Table) -> float:
    """How much of the epoch is left: from 1 down to 0, when the next Ra ends it."""
    return 1.0 - table.ra / (table.variant.ra_needed - 1)


def cheapest_bid(
    table: Table,
    worth: Callable[[Iterable[Tile], Table], float],
    wants: Callable[[int, Table], float],
) -> Action:
    """The lowest sun that would lead, if the lot's `worth` is what the bidder `wants` for it or a
    bid must be made; else a pass."""
    enough = [sun for sun in table.up[table.seat] if sun > table.high]
    if not enough:
        return PASS
    pays = worth(table.lot, table) >= wants(enough[-1], table)
    return BID[enough[-1]] if pays or table.must_bid else PASS


def least_lost(table: Table, points: Callable[[Sequence[int], Table], float]) -> Action:
    """Give up to a disaster the tiles whose loss leaves the most `points`."""
    row = table.tiles[table.seat]

    def left(tiles: Sequence[Tile]) -> float:
        after = list(row)
        for tile in tiles:
            after[tile] -= 1
        return points(after, table)

    return Discard(max(losses(table.pending[0], row), key=left))
