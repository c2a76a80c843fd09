"""Computer players: what they may do, what they may know, and what any sensible player would do."""

from __future__ import annotations

import random
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ra.auction import AUCTION, EDITIONS, Action, Phase, Setup, State, View
from ra.auction import read_position as read
from ra.auction.bots import BOTS, OPPONENTS
from ra.auction.bots.greedy import GreedyBot
from ra.auction.bots.learned import Learned
from ra.auction.editions import Variant
from ra.auction.setup import shuffled
from ra.auction.view import read_view, write_view
from ra.bot import Bot, Budget
from tests.ra.auction.tables import line
from tests.strategies import random_auctions
from tools.pool.random_bot import RandomBot
from tools.random_games.auction import ONE_OF_EACH, RandomAuction

PLAYERS: dict[str, Bot[View, Action]] = {"random": RandomBot(), "greedy": GreedyBot(), **BOTS}
QUICK = [bot for bot in PLAYERS.values() if not isinstance(bot, Learned)]
SLOW = [BOTS["expert"]]
"""The Master thinks the same, without a slip; it has fewer examples for its slowness."""
FEW = Budget(simulations=2)
IN_PYODIDE = sys.platform == "emscripten"


def seen(position: str) -> View:
    """What the seat to act knows; the bag holds all that does not lie open, if it isn't told."""
    known = read(position)
    undrawn = known.undrawn if known.undrawn is not None else tuple(known.table.hidden())
    return View(known.table, undrawn, known.unknown)


def decision(position: str, level: str = "adept", seed: int = 1) -> str:
    """The token of what is done in a position."""
    view = seen(position)
    return AUCTION.write_action(OPPONENTS.choose(level, view, Budget(), random.Random(seed)))


def game(bots: list[Bot[View, Action]], variant: Variant, seed: int) -> State:
    """The end of a game among these."""
    setup = Setup.from_seed(variant.edition, variant.players, seed, floor=variant.floor)
    state, chance = State.start(setup), random.Random(seed)
    while (seat := state.to_act) is not None:
        state.apply(bots[seat].choose(View.of(state), FEW, chance))
    return state


# What they may do


@pytest.mark.parametrize("one", ONE_OF_EACH, ids=repr)
def test_only_legal_actions(one: RandomAuction) -> None:
    """In random positions of every variant, style and phase."""
    chance = random.Random(one.seed)
    for number, (state, _) in enumerate(one.steps()):
        if (number + one.seed) % 17 == 0 or state.phase is Phase.DISCARD:
            for bot in QUICK:
                assert bot.choose(View.of(state), FEW, chance) in state.legal_actions()
        if (number + one.seed) % 97 == 0 or state.phase is Phase.DISCARD:
            for bot in SLOW:
                assert bot.choose(View.of(state), FEW, chance) in state.legal_actions()


STRANGE = {
    "lone player": line(
        seats={2: "10:-:12.7.3:-", 3: "10:-:11.8.4:-", 4: "10:-:10.9.5:-"}, track="P......."
    ),
    "lone bidder": line(
        seats={2: "10:-:12.7.3:-", 3: "10:-:11.8.4:-", 4: "10:-:10.9.5:-"},
        epoch="2:3",
        turn="1b",
        auction="1d:-",
    ),
    "full track": line(track="PPNFAACI"),
    "full track of disasters": line(track="npwwqHHM", seats={1: "10:13.6.2:-:G3"}),
    "full track of gods": line(track="GGGGGGG.", seats={1: "10:13.6.2:-:G"}),
    "empty track, gods in hand": line(seats={1: "10:13.6.2:-:G3"}),
    "a god and nothing worth it": line(track="w.......", seats={1: "0:13.6.2:-:GACIS"}),
    "must bid on nothing": line(turn="1b", auction="1i:p.p.p"),
    "must bid on disasters": line(
        turn="1b", auction="1i:p.p.p", track="wwnp....", seats={1: "0:13.6.2:-:P3N2FACISW"}
    ),
    "all pass on a full track": line(turn="1b", auction="1f:p.p.p", track="wwnpqACI"),
    "nothing but Ra in the bag": line(bag="~R9"),
    "an empty bag": line(bag="~-"),
    "hidden scores": line(
        game="pharaoh:3+hidden",
        track="PPNF....",
        seats={1: "?:13.8.5.2:-:-", 2: "7:12.9.6.3:-:-", 3: "?:11.10.7.4:-:-"},
        turn="2t",
        bag="~R20U3P9",
    ),
    "far below zero": line(game="1999:3", seats={1: "-20:13.8.5.2:-:-"}, epoch="3:7"),
    "last tile of the epoch": line(epoch="3:8", track="AAAAA..."),
    "two disasters to settle": line(
        turn="1d",
        auction="4d:13.p.p.p",
        centre=13,
        seats={1: "10:6.2:1:A2C2ISO2YX"},
        disasters="wq",
        epoch="1:1",
    ),
}


