"""The bidding: an auction goes round once, so it can be looked at to its end."""

from __future__ import annotations

from collections.abc import Sequence

from ra.auction.bots.stakes import Good, Rows, Stakes
from ra.auction.events import Cause
from ra.auction.tiles import Tile


class Auction:
    """An auction of `lot` with all that can come of it.

    Each bidder does what is best for its own seat, judged as this player would in its place, but
    with `doubt`: the others may well do what is a little worse in our eyes.
    """

    def __init__(
        self,
        stakes: Stakes,
        rows: Rows,
        lot: Sequence[Tile],
        ra_player: int,
        cause: Cause,
        doubt: float,
    ) -> None:
        self._stakes = stakes
        self._rows = rows
        self._lot = lot
        self._cause = cause
        self._doubt = doubt
        count = len(rows)
        order = ((ra_player + step) % count for step in range(1, count + 1))
        self.bidders = [seat for seat in order if stakes.up[seat]]
        self._won: dict[int, Good] = {}
        self._seen: dict[tuple[int, int], Good] = {}

    def outcome(self) -> Good:
        """How good it is for each seat to have this auction."""
        return self._after(0, 0, -1)

    def options(self, asked: int, high: int, high_seat: int) -> list[tuple[int, Good]]:
        """What the bidder can do whose turn it is after `asked` others: a sun, or 0 to pass, and
        how good that is for each seat."""
        seat = self.bidders[asked]
        options = [
            (sun, self._after(asked + 1, sun, seat)) for sun in self._stakes.up[seat] if sun > high
        ]
        last = asked + 1 == len(self.bidders)
        if high or not (last and self._cause is Cause.INVOKED):
            options.append((0, self._after(asked + 1, high, high_seat)))
        return options

    def _after(self, asked: int, high: int, high_seat: int) -> Good:
        key = (asked, high)
        if key not in self._seen:
            self._seen[key] = self._look(asked, high, high_seat)
        return self._seen[key]

    def _look(self, asked: int, high: int, high_seat: int) -> Good:
        if asked == len(self.bidders):
            return self._end(high, high_seat)
        options = self.options(asked, high, high_seat)
        if len(options) == 1:
            return options[0][1]
        seat = self.bidders[asked]
        best = max(good[seat] for _, good in options)
        total, mixed = 0.0, [0.0] * len(self._rows)
        for _, good in options:
            worse = (best - good[seat]) / self._doubt
            weight = 1.0 / (1.0 + worse * worse * worse * worse)
            total += weight
            for other, value in enumerate(good):
                mixed[other] += weight * value
        return [value / total for value in mixed]

    def _end(self, high: int, high_seat: int) -> Good:
        if high:
            if high_seat not in self._won:
                self._won[high_seat] = self._stakes.won(self._rows, self._lot, high_seat)
            paid = self._stakes.paid(high_seat, high)
            return [own + more for own, more in zip(self._won[high_seat], paid, strict=True)]
        left = 0 if self._cause is Cause.INVOKED_FULL else len(self._lot)
        return self._stakes.unsold(self._rows, left)
