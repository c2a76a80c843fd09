"""The Novice makes the mistakes it is meant to make, and no others."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ra.auction import Phase, View
from ra.auction.bots import BOTS
from ra.bot import Budget
from tests.ra.auction.bots.asked import choices
from tests.ra.auction.tables import line
from tests.strategies import random_auctions
from tools.random_games.auction import RandomAuction

FINE = "FNNACUG."
SPENT = {2: "10:-:12.7.3:-", 3: "10:-:11.8.4:-", 4: "10:-:10.9.5:-"}


@pytest.mark.parametrize("epoch", ["1:0", "3:8"])
def test_the_novice_waits_for_a_long_row(epoch: str) -> None:
    """Whatever lies there, and however near the epoch's end."""
    assert set(choices("novice", line(track="FNUG....", epoch=epoch))) == {"d"}
    sometimes = choices("novice", line(track="FNUGA...", epoch=epoch))
    assert 0 < sometimes["i"] < sometimes["d"]
    assert set(choices("novice", line(track=FINE, epoch=epoch))) == {"i"}


def test_the_novice_draws_on_when_alone() -> None:
    assert set(choices("novice", line(track="FNUG....", epoch="1:8", seats=SPENT))) == {"d"}


def test_the_novice_is_timid_or_rash() -> None:
    done = choices("novice", line(track="FNNACU..", turn="1b", auction="1i:3.4.5"))
    assert set(done) == {"p", "b6", "b13"}
    assert done["b6"] > done["p"] > done["b13"]


def test_the_novice_bids_for_many_tiles_even_if_they_score_nothing() -> None:
    """A few Nile without a flood, and what it holds already."""
    seats = {1: "10:13.6.2:-:AC"}
    done = choices("novice", line(track="NNNACAC.", turn="1b", auction="1i:3.4.5", seats=seats))
    assert done["b6"] > 30
    assert done["p"] < 30


def test_the_novice_must_bid() -> None:
    assert set(choices("novice", line(turn="1b", auction="1i:p.p.p", track="w......."))) == {"b2"}


def test_the_novice_wastes_a_god_now_and_then() -> None:
    seats = {1: "10:13.6.2:-:GA"}
    done = choices("novice", line(track="A.......", seats=seats))
    assert 0 < done["g1"] < 20
    assert set(choices("novice", line(track="AU......", seats=seats))) == {"g2"}
    assert "g1" not in choices("novice", line(track="w.......", seats=seats))


@given(random_auctions(), st.integers(0, 300))
def test_the_novice_looks_at_no_tiles_but_the_tracks(one: RandomAuction, at: int) -> None:
    """Neither its own, nor what the others hold, nor the Ra track."""
    state = one.reached(at)
    assume(state.phase in (Phase.TURN, Phase.BID))
    other = state.copy()
    gods = [row[1] for row in state.tiles]
    other.tiles = [[0, god, *[1] * 18, 0, 0, 0] for god in gods]
    other.ra = 0
    done = {
        BOTS["novice"].choose(View.of(seen), Budget(), random.Random(at)) for seen in (state, other)
    }
    assert len(done) == 1
