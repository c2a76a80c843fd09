"""A sketch follows the rules: what it makes of an action is what the rules make of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ra.auction import Bid, Draw, Invoke, Pass, Phase, SpendGod, State, Tile, View
from ra.auction.actions import Action
from ra.auction.bots.sketch import OVER, Sketch
from ra.auction.events import Cause
from tools.random_games.auction import ONE_OF_EACH, RandomAuction


def sketch(state: State) -> Sketch:
    """The position, all scores open."""
    return Sketch.of(View.of(state)).but(points=tuple(state.points))


def expected(before: State, action: Action, called: Sketch | None) -> Sketch | None:
    """The position after an action as a sketch has it; None where it is no position of a turn.
    `called`: the position in which the running auction was opened."""
    seen, seat = sketch(before), before.seat
    match action:
        case Draw():
            tile = before.bag[before.drawn]
            if tile is not Tile.RA:
                return seen.drawn(tile)
            after = seen.ra_drawn()
            return after if after.epoch != seen.epoch else None
        case SpendGod(space):
            taken = before.track[space]
            assert taken is not None
            return seen.god_spent(taken)
        case Bid() | Pass() if seat == before.ra_player:
            assert called is not None
            high = action.sun if isinstance(action, Bid) else before.high
            winner = seat if isinstance(action, Bid) else before.high_seat
            if high:
                return called.sold(winner, high, seat)
            full = before.cause is Cause.INVOKED_FULL
            return called.cleared(seat) if full else called.turned(seat)
    return None


@pytest.mark.parametrize("one", ONE_OF_EACH, ids=repr)
def test_sketches_follow_the_rules(one: RandomAuction) -> None:
    called: Sketch | None = None
    compared = 0
    steps = [(state.copy(), action) for state, action in one.steps()]
    last = steps[-1][0].copy()
    last.push(steps[-1][1])
    for (before, action), (after, _) in pairwise([*steps, (last, None)]):
        if isinstance(action, Invoke):
            called = sketch(before)
        elif isinstance(action, Draw):
            called = sketch(before).ra_drawn()
        if after.phase is Phase.DISCARD or before.phase is Phase.DISCARD:
            continue  # a sketch settles disasters in its own way
        assert action is not None
        found = expected(before, action, called)
        if found is None:
            continue
        compared += 1
        now = sketch(after)
        if after.phase is Phase.OVER:
            assert found.epoch == OVER
            assert found.points == now.points
            assert found.winner == after.standings().winner
            continue
        if after.phase is Phase.TURN and isinstance(action, SpendGod):
            found = found.turned(before.seat)
        for name in Sketch.__slots__:
            assert getattr(found, name) == getattr(now, name), name
    assert compared > 10
