"""The plain player of the hexagon game: no fool, and no more."""

from __future__ import annotations

import random

from ra.bot import Budget
from ra.hexagon import STANDARD, Placement
from tests.ra.hexagon.scattered import enters, many
from tools.pool.hexagon.plain import Plain, distance, judged


def test_it_enters_where_it_can() -> None:
    entered = 0
    for number, state in enumerate(many(24, first=8100, most=4)):
        twin, side = state.placement.copy(), state.placement.side
        points = enters(twin, side)
        twin.make(Plain().choose(state, Budget(), random.Random(number)))
        assert twin.won >= points
        entered += points > 0
    assert entered > 4


def test_it_stops_entries_where_it_can() -> None:
    stopped = 0
    for number, state in enumerate(many(80, first=8100, most=4)):
        side, safe = state.placement.side, []
        for move in state.legal:
            twin = state.placement.copy()
            twin.make(move)
            if twin.won or not enters(twin, 1 - side):
                safe.append(move)
        if 0 < len(safe) < len(state.legal) / 2:
            stopped += 1
            assert Plain().choose(state, Budget(), random.Random(number)) in safe
    assert stopped > 4


def test_it_likes_pawns_and_going_forward() -> None:
    start = Placement.start(STANDARD, 0)
    assert judged(start) == 0
    nearer = min(start.moves(), key=lambda move: distance(move.target, STANDARD.ra[1]))
    start.make(nearer)
    assert judged(start) < 0
