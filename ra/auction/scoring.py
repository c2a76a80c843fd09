"""What tiles and suns are worth (both rulebooks, "Epochs" and "Auction Tile Effects and Scoring").

`epoch_points` adds up what each seat gains in an epoch; `epoch_sheet` gives the same as lines, each
with the tiles it comes from. Counts are lists by Tile; points may be below zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from ra.auction.tiles import CIVILIZATIONS, MONUMENTS, Tile

_GOD, _GOLD, _PHARAOH, _NILE, _FLOOD = Tile.GOD, Tile.GOLD, Tile.PHARAOH, Tile.NILE, Tile.FLOOD
_FIRST_CIVILIZATION, _AFTER_CIVILIZATIONS = CIVILIZATIONS[0], CIVILIZATIONS[-1] + 1
_FIRST_MONUMENT, _AFTER_MONUMENTS = MONUMENTS[0], MONUMENTS[-1] + 1

GOD_POINTS, GOLD_POINTS = 2, 3
"""Points for each tile."""
CIVILIZATION_POINTS = (-5, 0, 0, 5, 10, 15)
"""Points by the number of different kinds."""
MONUMENT_KIND_POINTS = (0, 1, 2, 3, 4, 5, 6, 10, 15)
"""Points by the number of different kinds."""
MONUMENT_SET_POINTS = (0, 0, 0, 5, 10, 15)
"""Points for each kind, by how many of it a seat has."""
PHARAOHS_MOST, PHARAOHS_FEWEST = 5, -2
"""Points for having the most pharaohs, and the fewest."""
SUNS_HIGHEST, SUNS_LOWEST = 5, -5
"""Points for the highest total of suns, and the lowest."""


class Rank(Enum):
    """Where a seat stands in a comparison with all others; ties share the rank."""

    MOST = "most"
    BETWEEN = "between"
    FEWEST = "fewest"
    ALL_EQUAL = "equal"


@dataclass(frozen=True, slots=True)
class Gods:
    """Unspent god tiles, GOD_POINTS each."""

    points: int
    tiles: int


@dataclass(frozen=True, slots=True)
class Gold:
    """Gold tiles, GOLD_POINTS each."""

    points: int
    tiles: int


@dataclass(frozen=True, slots=True)
class Pharaohs:
    """The comparison of pharaohs: how many this seat has, and its rank among all."""

    points: int
    tiles: int
    rank: Rank


@dataclass(frozen=True, slots=True)
class River:
    """Floods, a point each; Nile, a point each beside a flood."""

    points: int
    niles: int
    floods: int


@dataclass(frozen=True, slots=True)
class Civilization:
    """How many different kinds of civilization; CIVILIZATION_POINTS has their worth."""

    points: int
    kinds: int


@dataclass(frozen=True, slots=True)
class MonumentKinds:
    """How many different kinds of monument; MONUMENT_KIND_POINTS has their worth."""

    points: int
    kinds: int


@dataclass(frozen=True, slots=True)
class MonumentSets:
    """Sets of equal monuments: the kinds of which there are enough to score, and how many of each;
    MONUMENT_SET_POINTS has their worth."""

    points: int
    sets: tuple[tuple[Tile, int], ...]


@dataclass(frozen=True, slots=True)
class Suns:
    """The final comparison of suns: this seat's total, and its rank among all."""

    points: int
    total: int
    rank: Rank


Line = Gods | Gold | Pharaohs | River | Civilization | MonumentKinds | MonumentSets | Suns


