"""Temperaments: what a player likes to do beyond what it reckons is best."""

from __future__ import annotations

from dataclasses import dataclass

from ra.auction.actions import INVOKE, Action, Bid
from ra.auction.table import Table
from ra.auction.tiles import is_disaster


@dataclass(frozen=True, slots=True)
class Temper:
    """How much more a player likes something, in points.

    `call`: to invoke Ra. Of a bid, `sun`: to pay with the highest of its suns, a part of it for
    lower ones; `tile`: each tile of the lot; `disaster`: each disaster in it; `duel`: that it goes
    over another's.
    """

    call: float = 0.0
    sun: float = 0.0
    tile: float = 0.0
    disaster: float = 0.0
    duel: float = 0.0

    def liking(self, action: Action, table: Table) -> float:
        """How much more the seat to act likes `action`."""
        if action is INVOKE:
            return self.call
        return self._bid(action.sun, table) if isinstance(action, Bid) else 0.0

    def _bid(self, sun: int, table: Table) -> float:
        lot = table.lot
        disasters = sum(is_disaster(tile) for tile in lot)
        return (
            self.sun * sun / table.up[table.seat][0]
            + self.tile * (len(lot) - disasters)
            + self.disaster * disasters
            + (self.duel if table.high else 0.0)
        )


EVEN = Temper()
TEMPERS: dict[str, Temper] = {
    "cautious": Temper(call=0.6, sun=-1.2, disaster=-0.7),
    "greedy": Temper(call=-0.6, tile=0.3),
    "aggressive": Temper(sun=0.5, duel=0.9),
}
"""By name. A cautious player takes what lies there before Ra does, and parts with no high sun; a
greedy one waits for more, and wants it all; an aggressive one grudges others what they bid for."""
