"""What lies on the table for all to see: everything but the order of the bag."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Self

from ra.auction.editions import (
    EPOCHS,
    FIRST_CENTRE_SUN,
    FIRST_POINTS,
    PLAYERS,
    SPACES,
    SunGroups,
    Variant,
)
from ra.auction.events import Cause
from ra.auction.table_text import heading, listed, seat_lines, track_lines, wrapped
from ra.auction.tiles import COUNTS, TILES, Tile
from ra.game import Outcome, Standing


class Phase(StrEnum):
    """What kind of decision is awaited; the value is its letter in a position's line."""

    TURN = "t"
    """Whether to draw, invoke Ra or spend a god."""
    GODS = "g"
    """A god was spent in this turn: whether to spend a further one."""
    BID = "b"
    """Which sun to bid, or to pass."""
    DISCARD = "d"
    """A disaster leaves a choice of what to lose."""
    OVER = "-"
    """No decision: the game is over."""


_OVER, _BID, _DISCARD = Phase.OVER, Phase.BID, Phase.DISCARD
_AWAITED = {
    Phase.TURN: "to take its turn",
    Phase.GODS: "to spend a further god or stop",
    Phase.BID: "to bid",
    Phase.DISCARD: "to choose what to lose",
}
_OPENED = {
    Cause.RA_DRAWN: "drew Ra",
    Cause.INVOKED: "invoked Ra",
    Cause.INVOKED_FULL: "invoked Ra on a full track",
}
_GOD, _INVOKED = Tile.GOD, Cause.INVOKED

CLOCKWISE: dict[int, tuple[tuple[int, ...], ...]] = {
    players: tuple(
        tuple((seat + step) % players for step in range(1, players + 1)) for seat in range(players)
    )
    for players in PLAYERS
}
"""By the number of players and a seat: all seats in turn from its left neighbour to itself."""


