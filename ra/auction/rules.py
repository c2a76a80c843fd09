"""The flow of the auction game: what can be done, and what follows from it.

`State` is a table with a bag. Each action has one function below that carries it out; they share
the paths that end a turn, open and resolve an auction, settle disasters and end an epoch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ra.auction import events as ev
from ra.auction.actions import (
    BID,
    DRAW,
    INVOKE,
    PASS,
    SPEND_GOD,
    STOP_GODS,
    Action,
    Bid,
    Discard,
    Draw,
    Invoke,
    Pass,
    SpendGod,
    StopGods,
    action_of,
)
from ra.auction.disasters import losses
from ra.auction.editions import SPACES
from ra.auction.epochs import end_epoch
from ra.auction.events import Cause, EpochEnd, Event, Tell
from ra.auction.setup import Setup
from ra.auction.table import CLOCKWISE, Phase, Table
from ra.auction.table_text import wrapped
from ra.auction.tiles import Tile, is_disaster
from ra.game import IllegalAction, played

# Aliases of enum members: before Python 3.12, looking a member up in its enum is slow.
_RA, _GOD = Tile.RA, Tile.GOD
_TURN, _GODS, _BID, _DISCARD = Phase.TURN, Phase.GODS, Phase.BID, Phase.DISCARD
_RA_DRAWN, _INVOKED, _INVOKED_FULL = Cause.RA_DRAWN, Cause.INVOKED, Cause.INVOKED_FULL


class State(Table):
    """A game of Ra under way: a table, and the bag.

    `bag` holds the tiles in the order they are drawn; `drawn` tells how many have been. A state
    made by `of` may have a shorter bag than the game has: once it is empty, nothing can be drawn.

    >>> from ra.auction import PHARAOH, Setup
    >>> state = State.start(Setup.from_seed(PHARAOH, players=2, seed=5))
    >>> for event in state.play("d i p b7"):
    ...     print(event)
    TileDrawn(seat=0, tile=<Tile.NILE: 4>, space=0)
    RaInvoked(seat=1)
    AuctionOpened(ra_player=1, cause=<Cause.INVOKED: 'i'>)
    Passed(seat=0)
    BidMade(seat=1, sun=7)
    AuctionWon(seat=1, lot=(<Tile.NILE: 4>,), sun=7, sun_won=1)
    """

    __slots__ = ("bag", "drawn")

    bag: tuple[Tile, ...]
    drawn: int

    @classmethod
    def start(cls, setup: Setup) -> State:
        """The position before the first action: the holder of the highest sun is to act."""
        state = cls(setup.variant, setup.suns)
        state.bag = setup.bag
        state.drawn = 0
        return state

    @classmethod
    def of(cls, table: Table, bag: Sequence[Tile]) -> State:
        """A game that goes on from a copy of `table`, drawing from `bag` in its order."""
        state = cls.__new__(cls)
        table._copy_onto(state)
        state.bag = tuple(bag)
        state.drawn = 0
        return state

    def _copy_onto(self, twin: Table) -> None:
        super()._copy_onto(twin)
        if isinstance(twin, State):
            twin.bag = self.bag
            twin.drawn = self.drawn

    def __eq__(self, other: object) -> bool:
        if isinstance(other, State) and self.bag[self.drawn :] != other.bag[other.drawn :]:
            return False
        return super().__eq__(other)

    __hash__ = None

    def table(self) -> Table:
        """A copy of what lies on the table, without the bag."""
        table = Table.__new__(Table)
        self._copy_onto(table)
        return table

    @property
    def undrawn(self) -> tuple[Tile, ...]:
        """The tiles still in the bag, in the order they will come."""
        return self.bag[self.drawn :]

    def legal_actions(self) -> tuple[Action, ...]:
        """All that the seat to act may do; empty only when the game is over."""
        return _LEGAL[self.phase](self)

    def play(self, text: str) -> list[Event]:
        """Take the actions of a text such as "d i p b3", and tell what happened, in order.

        Tokens have white space between (docs/notation.md). UnknownAction or IllegalAction names
        the token that can't be taken; then none of them is.
        """
        after, told = played(self, text, action_of)
        after._copy_onto(self)
        return told

    def apply(self, action: Action) -> list[Event]:
        """Take `action` and tell what happened, in order; IllegalAction if it can't be taken."""
        legal = self.legal_actions()
        if action not in legal:
            raise IllegalAction(action, legal)
        told: list[Event] = []
        _CARRY_OUT[action.__class__](self, action, told.append)
        return told

    def push(self, action: Action) -> None:
        """Take an action known to be legal, without events: for searches, which take millions.

        Nothing is checked: an illegal action leaves a meaningless state.
        """
        _CARRY_OUT[action.__class__](self, action, None)

    def __str__(self) -> str:
        left = f"{len(self.bag) - self.drawn} tiles in the bag"
        options = [str(action) for action in self.legal_actions()]
        last = wrapped(f"{left}; possible: ", options, mark="") if options else [left]
        return "\n".join([super().__str__(), *last])


