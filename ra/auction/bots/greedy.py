"""A player that grabs what it likes: cheap enough to play out thousands of games."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
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
from ra.auction.bots.sums import added
from ra.auction.bots.tastes import PLAIN, Tastes
from ra.auction.disasters import losses
from ra.auction.editions import EPOCHS, FIRST_CENTRE_SUN, SunGroups
from ra.auction.scoring import PHARAOHS_FEWEST, PHARAOHS_MOST, compare
from ra.auction.table import Phase, Table
from ra.auction.tiles import CIVILIZATIONS, MONUMENTS, STRUCK, Tile, is_disaster
from ra.auction.view import View
from ra.bot import Budget

_GOD, _GOLD, _PHARAOH, _NILE, _FLOOD = Tile.GOD, Tile.GOLD, Tile.PHARAOH, Tile.NILE, Tile.FLOOD
_CIVILIZATION = slice(CIVILIZATIONS[0], CIVILIZATIONS[-1] + 1)
_MONUMENT = slice(MONUMENTS[0], MONUMENTS[-1] + 1)
_MANY_KINDS = 6
"""Kinds of monument held from which the next kind scores more than a point."""


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Adds up the tiles of a lot, bids its cheapest sun that leads, and invokes Ra for what it
    would pay for.

    Its `tastes` say what it likes and how much. It leaves nothing to chance.
    """

    tastes: Tastes = PLAIN

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """The action by the rule of thumb for the phase; `budget` and `random` are not used."""
        return self.act(view.table, any(view.undrawn))

    def act(self, table: Table, tiles_left: bool = True) -> Action:
        """The same for a table. `tiles_left`: whether there are tiles in the bag."""
        phase = table.phase
        if phase is Phase.BID:
            return self._bid(table)
        if phase is Phase.DISCARD:
            return self._discard(table)
        return self._turn(table, tiles_left)

    # What tiles are worth

    def worth(self, tile: Tile, row: Sequence[int], table: Table) -> float:
        """What `tile` is worth to the seat to act if it holds `row`, counts by Tile."""
        if is_disaster(tile):
            lost = [kind for kind in STRUCK[tile] for _ in range(row[kind])]
            return -self.tastes.fear * added(self._basic(kind, row) for kind in lost[:2])
        return self._liked(tile, row) + self._extra(tile, row, table)

    def lot_worth(self, lot: Iterable[Tile], row: Sequence[int], table: Table) -> float:
        """What a lot is worth to the seat to act, each tile judged beside those taken before it."""
        after, worth = list(row), 0.0
        for tile in lot:
            worth += self.worth(tile, after, table)
            after[tile] += 1
        return worth

    def _liked(self, tile: Tile, row: Sequence[int]) -> float:
        tastes = self.tastes
        if tile is _PHARAOH:
            return tastes.pharaoh
        if tile is _NILE:
            return tastes.nile if row[_FLOOD] else tastes.dry_nile
        if tile is _FLOOD:
            return tastes.flood + (0.0 if row[_FLOOD] else tastes.wetted * row[_NILE])
        if tile is _GOD:
            return tastes.god
        if tile is _GOLD:
            return tastes.gold
        if tile in CIVILIZATIONS:
            if row[tile]:
                return tastes.duplicate
            return tastes.civilization[5 - row[_CIVILIZATION].count(0)]
        return tastes.monument[min(row[tile], 4)]

    def _extra(self, tile: Tile, row: Sequence[int], table: Table) -> float:
        """What a tile is worth on top, by the epoch and by what others hold."""
        tastes, extra = self.tastes, 0.0
        if tile is _PHARAOH and tastes.standing:
            extra += tastes.standing * _gain(row[tile], table)
        if tile in MONUMENTS and tastes.last_kinds and not row[tile]:
            kinds = len(MONUMENTS) - row[_MONUMENT].count(0)
            extra += tastes.last_kinds if kinds >= _MANY_KINDS else 0.0
        if tastes.lasting and (tile is _PHARAOH or tile is _NILE or tile in MONUMENTS):
            extra += tastes.lasting * (EPOCHS - table.epoch) * self._liked(tile, row)
        return extra

    def _basic(self, kind: Tile, row: Sequence[int]) -> float:
        """What one tile of a kind held is worth at first sight."""
        if kind in CIVILIZATIONS:
            return self.tastes.civilization[4 - row[_CIVILIZATION].count(0)]
        if kind in MONUMENTS:
            return self.tastes.monument[0]
        return self._liked(kind, row)

    # What suns are worth

    def price(self, sun: int, table: Table) -> float:
        """What a lot must be worth to be paid with `sun`."""
        tastes, ranks = self.tastes, _ranks(table.variant.sun_groups)
        rank = ranks[sun]
        if tastes.face_up:
            among = sorted(chain.from_iterable(table.up))
            up_rank = among.index(sun) / max(1, len(among) - 1)
            rank += tastes.face_up * (up_rank - rank)
        price = tastes.lowest + (tastes.highest - tastes.lowest) * rank
        if tastes.centre and table.epoch < EPOCHS:
            price += tastes.centre * (ranks[sun] - ranks[table.centre])
        return price * _haste(tastes.late, _gone(table)) * self._alone(table)

    def _alone(self, table: Table) -> float:
        if self.tastes.alone == 1.0:
            return 1.0
        fair = 1.0 / table.players
        share = len(table.up[table.seat]) / max(1, sum(map(len, table.up)))
        return _haste(self.tastes.alone, max(0.0, (share - fair) / (1.0 - fair)))

    # What it does

    def _bid(self, table: Table) -> Action:
        enough = [sun for sun in table.up[table.seat] if sun > table.high]
        if not enough:
            return PASS
        worth = self.lot_worth(table.lot, table.tiles[table.seat], table)
        cheapest = enough[-1]
        if not table.must_bid and worth < self.price(cheapest, table):
            return PASS
        return BID[self._covered(enough, worth, table) if self.tastes.cover else cheapest]

    def _covered(self, enough: Sequence[int], worth: float, table: Table) -> int:
        """The sun to bid of those that are `enough`, highest first: of those the lot is worth, the
        lowest that beats most of the suns still to bid."""
        to_come = table.bidders()[len(table.bids) + 1 :]
        threats = [sun for seat in to_come for sun in table.up[seat]]
        best = enough[-1]
        beaten = sum(sun < best for sun in threats)
        for sun in enough[-2::-1]:
            beats = sum(other < sun for other in threats)
            if self.price(sun, table) > self.tastes.cover * worth:
                break
            if beats > beaten:
                best, beaten = sun, beats
        return best

    def _turn(self, table: Table, tiles_left: bool) -> Action:
        row = table.tiles[table.seat]
        if row[_GOD] and (space := self._wanted(row, table)) is not None:
            return SPEND_GOD[space]
        if table.phase is Phase.GODS:
            return STOP_GODS
        if table.full or not tiles_left:
            return INVOKE
        price = self.tastes.invoke * self.price(table.up[table.seat][0], table)
        return INVOKE if self.lot_worth(table.lot, row, table) >= price else DRAW

    def _wanted(self, row: Sequence[int], table: Table) -> int | None:
        """The space of the tile most worth spending a god on; None if no tile is worth it."""
        best, wanted = self.tastes.god_takes * _haste(self.tastes.god_late, _gone(table)), None
        for space in table.takeable():
            tile = table.track[space]
            assert tile is not None
            worth = self.worth(tile, row, table)
            if worth > best or (wanted is None and worth == best):
                best, wanted = worth, space
        return wanted

    def _discard(self, table: Table) -> Action:
        """Give up what costs least: tiles held more than once before parts of a set."""
        row = table.tiles[table.seat]
        return Discard(
            min(
                losses(table.pending[0], row),
                key=lambda tiles: added(self._loss(kind, row) for kind in tiles),
            )
        )

    def _loss(self, kind: Tile, row: Sequence[int]) -> float:
        loss = self._basic(kind, row) / row[kind]
        if kind in MONUMENTS:
            loss += self.tastes.monument[row[kind] - 1] - self.tastes.monument[0]
        return loss


@cache
def _ranks(groups: SunGroups) -> dict[int, float]:
    """The rank of each sun of the game, from 0 for the lowest to 1 for the highest."""
    every = sorted([FIRST_CENTRE_SUN, *chain.from_iterable(groups)])
    return {sun: rank / (len(every) - 1) for rank, sun in enumerate(every)}


def _gone(table: Table) -> float:
    """How far the Ra track has filled: from 0 to 1, where the next Ra ends the epoch."""
    return table.ra / (table.variant.ra_needed - 1)


def _haste(least: float, part: float) -> float:
    return 1.0 + (least - 1.0) * part


def _gain(held: int, table: Table) -> int:
    """How many points one pharaoh more than `held` gains in the comparison."""
    others = [row[_PHARAOH] for seat, row in enumerate(table.tiles) if seat != table.seat]
    before, after = (
        compare([held + more, *others], PHARAOHS_MOST, PHARAOHS_FEWEST)[0][0] for more in (0, 1)
    )
    return after - before
