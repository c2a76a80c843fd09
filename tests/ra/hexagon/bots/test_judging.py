"""What the Master says of every move: values, ends, reasons, and the play it foresees."""

from __future__ import annotations

import random

import pytest

from ra.bot import Budget
from ra.hexagon import State
from ra.hexagon.bots import OPPONENTS
from ra.hexagon.option import MARGIN, REASONS, Option
from tests.ra.hexagon.boards import placed
from tests.ra.hexagon.scattered import enters, many


def judged(state: State, nodes: int = 800) -> list[Option]:
    return OPPONENTS.evaluate(state, Budget(nodes=nodes), random.Random(1))


def test_every_legal_move_is_judged_and_the_best_comes_first() -> None:
    for state in many(20, first=4000):
        before = state.copy()
        options = judged(state, 300)
        assert state == before
        assert sorted(option.action for option in options) == sorted(state.legal)
        values = [option.value for option in options]
        assert values == sorted(values, reverse=True)
        for option in options:
            assert set(option.reasons) <= set(REASONS)
            assert list(option.reasons) == sorted(option.reasons, key=REASONS.index)
            assert option.line[0] == option.action
            assert (option.ends is None) == (abs(option.value) < 1)
            check_line(state, option)


def check_line(state: State, option: Option) -> None:
    """The line can be played, and does not go on beyond the end of the game."""
    placement = state.placement.copy()
    for at, move in enumerate(option.line):
        assert move in placement.moves()
        assert placement.won == 0
        placement.make(move)
        assert at < 8
    if option.ends == 1:
        assert placement.won == option.value


def test_what_ends_the_game_is_known() -> None:
    found = 0
    for state in many(40, first=5000):
        points = enters(state.placement, state.placement.side)
        options = judged(state, 200)
        if points:
            found += 1
            assert options[0].value >= points
            entries = [option for option in options if "enters" in option.reasons]
            assert max(option.value for option in entries) == points
            assert {option.ends for option in entries} == {1}
    assert found > 8


REASONED = [
    ("g9-g10", "1g9.3c1", "3e8.3i13", 1, ("enters",)),
    ("2g6-g8", "2g6.1a1", "2g8", 1, ("takes_all",)),
    ("2g6-g8", "2g6.1a1", "2g8.1m13", 1, ("takes",)),
    ("2a1-a3", "3a1.3c1", "3g8.3i13", 1, ("splits",)),
    ("a1-a4", "1a1.1a4.3c1", "3m8.3i13", 1, ("joins",)),
]


@pytest.mark.parametrize(("token", "black", "white", "to_act", "reasons"), REASONED)
def test_reasons(token: str, black: str, white: str, to_act: int, reasons: tuple[str, ...]) -> None:
    options = {str(option.action): option for option in judged(placed(black, white, to_act), 100)}
    assert set(reasons) <= set(options[token].reasons)


def test_an_entry_stopped_or_not() -> None:
    """White's pawn on g7 would enter on g4; Black's stack on e3 takes it, or its pawn blocks it."""
    state = placed("3e3.1d6.3a1", "1g7.3m13")
    stopped, left_open = list[Option](), list[Option]()
    for option in judged(state):
        placement = state.placement.copy()
        placement.make(option.action)
        (left_open if enters(placement, 1) else stopped).append(option)
    assert {"stops" in option.reasons for option in stopped} == {True}
    assert {"stops" in option.reasons for option in left_open} == {False}
    assert {"loses" in option.reasons for option in left_open} == {True}
    assert {(option.ends, option.value) for option in left_open} == {(2, -1)}


def test_a_threat_is_told() -> None:
    state = placed("3a1.1g1", "3m13.1a7")
    for option in judged(state):
        placement = state.placement.copy()
        placement.make(option.action)
        assert ("threatens" in option.reasons) == (enters(placement, 0) > 0)


def test_a_stack_saved_is_told() -> None:
    """White's three would take Black's two on c3, which can go where they don't come."""
    state = placed("2c3.3a1", "3c4.1m13")
    saving = {str(option.action) for option in judged(state, 300) if "saves" in option.reasons}
    assert saving
    assert all(token.lstrip("123").startswith("c3") for token in saving)


def test_options_are_equal_within_the_margin() -> None:
    one, other = judged(placed("3a1.1g1", "3m13.1a7"))[:2]
    assert one.equals(one)
    changed = Option(other.action, one.value + 2 * MARGIN, one.ends, (), (other.action,))
    assert not one.equals(changed)
    near = Option(other.action, one.value + MARGIN / 2, one.ends, (), (other.action,))
    assert one.equals(near)
    assert near.equals(one)
    sooner = Option(other.action, one.value, 7, (), (other.action,))
    assert not one.equals(sooner)
