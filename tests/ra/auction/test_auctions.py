"""Auctions: who bids what in which order, who may pass, what the winner gets, who is next."""

from __future__ import annotations

import pytest

from ra.auction import PHARAOH, Phase, Setup, State, Tile
from ra.auction import events as ev
from ra.auction.events import Cause
from tests.ra.auction.tables import at, legal, play, seat, shown

SPENT_2 = {2: "10:-:12.7.1:-"}
"""The second seat has no sun face up; the 3 lies in the centre."""


def test_bidding_begins_left_of_the_ra_player_and_ends_with_them() -> None:
    state = at(turn="3t", track="P.......")
    play(state, "i")
    turns = []
    for _ in range(3):
        turns.append(shown(state, "turn"))
        play(state, "p")
    assert [*turns, shown(state, "turn")] == ["4b", "1b", "2b", "3b"]


def test_everyone_bids_or_passes_once() -> None:
    state = at(track="P.......")
    told = play(state, "i b3 b4 b5 b6")
    assert told[2:6] == [
        ev.BidMade(1, 3),
        ev.BidMade(2, 4),
        ev.BidMade(3, 5),
        ev.BidMade(0, 6),
    ]
    assert isinstance(told[6], ev.AuctionWon)


def test_the_first_bid_is_any_sun_face_up() -> None:
    state = at(centre=12, seats={2: "10:7.3:1:-"}, track="P.......")
    play(state, "i")
    assert legal(state) == "b7 b3 p"


def test_a_bid_must_be_higher_than_those_before() -> None:
    state = at(track="P.......")
    play(state, "i b7")
    assert legal(state) == "b11 b8 p"
    play(state, "p")
    assert legal(state) == "b10 b9 p"
    play(state, "b9")
    assert legal(state) == "b13 p"


def test_who_has_only_lower_suns_still_passes() -> None:
    state = at(track="P.......")
    play(state, "i b12")
    assert legal(state) == "p"
    play(state, "p")
    assert shown(state, "auction") == "1i:12.p"


def test_who_has_no_sun_face_up_is_not_asked() -> None:
    state = at(centre=3, seats=SPENT_2, track="P.......")
    play(state, "i")
    assert shown(state, "turn") == "3b"
    play(state, "p p")
    assert shown(state, "turn") == "1b"
    assert shown(state, "auction") == "1i:p.p"


def test_the_invoker_must_bid_when_all_others_passed() -> None:
    state = at(track="P.......")
    play(state, "i p p p")
    assert legal(state) == "b13 b6 b2"
    assert state.must_bid


def test_the_invoker_may_pass_when_another_bid() -> None:
    state = at(track="P.......")
    play(state, "i p b4 p")
    assert legal(state) == "b13 b6 p"
    assert not state.must_bid
    assert play(state, "p")[1] == ev.AuctionWon(2, (Tile.PHARAOH,), 4, 1)


def test_only_the_invoker_must_bid() -> None:
    state = at(track="P.......")
    play(state, "i p p")
    assert not state.must_bid
    assert legal(state) == "b10 b9 b5 p"


def test_invoked_with_a_full_track_all_may_pass_and_the_tiles_go_out_of_the_game() -> None:
    state = at(track="PNPNPNPN", bag="=R")
    play(state, "i p p p")
    assert legal(state) == "b13 b6 b2 p"
    told = play(state, "p")
    lot = (Tile.PHARAOH, Tile.NILE) * 4
    assert told == [ev.Passed(0), ev.AuctionUnsold(lot)]
    assert shown(state, "track") == "........"
    assert shown(state, "centre") == "1"
    assert shown(state, "seats") == shown(at(), "seats")
    assert shown(state, "turn") == "2t"
    assert shown(state, "bag") == "=R"


def test_invoked_with_a_full_track_the_invoker_may_pass_with_gods_in_hand() -> None:
    state = at(track="PNPNPNPN", seats={1: "10:13.6.2:-:G2"})
    play(state, "i p p p")
    assert legal(state) == "b13 b6 b2 p"


def test_after_a_drawn_ra_all_may_pass_and_tiles_and_sun_stay() -> None:
    state = at(track="PN......", bag="=R")
    play(state, "d p p p")
    assert legal(state) == "b13 b6 b2 p"
    assert play(state, "p") == [ev.Passed(0), ev.AuctionUnsold(())]
    assert shown(state, "track") == "PN......"
    assert shown(state, "centre") == "1"
    assert shown(state, "epoch") == "1:1"
    assert shown(state, "turn") == "2t"


