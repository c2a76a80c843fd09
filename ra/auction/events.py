"""What happened when an action was taken: the events that `State.apply` returns, in order.

A log, announcements and motion are made from these; nobody works out afterwards what must have
happened. Seats and spaces are numbered from 0; a sun is its value.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from ra.auction.scoring import EpochSheet
from ra.auction.tiles import Tile
from ra.game import Outcome


class Cause(Enum):
    """Why an auction is held; it decides who may pass and what becomes of an unsold lot (both
    rulebooks, "Auctions"). The value is its letter in a position's line."""

    RA_DRAWN = "d"
    INVOKED = "i"
    INVOKED_FULL = "f"
    """Ra was invoked with all spaces of the track taken."""


class EpochEnd(Enum):
    """Why an epoch ended."""

    RA_TRACK = "ra"
    """The Ra tile that fills the Ra track was drawn."""
    SUNS = "suns"
    """Every sun lies face down."""


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A tile came out of the bag and lies on `space` of the track."""

    seat: int
    tile: Tile
    space: int


@dataclass(frozen=True, slots=True)
class RaDrawn:
    """A Ra tile came out of the bag: the `count`-th of this epoch, from 1."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class RaInvoked:
    """A seat invoked Ra, which starts an auction."""

    seat: int


@dataclass(frozen=True, slots=True)
class AuctionOpened:
    """An auction begins; the seat `ra_player` is asked last."""

    ra_player: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid a sun."""

    seat: int
    sun: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat made no bid."""

    seat: int


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The highest bidder got the lot, and `sun_won`, now face down, in exchange for `sun`.

    `lot` is in the order of the track and includes disasters, which strike in later events.
    """

    seat: int
    lot: tuple[Tile, ...]
    sun: int
    sun_won: int


@dataclass(frozen=True, slots=True)
class AuctionUnsold:
    """Everybody passed. `discarded`: the lot that left the game; empty if it stays on the track."""

    discarded: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class GodSpent:
    """A seat gave up a god for the tile on `space`."""

    seat: int
    tile: Tile
    space: int


@dataclass(frozen=True, slots=True)
class TilesLost:
    """A disaster was settled; `tiles` left the game with it, possibly none."""

    seat: int
    disaster: Tile
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class EpochScored:
    """An epoch ended and was scored (both rulebooks, "Epochs")."""

    reason: EpochEnd
    sheet: EpochSheet


@dataclass(frozen=True, slots=True)
class EpochBegan:
    """The next epoch begins, with all suns face up; `seat`, who holds the highest, starts."""

    epoch: int
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last epoch was scored, and the game is over."""

    outcome: Outcome


Event = (
    TileDrawn
    | RaDrawn
    | RaInvoked
    | AuctionOpened
    | BidMade
    | Passed
    | AuctionWon
    | AuctionUnsold
    | GodSpent
    | TilesLost
    | EpochScored
    | EpochBegan
    | GameEnded
)

Tell = Callable[[Event], None] | None
"""What is called with each event; None if nobody listens, so that events need not be made."""