@pytest.mark.parametrize("name", STRANGE)
@pytest.mark.parametrize("bot", PLAYERS)
def test_strange_positions(name: str, bot: str) -> None:
    view = seen(STRANGE[name])
    for seed in range(1 if isinstance(PLAYERS[bot], Learned) else 5):
        assert PLAYERS[bot].choose(view, Budget(), random.Random(seed)) in view.legal_actions()


@given(random_auctions(), st.integers(min_value=0, max_value=300))
def test_knows_what_is_legal(one: RandomAuction, at: int) -> None:
    state = one.reached(at)
    assert list(View.of(state).legal_actions()) == list(state.legal_actions())


TABLES = [("pharaoh", 2), ("1999", 3), ("pharaoh", 4), ("1999", 5)]
"""Every number of players, either edition."""


# In Pyodide, which takes its time, at the largest table alone.
@pytest.mark.parametrize(("edition", "players"), TABLES[-1 if IN_PYODIDE else 0 :])
def test_games_among_themselves_end(edition: str, players: int) -> None:
    """Every level, one after the other around the table."""
    levels = list(BOTS.values())
    chosen = EDITIONS[edition]
    variant = Variant(chosen, players, chosen.floors[0])
    seated = [levels[(seat + players) % len(levels)] for seat in range(players)]
    assert game(seated, variant, seed=players).outcome() is not None


# What they may know


MOMENTS = (random_auctions(), st.integers(min_value=0, max_value=300), st.integers(0, 1000))
"""A game, after how many actions, and a seed."""


@given(*MOMENTS)
def test_undrawn_tiles_in_another_order_change_nothing(
    one: RandomAuction, at: int, seed: int
) -> None:
    check_order_changes_nothing(QUICK, one, at, seed)


@settings(max_examples=8)
@given(*MOMENTS)
def test_nor_for_those_who_think_long(one: RandomAuction, at: int, seed: int) -> None:
    check_order_changes_nothing(SLOW, one, at, seed)


def check_order_changes_nothing(
    bots: list[Bot[View, Action]], one: RandomAuction, at: int, seed: int
) -> None:
    state = one.reached(at)
    other = State.of(state.table(), shuffled(state.undrawn, random.Random(seed)))
    for bot in bots:
        choices = [bot.choose(View.of(s), FEW, random.Random(seed)) for s in (state, other)]
        assert choices[0] == choices[1]


@given(*MOMENTS)
def test_same_seed_same_choice(one: RandomAuction, at: int, seed: int) -> None:
    check_same_choice(QUICK, one, at, seed)


@settings(max_examples=8)
@given(*MOMENTS)
def test_same_choice_of_those_who_think_long(one: RandomAuction, at: int, seed: int) -> None:
    check_same_choice(SLOW, one, at, seed)


def check_same_choice(
    bots: list[Bot[View, Action]], one: RandomAuction, at: int, seed: int
) -> None:
    """Also when the view has travelled as text; and thinking leaves the view as it was."""
    view = View.of(one.reached(at))
    before = write_view(view)
    for bot in bots:
        choices = [
            bot.choose(seen, FEW, random.Random(seed))
            for seen in (view, view, read_view(write_view(view)))
        ]
        assert choices[0] == choices[1] == choices[2]
        assert write_view(view) == before


