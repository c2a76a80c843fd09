"""What a seat can decide. Use the ready-made values: they are compared by identity first."""

from __future__ import annotations

from dataclasses import dataclass

from ra.auction.editions import SPACES
from ra.auction.tiles import Tile


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a tile from the bag."""


@dataclass(frozen=True, slots=True)
class Invoke:
    """Invoke Ra: start an auction."""


@dataclass(frozen=True, slots=True)
class SpendGod:
    """Give up a god tile and take the tile on `space` (0 to 7) of the track."""

    space: int


@dataclass(frozen=True, slots=True)
class StopGods:
    """Spend no further god: the turn ends."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a face-up sun of one's own, higher than the highest bid so far."""

    sun: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Make no bid in this auction."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Give up these tiles (in the order of Tile) to the disaster being settled."""

    tiles: tuple[Tile, ...]


Action = Draw | Invoke | SpendGod | StopGods | Bid | Pass | Discard

DRAW = Draw()
INVOKE = Invoke()
STOP_GODS = StopGods()
PASS = Pass()
SPEND_GOD = tuple(SpendGod(space) for space in range(SPACES))
BID = tuple(Bid(sun) for sun in range(17))
"""By value of the sun; 0 is never legal."""
