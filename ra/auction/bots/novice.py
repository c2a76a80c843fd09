"""The first level: plays like a beginner in the first few games, mistakes included."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ra.auction.actions import BID, DRAW, INVOKE, PASS, SPEND_GOD, STOP_GODS, Action, Discard
from ra.auction.disasters import losses
from ra.auction.table import Phase, Table
from ra.auction.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS, Tile
from ra.auction.view import View
from ra.bot import Budget

_LIKES: dict[Tile, float] = {
    Tile.GOD: 2.0,
    Tile.GOLD: 3.0,
    Tile.PHARAOH: 1.5,
    Tile.NILE: 1.0,
    Tile.FLOOD: 1.5,
    **dict.fromkeys(CIVILIZATIONS, 1.5),
    **dict.fromkeys(MONUMENTS, 2.0),
    **dict.fromkeys(DISASTERS, -1.5),
}
"""What a tile is worth to it, whatever it holds: also a Nile without a flood, or a war that would
cost it nothing."""
_WANTS = (3.0, 6.0)
"""What a lot must be worth to it to be paid with the lowest of its suns, and with the highest."""
_MANY = 5
"""The number of tiles on the track from which it may invoke Ra."""
_SURELY = 7
"""The number from which it always does."""
_TEMPTS = 2.5
"""What a tile must be worth to be taken with a god."""


class Novice:
    """Likes tiles for themselves, the more the better, and follows its mood.

    It waits for more tiles while the Ra track fills, shies away from bidding, bids its highest sun
    where a lower one would do, and spends a god just because it can.
    """

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """What it feels like doing: its mood is one random number. `budget` is not used."""
        table, mood = view.table, random.random()
        if table.phase is Phase.BID:
            return _bid(table, mood)
        if table.phase is Phase.DISCARD:
            return _discard(table)
        return _turn(table, any(view.undrawn), mood)


def _bid(table: Table, mood: float) -> Action:
    own = table.up[table.seat]
    enough = [sun for sun in own if sun > table.high]
    if not enough:
        return PASS
    worth = sum(_LIKES[tile] for tile in table.lot)
    if not table.must_bid and (mood < 0.3 or worth < _wanted(enough[-1], own)):
        return PASS
    rash = mood > 0.85 and worth >= _WANTS[0]
    return BID[enough[0] if rash else enough[-1]]


def _wanted(sun: int, own: Sequence[int]) -> float:
    low, high = _WANTS
    return high - (high - low) * own.index(sun) / max(1, len(own) - 1)


def _turn(table: Table, tiles_left: bool, mood: float) -> Action:
    if table.tiles[table.seat][Tile.GOD] and (spaces := table.takeable()):
        space = max(spaces, key=lambda at: _LIKES[table.track[at] or Tile.RA])
        tempts = _LIKES[table.track[space] or Tile.RA]
        if tempts >= _TEMPTS or (mood < 0.15 and tempts > 0):
            return SPEND_GOD[space]
    if table.phase is Phase.GODS:
        return STOP_GODS
    tiles = len(table.lot)
    calls = tiles >= _SURELY or (tiles >= _MANY and mood > 0.75)
    return INVOKE if calls or table.full or not tiles_left else DRAW


def _discard(table: Table) -> Action:
    """Give up the first tiles that come to hand, even if that breaks a set."""
    return Discard(losses(table.pending[0], table.tiles[table.seat])[0])
