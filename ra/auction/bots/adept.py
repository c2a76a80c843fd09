"""A player that weighs every choice by what it is worth to itself and to the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from ra.auction.actions import (
    BID,
    DRAW,
    INVOKE,
    PASS,
    Action,
    Discard,
    SpendGod,
)
from ra.auction.bots.bidding import Auction, Lot
from ra.auction.bots.ending_worth import Expectation, Rows, Stakes
from ra.auction.bots.numbers import Numbers
from ra.auction.bots.outlook import Outlook
from ra.auction.bots.sums import added
from ra.auction.bots.temper import EVEN, Temper
from ra.auction.bots.tile_worth import after_lot
from ra.auction.editions import SPACES
from ra.auction.events import Cause
from ra.auction.table import Phase
from ra.auction.tiles import TILES, Tile
from ra.auction.view import View
from ra.bot import Budget, slip

SIMULATIONS = 8
"""How many tiles that may come next are looked at, if the budget doesn't say."""


@dataclass(frozen=True, slots=True)
class Adept:
    """Looks to the end of the auction and one tile ahead, judging by `numbers`.

    `carelessness`: the standard deviation of its misjudgements, in points; 0 for none.
    """

    numbers: Numbers = field(default_factory=Numbers)
    carelessness: float = 0.0
    temper: Temper = EVEN

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        """The legal action that it judges best for the seat to act."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        samples = budget.simulations or SIMULATIONS
        thought = _Thought(view, self, samples, random)
        match view.table.phase:
            case Phase.BID:
                return thought.bid()
            case Phase.DISCARD:
                return thought.discard(legal)
        return thought.turn(legal)


class _Thought:
    """One decision in the making: what is known, and what has been worked out so far."""

    def __init__(
        self,
        view: View,
        player: Adept,
        samples: int,
        random: random.Random,
    ) -> None:
        self._table = view.table
        self._seat = view.table.seat
        self._undrawn = view.undrawn
        self._numbers = player.numbers
        self._samples = samples
        self._random = random
        self._carelessness = player.carelessness
        self._temper = player.temper
        self._stakes = self._stakes_at(view.table.ra)

    def _stakes_at(self, ra: int) -> Stakes:
        return Stakes(self._table, Outlook.of(self._table, self._undrawn, ra), self._numbers)

    # Bids

    def bid(self) -> Action:
        """The sun to bid, or a pass, in view of what the bidders still to come will do."""
        table = self._table
        assert table.cause is not None
        lot = Lot(self._stakes, table.tiles, table.lot)
        auction = self._auction(lot, table.ra_player, table.cause)
        options = auction.options(len(table.bids), table.high, table.high_seat)
        judged = [
            (expectation[self._seat] + self._feeling(BID[sun] if sun else PASS), -sun)
            for sun, expectation in options
        ]
        _, sun = max(judged)
        return BID[-sun] if sun else PASS

    def _feeling(self, action: Action) -> float:
        return self._temper.liking(action, self._table) + self._slip()

    def _slip(self) -> float:
        return slip(self._carelessness, self._random) if self._carelessness else 0.0

    def _auction(self, lot: Lot, ra_player: int, cause: Cause) -> Auction:
        return Auction(lot, ra_player, cause, self._numbers.doubt)

    # Discards

    def discard(self, legal: Sequence[Action]) -> Action:
        """The discard that leaves the most valuable tiles."""
        prospects = self._stakes.prospects(self._seat)

        def left(action: Action) -> float:
            assert isinstance(action, Discard)
            row = list(self._table.tiles[self._seat])
            for tile in action.tiles:
                row[tile] -= 1
            return prospects.worth(row)

        return max(legal, key=left)

    # Turns

    def turn(self, legal: Sequence[Action]) -> Action:
        """Draw, invoke, spend a god or stop: whichever promises most.

        Tiles of a kind on the track are tried once, for a god takes any of them as well.
        """
        best, chosen = None, legal[0]
        tried: set[Tile | None] = set()
        for action in legal:
            if isinstance(action, SpendGod):
                tile = self._table.track[action.space]
                if tile in tried:
                    continue
                tried.add(tile)
            value = self._expectation(action)[self._seat] + self._feeling(action)
            if best is None or value > best:
                best, chosen = value, action
        return chosen

    def _expectation(self, action: Action) -> Expectation:
        table = self._table
        if isinstance(action, SpendGod):
            return self._spend(action.space)
        if action is DRAW:
            return self._draw(table.tiles, table.lot)
        lot = Lot(self._stakes, table.tiles, table.lot)
        return self._call(lot, self._seat) if action is INVOKE else self._next_turn(lot)

    def _spend(self, space: int) -> Expectation:
        table = self._table
        tile = table.track[space]
        assert tile is not None
        rows = list(table.tiles)
        own = list(rows[self._seat])
        own[Tile.GOD] -= 1
        rows[self._seat] = after_lot(own, (tile,), self._stakes.prospects(self._seat))
        left = [other for at, other in enumerate(table.track) if other is not None and at != space]
        return self._next_turn(Lot(self._stakes, rows, left))

    def _call(self, lot: Lot, seat: int) -> Expectation:
        """What each seat may expect if `seat` invokes Ra."""
        full = len(lot.tiles) == SPACES
        return self._auction(lot, seat, Cause.INVOKED_FULL if full else Cause.INVOKED).outcome()

    def _draw(self, rows: Rows, track: Sequence[Tile]) -> Expectation:
        outlook = Outlook.of(self._table, self._undrawn, self._table.ra)
        total = [0.0] * len(rows)
        if outlook.ra_next:
            _add(total, self._ra_drawn(rows, track, outlook.last_ra), outlook.ra_next)
        tiles = self._sample()
        for tile in tiles:
            expectation = self._next_turn(Lot(self._stakes, rows, (*track, tile)))
            _add(total, expectation, (1 - outlook.ra_next) / len(tiles))
        return total

    def _ra_drawn(self, rows: Rows, track: Sequence[Tile], last: bool) -> Expectation:
        if last:
            return self._stakes.ended(rows)
        lot = Lot(self._stakes_at(self._table.ra + 1), rows, track)
        return self._auction(lot, self._seat, Cause.RA_DRAWN).outcome()

    def _sample(self) -> list[Tile]:
        """Tiles other than Ra that may come next: the bag, in the order of TILES, is cut into equal
        parts and one drawn from each."""
        bag = [tile for tile in TILES[1:] for _ in range(self._undrawn[tile])]
        count = min(self._samples, len(bag))
        places = [(part + self._random.random()) / count for part in range(count)]
        return [bag[int(place * len(bag))] for place in places]

    def _next_turn(self, lot: Lot) -> Expectation:
        """What each seat may expect once the next seat has its turn.

        That seat invokes Ra if this is better for it than to wait. Waiting is the average of what
        follows if each of the seats in play is the one to invoke.
        """
        callers = self._callers
        calls = [self._call(lot, seat) for seat in callers]
        if len(lot.tiles) == SPACES:
            return calls[0]
        later = [added(values) / len(calls) for values in zip(*calls, strict=True)]
        seat = callers[0]
        return calls[0] if calls[0][seat] >= later[seat] else later

    @property
    def _callers(self) -> list[int]:
        """The seats that still have turns in this epoch, in order, the next one first."""
        count = self._table.players
        order = ((self._seat + step) % count for step in range(1, count + 1))
        return [seat for seat in order if self._table.up[seat]]


def _add(total: Expectation, expectation: Expectation, weight: float) -> None:
    for seat, value in enumerate(expectation):
        total[seat] += weight * value
