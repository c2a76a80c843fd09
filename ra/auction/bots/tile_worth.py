"""What a seat's tiles are worth: what they score now, and what they are likely to become."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from ra.auction.bots.numbers import Numbers
from ra.auction.bots.outlook import Outlook, ahead, at_least_one
from ra.auction.bots.sums import added
from ra.auction.scoring import (
    CIVILIZATION_POINTS,
    GOD_POINTS,
    GOLD_POINTS,
    MONUMENT_KIND_POINTS,
    MONUMENT_SET_POINTS,
    PHARAOHS_FEWEST,
    PHARAOHS_MOST,
)
from ra.auction.tiles import CIVILIZATIONS, MONUMENTS, STRUCK, Tile, is_disaster

_GOD, _GOLD, _PHARAOH, _NILE, _FLOOD = Tile.GOD, Tile.GOLD, Tile.PHARAOH, Tile.NILE, Tile.FLOOD
_CIVILIZATION = slice(CIVILIZATIONS[0], CIVILIZATIONS[-1] + 1)
_MONUMENT = slice(MONUMENTS[0], MONUMENTS[-1] + 1)


class Prospects:
    """What a seat's tiles are worth to it if it can expect `coming` more in this epoch.

    Pharaohs are left out: what they are worth depends on what the others hold (see `Pharaohs`).
    """

    def __init__(self, outlook: Outlook, coming: float, numbers: Numbers) -> None:
        shares = outlook.shares
        later = outlook.later * outlook.epochs
        wanted = coming * numbers.choosiness
        self.god = GOD_POINTS + numbers.god_option * at_least_one(coming / 3.0)
        self.gold_coming = coming * shares[_GOLD] * GOLD_POINTS
        self.flood = at_least_one(wanted * shares[_FLOOD])
        self.floods_coming = coming * shares[_FLOOD]
        self.niles_coming = coming * shares[_NILE]
        self.later_rivers = outlook.epochs * at_least_one(outlook.later * shares[_FLOOD])
        kind = added(shares[_CIVILIZATION]) / len(CIVILIZATIONS)
        self.civilization = _by_kinds(CIVILIZATION_POINTS, at_least_one(wanted * kind))
        ever = coming + later
        kind = added(shares[_MONUMENT]) / len(MONUMENTS)
        self.monument_kinds = _by_kinds(
            MONUMENT_KIND_POINTS, at_least_one(ever * numbers.choosiness * kind)
        )
        sets = {
            share: _set_worth(ever * numbers.choosiness * share) for share in set(shares[_MONUMENT])
        }
        self.monument_sets = [sets[share] for share in shares[_MONUMENT]]

        self._seen: dict[tuple[int, ...], float] = {}

    def worth(self, row: Sequence[int]) -> float:
        """The points that `row`, counts by Tile, can be expected to score by the end of the
        game."""
        key = tuple(row)
        if key not in self._seen:
            self._seen[key] = self._reckon(row)
        return self._seen[key]

    def _reckon(self, row: Sequence[int]) -> float:
        gods, gold, river, civilization, monuments = self.by_category(row)
        return gods + gold + river + civilization + monuments

    def by_category(self, row: Sequence[int]) -> tuple[float, float, float, float, float]:
        """The same by category: gods, gold, the river, civilization, monuments."""
        niles, floods = row[_NILE], row[_FLOOD]
        flood = 1.0 if floods else self.flood
        river = (
            floods
            + self.floods_coming
            + (niles + self.niles_coming) * flood
            + niles * self.later_rivers
        )
        held = row[_MONUMENT]
        monuments = self.monument_kinds[len(MONUMENTS) - held.count(0)]
        for table, count in zip(self.monument_sets, held, strict=True):
            monuments += table[count]
        return (
            self.god * row[_GOD],
            GOLD_POINTS * row[_GOLD] + self.gold_coming,
            river,
            self.civilization[len(CIVILIZATIONS) - row[_CIVILIZATION].count(0)],
            monuments,
        )


def _by_kinds(points: Sequence[int], chance: float) -> list[float]:
    """By how many kinds are held, the points expected if each missing kind comes with `chance`."""
    top = len(points) - 1
    tried: list[float] = [float(value) for value in points]
    worth = [tried[top]]
    for held in range(top - 1, -1, -1):
        tried = [own + chance * (more - own) for own, more in pairwise(tried)]
        worth.append(tried[held])
    return worth[::-1]


def _set_worth(expected: float) -> list[float]:
    """By how many monuments of a kind are held, the points expected for them if `expected` more
    come on average."""
    none = 1.0 - at_least_one(expected)
    one, two = none * expected, none * expected * expected / 2
    three = max(0.0, 1.0 - none - one - two)
    points = (*MONUMENT_SET_POINTS, *MONUMENT_SET_POINTS[-1:] * 3)
    return [
        none * points[held]
        + one * points[held + 1]
        + two * points[held + 2]
        + three * points[held + 3]
        for held in range(len(MONUMENT_SET_POINTS))
    ]


def after_lot(row: Sequence[int], lot: Iterable[Tile], prospects: Prospects) -> list[int]:
    """`row`, counts by Tile, with a lot added and its disasters settled."""
    after = list(row)
    disasters = []
    for tile in lot:
        if is_disaster(tile):
            disasters.append(tile)
        else:
            after[tile] += 1
    for disaster in disasters:
        _strike(after, disaster, prospects)
    return after


def _strike(row: list[int], disaster: Tile, prospects: Prospects) -> None:
    """Take off `row` what a disaster strikes, one tile at a time, each where it hurts least."""
    for _ in range(2):
        struck = [kind for kind in STRUCK[disaster] if row[kind]]
        if not struck:
            return
        lost = struck[0]
        if len(struck) > 1 and disaster is not Tile.DROUGHT:
            lost = max(struck, key=lambda kind: _without(row, kind, prospects))
        row[lost] -= 1


def _without(row: list[int], kind: Tile, prospects: Prospects) -> float:
    row[kind] -= 1
    worth = prospects.worth(row)
    row[kind] += 1
    return worth


class Pharaohs:
    """The comparison of pharaohs in this epoch and those that follow.

    `coming`: by seat, the tiles expected in this epoch.
    """

    def __init__(self, outlook: Outlook, coming: Sequence[float], numbers: Numbers) -> None:
        share = outlook.shares[_PHARAOH]
        self._more = [share * tiles for tiles in coming]
        later = 2 * share * outlook.later
        self._spreads = [
            [
                [
                    numbers.pharaoh_spread * math.sqrt(mine + theirs + later * epoch)
                    for theirs in self._more
                ]
                for mine in self._more
            ]
            for epoch in range(outlook.epochs + 1)
        ]

    def worth(self, counts: Sequence[int]) -> list[float]:
        """By seat, the points to be expected if each holds so many pharaohs now."""
        held = [count + more for count, more in zip(counts, self._more, strict=True)]
        seats = range(len(held))
        worth = [0.0] * len(held)
        for spreads in self._spreads:
            most, fewest = [1.0] * len(held), [1.0] * len(held)
            for one in seats:
                for other in range(one):
                    lead, spread = held[one] - held[other], spreads[one][other]
                    not_behind = ahead(lead + 0.5, spread)
                    not_ahead = ahead(0.5 - lead, spread)
                    most[one] *= not_behind
                    fewest[other] *= not_behind
                    most[other] *= not_ahead
                    fewest[one] *= not_ahead
            for seat in seats:
                worth[seat] += PHARAOHS_MOST * most[seat] * (1 - fewest[seat])
                worth[seat] += PHARAOHS_FEWEST * fewest[seat] * (1 - most[seat])
        return worth
