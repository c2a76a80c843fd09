"""The hexagon game's arena and tuning: fair openings, games that can be repeated, right figures."""

from __future__ import annotations

import random

import numpy as np
import pytest

import ra
from ra.bot import Budget
from ra.hexagon import HEXAGON, STANDARD, Placement, Setup, State
from ra.hexagon.bots import BOTS
from ra.hexagon.bots.searcher import Searcher
from ra.hexagon.bots.stack_worth import standing_of
from tests.ra.hexagon.scattered import enters, many
from tools import tune_hexagon
from tools.hexagon_arena import Match, Played, figures, games, main, within
from tools.pool_hexagon import POOL, player
from tools.pool_hexagon.plain import distance, judged

QUICK = ("novice", "random")


def told(match: Match, count: int, processes: int = 1) -> list[tuple[object, ...]]:
    played = games(match, count, processes)
    return [(one.turned, one.winner, one.points, tuple(one.moves)) for one in played]


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    match = Match(QUICK)
    assert told(match, 8) == told(match, 8, processes=2)
    assert told(match, 8) != told(Match(QUICK, seed=2), 8)


def test_either_player_has_either_side_from_each_opening() -> None:
    match = Match(QUICK, board="leaflet")
    played = list(games(match, 8, 1))
    assert [one.turned for one in played] == [0, 1] * 4
    openings = [tuple(one.moves[:4]) for one in played]
    assert openings[::2] == openings[1::2]
    assert len(set(openings)) == 4


def test_no_opening_lets_anybody_in() -> None:
    match = Match(QUICK)
    for game in range(0, 40, 2):
        state = State.start(match.setup)
        for move in match.opening(game):
            state.apply(move)
        assert state.number == 1
        assert not any(enters(state.placement, side) for side in (0, 1))


def test_winners_and_points_are_those_of_the_record() -> None:
    for whole in (False, True):
        match = Match(("apprentice:nodes=100", "novice"), whole=whole)
        for game in (0, 1):
            played, record = match.play(game), ra.read(ra.write(match.record(game)))
            assert record.actions == tuple(played.moves)
            state = record.position()
            outcome = state.outcome()
            assert outcome is not None
            winner = outcome.winner
            assert played.winner == (None if winner is None else winner ^ played.turned)
            names = [seat.name for seat in record.seats]
            for standing in outcome.standings:
                one = match.names.index(names[standing.seat])
                assert played.points[one] == standing.points


def test_figures_add_up() -> None:
    match = Match(QUICK)
    played = [Played(0, 0, (3, 0)), Played(1, 1, (0, 1)), Played(0), Played(1, 0, (6, 0))]
    first, second = figures(match, played).splitlines()[2:]
    assert first.startswith("| novice | 50.0% |")
    assert "| 25.0% | 25.0% | 2.25 |" in first
    assert second.startswith("| random | 25.0% |")
    assert within([1.0, 2.0, 3.0, 4.0], 0.5) == 3.0
    assert within([], 0.5) == 0.0


def test_names() -> None:
    assert player("adept") is BOTS["adept"]
    assert player("adept:nodes=7,carelessness=0") == Searcher(7, BOTS["adept"].depth, 0)  # type: ignore[attr-defined]
    for name in ("nobody", "random:nodes=1", "adept:wit=3", "adept:nodes=many"):
        with pytest.raises(ValueError, match=r"no player|no such|invalid"):
            player(name)


def test_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["novice", "vs", "random", "--games", "4", "--processes", "1"])
    out = capsys.readouterr().out
    assert out.startswith("4 games\n")
    assert "| novice |" in out
    main(["novice", "random", "--record", "0"])
    assert HEXAGON.name in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["novice", "nobody"])


# Sparring


@pytest.mark.parametrize("name", ["random", "plain"])
def test_sparring_makes_legal_moves(name: str) -> None:
    for number, state in enumerate(many(8, first=8000, most=4)):
        before = state.copy()
        assert POOL[name].choose(state, Budget(), random.Random(number)) in state.legal
        assert state == before


def test_the_plain_player_enters_and_stops_entries() -> None:
    for number, state in enumerate(many(12, first=8100, most=4)):
        twin, side = state.placement.copy(), state.placement.side
        points = enters(twin, side)
        twin.make(POOL["plain"].choose(state, Budget(), random.Random(number)))
        assert twin.won >= points


def test_the_plain_player_likes_pawns_and_going_forward() -> None:
    start = Placement.start(STANDARD, 0)
    assert judged(start) == 0
    nearer = min(start.moves(), key=lambda move: distance(move.target, STANDARD.ra[1]))
    start.make(nearer)
    assert judged(start) < 0


# Tuning


def test_figures_of_a_position_add_up_to_its_balance() -> None:
    weights = [values.ravel() for values in tune_hexagon.shape().values()]
    for state in many(20, first=9000):
        placement = state.placement
        of = standing_of(placement.board)
        balance = sum(of[height][cell] for cell, height in enumerate(placement.heights))
        found = tune_hexagon.features(placement)[:-1] @ np.concatenate(weights)
        assert found == (-balance if placement.side else balance)


def test_a_game_to_learn_from_can_be_repeated() -> None:
    points, moves = tune_hexagon.play(3)
    assert (points, moves) == tune_hexagon.play(3)
    state = State.start(Setup(STANDARD, False, 1))
    for move, _ in moves:
        state.apply(move)
    assert state.score[0] - state.score[1] == points
    for placement, _ in tune_hexagon.at_rest(1, moves):
        assert not any(enters(placement, side) for side in (0, 1))