def test_the_highest_bid_wins_all_tiles_and_the_suns_change_places() -> None:
    state = at(track="PN.UOOG.")
    told = play(state, "i b3 b8 p p")
    lot = (Tile.PHARAOH, Tile.NILE, Tile.GOLD, Tile.OBELISK, Tile.OBELISK, Tile.GOD)
    assert told[-1] == ev.AuctionWon(2, lot, 8, 1)
    assert seat(state, 3) == "10:11.4:1:GUPNO2"
    assert shown(state, "centre") == "8"
    assert shown(state, "track") == "........"
    assert shown(state, "auction") == "-"


def test_the_sun_won_is_face_down_and_not_bid_with_until_the_next_epoch() -> None:
    state = at(centre=13, seats={1: "10:6.2:1:-"}, turn="2t")
    play(state, "i p p p b12 i")
    assert seat(state, 2) == "10:7.3:13:-"
    play(state, "p p")
    assert legal(state) == "b7 b3 p"


def test_losing_bids_go_back_face_up() -> None:
    state = at()
    play(state, "i b12 p p b13")
    assert seat(state, 2) == "10:12.7.3:-:-"
    assert seat(state, 1) == "10:6.2:1:-"


def test_face_down_suns_lie_highest_first() -> None:
    state = at()
    play(state, "i p p p b2 i p p p b3")
    assert seat(state, 2) == "10:12.7:2:-"
    play(state, "i p b6 p p")
    assert seat(state, 1) == "10:13:3.1:-"


@pytest.mark.parametrize("bids", ["p p p b2", "b3 p p p", "p b4 p p", "p p b5 p", "b3 b4 b5 b6"])
def test_play_goes_on_left_of_the_ra_player_whoever_won(bids: str) -> None:
    state = at(track="P.......")
    play(state, f"i {bids}")
    assert shown(state, "turn") == "2t"


def test_play_goes_on_with_the_next_who_has_a_sun_face_up() -> None:
    state = at(centre=3, seats=SPENT_2, track="P.......")
    play(state, "i p p b2")
    assert shown(state, "turn") == "3t"


def test_the_ra_player_may_be_out_of_suns_afterwards() -> None:
    state = at(centre=13, seats={1: "10:2:6.1:-"})
    play(state, "i p p p b2")
    assert shown(state, "turn") == "2t"
    assert seat(state, 1) == "10:-:13.6.1:-"
    play(state, "i p p")
    assert shown(state, "turn") == "2b"


def test_the_ra_player_is_told_from_the_acting_seat() -> None:
    state = at(turn="4t", bag="=R")
    assert play(state, "d") == [ev.RaDrawn(3, 1), ev.AuctionOpened(3, Cause.RA_DRAWN)]
    assert shown(state, "turn") == "1b"
    assert shown(state, "auction") == "4d:-"


def test_two_players() -> None:
    state = at(game="pharaoh:2", track="P.......", bag="=PPRP")
    play(state, "i")
    assert legal(state) == "b8 b7 b4 b3 p"
    told = play(state, "b3 b5")
    assert told[-1] == ev.AuctionWon(0, (Tile.PHARAOH,), 5, 1)
    assert seat(state, 1) == "10:9.6.2:1:P"
    assert shown(state, "turn") == "2t"


def test_five_players() -> None:
    state = at(game="1999:5", track="P.......", turn="5t")
    play(state, "i b16 p p p p")
    assert seat(state, 1) == "10:7.2:1:P"
    assert shown(state, "centre") == "16"
    assert shown(state, "turn") == "1t"


def test_disasters_are_no_tiles_of_the_winner() -> None:
    state = at(track="Ppw.....")
    told = play(state, "i p p p b2")
    assert told[-3:] == [
        ev.AuctionWon(0, (Tile.PHARAOH, Tile.FUNERAL, Tile.WAR), 2, 1),
        ev.TilesLost(0, Tile.FUNERAL, (Tile.PHARAOH,)),
        ev.TilesLost(0, Tile.WAR, ()),
    ]
    assert seat(state, 1) == "10:13.6:1:-"


def test_the_bids_say_whose_they_are_until_the_lot_is_settled() -> None:
    state = State.start(Setup.from_seed(PHARAOH, players=3, seed=2))
    assert state.bids_by_seat() == ()
    state.play("d i")
    assert state.bids_by_seat() == ()
    state.play("p b8")
    assert state.bids_by_seat() == ((2, None), (0, 8))
    state.play("p")
    assert (state.bids_by_seat(), state.cause, state.high) == ((), None, 0)


def test_the_bids_are_kept_while_the_winner_chooses_what_to_lose() -> None:
    state = at(track="wACI....", turn="4t")
    state.play("i p b12 p p")
    assert state.phase is Phase.DISCARD
    assert state.bids_by_seat() == ((0, None), (1, 12), (2, None), (3, None))
    assert (state.cause, state.high, state.high_seat, state.seat) == (Cause.INVOKED, 12, 1, 1)
    state.play(str(state.legal_actions()[0]))
    assert (state.bids_by_seat(), state.cause, state.high) == ((), None, 0)
