"""Computer players of the hexagon game: what they may do, and what none of them may overlook."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ra.bot import Bot, Budget
from ra.hexagon import BOARDS, Board, Move, Setup, State, read_view, write_position, write_view
from ra.hexagon.bots import BOTS, OPPONENTS
from tests.ra.hexagon.boards import placed, played
from tests.ra.hexagon.scattered import enters, many, scattered
from tests.strategies import random_matches
from tools.random_games.hexagon import RandomMatch

FEW = Budget(nodes=150)
SEEING = {name: bot for name, bot in BOTS.items() if name != "novice"}
POSITIONS = int(os.environ.get("POSITIONS", "60"))
"""In how many positions it is looked at what is overlooked: 1,000 take minutes."""


def decision(state: State, level: str, seed: int = 1, nodes: int = 2000) -> str:
    return str(OPPONENTS.choose(level, state, Budget(nodes=nodes), random.Random(seed)))


# What they may do


def test_only_legal_moves_and_the_state_stays() -> None:
    """Wherever stacks may stand, also where a side has but a pawn or two."""
    for seed, state in enumerate([*many(25), *many(25, first=25, most=2)]):
        before = write_position(state)
        for bot in BOTS.values():
            assert bot.choose(state, FEW, random.Random(seed)) in state.legal
        assert write_position(state) == before
        assert state == scattered(seed, 9 if seed < 25 else 2)


@settings(max_examples=12)
@given(random_matches(), st.integers(0, 100), st.integers(0, 1000))
def test_same_seed_same_choice(one: RandomMatch, at: int, seed: int) -> None:
    """Also when the state has travelled as text, with what came before."""
    state = one.reached(at)
    read = read_view(write_view(state))
    for bot in BOTS.values():
        choices = [bot.choose(s, FEW, random.Random(seed)) for s in (state, read, state.copy())]
        assert choices[0] == choices[1] == choices[2]


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.name)
def test_games_among_themselves_go_on(board: Board) -> None:
    """The first moves of a match, each level against the next; none of them is stuck."""
    levels = list(BOTS.values())
    for number, (black, white) in enumerate(pairwise(levels)):
        state, chance = State.start(Setup(board, True, 1)), random.Random(number)
        for _ in range(40):
            if (seat := state.to_act) is None or state.number > 1:
                break
            move = (black, white)[seat].choose(state, FEW, chance)
            assert move in state.legal
            state.apply(move)


def test_no_such_level() -> None:
    with pytest.raises(KeyError, match="wizard"):
        OPPONENTS.choose("wizard", State.start(Setup()), Budget(), random.Random(1))


def test_levels_have_the_names_of_the_other_game() -> None:
    assert list(BOTS) == ["novice", "apprentice", "adept", "master"]


# What none but a novice may overlook


@pytest.mark.parametrize("level", SEEING)
def test_an_entry_is_never_missed(level: str) -> None:
    """And is made with as many pawns as can be, unless taking all brings more."""
    looked = 0
    for state in many(POSITIONS, first=1000):
        placement = state.placement
        if points := enters(placement, placement.side):
            looked += 1
            twin = placement.copy()
            twin.make(SEEING[level].choose(state, FEW, random.Random(looked)))
            assert twin.won >= points
    assert looked > POSITIONS // 5


@pytest.mark.parametrize("level", SEEING)
def test_an_entry_that_can_be_stopped_is_never_left_open(level: str) -> None:
    found = list(stopped(SEEING[level]))
    assert len(found) > POSITIONS // 3
    assert not [write_position(state) for safe, state in found if not safe]


def stopped(bot: Bot[State, Move]) -> Iterator[tuple[bool, State]]:
    """Whether a player keeps the enemy out where some of its moves do so and others don't."""
    for number, state in enumerate(many(POSITIONS, first=1000)):
        side = state.placement.side
        twins = [state.placement.copy() for _ in state.legal]
        for twin, move in zip(twins, state.legal, strict=True):
            twin.make(move)
        safe = [bool(twin.won) or not enters(twin, 1 - side) for twin in twins]
        if any(safe) and not all(safe):
            move = bot.choose(state, FEW, random.Random(number))
            yield safe[state.legal.index(move)], state


def test_a_novice_overlooks_more_than_it_should() -> None:
    entering = placed("1g7.3a1", "3m8.3i13")
    assert 20 < sum(decision(entering, "novice", seed) == "g7-g10" for seed in range(60)) < 60
    left_open = [not safe for safe, _ in stopped(BOTS["novice"])]
    assert 0 < sum(left_open) < len(left_open)


# What any sensible player would do


@pytest.mark.parametrize("level", ["adept", "master"])
@pytest.mark.parametrize(
    ("why", "state", "expected"),
    [
        ("three pawns in rather than one", placed("3g9.1d7", "3a1.2m7"), {"3g9-g10"}),
        ("the last pawns are taken", placed("2g6.1a1", "2g8"), {"2g6-g8"}),
    ],
)
def test_sensible(level: str, why: str, state: State, expected: set[str]) -> None:
    assert {decision(state, level, seed) for seed in range(3)} <= expected, why


def test_the_master_wins_what_is_won_in_three() -> None:
    """Two pawns come within reach at once, and White can stop but one of them."""
    for state in many(40, first=3000, most=5):
        options = OPPONENTS.evaluate(state, Budget(nodes=3000), random.Random(1))
        if options[0].ends == 3 and options[0].value > 0:
            follow_to_the_end(state, options[0].value)
            return
    pytest.fail("no such position among these")


def follow_to_the_end(state: State, points: float) -> None:
    """Whatever the other side does, the game ends as foretold."""
    side, before = state.to_act, state.score
    assert side is not None
    state.apply(BOTS["master"].choose(state, Budget(nodes=3000), random.Random(2)))
    for answer in state.legal:
        twin = state.copy()
        twin.apply(answer)
        if twin.to_act != side:
            continue
        twin.apply(BOTS["master"].choose(twin, Budget(nodes=3000), random.Random(3)))
        assert twin.score[side] - before[side] >= min(points, 1)


def test_a_draw_by_repetition_is_not_walked_into_by_who_stands_better() -> None:
    """The third time round would draw a game that White, with far more pawns, can win."""
    state = placed("3m7.1a1", "3g8.3e9.3i11", 1)
    played(state, "a1-a4 3g8-f7 a4-a1 3f7-g8 a1-a4 3g8-f7 a4-a1")
    assert decision(state, "master") != "3f7-g8"
