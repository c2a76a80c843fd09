"""Games played on arrays are games by the rules, and what is learned from them is what happened."""

from __future__ import annotations

import numpy as np
import pytest

from ra.auction import EDITIONS, Phase, Setup, State, Tile
from ra.auction.actions import BID, DRAW, INVOKE, PASS, SPEND_GOD, STOP_GODS, Action, Discard
from ra.auction.bots.sketch import with_tiles
from ra.auction.editions import PLAYERS, Variant
from ra.auction.tiles import TILES
from tools.train.features import count
from tools.train.net import Net
from tools.train.play import Party

TABLES = 15


def party(players: int, nets: int, keep: float = 0.0) -> Party:
    """Games that have been played, with notes of what was done."""
    chance = np.random.default_rng(players)
    judges = [Net.fresh(count(players), 2, 4, chance) for _ in range(nets)]
    games = Party(players, TABLES, judges, seed=players, keep=keep)
    games.notes = [[] for _ in range(TABLES)]
    return games


def discard(state: State) -> Action:
    """What the hall's seats give up."""
    row = tuple(state.tiles[state.seat])
    left = with_tiles(row, state.pending[:1])
    lost = tuple(tile for tile in TILES for _ in range(row[tile] - left[tile]))
    return Discard(lost)


def replayed(setup: Setup, notes: list[tuple[str, int]]) -> State:
    """The game of such notes by the rules."""
    state = State.start(setup)
    for what, value in notes:
        while state.phase is Phase.DISCARD:
            state.apply(discard(state))
        if state.phase is Phase.GODS and what != "god":
            state.apply(STOP_GODS)
        if what == "draw":
            assert state.bag[state.drawn] == value
            state.apply(DRAW)
        elif what == "god":
            state.apply(SPEND_GOD[state.track.index(Tile(value))])
        else:
            if state.phase is not Phase.BID:
                state.apply(INVOKE)
            state.apply(BID[value] if value else PASS)
    while state.phase is Phase.DISCARD:
        state.apply(discard(state))
    return state


@pytest.mark.parametrize("nets", [0, 2])
@pytest.mark.parametrize("players", PLAYERS)
def test_games_are_by_the_rules(players: int, nets: int) -> None:
    games = party(players, nets)
    suns = games.scenes.up.tolist()
    floors = games.scenes.floor.tolist()
    games.play()
    assert games.notes is not None
    done: set[str] = set()
    for table, notes in enumerate(games.notes):
        edition = EDITIONS["pharaoh" if players == 2 else "1999"]
        variant = Variant(edition, players, floors[table])
        bag = tuple(Tile(tile) for tile in games.bags[table].tolist())
        state = replayed(Setup(variant, tuple(map(tuple, suns[table])), bag), notes)
        assert state.phase is Phase.OVER
        assert state.points == games.final_points[table].tolist()
        winner = state.standings().winner
        assert games.final_wins[table].tolist() == [seat == winner for seat in range(players)]
        done |= {what for what, _ in notes}
    assert done == {"draw", "bid", "god"}


def test_lessons_end_in_what_came_of_the_game() -> None:
    games = party(3, 1, keep=1.0)
    games.play()
    lessons = games.lessons(trust=1.0)
    points = np.concatenate(lessons.points)
    wins = np.concatenate(lessons.wins)
    assert {tuple(row) for row in points.tolist()} == {
        tuple(row) for row in games.final_points.tolist()
    }
    assert (wins.sum(axis=1) == 1).all()


def test_lessons_lean_on_what_the_net_said_later() -> None:
    games = party(3, 1, keep=1.0)
    games.play()
    step, ids, _ = games.samples[0]
    assert step == 0
    at = int(ids[0])
    expected = games.final_points[at]
    for numbers, said, _ in reversed(games.history[1:]):
        if at in numbers:
            expected = 0.5 * expected + 0.5 * said[numbers.tolist().index(at)]
    turns = sum(at in numbers for numbers, _, _ in games.history)
    lessons = games.lessons(trust=0.5)
    # the first step's lessons come last
    first = lessons.points[-2] if len(lessons.points[-1]) != TABLES else lessons.points[-1]
    assert turns > 10
    assert np.allclose(first[ids.tolist().index(at)], expected, atol=1e-3)
