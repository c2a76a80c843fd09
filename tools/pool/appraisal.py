"""What a lot would change if the epoch ended with it: the score sheet's answer, no guessing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
    """Counts by Tile with a lot taken; a disaster takes first what is held most often."""
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

    Monuments and the comparison of pharaohs are weighed: they may count before or beyond it.
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
    """How much of the epoch is left, from 1 to 0: the next Ra ends it."""
    return 1.0 - table.ra / (table.variant.ra_needed - 1)
