"""What is still to come: how many tiles, of which kinds, and how likely a lead is to last."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ra.auction.bots.numbers import Numbers
from ra.auction.editions import EPOCHS
from ra.auction.table import Table
from ra.auction.tiles import Tile


@dataclass(frozen=True, slots=True)
class Outlook:
    """What can be expected of the bag.

    `shares`: by Tile, each kind's share of the tiles still to come, Ra left out. `now`: the tiles
    expected in the rest of this epoch, for the whole table; `later`: those expected in each epoch
    after it, for one seat; `epochs`: how many
    follow. `ra_next`: the chance that the next tile is Ra. `last_ra`: whether
    that would end the epoch.
    """

    shares: tuple[float, ...]
    now: float
    later: float
    epochs: int
    ra_next: float
    last_ra: bool

    @classmethod
    def of(cls, table: Table, undrawn: Sequence[int], ra: int) -> Outlook:
        """The outlook once `ra` Ra tiles have been drawn in this epoch."""
        total = sum(undrawn)
        ras = undrawn[Tile.RA]
        plain = total - ras
        shares = tuple(count / plain if plain else 0.0 for count in undrawn)
        per_ra = plain / (ras + 1)
        needed = table.variant.ra_needed
        return cls(
            shares,
            (needed - ra) * per_ra,
            needed * per_ra / table.players,
            EPOCHS - table.epoch,
            ras / total if total else 0.0,
            ra + 1 >= needed,
        )

    def tiles_per_sun(self, suns: int, numbers: Numbers) -> float:
        """How many tiles a sun can be expected to buy in this epoch if `suns` are face up."""
        return min(numbers.tiles_per_sun, self.now / (suns + numbers.idle_suns)) if suns else 0.0


def at_least_one(expected: float) -> float:
    """The chance of at least one when `expected` come on average.

    The exponential function is replaced by the start of its series: libraries differ in the last
    digit, and a choice must be the same everywhere.
    """
    return 1.0 - 1.0 / (1.0 + expected * (1.0 + expected * (0.5 + expected / 6.0)))


def ahead(lead: float, spread: float) -> float:
    """The chance that a lead lasts, 0 to 1: certain if `spread` is 0, so that nothing can change
    it.

    The curve is made of a square root, which is rounded the same way everywhere (`at_least_one`
    says why).
    """
    if not spread:
        return 1.0 if lead > 0 else 0.0
    x = lead / spread
    return 0.5 + 0.5 * x / math.sqrt(1.0 + x * x)
