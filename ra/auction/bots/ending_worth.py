"""What each seat may expect, by the way in which an auction or the epoch ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ra.auction.bots.numbers import Numbers
from ra.auction.bots.outlook import Outlook
from ra.auction.bots.sums import added
from ra.auction.bots.sun_worth import suns_worth
from ra.auction.bots.tile_worth import Pharaohs, Prospects, after_lot
from ra.auction.option import Worth
from ra.auction.table import Table
from ra.auction.tiles import Tile

Rows = Sequence[Sequence[int]]
"""Counts by Tile, a row a seat."""
Expectation = list[float]
"""By seat: the points it expects by the end of the game, less `Numbers.rivalry` times what the
others expect on average."""


class Stakes:
    """What the suns of a table and its outlook make of each ending.

    The tiles held are passed to the methods and not read from the table, since spending a god
    changes them.
    """

    def __init__(self, table: Table, outlook: Outlook, numbers: Numbers) -> None:
        self._table = table
        self._outlook = outlook
        self._numbers = numbers
        self.up = table.up
        self._face_up = sum(map(len, table.up))
        self._prospects: dict[tuple[int, int], Prospects] = {}
        self._pharaohs: dict[int, Pharaohs] = {}
        self._pharaoh_worth: dict[tuple[int, ...], list[float]] = {}
        self._sold: dict[int, Expectation] = {}
        self._kept: dict[int, Stakes] = {}

    def won(self, rows: Rows, lot: Sequence[Tile], seat: int) -> Expectation:
        """The part of the expectation due to tiles once `seat` has won `lot`, whatever sun it
        paid."""
        after = list(rows)
        suns = [len(own) - (other == seat) for other, own in enumerate(self.up)]
        after[seat] = after_lot(rows[seat], lot, self._prospect(suns[seat], self._face_up - 1))
        return self._expectation(self._tiles(after, suns, self._face_up - 1, seat))

    def paid(self, seat: int, sun: int) -> Expectation:
        """The part of the expectation due to suns once `seat` has paid with `sun`."""
        if sun not in self._sold:
            up, down = list(self.up), list(self._table.down)
            up[seat] = tuple(other for other in up[seat] if other != sun)
            down[seat] = (*down[seat], self._table.centre)
            per_sun = self._outlook.tiles_per_sun(self._face_up - 1, self._numbers)
            worth = suns_worth(up, down, self._outlook, per_sun, self._numbers)
            self._sold[sun] = self._expectation(worth)
        return self._sold[sun]

    def unsold(self, rows: Rows, tiles: int) -> Expectation:
        """The whole expectation, tiles and suns, if nobody buys and `tiles` tiles stay on the
        track."""
        if tiles:
            if tiles not in self._kept:
                outlook = replace(self._outlook, now=self._outlook.now + tiles)
                self._kept[tiles] = Stakes(self._table, outlook, self._numbers)
            return self._kept[tiles].unsold(rows, 0)
        suns = [len(own) for own in self.up]
        worth = self._tiles(rows, suns, self._face_up, -1)
        per_sun = self._outlook.tiles_per_sun(self._face_up, self._numbers)
        bought = suns_worth(self.up, self._table.down, self._outlook, per_sun, self._numbers)
        return self._expectation([own + more for own, more in zip(worth, bought, strict=True)])

    def ended(self, rows: Rows) -> Expectation:
        """The whole expectation, tiles and suns, if the epoch ends now."""
        over = Stakes(self._table, replace(self._outlook, now=0.0), self._numbers)
        return over.unsold(rows, 0)

    def gain(self, before: Rows, after: Rows, seat: int) -> Worth:
        """What `seat` gains, by scoring category, when the tiles held change from `before` to
        `after`."""
        prospects = self.prospects(seat)
        had, has = (prospects.by_category(rows[seat]) for rows in (before, after))
        gods, gold, river, civilization, monuments = (
            new - old for old, new in zip(had, has, strict=True)
        )
        pharaohs = self._pharaohs_worth(after)[seat] - self._pharaohs_worth(before)[seat]
        return Worth(gods, gold, pharaohs, river, civilization, monuments)

    def _pharaohs_worth(self, rows: Rows) -> list[float]:
        per_sun = self._outlook.tiles_per_sun(self._face_up, self._numbers)
        coming = [per_sun * len(own) for own in self.up]
        compared = Pharaohs(self._outlook, coming, self._numbers)
        return compared.worth([row[Tile.PHARAOH] for row in rows])

    def prospects(self, seat: int) -> Prospects:
        """What tiles are worth to `seat` while all suns stay where they are."""
        return self._prospect(len(self.up[seat]), self._face_up)

    def _expectation(self, worth: Sequence[float]) -> Expectation:
        part = self._numbers.rivalry / (len(worth) - 1)
        total = part * added(worth)
        return [own + part * own - total for own in worth]

    def _prospect(self, suns: int, face_up: int) -> Prospects:
        key = (suns, face_up)
        if key not in self._prospects:
            coming = suns * self._outlook.tiles_per_sun(face_up, self._numbers)
            self._prospects[key] = Prospects(self._outlook, coming, self._numbers)
        return self._prospects[key]

    def _tiles(self, rows: Rows, suns: Sequence[int], face_up: int, winner: int) -> list[float]:
        counts = (winner, *(row[Tile.PHARAOH] for row in rows))
        if counts not in self._pharaoh_worth:
            if winner not in self._pharaohs:
                per_sun = self._outlook.tiles_per_sun(face_up, self._numbers)
                coming = [per_sun * own for own in suns]
                self._pharaohs[winner] = Pharaohs(self._outlook, coming, self._numbers)
            self._pharaoh_worth[counts] = self._pharaohs[winner].worth(counts[1:])
        compared = self._pharaoh_worth[counts]
        return [
            self._prospect(own, face_up).worth(row) + more
            for row, own, more in zip(rows, suns, compared, strict=True)
        ]
