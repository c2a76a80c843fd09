"""Temperaments: each leans its own way, and leaves what it says nothing about as it was."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ra.auction import AUCTION, Phase, View
from ra.auction import read_position as read
from ra.auction.actions import DRAW, INVOKE, PASS, Action
from ra.auction.bots import BOTS, CHARACTERS, OPPONENTS
from ra.auction.bots.adept import Adept
from ra.auction.bots.temper import TEMPERS
from ra.auction.table import Table
from ra.bot import Budget
from tests.ra.auction.tables import line
from tools.random_games.auction import ONE_OF_EACH

FEW = Budget(simulations=4)


def done(view: View, temper: str | None, seed: int) -> Action:
    """What an Adept without slips does there."""
    player = Adept(temper=TEMPERS[temper]) if temper else Adept()
    return player.choose(view, FEW, random.Random(seed))


def decisions() -> Iterator[View]:
    """Turns and bids of random games where there is a choice."""
    for one in ONE_OF_EACH[::11]:
        for number, (state, _) in enumerate(one.steps()):
            chosen = (number + one.seed) % 13 == 0 and len(state.legal_actions()) > 1
            if chosen and state.phase in (Phase.TURN, Phase.BID):
                yield View.of(state)


def test_each_leans_its_own_way_and_never_the_other() -> None:
    """Where it does what an even player does not."""
    found = set()
    for number, view in enumerate(decisions()):
        even = done(view, None, number)
        for temper in TEMPERS:
            action = done(view, temper, number)
            if (action is INVOKE) != (even is INVOKE):
                found.add((temper, "calls" if action is INVOKE else "waits"))
            if (action is PASS) != (even is PASS):
                found.add((temper, "passes" if action is PASS else "bids"))
    assert found == {
        ("cautious", "calls"),
        ("cautious", "passes"),
        ("greedy", "waits"),
        ("greedy", "bids"),
        ("aggressive", "bids"),
    }


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
