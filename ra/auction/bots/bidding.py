"""The bidding of an auction, looked at to its end: it goes round the table only once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ra.auction.bots.ending_worth import Expectation, Rows, Stakes
from ra.auction.events import Cause
from ra.auction.tiles import Tile


class Offer(Protocol):
    """A lot up for auction, with what each seat may expect of each outcome."""

    @property
    def up(self) -> Sequence[Sequence[int]]:
        """The face-up suns of each seat, highest first."""

    def sold(self, seat: int, sun: int) -> Expectation:
        """What each seat may expect if `seat` wins the lot with `sun`."""

    def unsold(self, cause: Cause) -> Expectation:
        """What each seat may expect if nobody bids."""


class Lot:
    """A lot judged by what tiles and suns are worth (ending_worth.py).

    `rows`: the tiles that each seat holds already, counts by Tile.
    """

    def __init__(self, stakes: Stakes, rows: Rows, tiles: Sequence[Tile]) -> None:
        self.stakes = stakes
        self.up = stakes.up
        self.tiles = tiles
        self._rows = rows
        self._won: dict[int, Expectation] = {}
        self._left: Expectation | None = None

    def sold(self, seat: int, sun: int) -> Expectation:
        """What each seat may expect if `seat` wins the lot with `sun`."""
        if seat not in self._won:
            self._won[seat] = self.stakes.won(self._rows, self.tiles, seat)
        return [
            own + more
            for own, more in zip(self._won[seat], self.stakes.paid(seat, sun), strict=True)
        ]

    def unsold(self, cause: Cause) -> Expectation:
        """What each seat may expect if nobody bids: a full track is cleared, another stays."""
        if cause is Cause.INVOKED_FULL:
            return self.stakes.unsold(self._rows, 0)
        if self._left is None:
            self._left = self.stakes.unsold(self._rows, len(self.tiles))
        return self._left


class Auction:
    """All the ways in which an auction can go.

    Each bidder is assumed to do what is best for its own seat by this player's judgement, but not
    for certain: an option worse than the best by `doubt` is still half as likely.
    """

    def __init__(self, lot: Offer, ra_player: int, cause: Cause, doubt: float) -> None:
        self._lot = lot
        self._cause = cause
        self._doubt = doubt
        up = lot.up
        order = ((ra_player + step) % len(up) for step in range(1, len(up) + 1))
        self._bidders = [seat for seat in order if up[seat]]
        self._seen: dict[tuple[int, int], Expectation] = {}

    def outcome(self) -> Expectation:
        """What each seat may expect before anybody has bid."""
        return self._after(0, 0, -1)

    def options(self, asked: int, high: int, high_seat: int) -> list[tuple[int, Expectation]]:
        """What a bidder can do: pairs of a sun, or 0 for a pass, and what each seat may then
        expect.

        `asked`: how many have bid or passed before it. `high`, `high_seat`: the bid to beat, 0 if
        there is none, and whose it is.
        """
        seat = self._bidders[asked]
        suns = self._lot.up[seat]
        options = [(sun, self._after(asked + 1, sun, seat)) for sun in suns if sun > high]
        last = asked + 1 == len(self._bidders)
        if high or not (last and self._cause is Cause.INVOKED):
            options.append((0, self._after(asked + 1, high, high_seat)))
        return options

    def option(self, asked: int, high: int, high_seat: int, sun: int) -> Expectation:
        """What each seat may expect if the bidder bids `sun`, or passes with 0; see `options`."""
        seat = self._bidders[asked]
        if sun:
            return self._after(asked + 1, sun, seat)
        return self._after(asked + 1, high, high_seat)

    def _after(self, asked: int, high: int, high_seat: int) -> Expectation:
        key = (asked, high)
        if key not in self._seen:
            self._seen[key] = self._look(asked, high, high_seat)
        return self._seen[key]

    def _look(self, asked: int, high: int, high_seat: int) -> Expectation:
        if asked == len(self._bidders):
            return self._lot.sold(high_seat, high) if high else self._lot.unsold(self._cause)
        options = self.options(asked, high, high_seat)
        if len(options) == 1:
            return options[0][1]
        seat = self._bidders[asked]
        best = max(expectation[seat] for _, expectation in options)
        total, mixed = 0.0, [0.0] * len(options[0][1])
        for _, expectation in options:
            worse = (best - expectation[seat]) / self._doubt
            weight = 1.0 / (1.0 + worse * worse * worse * worse)
            total += weight
            for other, value in enumerate(expectation):
                mixed[other] += weight * value
        return [value / total for value in mixed]
