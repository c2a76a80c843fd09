"""What lies on the table, for all to see: everything but the order of the bag."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from ra.auction.editions import FIRST_CENTRE_SUN, FIRST_POINTS, PLAYERS, SPACES, SunGroups, Variant
from ra.auction.events import Cause
from ra.auction.tiles import COUNTS, TILES, Tile
from ra.game import Outcome, Standing


class Phase(StrEnum):
    """What kind of decision is awaited."""

    TURN = "t"
    GODS = "g"
    """A god was spent in this turn; further ones may follow."""
    BID = "b"
    DISCARD = "d"
    """A disaster leaves a choice of what to lose."""
    OVER = "-"


_OVER, _DISCARD = Phase.OVER, Phase.DISCARD
_GOD, _INVOKED = Tile.GOD, Cause.INVOKED

CLOCKWISE: dict[int, tuple[tuple[int, ...], ...]] = {
    players: tuple(
        tuple((seat + step) % players for step in range(1, players + 1)) for seat in range(players)
    )
    for players in PLAYERS
}
"""By the number of players and a seat: all seats in turn from its left neighbour to itself."""


class Table:
    """The public side of a game. Seats are numbered from 0, clockwise.

    `ra`: Ra tiles drawn in this epoch. `track`: eight spaces, None for a hole. `up`, `down`: each
    seat's suns, highest first. `tiles`: counts by Tile, a row a seat. `seat`: who acts.

    While an auction runs or its lot is being settled, `cause` is set and `ra_player` is who is
    asked last; `bids` are those made so far in order, 0 for a pass. `pending`: disasters that
    `seat` has still to settle, the first being settled now.
    """

    __slots__ = (
        "bids",
        "cause",
        "centre",
        "down",
        "epoch",
        "high",
        "high_seat",
        "pending",
        "phase",
        "points",
        "ra",
        "ra_player",
        "seat",
        "tiles",
        "track",
        "up",
        "variant",
    )

    variant: Variant
    epoch: int
    ra: int
    track: list[Tile | None]
    centre: int
    up: list[tuple[int, ...]]
    down: list[tuple[int, ...]]
    tiles: list[list[int]]
    points: list[int]
    phase: Phase
    seat: int
    cause: Cause | None
    ra_player: int
    bids: list[int]
    high: int
    """The highest bid so far, or 0."""
    high_seat: int
    """Who made it; means nothing while `high` is 0."""
    pending: list[Tile]

    def __init__(self, variant: Variant, suns: SunGroups) -> None:
        self.variant = variant
        self.epoch = 1
        self.ra = 0
        self.track = [None] * SPACES
        self.centre = FIRST_CENTRE_SUN
        self.up = [tuple(sorted(group, reverse=True)) for group in suns]
        self.down = [()] * variant.players
        self.tiles = [[0] * len(TILES) for _ in suns]
        self.points = [FIRST_POINTS] * variant.players
        self.phase = Phase.TURN
        self.seat = self.holder_of_highest_sun()
        self.cause = None
        self.ra_player = 0
        self.bids = []
        self.high = 0
        self.high_seat = 0
        self.pending = []

    @classmethod
    def empty(cls, variant: Variant) -> Self:
        """A table with nothing on it, to be set by hand."""
        return cls(variant, ((),) * variant.players)

    def _copy_onto(self, twin: Table) -> None:
        twin.variant = self.variant
        twin.epoch = self.epoch
        twin.ra = self.ra
        twin.track = self.track[:]
        twin.centre = self.centre
        twin.up = self.up[:]
        twin.down = self.down[:]
        twin.tiles = [row[:] for row in self.tiles]
        twin.points = self.points[:]
        twin.phase = self.phase
        twin.seat = self.seat
        twin.cause = self.cause
        twin.ra_player = self.ra_player
        twin.bids = self.bids[:]
        twin.high = self.high
        twin.high_seat = self.high_seat
        twin.pending = self.pending[:]

    def copy(self) -> Self:
        """An independent twin."""
        twin = self.__class__.__new__(self.__class__)
        self._copy_onto(twin)
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Table.__slots__)

    __hash__ = None  # type: ignore[assignment]

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.variant.players

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is awaited; None when the game is over."""
        return None if self.phase is _OVER else self.seat

    @property
    def lot(self) -> tuple[Tile, ...]:
        """The tiles on the track, in its order."""
        return tuple([tile for tile in self.track if tile is not None])

    @property
    def full(self) -> bool:
        """Whether all eight spaces of the track are taken."""
        return None not in self.track

    def takeable(self) -> list[int]:
        """The spaces whose tile a god can take: any but another god."""
        return [
            space for space, tile in enumerate(self.track) if tile is not None and tile is not _GOD
        ]

    @property
    def must_bid(self) -> bool:
        """Whether who is to bid invoked Ra and all others passed (both rulebooks, "Bidding")."""
        return self.high == 0 and self.seat == self.ra_player and self.cause is _INVOKED

    def suns_of(self, seat: int) -> tuple[int, ...]:
        """All suns of a seat, face up and face down, highest first."""
        return tuple(sorted(self.up[seat] + self.down[seat], reverse=True))

    def holder_of_highest_sun(self) -> int:
        """Who holds the highest face-up sun, and so starts an epoch."""
        return max(range(len(self.up)), key=lambda seat: self.up[seat][:1])

    def bidders(self) -> list[int]:
        """Who takes part in the running auction, in order: all with a face-up sun.

        While a lot is being settled its winner counts too, who may have spent the last.
        """
        winner = self.seat if self.phase is _DISCARD else None
        order = CLOCKWISE[self.players][self.ra_player]
        return [seat for seat in order if self.up[seat] or seat == winner]

    def visible(self) -> list[int]:
        """How many tiles of each kind lie on the table, Ra tiles of this epoch included."""
        counts = [sum(row[tile] for row in self.tiles) for tile in TILES]
        counts[Tile.RA] = self.ra
        for tile in (*self.lot, *self.pending):
            counts[tile] += 1
        return counts

    def hidden(self) -> list[int]:
        """By Tile, how many are not on the table: in the bag, or out of the game."""
        return [total - seen for total, seen in zip(COUNTS, self.visible(), strict=True)]

    def outcome(self) -> Outcome | None:
        """Final places: points, then the highest single sun (both rulebooks, end of the game)."""
        return self.standings() if self.phase is Phase.OVER else None

    def standings(self) -> Outcome:
        """The places as they would be if the game ended with these points and suns."""
        order = sorted(
            range(self.players),
            key=lambda seat: (self.points[seat], self.suns_of(seat)[:1]),
            reverse=True,
        )
        return Outcome(
            tuple(Standing(seat, place, self.points[seat]) for place, seat in enumerate(order, 1))
        )
