"""Who is in the hexagon game's pool, by what names."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ra.bot import Budget
from ra.hexagon.bots import BOTS
from ra.hexagon.bots.searcher import Searcher
from tests.ra.hexagon.scattered import many
from tools.pool.hexagon import POOL, player


def test_numbers_of_a_level_follow_its_name() -> None:
    adept = BOTS["adept"]
    assert player("adept") is adept
    assert isinstance(adept, Searcher)
    assert player("adept:nodes=7,carelessness=0") == replace(adept, nodes=7, carelessness=0)


@pytest.mark.parametrize("name", ["nobody", "random:nodes=1", "adept:wit=3", "adept:nodes=many"])
def test_no_such_player(name: str) -> None:
    with pytest.raises(ValueError, match=r"no player|no such|invalid"):
        player(name)


@pytest.mark.parametrize("name", ["random", "plain"])
def test_only_legal_moves_and_the_state_stays(name: str) -> None:
    for number, state in enumerate(many(8, first=8000, most=4)):
        before = state.copy()
        assert POOL[name].choose(state, Budget(), random.Random(number)) in state.legal
        assert state == before


def test_the_random_player_makes_every_move() -> None:
    (state,) = many(1, first=8000, most=2)
    chance = random.Random(1)
    chosen = {POOL["random"].choose(state, Budget(), chance) for _ in range(40 * len(state.legal))}
    assert chosen == set(state.legal)