def test_no_such_level() -> None:
    view = View.of(State.start(Setup.from_seed(EDITIONS["1999"], 3, 1)))
    with pytest.raises(KeyError, match="wizard"):
        OPPONENTS.choose("wizard", view, Budget(), random.Random(1))


# What any sensible player would do

SPENT = {2: "10:-:12.7.3:-", 3: "10:-:11.8.4:-", 4: "10:-:10.9.5:-"}
WEAK = {2: "10:3:12.7:-", 3: "10:4:11.8:-", 4: "10:5:10.9:-"}


@pytest.mark.parametrize(
    ("why", "position", "expected"),
    [
        (
            "the last bidder takes a fine lot, with the lowest sun that is enough",
            line(track="FNNACUG.", turn="1b", auction="1i:3.4.5"),
            "b6",
        ),
        (
            "nobody pays for disasters alone",
            line(track="nw......", turn="1b", auction="1d:p.p.p", epoch="2:3").replace(
                "13.6.2:-:-", "13.6.2:-:P5ACIS"
            ),
            "p",
        ),
        (
            "who must bid for next to nothing bids the lowest sun",
            line(track="P.......", turn="1b", auction="1i:p.p.p"),
            "b2",
        ),
        (
            "a fine lot, the highest sun, and half the bag would end the epoch",
            line(track="FNNACUG.", epoch="1:8", seats={1: "10:13:6.2:-", **WEAK}, bag="~R9A2C2N9"),
            "i",
        ),
        (
            "the same alone",
            line(track="FNNACUG.", epoch="1:8", seats={1: "10:13:6.2:-", **SPENT}, bag="~R9A2C2N9"),
            "i",
        ),
        (
            "alone with one sun, hardly a tile, and many Ra to go",
            line(track="N.......", epoch="1:3", seats={1: "10:13:6.2:-", **SPENT}),
            "d",
        ),
        ("nothing on the track yet", line(), "d"),
        (
            "a god fetches the flood for six Nile, when no sun can win it",
            line(
                track="wF......",
                epoch="3:8",
                seats={1: "10:1:6.2:GN6", 2: "10:12.7:3:-"},
                centre=13,
            ),
            "g2",
        ),
        (
            "a god is better kept than spent on a third of the same kind",
            line(track="A.......", turn="1g", seats={1: "10:13.6.2:-:GA2"}),
            "s",
        ),
        (
            "a god is not spent on a disaster that strikes oneself",
            line(track="w.......", turn="1g", seats={1: "10:13.6.2:-:GACIS"}),
            "s",
        ),
        (
            "unrest takes what is held twice",
            line(
                turn="1d",
                auction="4d:13.p.p.p",
                epoch="1:1",
                centre=13,
                seats={1: "10:6.2:1:A2CI2SW"},
                disasters="w",
            ),
            "xAI",
        ),
        (
            "an earthquake takes single monuments before it breaks a set",
            line(
                turn="1d",
                auction="4d:13.p.p.p",
                epoch="3:8",
                centre=13,
                seats={1: "10:6.2:1:O3YX"},
                disasters="q",
            ),
            "xYX",
        ),
    ],
)
@pytest.mark.parametrize("level", ["adept", "master"])
def test_sensible(level: str, why: str, position: str, expected: str) -> None:
    assert [decision(position, level, seed) for seed in range(3)] == [expected] * 3, why


def test_gods_are_spent_only_where_that_pays() -> None:
    """Of two gods the second is kept when the first took all there was worth it."""
    seats = {1: "10:1:6.2:G2N6", 2: "10:12.7:3:-"}
    assert decision(line(track="AF......", seats=seats, centre=13, epoch="3:8")) == "g2"
    seats[1] = "10:1:6.2:GN6FA"
    left = line(track="A.......", seats=seats, centre=13, epoch="3:8", turn="1g")
    assert decision(left) == "s"
