"""What tiles and suns are worth (both rulebooks, "Scoring").

The numbers come from the small functions; `epoch_sheet` sets them out line by line with the reason
of each as data, `epoch_points` only adds them up.
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
CIVILIZATION_POINTS = (-5, 0, 0, 5, 10, 15)
"""By the number of different kinds."""
MONUMENT_KIND_POINTS = (0, 1, 2, 3, 4, 5, 6, 10, 15)
"""By the number of different kinds."""
MONUMENT_SET_POINTS = (0, 0, 0, 5, 10, 15)
"""By the number alike of one kind."""
PHARAOHS_MOST, PHARAOHS_FEWEST = 5, -2
SUNS_HIGHEST, SUNS_LOWEST = 5, -5


class Rank(Enum):
    """Where a seat stands in a comparison with all others; ties share the rank."""

    MOST = "most"
    BETWEEN = "between"
    FEWEST = "fewest"
    ALL_EQUAL = "equal"


@dataclass(frozen=True, slots=True)
class Gods:
    """Unspent god tiles, 2 each."""

    points: int
    tiles: int


@dataclass(frozen=True, slots=True)
class Gold:
    """Gold tiles, 3 each."""

    points: int
    tiles: int


@dataclass(frozen=True, slots=True)
class Pharaohs:
    """The pharaoh comparison: this seat's tiles and its rank among all."""

    points: int
    tiles: int
    rank: Rank


@dataclass(frozen=True, slots=True)
class River:
    """Floods, 1 each; Nile, 1 each if there is a flood."""

    points: int
    niles: int
    floods: int


@dataclass(frozen=True, slots=True)
class Civilization:
    """Different kinds of civilization, out of five."""

    points: int
    kinds: int


@dataclass(frozen=True, slots=True)
class MonumentKinds:
    """Different kinds of monument, out of eight."""

    points: int
    kinds: int


@dataclass(frozen=True, slots=True)
class MonumentSets:
    """Monuments alike: the kinds held three times or more, with how many of each."""

    points: int
    sets: tuple[tuple[Tile, int], ...]


@dataclass(frozen=True, slots=True)
class Suns:
    """The final comparison of suns: the seat's total and its rank among all."""

    points: int
    total: int
    rank: Rank


Line = Gods | Gold | Pharaohs | River | Civilization | MonumentKinds | MonumentSets | Suns


@dataclass(frozen=True, slots=True)
class SeatSheet:
    """One seat's epoch: points before, the lines, points after (kept at zero or not)."""

    before: int
    lines: tuple[Line, ...]
    after: int

    @property
    def gained(self) -> int:
        """The sum of the lines; `after` may be more where totals are kept above zero."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class EpochSheet:
    """The scoring of one epoch, a sheet a seat."""

    epoch: int
    seats: tuple[SeatSheet, ...]


def river_points(niles: int, floods: int) -> int:
    """Nile counts only beside a flood."""
    return niles + floods if floods else 0


def kinds(counts: Sequence[int], first: int, after: int) -> int:
    """How many different kinds from `first` up to `after` are held."""
    return after - first - counts[first:after].count(0)


def compare(values: Sequence[int], most: int, fewest: int) -> list[tuple[int, Rank]]:
    """Points and rank of each value when the highest get `most` and the lowest `fewest`."""
    high, low = max(values), min(values)
    if high == low:
        return [(0, Rank.ALL_EQUAL)] * len(values)
    ranks = {high: (most, Rank.MOST), low: (fewest, Rank.FEWEST)}
    return [ranks.get(value, (0, Rank.BETWEEN)) for value in values]


def monument_points(counts: Sequence[int]) -> int:
    """Monuments for their kinds and for those alike."""
    points = MONUMENT_KIND_POINTS[kinds(counts, _FIRST_MONUMENT, _AFTER_MONUMENTS)]
    for alike in counts[_FIRST_MONUMENT:_AFTER_MONUMENTS]:
        points += MONUMENT_SET_POINTS[alike]
    return points


def epoch_points(tiles: Sequence[Sequence[int]], suns: Sequence[Sequence[int]] | None) -> list[int]:
    """Each seat's gain from an epoch: `tiles` are counts by Tile, a row a seat.

    `suns`: all suns of each seat in the last epoch, when they and the monuments count; else None.
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
    """The running total; with a floor it never falls below zero (Pharaoh edition, "Scoring")."""
    total = before + gained
    return max(0, total) if floor else total


def epoch_sheet(
    epoch: int,
    tiles: Sequence[Sequence[int]],
    suns: Sequence[Sequence[int]] | None,
    before: Sequence[int],
    floor: bool,
) -> EpochSheet:
    """The scoring of an epoch, line by line; arguments as in `epoch_points`."""
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
    sets = tuple((tile, row[tile]) for tile in MONUMENTS if row[tile] >= 3)
    set_points = sum(MONUMENT_SET_POINTS[alike] for _, alike in sets)
    return (
        MonumentKinds(MONUMENT_KIND_POINTS[different], different),
        MonumentSets(set_points, sets),
        Suns(sun_points, totals[seat], rank),
    )
