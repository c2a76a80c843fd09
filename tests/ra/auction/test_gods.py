"""Spending gods: what can be taken, several in one action, what follows."""

from __future__ import annotations

from ra.auction import Tile
from ra.auction import events as ev
from tests.ra.auction.tables import at, legal, play, seat, shown

ONE = {1: "10:13.6.2:-:G"}
TWO = {1: "10:13.6.2:-:G2"}


def test_a_god_takes_any_one_tile_of_the_track_and_goes_out_of_the_game() -> None:
    state = at(track="PNU.....", seats=ONE)
    assert legal(state) == "i g1 g2 g3"
    assert play(state, "g2") == [ev.GodSpent(0, Tile.NILE, 1)]
    assert shown(state, "track") == "P.U....."
    assert seat(state, 1) == "10:13.6.2:-:N"
    assert shown(state, "turn") == "2t"


def test_a_god_takes_no_god() -> None:
    state = at(track="GPG.....", seats=ONE)
    assert legal(state) == "i g2"


def test_a_god_needs_a_tile_to_take() -> None:
    assert legal(at(seats=ONE)) == "i"
    assert legal(at(track="GG......", seats=ONE)) == "i"


def test_only_ones_own_gods_are_spent() -> None:
    assert legal(at(track="P.......", seats={2: "10:12.7.3:-:G"})) == "i"


def test_further_gods_may_be_spent_in_the_same_action() -> None:
    state = at(track="PNU.....", seats=TWO)
    play(state, "g1")
    assert shown(state, "turn") == "1g"
    assert legal(state) == "g2 g3 s"
    play(state, "g3")
    assert seat(state, 1) == "10:13.6.2:-:UP"
    assert shown(state, "turn") == "2t"


def test_one_may_stop_after_any_god() -> None:
    state = at(track="PNU.....", seats=TWO)
    assert play(state, "g1 s") == [ev.GodSpent(0, Tile.PHARAOH, 0)]
    assert seat(state, 1) == "10:13.6.2:-:GP"
    assert shown(state, "turn") == "2t"


def test_nobody_is_asked_for_a_second_god_without_one() -> None:
    state = at(track="PNU.....", seats=ONE)
    play(state, "g1")
    assert shown(state, "turn") == "2t"


def test_nobody_is_asked_for_a_second_god_when_only_gods_are_left_to_take() -> None:
    state = at(track="PG......", seats=TWO)
    play(state, "g1")
    assert shown(state, "turn") == "2t"


def test_nobody_is_asked_for_a_second_god_when_the_track_is_empty() -> None:
    state = at(track="P.......", seats=TWO)
    play(state, "g1")
    assert shown(state, "turn") == "2t"


def test_after_the_gods_the_next_seat_with_a_sun_plays() -> None:
    state = at(track="PNU.....", seats={**TWO, 2: "10:-:12.7.1:-"}, centre=3)
    play(state, "g1 s")
    assert shown(state, "turn") == "3t"


def test_gods_may_be_spent_on_a_full_track_and_there_is_room_again() -> None:
    state = at(track="PNUPNUPN", seats=ONE, bag="=O")
    assert legal(state) == "i g1 g2 g3 g4 g5 g6 g7 g8"
    play(state, "g3")
    assert legal(state) == "d i"
    assert play(state, "d") == [ev.TileDrawn(1, Tile.OBELISK, 2)]


def test_a_disaster_may_be_taken_and_strikes_at_once() -> None:
    state = at(track="p.......", seats={1: "10:13.6.2:-:GP3"})
    assert play(state, "g1") == [
        ev.GodSpent(0, Tile.FUNERAL, 0),
        ev.TilesLost(0, Tile.FUNERAL, (Tile.PHARAOH, Tile.PHARAOH)),
    ]
    assert seat(state, 1) == "10:13.6.2:-:P"
    assert shown(state, "turn") == "2t"


def test_a_disaster_that_leaves_a_choice_is_settled_before_the_next_god() -> None:
    state = at(track="wP......", seats={1: "10:13.6.2:-:G2ACI"})
    assert play(state, "g1") == [ev.GodSpent(0, Tile.WAR, 0)]
    assert shown(state, "turn") == "1d"
    assert shown(state, "auction") == "-"
    assert shown(state, "disasters") == "w"
    assert legal(state) == "xAC xAI xCI"
    assert play(state, "xAI") == [ev.TilesLost(0, Tile.WAR, (Tile.ART, Tile.RELIGION))]
    assert shown(state, "turn") == "1g"
    assert legal(state) == "g2 s"


def test_after_the_last_gods_disaster_the_turn_is_over() -> None:
    state = at(track="wP......", seats={1: "10:13.6.2:-:GACI"})
    play(state, "g1 xAC")
    assert seat(state, 1) == "10:13.6.2:-:I"
    assert shown(state, "turn") == "2t"


def test_a_tile_taken_can_be_lost_to_the_next_disaster() -> None:
    state = at(track="Pp......", seats=TWO)
    assert play(state, "g1 g2")[-1] == ev.TilesLost(0, Tile.FUNERAL, (Tile.PHARAOH,))
    assert seat(state, 1) == "10:13.6.2:-:-"


def test_a_lone_player_may_spend_gods() -> None:
    others = {2: "10:-:12.7.3:-", 3: "10:-:11.8.4:-", 4: "10:-:10.9.5:-"}
    state = at(centre=2, track="PN......", seats={1: "10:13.6:1:G2", **others})
    play(state, "g1 s")
    assert shown(state, "turn") == "1t"
    play(state, "g2")
    assert legal(state) == "i"
