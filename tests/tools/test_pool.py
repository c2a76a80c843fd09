"""The players of the pool that are no level of the game: legal, blind to the bag, and no fools."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import AUCTION, Action, Phase, State, Tile, View
from ra.auction import read_position as read
from ra.auction.bots import BOTS
from ra.auction.setup import shuffled
from ra.auction.view import write_view
from ra.bot import Bot, Budget
from tests.ra.auction.games import ONE_OF_EACH, RandomGame, random_games
from tests.ra.auction.tables import line
from tools.arena.match import Match, Table, games, together
from tools.pool import HELD_OUT, POOL, SPARRING, TEMPERED
from tools.pool.appraisal import sheet, taken

OTHERS = {**SPARRING, **HELD_OUT}
FEW = Budget(simulations=1)


def test_names() -> None:
    assert not set(SPARRING) & set(HELD_OUT)
    assert set(POOL) == {*SPARRING, *HELD_OUT, *BOTS, *TEMPERED}
    assert len(HELD_OUT) >= 2


@pytest.mark.parametrize("one", ONE_OF_EACH[::3], ids=repr)
def test_only_legal_actions(one: RandomGame) -> None:
    chance = random.Random(one.seed)
    for number, (state, _) in enumerate(one.steps()):
        if (number + one.seed) % 17 == 0 or state.phase is Phase.DISCARD:
            for bot in OTHERS.values():
                assert bot.choose(View.of(state), FEW, chance) in state.legal_actions()


@given(random_games(), st.integers(0, 1000))
def test_undrawn_tiles_in_another_order_change_nothing(one: RandomGame, seed: int) -> None:
    """Nor does thinking change the table."""
    for number, (state, _) in enumerate(one.steps()):
        if number % 23 == seed % 23:
            view = View.of(state)
            before = write_view(view)
            mixed = State.of(state.table(), shuffled(state.undrawn, random.Random(seed)))
            for bot in OTHERS.values():
                first = bot.choose(view, FEW, random.Random(seed))
                assert write_view(view) == before
                assert bot.choose(View.of(mixed), FEW, random.Random(seed)) == first


def does(bot: Bot[View, Action], position: str) -> str:
    table = read(position).table
    view = View(table, tuple(table.hidden()))
    return AUCTION.write_action(bot.choose(view, FEW, random.Random(1)))


def test_the_hoarder_waits() -> None:
    """The same lot, its highest sun: early it is let go, late it is called for."""
    hoarder = HELD_OUT["hoarder"]
    assert does(hoarder, line(track="UNF.....", epoch="3:0")) == "d"
    assert does(hoarder, line(track="UNF.....", epoch="3:8")) == "i"


def test_the_collector_wants_its_third_alike() -> None:
    collector = HELD_OUT["collector"]
    seats = {1: "10:13.6.2:-:O2"}
    for track, expected in {"O.......": "b2", "X.......": "p", "NN......": "p"}.items():
        position = line(track=track, epoch="1:1", turn="1b", auction="1d:p.p.p", seats=seats)
        assert does(collector, position) == expected


@pytest.mark.parametrize("name", HELD_OUT)
def test_the_styles_held_out_are_no_fools(name: str) -> None:
    """Not far below the plain greedy player's own share."""
    match = Match((name, "greedy", "greedy", "greedy"), 100, Table())
    assert together(games(match, 1))[name].rate > 0.2


def test_taken_settles_disasters_last() -> None:
    row = [0] * 23
    row[Tile.NILE], row[Tile.ART] = 2, 2
    after = taken(row, (Tile.DROUGHT, Tile.WAR, Tile.FLOOD, Tile.WRITING))
    assert (after[Tile.NILE], after[Tile.FLOOD]) == (1, 0)
    assert (after[Tile.ART], after[Tile.WRITING]) == (0, 1)
    assert row[Tile.NILE] == 2


def test_sheet_scores_what_lies_there() -> None:
    seats = {1: "10:13.6.2:-:P3N2FACIO3", 2: "10:12.7.3:-:P2"}
    table = read(line(seats=seats)).table
    row = table.tiles[0]
    assert sheet(row, table, monuments=0.0, pharaohs=0.0) == 3 + 5
    assert sheet(row, table, monuments=0.5, pharaohs=1.0) == 3 + 5 + 0.5 * 6 + 5
