"""The weaker levels: each makes the mistakes it is meant to make, and no others."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import AUCTION, EDITIONS, Action, Phase, Setup, State, View
from ra.auction import read_position as read
from ra.auction.bots import BOTS, OPPONENTS
from ra.bot import Bot, Budget
from tests.ra.auction.games import RandomGame, random_games
from tests.ra.auction.tables import line
from tools.random_bot import RandomBot

FINE = "FNNACUG."
SPENT = {2: "10:-:12.7.3:-", 3: "10:-:11.8.4:-", 4: "10:-:10.9.5:-"}


def choices(level: str, position: str, seeds: int = 60) -> Counter[str]:
    """How often a level does what in a position, over so many moods."""
    table = read(position).table
    view = View(table, tuple(table.hidden()))
    return Counter(
        AUCTION.write_action(OPPONENTS.choose(level, view, Budget(), random.Random(seed)))
        for seed in range(seeds)
    )


# Novice


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


@given(random_games(), st.integers(0, 300))
def test_the_novice_looks_at_no_tiles_but_the_tracks(one: RandomGame, at: int) -> None:
    """Neither its own, nor what the others hold, nor the Ra track."""
    for number, (state, _) in enumerate(one.steps()):
        if number == at and state.phase in (Phase.TURN, Phase.BID):
            other = state.copy()
            gods = [row[1] for row in state.tiles]
            other.tiles = [[0, god, *[1] * 18, 0, 0, 0] for god in gods]
            other.ra = 0
            done = {
                BOTS["novice"].choose(View.of(one), Budget(), random.Random(at))
                for one in (state, other)
            }
            assert len(done) == 1


# Apprentice


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


@given(random_games(), st.integers(0, 300))
def test_the_apprentice_sees_neither_tiles_nor_suns_of_others(one: RandomGame, at: int) -> None:
    for number, (state, _) in enumerate(one.steps()):
        if number == at:
            other = state.copy()
            for seat in range(state.players):
                if seat != state.seat:
                    other.tiles[seat] = [3] * len(other.tiles[seat])
                    other.up[seat] = ()
            done = {
                BOTS["apprentice"].choose(View.of(one), Budget(), random.Random(1))
                for one in (state, other)
            }
            assert len(done) == 1


# The ladder


def won(bot: Bot[View, Action], others: Bot[View, Action], games: int) -> int:
    """Of so many games with four players, those that one `bot` wins against three `others`."""
    wins = 0
    for deal in range(games):
        bots = [others] * 4
        bots[deal % 4] = bot
        state = State.start(Setup.from_seed(EDITIONS["pharaoh"], 4, deal))
        chance = random.Random(deal)
        while (seat := state.to_act) is not None:
            state.apply(bots[seat].choose(View.of(state), Budget(2), chance))
        wins += state.standings().winner == deal % 4
    return wins


def test_even_a_novice_beats_chance() -> None:
    assert won(BOTS["novice"], RandomBot(), 40) >= 36


def test_an_apprentice_beats_novices() -> None:
    assert won(BOTS["apprentice"], BOTS["novice"], 100) >= 45


def test_an_adept_beats_apprentices() -> None:
    assert won(BOTS["adept"], BOTS["apprentice"], 40) >= 14
