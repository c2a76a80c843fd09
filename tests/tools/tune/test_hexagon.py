"""Tuning the hexagon game: its figures are those that players judge by, its games real games."""

from __future__ import annotations

import numpy as np
import pytest

from ra.hexagon import STANDARD, Setup, State
from ra.hexagon.bots.stack_worth import standing_of
from tests.ra.hexagon.scattered import enters, many
from tools.tune import hexagon as tune


def test_figures_of_a_position_add_up_to_its_balance() -> None:
    weights = [values.ravel() for values in tune.shape().values()]
    for state in many(20, first=9000):
        placement = state.placement
        of = standing_of(placement.board)
        balance = sum(of[height][cell] for cell, height in enumerate(placement.heights))
        found = tune.features(placement)[:-1] @ np.concatenate(weights)
        assert found == (-balance if placement.side else balance)


def test_a_game_to_learn_from_can_be_repeated() -> None:
    points, moves = tune.play(3)
    assert (points, moves) == tune.play(3)
    state = State.start(Setup(STANDARD, False, 1))
    for move, _ in moves:
        state.apply(move)
    assert state.score[0] - state.score[1] == points
    resting = list(tune.at_rest(1, moves))
    assert resting
    for placement, _ in resting:
        assert not any(enters(placement, side) for side in (0, 1))


def test_a_line_holds_the_moves_with_what_was_thought() -> None:
    _, moves = tune.play(3)
    words = [str(move) if value is None else f"{move}:{value}" for move, value in moves]
    assert [tune.read(word) for word in words] == moves
    with pytest.raises(ValueError, match="no move: x9"):
        tune.read("x9")