# What can be done


_DRAW_OR_INVOKE = (DRAW, INVOKE)
_ONLY_INVOKE = (INVOKE,)


def _turn_actions(state: State) -> tuple[Action, ...]:
    draws = None in state.track and state.drawn < len(state.bag)
    plain = _DRAW_OR_INVOKE if draws else _ONLY_INVOKE
    if not state.tiles[state.seat][_GOD]:
        return plain
    return (*plain, *[SPEND_GOD[space] for space in state.takeable()])


def _god_actions(state: State) -> tuple[Action, ...]:
    return (*[SPEND_GOD[space] for space in state.takeable()], STOP_GODS)


def _bid_actions(state: State) -> tuple[Action, ...]:
    return _bids(state.up[state.seat], state.high, state.must_bid)


@cache
def _bids(suns: tuple[int, ...], high: int, must_bid: bool) -> tuple[Action, ...]:
    """The choices when bidding, cached: there are few, and half of all decisions are bids."""
    bids = tuple(BID[sun] for sun in suns if sun > high)
    return bids if must_bid else (*bids, PASS)


def _discard_actions(state: State) -> tuple[Action, ...]:
    choices = losses(state.pending[0], state.tiles[state.seat])
    return tuple([_discard_of(tiles) for tiles in choices])


_discard_of = cache(Discard)
"""Cached, as there are few sets of tiles that can be lost."""


_LEGAL: dict[Phase, Callable[[State], tuple[Action, ...]]] = {
    Phase.TURN: _turn_actions,
    Phase.GODS: _god_actions,
    Phase.BID: _bid_actions,
    Phase.DISCARD: _discard_actions,
    Phase.OVER: lambda _: (),
}


# What follows


def _draw(state: State, _: Draw, tell: Tell) -> None:
    tile = state.bag[state.drawn]
    state.drawn += 1
    if tile is _RA:
        _draw_ra(state, tell)
        return
    space = state.track.index(None)
    state.track[space] = tile
    if tell:
        tell(ev.TileDrawn(state.seat, tile, space))
    _next_turn(state, state.seat)


def _draw_ra(state: State, tell: Tell) -> None:
    state.ra += 1
    if tell:
        tell(ev.RaDrawn(state.seat, state.ra))
    if state.ra == state.variant.ra_needed:
        end_epoch(state, EpochEnd.RA_TRACK, tell)
    else:
        _open_auction(state, _RA_DRAWN, tell)


def _invoke(state: State, _: Invoke, tell: Tell) -> None:
    if tell:
        tell(ev.RaInvoked(state.seat))
    _open_auction(state, _INVOKED if None in state.track else _INVOKED_FULL, tell)


def _open_auction(state: State, cause: Cause, tell: Tell) -> None:
    state.cause = cause
    state.ra_player = state.seat
    state.phase = _BID
    if tell:
        tell(ev.AuctionOpened(state.seat, cause))
    state.seat = _next_with_sun(state, state.seat)


def _bid(state: State, action: Bid, tell: Tell) -> None:
    state.bids.append(action.sun)
    state.high = action.sun
    state.high_seat = state.seat
    if tell:
        tell(ev.BidMade(state.seat, action.sun))
    _next_bidder(state, tell)