@dataclass(frozen=True, slots=True)
class SeatSheet:
    """One seat's epoch: the points before, what each line adds, and the points after.

    `lines` are in the same order for every seat. `after` is `before` plus `gained`, but not below
    zero where the game has a floor.
    """

    before: int
    lines: tuple[Line, ...]
    after: int

    @property
    def gained(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class EpochSheet:
    """The scoring of one epoch (from 1): a sheet for each seat."""

    epoch: int
    seats: tuple[SeatSheet, ...]


def river_points(niles: int, floods: int) -> int:
    """What Nile and floods are worth together: Nile counts only beside a flood.

    >>> river_points(niles=3, floods=1), river_points(niles=4, floods=0)
    (4, 0)
    """
    return niles + floods if floods else 0


def kinds(counts: Sequence[int], first: int, after: int) -> int:
    """How many kinds from `first` to before `after` have a count above zero."""
    return after - first - counts[first:after].count(0)


def compare(values: Sequence[int], most: int, fewest: int) -> list[tuple[int, Rank]]:
    """Points and rank of each value: all the highest get `most`, all the lowest `fewest`; if all
    are equal, nobody gets anything.

    >>> [points for points, _ in compare([3, 2, 2, 3], most=5, fewest=-2)]
    [5, -2, -2, 5]
    """
    high, low = max(values), min(values)
    if high == low:
        return [(0, Rank.ALL_EQUAL)] * len(values)
    ranks = {high: (most, Rank.MOST), low: (fewest, Rank.FEWEST)}
    return [ranks.get(value, (0, Rank.BETWEEN)) for value in values]


def monument_points(counts: Sequence[int]) -> int:
    """What monuments are worth at the end: the points for their kinds and for their sets.

    >>> from ra.auction.tiles import tally
    >>> pyramids, temples = [Tile.PYRAMID] * 4, [Tile.TEMPLE] * 3
    >>> monument_points(tally([*pyramids, *temples, Tile.SHRINE, Tile.SHRINE, Tile.SPHINX]))
    19
    """
    points = MONUMENT_KIND_POINTS[kinds(counts, _FIRST_MONUMENT, _AFTER_MONUMENTS)]
    for alike in counts[_FIRST_MONUMENT:_AFTER_MONUMENTS]:
        points += MONUMENT_SET_POINTS[alike]
    return points


def epoch_points(tiles: Sequence[Sequence[int]], suns: Sequence[Sequence[int]] | None) -> list[int]:
    """What each seat gains in an epoch.

    `tiles` holds a row of counts by Tile for each seat. `suns` holds all suns of each seat in the
    last epoch, when they and the monuments count, and is None in earlier epochs.
    """
    pharaohs = compare([row[_PHARAOH] for row in tiles], PHARAOHS_MOST, PHARAOHS_FEWEST)
    gains = [
        GOD_POINTS * row[_GOD]
        + GOLD_POINTS * row[_GOLD]
        + extra
        + river_points(row[_NILE], row[_FLOOD])
        + CIVILIZATION_POINTS[kinds(row, _FIRST_CIVILIZATION, _AFTER_CIVILIZATIONS)]
        for row, (extra, _) in zip(tiles, pharaohs, strict=True)
    ]
    if suns is not None:
        ranked = compare([sum(own) for own in suns], SUNS_HIGHEST, SUNS_LOWEST)
        for seat, row in enumerate(tiles):
            gains[seat] += monument_points(row) + ranked[seat][0]
    return gains


def total_after(before: int, gained: int, floor: bool) -> int:
    """The points after an epoch; with a floor they never fall below zero (Pharaoh edition,
    "Epochs")."""
    total = before + gained
    return max(0, total) if floor else total


def epoch_sheet(
    epoch: int,
    tiles: Sequence[Sequence[int]],
    suns: Sequence[Sequence[int]] | None,
    before: Sequence[int],
    floor: bool,
) -> EpochSheet:
    """The scoring of an epoch, line by line.

    `tiles` and `suns` are as in `epoch_points`; `before` holds each seat's points until now.
    """
    pharaohs = compare([row[_PHARAOH] for row in tiles], PHARAOHS_MOST, PHARAOHS_FEWEST)
    sheets = []
    for seat, row in enumerate(tiles):
        lines = [*_tile_lines(row, *pharaohs[seat])]
        if suns is not None:
            lines += _last_lines(row, suns, seat)
        gained = sum(line.points for line in lines)
        after = total_after(before[seat], gained, floor)
        sheets.append(SeatSheet(before[seat], tuple(lines), after))
    return EpochSheet(epoch, tuple(sheets))


def _tile_lines(row: Sequence[int], pharaoh_points: int, rank: Rank) -> tuple[Line, ...]:
    civilizations = kinds(row, _FIRST_CIVILIZATION, _AFTER_CIVILIZATIONS)
    return (
        Gods(GOD_POINTS * row[_GOD], row[_GOD]),
        Gold(GOLD_POINTS * row[_GOLD], row[_GOLD]),
        Pharaohs(pharaoh_points, row[_PHARAOH], rank),
        River(river_points(row[_NILE], row[_FLOOD]), row[_NILE], row[_FLOOD]),
        Civilization(CIVILIZATION_POINTS[civilizations], civilizations),
    )


def _last_lines(row: Sequence[int], suns: Sequence[Sequence[int]], seat: int) -> tuple[Line, ...]:
    totals = [sum(own) for own in suns]
    sun_points, rank = compare(totals, SUNS_HIGHEST, SUNS_LOWEST)[seat]
    different = kinds(row, _FIRST_MONUMENT, _AFTER_MONUMENTS)
    sets = tuple((tile, row[tile]) for tile in MONUMENTS if MONUMENT_SET_POINTS[row[tile]])
    set_points = sum(MONUMENT_SET_POINTS[alike] for _, alike in sets)
    return (
        MonumentKinds(MONUMENT_KIND_POINTS[different], different),
        MonumentSets(set_points, sets),
        Suns(sun_points, totals[seat], rank),
    )
