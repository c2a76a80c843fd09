"""Tempers: what a player likes to do, whether or not it is best."""

from __future__ import annotations

from dataclasses import dataclass

from ra.auction.actions import INVOKE, Action, Bid
from ra.auction.table import Table
from ra.auction.tiles import is_disaster


@dataclass(frozen=True, slots=True)
class Temper:
    """What a player adds to its judgement of an action, in points.

    `call`: for invoking Ra. For a bid: `sun`, if it pays with the highest of its suns, and in
    proportion if it pays with a lower one; `tile`, for each tile of the lot that is no disaster;
    `disaster`, for each that is; `duel`, if it outbids another seat.
    """

    call: float = 0.0
    sun: float = 0.0
    tile: float = 0.0
    disaster: float = 0.0
    duel: float = 0.0

    def liking(self, action: Action, table: Table) -> float:
        """What the temper adds to an action of the seat to act, in points."""
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
"""By name. A cautious player calls early and keeps its high suns; a greedy one waits for more and
wants it all; an aggressive one begrudges others what they bid for."""
