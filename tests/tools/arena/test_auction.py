"""The arena's tables of the auction game: deals, options of the rules, suns that are left."""

from __future__ import annotations

import pytest

from ra.auction import State
from ra.auction.actions import DRAW
from tests.tools.arena.counted import QUICK
from tools.arena.auction import SUNS_LEFT, AuctionTable
from tools.arena.match import Match, play, tallied


def test_every_game_is_another_deal() -> None:
    bags = {AuctionTable().opening(seed, number)[0].bag for seed in (1, 2) for number in range(10)}
    assert len(bags) == 20


def test_no_such_table() -> None:
    with pytest.raises(ValueError, match="no game for 2"):
        AuctionTable(2, "1999")


def test_options_of_the_table_reach_the_game() -> None:
    variant = AuctionTable(3, "1999", floor=True, hidden=True).opening(1, 1)[0].variant
    assert (variant.players, variant.floor, variant.open_scores) == (3, True, False)
    assert variant.edition.name == "1999"
    assert AuctionTable().opening(1, 1)[0].variant.open_scores
    assert AuctionTable(simulations=7).budget.simulations == 7


def test_a_game_has_one_winner_and_all_places() -> None:
    tallies = tallied(Match(QUICK, 1, AuctionTable()), 0)
    assert sorted(tally.places for tally in tallies.values()) == [1, 2, 3, 4]
    winner = next(tally for tally in tallies.values() if tally.wins)
    assert winner.points == winner.winning_points == max(t.points for t in tallies.values())
    assert all(len(tally.times) > 10 for tally in tallies.values())


def test_suns_left_are_those_face_up_when_the_ra_track_is_full() -> None:
    match, found = Match(QUICK, 8, AuctionTable()), 0
    for number in range(8):
        record, left = play(match, number).record, [0] * 4
        state = State.start(record.setup)
        for action in record.actions:
            up, ra, epoch = state.up[:], state.ra, state.epoch
            state.apply(action)
            last = ra == state.variant.ra_needed - 1
            if last and action == DRAW and (state.epoch > epoch or state.to_act is None):
                left = [own + len(suns) for own, suns in zip(left, up, strict=True)]
        tallies = tallied(match, number)
        assert [tallies[name].counts[SUNS_LEFT] for name in match.seated(number)] == left
        found += sum(left)
    assert found > 0
