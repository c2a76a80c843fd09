"""The players of the pool that are no level of the game: legal, blind to the bag, and no fools."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import Phase, State, View
from ra.auction.bots import BOTS
from ra.auction.bots.adept import Adept
from ra.auction.bots.greedy import GreedyBot
from ra.auction.setup import shuffled
from ra.auction.view import write_view
from ra.bot import Budget
from tests.strategies import random_auctions
from tools.arena.auction import AuctionTable
from tools.arena.match import Match, games, together
from tools.pool.auction import HELD_OUT, POOL, SPARRING, TEMPERED, player
from tools.random_games.auction import ONE_OF_EACH, RandomAuction

OTHERS = {**SPARRING, **HELD_OUT}
FEW = Budget(simulations=1)


def test_nothing_is_trained_against_the_styles_held_out() -> None:
    assert not set(SPARRING) & set(HELD_OUT)
    assert set(POOL) == {*SPARRING, *HELD_OUT, *BOTS, *TEMPERED}
    assert len(HELD_OUT) >= 2


def test_numbers_of_a_players_judgement_follow_its_name() -> None:
    changed = player("adept:rivalry=0.5,doubt=1")
    assert isinstance(changed, Adept)
    assert (changed.numbers.rivalry, changed.numbers.doubt) == (0.5, 1.0)
    greedy = player("greedy:late=0.5")
    assert isinstance(greedy, GreedyBot)
    assert greedy.tastes.late == 0.5
    assert player("adept") is POOL["adept"]


@pytest.mark.parametrize(
    "name", ["nobody", "adept:wit=3", "random:wit=3", "adept:rivalry=much", "greedy:monument=1"]
)
def test_no_such_player(name: str) -> None:
    with pytest.raises(ValueError, match=r"no player|numbers|float"):
        player(name)


@pytest.mark.parametrize("one", ONE_OF_EACH[::3], ids=repr)
def test_only_legal_actions(one: RandomAuction) -> None:
    chance = random.Random(one.seed)
    for number, (state, _) in enumerate(one.steps()):
        if (number + one.seed) % 17 == 0 or state.phase is Phase.DISCARD:
            for bot in OTHERS.values():
                assert bot.choose(View.of(state), FEW, chance) in state.legal_actions()


@given(random_auctions(), st.integers(0, 1000))
def test_undrawn_tiles_in_another_order_change_nothing(one: RandomAuction, seed: int) -> None:
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


@pytest.mark.parametrize("name", HELD_OUT)
def test_the_styles_held_out_are_no_fools(name: str) -> None:
    """Not far below the plain greedy player's own share."""
    match = Match((name, "greedy", "greedy", "greedy"), 100, AuctionTable())
    assert together(games(match, 1))[name].rate > 0.2
