"""What a seat does in its turn: draw, invoke; whose turn is next. Full tracks, lone players."""

from __future__ import annotations

import pytest

from ra.auction import State, Tile
from ra.auction import events as ev
from ra.auction.events import Cause
from tests.ra.auction.tables import at, legal, play, seat, shown


def lone(track: str = "........", epoch: str = "1:0", bag: str = "=PNPN") -> State:
    """Seat 1 has the 13 and the 6 left, the others have nothing face up."""
    others = {2: "10:-:12.7.3:-", 3: "10:-:11.8.4:-", 4: "10:-:10.9.5:-"}
    return at(track=track, epoch=epoch, centre=2, seats={1: "10:13.6:1:-", **others}, bag=bag)


def test_a_turn_is_one_draw_or_one_invocation() -> None:
    assert legal(at(bag="=P")) == "d i"


def test_a_drawn_tile_goes_to_the_leftmost_open_space() -> None:
    state = at(bag="=PNR")
    assert play(state, "d d") == [
        ev.TileDrawn(0, Tile.PHARAOH, 0),
        ev.TileDrawn(1, Tile.NILE, 1),
    ]
    assert shown(state, "track") == "PN......"
    assert shown(state, "bag") == "=R"


def test_a_hole_that_a_god_left_is_filled_first() -> None:
    state = at(track="P.N.F...", bag="=UGO")
    assert play(state, "d d d")[-1] == ev.TileDrawn(2, Tile.OBELISK, 5)
    assert shown(state, "track") == "PUNGFO.."


def test_any_tile_but_ra_goes_on_the_track_disasters_too() -> None:
    state = at(bag="=pnwq")
    play(state, "d d d d")
    assert shown(state, "track") == "pnwq...."
    assert shown(state, "seats") == shown(at(), "seats")


def test_turns_go_clockwise() -> None:
    state = at(bag="=PPPPP")
    turns = []
    for _ in range(5):
        turns.append(shown(state, "turn"))
        play(state, "d")
    assert turns == ["1t", "2t", "3t", "4t", "1t"]


def test_who_has_no_sun_face_up_has_no_turn() -> None:
    state = at(
        centre=10,
        seats={2: "10:-:12.7.3:-", 3: "10:-:11.8.4:-", 4: "10:9.5:1:-"},
        bag="=PPP",
    )
    play(state, "d")
    assert shown(state, "turn") == "4t"
    play(state, "d")
    assert shown(state, "turn") == "1t"


def test_nobody_draws_onto_a_full_track() -> None:
    assert legal(at(track="PPPPNNNN", bag="=P")) == "i"


def test_a_full_track_leaves_gods_to_spend() -> None:
    state = at(track="PPGPNNNN", seats={1: "10:13.6.2:-:G"}, bag="=P")
    assert legal(state) == "i g1 g2 g4 g5 g6 g7 g8"


def test_with_nothing_told_of_the_bag_nothing_is_drawn() -> None:
    assert legal(at()) == "i"


def test_a_drawn_ra_advances_the_ra_track_and_opens_an_auction() -> None:
    state = at(track="PN......", bag="=RP")
    assert play(state, "d") == [ev.RaDrawn(0, 1), ev.AuctionOpened(0, Cause.RA_DRAWN)]
    assert shown(state, "epoch") == "1:1"
    assert shown(state, "track") == "PN......"
    assert shown(state, "turn") == "2b"
    assert shown(state, "auction") == "1d:-"


def test_invoking_does_not_advance_the_ra_track() -> None:
    state = at(track="PN......", epoch="1:4")
    assert play(state, "i") == [ev.RaInvoked(0), ev.AuctionOpened(0, Cause.INVOKED)]
    assert shown(state, "epoch") == "1:4"
    assert shown(state, "auction") == "1i:-"


def test_invoking_with_a_full_track_is_an_auction_of_its_own_kind() -> None:
    state = at(track="PPPPNNNN")
    assert play(state, "i") == [ev.RaInvoked(0), ev.AuctionOpened(0, Cause.INVOKED_FULL)]
    assert shown(state, "auction") == "1f:-"


def test_an_empty_track_may_be_invoked_and_the_winner_takes_the_sun_only() -> None:
    state = at()
    told = play(state, "i p p p b2")
    assert told[-1] == ev.AuctionWon(0, (), 2, 1)
    assert seat(state, 1) == "10:13.6:1:-"
    assert shown(state, "centre") == "2"


def test_a_lone_player_takes_ordinary_turns() -> None:
    state = lone()
    assert legal(state) == "d i"
    play(state, "d")
    assert shown(state, "turn") == "1t"
    play(state, "d")
    assert shown(state, "track") == "PN......"
    assert shown(state, "turn") == "1t"


def test_a_lone_player_who_invokes_must_bid() -> None:
    state = lone()
    play(state, "d i")
    assert shown(state, "turn") == "1b"
    assert legal(state) == "b13 b6"


def test_a_lone_player_plays_on_after_invoking_while_suns_are_left() -> None:
    state = lone()
    play(state, "d i b6")
    assert shown(state, "turn") == "1t"
    assert shown(state, "epoch") == "1:0"


def test_a_lone_player_who_draws_ra_may_pass_and_plays_on() -> None:
    state = lone(bag="=PRN")
    play(state, "d d")
    assert legal(state) == "b13 b6 p"
    told = play(state, "p")
    assert told == [ev.Passed(0), ev.AuctionUnsold(())]
    assert shown(state, "turn") == "1t"
    assert shown(state, "track") == "P......."


def test_a_lone_player_with_a_full_track_may_invoke_and_pass_which_clears_it() -> None:
    state = lone(track="PPPPNNNN")
    play(state, "i")
    assert legal(state) == "b13 b6 p"
    play(state, "p")
    assert shown(state, "track") == "........"
    assert shown(state, "turn") == "1t"


def test_a_lone_player_ends_the_epoch_with_the_last_sun() -> None:
    state = lone(bag="=PPPP")
    told = play(state, "i b13 i b6")
    assert isinstance(told[-1], ev.EpochBegan)
    assert shown(state, "epoch") == "2:0"


def test_a_lone_player_ends_the_epoch_with_the_last_ra() -> None:
    state = lone(epoch="1:8", bag="=R")
    told = play(state, "d")
    assert told[0] == ev.RaDrawn(0, 9)
    assert isinstance(told[-1], ev.EpochBegan)


@pytest.mark.parametrize("tokens", ["i b13", "i b6", "d", "i b13 d"])
def test_who_has_no_sun_is_never_asked(tokens: str) -> None:
    state = lone()
    play(state, tokens)
    assert shown(state, "turn")[0] == "1"