class Table:
    """The public side of a game: all that lies on the table, but not the order of the bag.

    Seats and spaces are numbered from 0, seats clockwise. `print(table)` draws it.

    An auction goes through up to two phases. While bids are made (`Phase.BID`), `cause`,
    `ra_player`, `bids`, `high` and `high_seat` describe it. If the lot gives the winner a choice of
    what to lose (`Phase.DISCARD`), they stay as they were when the lot was sold until all disasters
    are settled: `cause` then tells a disaster that was won from one that a god took. In all other
    phases `cause` is None, `bids` is empty, and `ra_player`, `high` and `high_seat` are 0.
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
    """From 1."""
    ra: int
    """Ra tiles drawn in this epoch."""
    track: list[Tile | None]
    """The auction track, an entry for each space from the left; None is a hole."""
    centre: int
    """The sun in the middle of the board."""
    up: list[tuple[int, ...]]
    """By seat: the suns face up, highest first."""
    down: list[tuple[int, ...]]
    """By seat: the suns face down, highest first."""
    tiles: list[list[int]]
    """By seat and Tile: how many it has."""
    points: list[int]
    """By seat: the points after the last epoch scored."""
    phase: Phase
    seat: int
    """Who acts; 0 when the game is over (`to_act` is None then)."""
    cause: Cause | None
    """Why the auction is held; None if there is none."""
    ra_player: int
    """The seat that opened the auction, and is asked last."""
    bids: list[int]
    """The bids so far, in order, 0 for a pass; `bids_by_seat` says whose they are."""
    high: int
    """The highest bid so far, or 0."""
    high_seat: int
    """Who made it; means nothing while `high` is 0."""
    pending: list[Tile]
    """Disasters that `seat` still has to settle; the first is being settled now."""

    def __init__(self, variant: Variant, suns: SunGroups) -> None:
        """A table before the first action; `suns` by seat, in any order."""
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
        """A table with nothing on it, for the caller to fill."""
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

    def __repr__(self) -> str:
        edition, acts = self.variant.edition.name, _AWAITED.get(self.phase)
        what = f"seat {self.seat} {acts}" if acts else "over"
        return (
            f"<auction {self.__class__.__name__}: {edition} edition, {self.players} players, "
            f"epoch {self.epoch}; {what}>"
        )

    def __str__(self) -> str:
        names = self.variant.edition.tile_names
        lines = [
            f"Ra, {self.variant.edition.name} edition: epoch {self.epoch} of {EPOCHS}, "
            f"Ra tile {self.ra} of {self.variant.ra_needed}, sun {self.centre} in the centre",
            *track_lines(self.track, names),
            "",
            heading(),
        ]
        for seat in range(self.players):
            suns = self.up[seat], self.down[seat]
            acts = seat == self.to_act
            lines += seat_lines(seat, acts, self.points[seat], suns, self.tiles[seat], names)
        return "\n".join([*lines, "", *self._what_goes_on()])

    def _what_goes_on(self) -> Iterator[str]:
        if self.cause is not None:
            made = [
                f"seat {seat} {'passed' if sun is None else f'bid {sun}'}"
                for seat, sun in self.bids_by_seat()
            ]
            opened = f"Seat {self.ra_player} {_OPENED[self.cause]}; "
            yield from wrapped(opened, made or ["no bid yet"], end=".")
        if self.phase is _OVER:
            yield f"The game is over: seat {self.standings().winner} has won."
            return
        what = f"Seat {self.seat} is {_AWAITED[self.phase]}"
        if self.pending:
            what += f" to {listed(self.pending, self.variant.edition.tile_names)}"
        elif self.phase is _BID and self.must_bid:
            what += ", and can't pass"
        yield f"{what}."

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
        """Whether all spaces of the track are taken."""
        return None not in self.track

    def takeable(self) -> list[int]:
        """The spaces whose tile a god can take: any but another god (Pharaoh edition, "Spend God
        Tile(s)")."""
        return [
            space for space, tile in enumerate(self.track) if tile is not None and tile is not _GOD
        ]

    @property
    def must_bid(self) -> bool:
        """In an auction: whether the seat to bid can't pass. It can't if it invoked Ra before the
        track was full and all others have passed (both rulebooks, "Bidding")."""
        return self.high == 0 and self.seat == self.ra_player and self.cause is _INVOKED

    def suns_of(self, seat: int) -> tuple[int, ...]:
        """All suns of a seat, face up and face down, highest first."""
        return tuple(sorted(self.up[seat] + self.down[seat], reverse=True))

    def holder_of_highest_sun(self) -> int:
        """Who holds the highest face-up sun, and so starts an epoch (both rulebooks, "Playing the
        Game")."""
        return max(range(len(self.up)), key=lambda seat: self.up[seat][:1])

    def bidders(self) -> list[int]:
        """The seats that take part in the auction, in the order they bid: all with a face-up sun.

        While the lot's disasters are settled, the winner counts too, even if its last face-up sun
        is spent. If there is no auction, the answer is meaningless.
        """
        winner = self.seat if self.phase is _DISCARD else None
        order = CLOCKWISE[self.players][self.ra_player]
        return [seat for seat in order if self.up[seat] or seat == winner]

    def bids_by_seat(self) -> tuple[tuple[int, int | None], ...]:
        """The bids of this auction so far, in order: each a seat and its sun, or None for a pass.

        >>> from ra.auction import PHARAOH, Setup, State
        >>> state = State.start(Setup.from_seed(PHARAOH, players=3, seed=2))
        >>> events = state.play("d i p b8")
        >>> state.bids, state.bids_by_seat()
        ([0, 8], ((2, None), (0, 8)))
        """
        made = zip(self.bidders(), self.bids, strict=False)
        return tuple((seat, sun or None) for seat, sun in made) if self.bids else ()

    def visible(self) -> list[int]:
        """By Tile, how many lie on the table, the Ra tiles of this epoch included."""
        counts = [sum(row[tile] for row in self.tiles) for tile in TILES]
        counts[Tile.RA] = self.ra
        for tile in (*self.lot, *self.pending):
            counts[tile] += 1
        return counts

    def hidden(self) -> list[int]:
        """By Tile, how many are not on the table: in the bag, or out of the game."""
        return [total - seen for total, seen in zip(COUNTS, self.visible(), strict=True)]

    def outcome(self) -> Outcome | None:
        """The final places once the game is over, else None: points decide, then the highest
        single sun (both rulebooks, "Winning the Game")."""
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
