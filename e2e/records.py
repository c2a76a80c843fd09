"""Games played on CPython up to a moment that a test wants to begin from."""

from __future__ import annotations

from collections.abc import Callable

import ra
from ra.auction import DRAW, EDITIONS, INVOKE, Phase, State, Tile, Variant
from tools.random_games.auction import RandomAuction

NAMES = ("Ann", "Bea", "Cleo", "Dan", "Eve")
PEOPLE = (None,) * 5
ALONE = (None, *("adept",) * 4)
"""One person against computers."""

Wanted = Callable[[State], bool]


def game_until(
    wanted: Wanted,
    edition: str = "pharaoh",
    players: int = 3,
    *,
    levels: tuple[str | None, ...] = PEOPLE,
    names: tuple[str, ...] = NAMES,
    open_scores: bool = True,
) -> ra.Record:
    """The record of a game of chance up to its first position that is `wanted`."""
    chosen = EDITIONS[edition]
    variant = Variant(chosen, players, chosen.floors[0], open_scores)
    seats = [ra.Seat(names[seat], levels[seat]) for seat in range(players)]
    for seed in range(1000):
        if record := RandomAuction(variant, seed, "steady").until(wanted, seats):
            return record
    raise LookupError("no such position in a thousand games")


def position(record: ra.Record, count: int | None = None) -> State:
    """The record's position after so many actions, or after all."""
    state = record.position(count)
    assert isinstance(state, State)
    return state


def over(state: State) -> bool:
    """The last score sheet lies there."""
    return state.phase is Phase.OVER


def auction(state: State) -> bool:
    """An auction is running, a bid is made, and the bidder can bid or pass."""
    bids = state.phase is Phase.BID and state.high > 0 and state.drawn > 8
    return bids and len(state.legal_actions()) > 1


def discard(state: State) -> bool:
    """Tiles of several kinds may be given up."""
    return state.phase is Phase.DISCARD and len(state.legal_actions()) > 2


def sheet(state: State) -> bool:
    """The first epoch has just been scored."""
    return state.epoch == 2


def gods(state: State) -> bool:
    """The one in turn has two gods, and two tiles to take that are no disasters."""
    return (
        state.phase is Phase.TURN
        and state.tiles[state.seat][Tile.GOD] > 1
        and sum(tile is not None and tile < Tile.FUNERAL for tile in state.track) > 2
        and INVOKE in state.legal_actions()
        and DRAW in state.legal_actions()
    )


def busy(state: State) -> bool:
    """The last epoch, many tiles at every seat, a full track, an auction with bids: the most that
    a table has to show."""
    return (
        state.epoch == 3
        and state.phase is Phase.BID
        and len(state.lot) > 6
        and state.bids.count(0) < len(state.bids)
    )


def persons_turn(state: State) -> bool:
    """Some way into the first epoch, at the turn of seat 0."""
    return state.phase is Phase.TURN and state.seat == 0 and state.drawn > 8


def powerless(state: State) -> bool:
    """Seat 0 is to bid and can only pass."""
    return state.phase is Phase.BID and state.seat == 0 and len(state.legal_actions()) == 1


def idle(state: State) -> bool:
    """Seat 0 has no sun left in the first epoch, and several Ra tiles are still to come."""
    waits = state.epoch == 1 and state.phase is Phase.TURN and not state.up[0]
    return waits and state.variant.ra_needed - state.ra > 2


def waiting(state: State) -> bool:
    """The first seat has invoked Ra, and another has yet to bid before it."""
    return state.phase is Phase.BID and state.ra_player == 0 and state.to_act != 0
