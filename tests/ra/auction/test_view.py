"""Views: what one seat may know, and nothing of the order of the bag."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import AUCTION, CLASSIC, PHARAOH, Setup, State, Unsound, Variant, View, check
from ra.auction.tiles import COUNTS, tally
from ra.auction.view import read_view, write_view
from ra.reading import ReadError
from tests.ra.auction.tables import at, line, play
from tests.strategies import random_auctions
from tools.random_games.auction import RandomAuction


@given(random_auctions(), st.integers(0, 2**32))
def test_a_view_does_not_depend_on_the_order_of_the_undrawn_tiles(
    game: RandomAuction, seed: int
) -> None:
    chance = random.Random(seed)
    for state, _ in game.steps():
        if state.drawn % 5:
            continue
        other = state.copy()
        undrawn = list(state.undrawn)
        chance.shuffle(undrawn)
        other.bag = (*state.bag[: state.drawn], *undrawn)
        assert View.of(other) == View.of(state)
        assert write_view(View.of(other)) == write_view(View.of(state))


@given(random_auctions())
def test_a_view_reads_back(game: RandomAuction) -> None:
    for state, _ in game.steps():
        if state.drawn % 3:
            continue
        view = View.of(state)
        assert read_view(write_view(view)) == view


@given(random_auctions())
def test_each_seat_sees_its_own_points_and_no_others_if_they_are_hidden(
    game: RandomAuction,
) -> None:
    for state, _ in game.steps():
        if state.drawn % 5:
            continue
        for seat in range(state.players):
            view = AUCTION.view(state, seat)
            others = {*range(state.players)} - {seat}
            assert view.unknown == (frozenset() if game.variant.open_scores else others)
            assert view.table.points[seat] == state.points[seat]
            assert view.table.seat == state.seat, "whose turn it is, all can see"
            assert AUCTION.read_view(AUCTION.write_view(view)) == view
            assert view.legal_actions() == state.legal_actions()


def test_nothing_is_hidden_when_the_game_is_over() -> None:
    variant = Variant(PHARAOH, 3, True, False)
    state = RandomAuction(variant, 4, "even", False).record().position()
    assert state.to_act is None
    assert View.of(state) == View.of(state, 2)  # type: ignore[arg-type]
    assert View.of(state).unknown == frozenset()  # type: ignore[arg-type]
    assert View.of(state).legal_actions() == ()  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_who_sits_there_has_a_view(seat: int) -> None:
    state = State.start(Setup.from_seed(PHARAOH, 3, 3))
    with pytest.raises(ValueError, match="no seat"):
        View.of(state, seat)


@given(random_auctions())
def test_a_view_tells_what_is_in_the_bag_and_only_ones_own_points_if_they_are_hidden(
    game: RandomAuction,
) -> None:
    for state, _ in game.steps():
        view = View.of(state)
        assert view.undrawn == tuple(tally(state.undrawn))
        others = {*range(state.players)} - {state.seat}
        if game.variant.open_scores:
            assert view.unknown == frozenset()
            assert view.table == state.table()
        else:
            assert view.unknown == others
            assert view.table.points[state.seat] == state.points[state.seat]
            assert {view.table.points[seat] for seat in others} == {10}
            seen = state.table()
            seen.points = view.table.points
            assert view.table == seen


def test_hidden_points_leave_no_trace() -> None:
    def seen(points: tuple[int, int, int, int]) -> View:
        seats = {
            number: f"{own}:{suns}:-:-"
            for number, (own, suns) in enumerate(
                zip(points, ("13.6.2", "12.7.3", "11.8.4", "10.9.5"), strict=True), 1
            )
        }
        return View.of(at(game="pharaoh:4+hidden", seats=seats, turn="2t"))

    assert seen((1, 20, 3, 4)) == seen((40, 20, 50, 60))
    assert seen((1, 20, 3, 4)) != seen((1, 21, 3, 4))
    assert write_view(seen((1, 20, 3, 4))).split()[4].split("/")[0] == "?:13.6.2:-:-"


def test_what_is_unknown_is_masked_however_the_line_was_made() -> None:
    view = read_view(line(game="pharaoh:4+hidden", seats={1: "?:13.6.2:-:-"}, bag="~R30"))
    assert view.unknown == {0}
    assert view.table.points == [10, 10, 10, 10]


def test_looking_leaves_the_game_alone() -> None:
    state = State.start(Setup.from_seed(PHARAOH, 4, 3, open_scores=False))
    state.points = [1, 2, 3, 4]
    view = View.of(state)
    view.table.points[state.seat] = 99
    view.table.track[0] = None
    view.table.tiles[0][1] = 5
    assert state.points == [1, 2, 3, 4]
    assert state.tiles[0][1] == 0


@given(random_auctions(), st.integers(0, 2**32))
def test_a_deal_is_a_game_that_the_seat_cannot_tell_from_the_real_one(
    game: RandomAuction, seed: int
) -> None:
    for state, _ in game.steps():
        if state.drawn % 11:
            continue
        view = View.of(state)
        dealt = view.deal(random.Random(seed))
        assert View.of(dealt) == view
        assert list(dealt.legal_actions()) == list(state.legal_actions())
        assert check(dealt, tally(dealt.undrawn)) == ()
        assert dealt.drawn == 0


def test_deals_differ_and_the_same_chance_deals_the_same() -> None:
    view = View.of(State.start(Setup.from_seed(CLASSIC, 3, 3)))
    deals = {view.deal(random.Random(seed)).bag for seed in range(20)}
    assert len(deals) == 20
    assert {tuple(tally(bag)) for bag in deals} == {COUNTS}
    assert view.deal(random.Random(1)).bag == view.deal(random.Random(1)).bag


def test_a_deal_is_independent_of_the_view() -> None:
    view = View.of(State.start(Setup.from_seed(CLASSIC, 3, 3)))
    before = write_view(view)
    play(view.deal(random.Random(1)), "i p")
    assert write_view(view) == before


def test_a_view_needs_the_bag() -> None:
    with pytest.raises(ValueError, match=r"^a view tells what is in the bag$"):
        read_view(line())


def test_a_line_that_is_no_view() -> None:
    with pytest.raises(ReadError):
        read_view("rubbish")
    with pytest.raises(Unsound):
        read_view(line(centre=2, bag="~R"))


def test_the_order_of_a_bag_that_a_line_tells_is_forgotten() -> None:
    assert read_view(line(bag="=PN")) == read_view(line(bag="=NP"))
    assert write_view(read_view(line(bag="=PN"))).endswith(" ~PN")


def test_views_are_values() -> None:
    view = View.of(State.start(Setup.from_seed(CLASSIC, 3, 3)))
    assert replace(view, undrawn=(0,) * 23) != view
