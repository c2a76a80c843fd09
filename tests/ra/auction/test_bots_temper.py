"""Temperaments: each leans its own way, and leaves what it says nothing about as it was."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import AUCTION, Phase, View
from ra.auction import read_position as read
from ra.auction.actions import DRAW, INVOKE, PASS, Action
from ra.auction.bots import BOTS, CHARACTERS, OPPONENTS
from ra.auction.bots.adept import Adept
from ra.auction.bots.temper import TEMPERS
from ra.auction.table import Table
from ra.bot import Budget
from tests.ra.auction.games import RandomGame, random_games
from tests.ra.auction.tables import line

FEW = Budget(simulations=4)
TURNS, BIDS = (Phase.TURN,), (Phase.BID,)


def done(view: View, temper: str | None, seed: int) -> Action:
    """What an Adept without slips does there."""
    player = Adept(temper=TEMPERS[temper]) if temper else Adept()
    return player.choose(view, FEW, random.Random(seed))


def decision(one: RandomGame, at: int, phases: tuple[Phase, ...]) -> View | None:
    """A decision of the game with a choice, from the `at`-th action on."""
    for number, (state, _) in enumerate(one.steps()):
        if number >= at and state.phase in phases and len(state.legal_actions()) > 1:
            return View.of(state)
    return None


MOMENTS = (random_games(), st.integers(0, 120), st.integers(0, 99))


@given(*MOMENTS)
def test_the_cautious_call_whenever_others_do_and_the_greedy_never_sooner(
    one: RandomGame, at: int, seed: int
) -> None:
    view = decision(one, at, TURNS)
    if view is None:
        return
    cautious, even, greedy = (done(view, temper, seed) for temper in ("cautious", None, "greedy"))
    assert (even is INVOKE) <= (cautious is INVOKE)
    assert (greedy is INVOKE) <= (even is INVOKE)


@given(*MOMENTS)
def test_the_cautious_never_bid_where_others_pass_and_the_aggressive_always_where_they_bid(
    one: RandomGame, at: int, seed: int
) -> None:
    view = decision(one, at, BIDS)
    if view is None:
        return
    cautious, even, aggressive = (
        done(view, temper, seed) for temper in ("cautious", None, "aggressive")
    )
    assert (even is PASS) <= (cautious is PASS)
    assert (aggressive is PASS) <= (even is PASS)


def table(auction: str = "4i:-", track: str = "........") -> Table:
    """The first seat bids, with 13, 6 and 2."""
    return read(line(turn="1b", auction=auction, track=track)).table


@pytest.mark.parametrize(
    ("temper", "token", "track", "auction", "liking"),
    [
        ("cautious", "b13", "PP......", "4i:-", -1.2),
        ("cautious", "b6", "Pw......", "4i:-", -1.2 * 6 / 13 - 0.7),
        ("cautious", "p", "PP......", "4i:-", 0.0),
        ("greedy", "b13", "PPw.....", "4i:-", 0.6),
        ("aggressive", "b6", "PP......", "4i:-", 0.5 * 6 / 13),
        ("aggressive", "b6", "PP......", "3i:5", 0.5 * 6 / 13 + 0.9),
        ("aggressive", "p", "PP......", "3i:5", 0.0),
    ],
)
def test_what_each_likes(temper: str, token: str, track: str, auction: str, liking: float) -> None:
    action = AUCTION.read_action(token)
    assert action is not None
    found = TEMPERS[temper].liking(action, table(auction, track=track))
    assert found == pytest.approx(liking)


def test_drawing_is_nobodys_delight() -> None:
    for temper in TEMPERS.values():
        assert temper.liking(DRAW, table()) == 0


def test_a_level_without_tempers_plays_as_it_is() -> None:
    view = View(read(line(track="FNNACU..")).table, tuple(read(line()).table.hidden()))
    for level in set(BOTS) - set(CHARACTERS):
        plain, tempered = (
            OPPONENTS.choose(level, view, FEW, random.Random(1), temper)
            for temper in (None, "greedy")
        )
        assert plain == tempered


def test_every_level_with_tempers_has_all() -> None:
    assert all(characters.keys() == TEMPERS.keys() for characters in CHARACTERS.values())
