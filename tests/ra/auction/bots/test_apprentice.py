"""The Apprentice knows what tiles score, and sees its own seat alone."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import View
from ra.auction.bots import BOTS
from ra.bot import Budget
from tests.ra.auction.bots.asked import choices
from tests.ra.auction.tables import line
from tests.strategies import random_auctions
from tools.random_games.auction import RandomAuction

FINE = "FNNACUG."


@pytest.mark.parametrize(
    ("why", "position", "expected"),
    [
        ("a fine lot is called for", line(track=FINE), "i"),
        ("there is nothing yet", line(), "d"),
        ("the lowest sun that is enough", line(track=FINE, turn="1b", auction="1i:3.4.5"), "b6"),
        (
            "a war against four kinds",
            line(
                track="wU......", turn="1b", auction="1d:p.p.p", epoch="1:1",
                seats={1: "10:13.6.2:-:ACIS"},
            ),
            "p",
        ),
        (
            "Nile wants a flood: a god fetches it",
            line(track="AF......", turn="1g", seats={1: "10:13.6.2:-:GN5A"}),
            "g2",
        ),
        ("a god is kept", line(track="N.......", turn="1g", seats={1: "10:13.6.2:-:G"}), "s"),
        (
            "a third alike is worth a high sun",
            line(track="OYX.....", turn="1b", auction="1i:12.p.p", seats={1: "10:13.6.2:-:O2Y2"}),
            "b13",
        ),
        (
            "sets are not broken",
            line(
                turn="1d", auction="4d:13.p.p.p", centre=13, epoch="1:1", disasters="q",
                seats={1: "10:6.2:1:O3YX"},
            ),
            "xYX",
        ),
    ],
)  # fmt: skip
def test_the_apprentice_knows_what_tiles_score(why: str, position: str, expected: str) -> None:
    assert set(choices("apprentice", position, seeds=3)) == {expected}, why


@given(random_auctions(), st.integers(0, 300))
def test_the_apprentice_sees_neither_tiles_nor_suns_of_others(one: RandomAuction, at: int) -> None:
    state = one.reached(at)
    other = state.copy()
    for seat in {*range(state.players)} - {state.seat}:
        other.tiles[seat] = [3] * len(other.tiles[seat])
        other.up[seat] = ()
    done = {
        BOTS["apprentice"].choose(View.of(seen), Budget(), random.Random(1))
        for seen in (state, other)
    }
    assert len(done) == 1