def _pass(state: State, _: Pass, tell: Tell) -> None:
    state.bids.append(0)
    if tell:
        tell(ev.Passed(state.seat))
    _next_bidder(state, tell)


def _next_bidder(state: State, tell: Tell) -> None:
    if state.seat != state.ra_player:
        state.seat = _next_with_sun(state, state.seat)
    elif state.high:
        _sell(state, tell)
    else:
        _leave_unsold(state, tell)


def _leave_unsold(state: State, tell: Tell) -> None:
    lot: tuple[Tile, ...] = ()
    if state.cause is _INVOKED_FULL:
        lot = state.lot
        state.track = [None] * SPACES
    if tell:
        tell(ev.AuctionUnsold(lot))
    _close_auction(state, tell)


def _sell(state: State, tell: Tell) -> None:
    """Give the winner the tiles, then exchange the suns, then settle disasters (both rulebooks,
    "Winning")."""
    seat, sun, lot = state.high_seat, state.high, state.lot
    own = state.tiles[seat]
    for tile in lot:
        if is_disaster(tile):
            state.pending.append(tile)
        else:
            own[tile] += 1
    state.track = [None] * SPACES
    state.up[seat] = tuple([other for other in state.up[seat] if other != sun])
    state.down[seat] = tuple(sorted((*state.down[seat], state.centre), reverse=True))
    if tell:
        tell(ev.AuctionWon(seat, lot, sun, state.centre))
    state.centre = sun
    state.seat = seat
    _settle(state, tell)


def _close_auction(state: State, tell: Tell) -> None:
    ra_player = state.ra_player
    state.cause = None
    state.ra_player = 0
    state.bids = []
    state.high = 0
    state.high_seat = 0
    if any(state.up):
        _next_turn(state, ra_player)
    else:
        end_epoch(state, EpochEnd.SUNS, tell)


def _spend_god(state: State, action: SpendGod, tell: Tell) -> None:
    tile = state.track[action.space]
    assert tile is not None
    own = state.tiles[state.seat]
    own[_GOD] -= 1
    state.track[action.space] = None
    if tell:
        tell(ev.GodSpent(state.seat, tile, action.space))
    if is_disaster(tile):
        state.pending.append(tile)
    else:
        own[tile] += 1
    _settle(state, tell)


def _stop_gods(state: State, _action: StopGods, _tell: Tell) -> None:
    _next_turn(state, state.seat)


def _settle(state: State, tell: Tell) -> None:
    """Settle the pending disasters one by one until one leaves a choice; if none does, go on."""
    while state.pending:
        choices = losses(state.pending[0], state.tiles[state.seat])
        if len(choices) > 1:
            state.phase = _DISCARD
            return
        _lose(state, choices[0], tell)
    if state.cause is not None:
        _close_auction(state, tell)
    elif state.tiles[state.seat][_GOD] and state.takeable():
        state.phase = _GODS
    else:
        _next_turn(state, state.seat)


def _discard(state: State, action: Discard, tell: Tell) -> None:
    _lose(state, action.tiles, tell)
    _settle(state, tell)


def _lose(state: State, tiles: tuple[Tile, ...], tell: Tell) -> None:
    disaster = state.pending.pop(0)
    own = state.tiles[state.seat]
    for tile in tiles:
        own[tile] -= 1
    if tell:
        tell(ev.TilesLost(state.seat, disaster, tiles))


def _next_with_sun(state: State, seat: int) -> int:
    """The next seat clockwise with a face-up sun; `seat` itself if it alone has one."""
    up = state.up
    for other in CLOCKWISE[len(up)][seat]:
        if up[other]:
            break
    return other


def _next_turn(state: State, after: int) -> None:
    state.phase = _TURN
    state.seat = _next_with_sun(state, after)


_CARRY_OUT: dict[type[Any], Callable[[State, Any, Tell], None]] = {
    Draw: _draw,
    Invoke: _invoke,
    SpendGod: _spend_god,
    StopGods: _stop_gods,
    Bid: _bid,
    Pass: _pass,
    Discard: _discard,
}
