"""Two simple players to measure others against: pure chance, and one that grabs what it likes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import chain

from ra.auction.actions import (
    BID,
    DRAW,
    INVOKE,
    PASS,
    SPEND_GOD,
    STOP_GODS,
    Action,
    Discard,
)
from ra.auction.bots.bot import Budget, legal_actions
from ra.auction.editions import FIRST_CENTRE_SUN
from ra.auction.table import Phase, Table
from ra.auction.tiles import CIVILIZATIONS, MONUMENTS, STRUCK, Tile, is_disaster
from ra.auction.view import View


class RandomBot:
    """Does any legal thing, each as likely as the other."""

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """One of the legal actions."""
        legal = legal_actions(view)
        return legal[int(random.random() * len(legal))]


PLAIN_WORTH: dict[Tile, float] = {
    Tile.GOD: 2.5,
    Tile.GOLD: 3.0,
    Tile.PHARAOH: 1.5,
    Tile.NILE: 1.0,
    Tile.FLOOD: 2.0,
    **dict.fromkeys(CIVILIZATIONS, 2.5),
    **dict.fromkeys(MONUMENTS, 1.5),
}
"""Points for one tile, whatever else is held."""
PLAIN_DUPLICATE = 0.5
"""For a civilization that is held already."""
PLAIN_PRICE = (2.0, 9.0)
"""What a lot must be worth to be paid with the lowest and with the highest sun of the game."""
PLAIN_GOD = 2.75
"""What a tile must be worth to be taken with a god."""


class GreedyBot:
    """Adds up its tiles, bids its cheapest sun that leads, and calls for what it can pay."""

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """The action by the rule of its phase."""
        table = view.table
        if table.phase is Phase.BID:
            return _bid(table)
        if table.phase is Phase.DISCARD:
            return _discard(legal_actions(view), table)
        return _turn(legal_actions(view), table)


def _worth(tile: Tile, row: Sequence[int]) -> float:
    if is_disaster(tile):
        lost = [kind for kind in STRUCK[tile] for _ in range(row[kind])]
        return -sum(PLAIN_WORTH[kind] for kind in lost[:2])
    if tile in CIVILIZATIONS and row[tile]:
        return PLAIN_DUPLICATE
    return PLAIN_WORTH[tile]


def _lot_worth(lot: Iterable[Tile], row: Sequence[int]) -> float:
    after, worth = list(row), 0.0
    for tile in lot:
        worth += _worth(tile, after)
        after[tile] += 1
    return worth


def _price(sun: int, table: Table) -> float:
    every = sorted([FIRST_CENTRE_SUN, *chain.from_iterable(table.variant.sun_groups)])
    low, high = PLAIN_PRICE
    return low + (high - low) * every.index(sun) / (len(every) - 1)


def _bid(table: Table) -> Action:
    seat = table.seat
    enough = [sun for sun in table.up[seat] if sun > table.high]
    worth = _lot_worth(table.lot, table.tiles[seat])
    if enough and (table.must_bid or worth >= _price(enough[-1], table)):
        return BID[enough[-1]]
    return PASS


def _turn(legal: Sequence[Action], table: Table) -> Action:
    row = table.tiles[table.seat]
    taken = [(_worth(tile, row), -space) for space, tile in enumerate(table.track) if tile]
    best, space = max(taken, default=(0.0, 0))
    if best >= PLAIN_GOD and SPEND_GOD[-space] in legal:
        return SPEND_GOD[-space]
    if STOP_GODS in legal:
        return STOP_GODS
    enough = _lot_worth(table.lot, row) >= _price(table.up[table.seat][0], table)
    return INVOKE if enough or DRAW not in legal else DRAW


def _discard(legal: Sequence[Action], table: Table) -> Action:
    """Tiles held more than once first."""
    row = table.tiles[table.seat]

    def loss(action: Action) -> float:
        assert isinstance(action, Discard)
        return sum(PLAIN_WORTH[kind] / row[kind] for kind in action.tiles)

    return min(legal, key=loss)
