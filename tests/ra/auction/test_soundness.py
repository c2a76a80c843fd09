"""Soundness: what can't be, one hand-made line for every way in which it can't."""

from __future__ import annotations

import pytest
from hypothesis import given

from ra.auction import PHARAOH, Position, Tile, Unsound, Variant, check, read_position
from ra.auction.soundness import PROBLEMS, Problem
from ra.auction.table import Table
from tests.ra.auction.tables import at, line
from tests.strategies import random_auctions
from tools.random_games.auction import RandomAuction

OUT = {1: "10:-:6.3.2:-", 2: "10:-:12.7.1:-", 3: "10:-:11.8.4:-", 4: "10:-:10.9.5:-"}
"""All suns are face down; the 13 lies in the centre."""
CHOICE = {1: "10:13.6.2:-:ACI"}
"""Seat 1 has three kinds of civilization."""
SOLD = {1: "10:13.6:1:ACI"}
"""The same after winning a lot for the 2."""

SOUND = {
    "start": line(),
    "a full track": line(track="PNPNPNPN"),
    "all of a kind": line(seats={1: "10:13.6.2:-:U5"}),
    "all of a kind, some in the bag": line(seats={1: "10:13.6.2:-:U2"}, bag="=UUU"),
    "further gods": line(track="P.......", seats={1: "10:13.6.2:-:G"}, turn="1g"),
    "a god's war": line(seats=CHOICE, turn="1d", disasters="w"),
    "a god's war with two ways out": line(
        seats={1: "10:13.6.2:-:A2C"}, turn="1d", disasters="w"
    ),
    "a god's war, seven on the track": line(
        seats=CHOICE, turn="1d", disasters="w", track="PPPPNNN."
    ),
    "bidding, invoked": line(turn="2b", auction="1i:-"),
    "bidding, invoked with a full track": line(turn="2b", auction="1f:-", track="PNPNPNPN"),
    "bidding, Ra drawn": line(turn="2b", auction="1d:-", epoch="1:1"),
    "the last bid": line(turn="1b", auction="1i:p.p.p"),
    "rising bids": line(turn="1b", auction="1i:3.8.10"),
    "passes between bids": line(turn="1b", auction="1i:3.p.10"),
    "a lone bidder": line(
        turn="1b", auction="1i:-", centre=2, seats={**OUT, 1: "10:13.6:3:-", 2: "10:-:12.7.1:-"}
    ),
    "settling": line(turn="1d", auction="1i:p.p.p.2", disasters="w", centre=2, seats=SOLD),
    "settling several": line(
        turn="1d", auction="1i:p.p.p.2", disasters="wpnq", centre=2, seats=SOLD
    ),
    "settling what another invoked": line(
        turn="1d", auction="3d:p.2.p.p", disasters="w", centre=2, seats=SOLD, epoch="1:3"
    ),
    "settling for the last sun": line(
        turn="1d", auction="1f:6", disasters="w", centre=6,
        seats={**OUT, 1: "10:-:13.3.2:ACI"},
    ),
    "settling a full lot": line(
        turn="1d", auction="1f:p.p.p.2", disasters="w", centre=2, seats=SOLD
    ),
    "seven disasters of a lot with a hole": line(
        turn="1d", auction="1i:p.p.p.2", disasters="wwwwqqn", centre=2, seats=SOLD
    ),
    "eight disasters": line(
        turn="1d", auction="1f:p.p.p.2", disasters="wwwwqqnn", centre=2, seats=SOLD
    ),
    "eight Ra tiles": line(epoch="1:8"),
    "over by Ra": line(epoch="3:9", turn="-"),
    "over by Ra, tiles left": line(epoch="3:9", turn="-", track="PPPP...."),
    "over by suns": line(epoch="3:4", turn="-", centre=13, seats=OUT),
    "below zero in 1999": line(game="1999:4", seats={1: "-3:13.6.2:-:-"}),
    "zero": line(seats={1: "0:13.6.2:-:-"}),
}  # fmt: skip

UNSOUND: dict[str, tuple[str, list[Problem]]] = {
    "26 pharaohs": (
        line(seats={1: "10:13.6.2:-:P20", 2: "10:12.7.3:-:P6"}),
        [Problem("too many tiles", tile=Tile.PHARAOH)],
    ),
    "6 gold, one on the track": (
        line(seats={1: "10:13.6.2:-:U5"}, track="U......."),
        [Problem("too many tiles", tile=Tile.GOLD)],
    ),
    "6 gold, one in the bag": (
        line(seats={1: "10:13.6.2:-:U5"}, bag="=U"),
        [Problem("too many tiles", tile=Tile.GOLD)],
    ),
    "6 gold, one counted": (
        line(seats={1: "10:13.6.2:-:U5"}, bag="~U"),
        [Problem("too many tiles", tile=Tile.GOLD)],
    ),
    "31 Ra tiles": (
        line(epoch="1:8", bag="~R23"), [Problem("too many tiles", tile=Tile.RA)]
    ),
    "5 wars, one being settled": (
        line(track="www.....", seats=CHOICE, turn="1d", disasters="w", bag="~w"),
        [Problem("too many tiles", tile=Tile.WAR)],
    ),
    "Ra on the track": (line(track=".R......"), [Problem("ra on track")]),
    "Ra kept": (
        line(seats={2: "10:12.7.3:-:R"}), [Problem("tile kept", 1, Tile.RA)]
    ),
    "disasters kept": (
        line(seats={2: "10:12.7.3:-:pnwq"}),
        [
            Problem("tile kept", 1, Tile.FUNERAL),
            Problem("tile kept", 1, Tile.DROUGHT),
            Problem("tile kept", 1, Tile.WAR),
            Problem("tile kept", 1, Tile.EARTHQUAKE),
        ],
    ),
    "the ninth Ra": (line(epoch="1:9"), [Problem("ra track")]),
    "the tenth Ra": (line(epoch="2:10"), [Problem("ra track")]),
    "the tenth Ra at the end": (
        line(epoch="3:10", turn="-"), [Problem("ra track"), Problem("over")]
    ),
    "a sun twice": (line(centre=13), [Problem("suns")]),
    "a sun of another game": (line(centre=16), [Problem("suns")]),
    "a sun missing": (
        line(seats={2: "10:12.7:-:-"}), [Problem("suns"), Problem("suns of seat", 1)]
    ),
    "a sun at another's": (
        line(seats={1: "10:13.6.3.2:-:-", 2: "10:12.7:-:-"}),
        [Problem("suns of seat", 0), Problem("suns of seat", 1)],
    ),
    "below zero": (
        line(seats={3: "-1:11.8.4:-:-"}), [Problem("points", 2)]
    ),
    "below zero with the floor": (
        line(game="1999:4+floor", seats={3: "-1:11.8.4:-:-"}), [Problem("points", 2)]
    ),
    "no epoch": (line(epoch="0:0"), [Problem("epoch")]),
    "a fourth epoch": (line(epoch="4:0"), [Problem("epoch")]),
    "a turn without a sun": (
        line(turn="2t", centre=6, seats={1: "10:13:2.1:-", 2: "10:-:12.7.3:-"}),
        [Problem("no sun", 1)],
    ),
    "a god's war without a sun": (
        line(turn="2d", disasters="w", seats={2: "10:-:12.7.3:ACI"}), [Problem("no sun", 1)]
    ),
    "further gods without a god": (
        line(track="P.......", turn="1g"), [Problem("gods", 0)]
    ),
    "further gods without a tile": (
        line(track="G.......", seats={1: "10:13.6.2:-:G"}, turn="1g"), [Problem("gods", 0)]
    ),
    "further gods on a full track": (
        line(track="PPPPPPPP", seats={1: "10:13.6.2:-:G"}, turn="1g"), [Problem("gods", 0)]
    ),
    "a god's war on a full track": (
        line(track="PPPPPPPP", seats=CHOICE, turn="1d", disasters="w"), [Problem("gods", 0)]
    ),
    "bids without an auction": (line(turn="1b"), [Problem("auction")]),
    "an auction in a turn": (line(auction="1i:-"), [Problem("auction")]),
    "an auction while gods are spent": (
        line(track="P.......", seats={1: "10:13.6.2:-:G"}, turn="1g", auction="1i:-"),
        [Problem("auction")],
    ),
    "an auction at the end": (
        line(epoch="3:9", turn="-", auction="1i:-"), [Problem("auction")]
    ),
    "the seat that invoked Ra has no sun": (
        line(turn="2b", auction="1i:-", seats={1: "10:-:13.6.2:-"}), [Problem("ra player", 0)]
    ),
    "the seat that invoked Ra has no sun and won nothing": (
        line(turn="1d", auction="2i:p.p.2", disasters="w", centre=2,
             seats={**SOLD, 2: "10:-:12.7.3:-"}),
        [Problem("ra player", 1)],
    ),
    "an auction of a Ra not drawn": (
        line(turn="2b", auction="1d:-"), [Problem("cause")]
    ),
    "a lot sold after a Ra not drawn": (
        line(turn="1d", auction="1d:p.p.p.2", disasters="w", centre=2, seats=SOLD),
        [Problem("cause")],
    ),
    "a full track that is not": (
        line(turn="2b", auction="1f:-", track="PNPNPNP."), [Problem("cause")]
    ),
    "not a full track that is": (
        line(turn="2b", auction="1i:-", track="PNPNPNPN"), [Problem("cause")]
    ),
    "Ra drawn with a full track": (
        line(turn="2b", auction="1d:-", track="PNPNPNPN", epoch="1:1"), [Problem("cause")]
    ),
    "a bid out of turn": (line(turn="3b", auction="1i:-"), [Problem("bids")]),
    "a bid due long ago": (line(turn="2b", auction="1i:p"), [Problem("bids")]),
    "all asked": (line(turn="2b", auction="1i:p.p.p.p"), [Problem("bids")]),
    "more asked than there are": (
        line(turn="2b", auction="1i:p.p.p.p.p"), [Problem("bids")]
    ),
    "bids that fall": (line(turn="1b", auction="1i:12.8.p"), [Problem("bids")]),
    "bids that fall behind a pass": (line(turn="1b", auction="1i:12.p.10"), [Problem("bids")]),
    "the same bid": (line(turn="4b", auction="1i:7.7"), [Problem("bids")]),
    "the same bid of a sun that is there twice": (
        line(turn="4b", auction="1i:7.7", seats={3: "10:11.7.4:-:-"}),
        [Problem("suns"), Problem("bids")],
    ),
    "a bid of another's sun": (line(turn="3b", auction="1i:8"), [Problem("bids")]),
    "a bid of a sun face down": (
        line(turn="3b", auction="1i:7", seats={2: "10:12.3:7:-"}), [Problem("bids")]
    ),
    "sold for another sun": (
        line(turn="1d", auction="1i:p.p.p.6", disasters="w", centre=2, seats=SOLD),
        [Problem("bids")],
    ),
    "sold for a sun in hand": (
        line(turn="1d", auction="1i:p.p.p.6", disasters="w", centre=1, seats=CHOICE),
        [Problem("bids")],
    ),
    "sold to somebody else": (
        line(turn="1d", auction="1i:p.p.2.p", disasters="w", centre=2, seats=SOLD),
        [Problem("bids")],
    ),
    "sold below another's bid": (
        line(turn="1d", auction="1i:3.p.p.2", disasters="w", centre=2, seats=SOLD),
        [Problem("bids")],
    ),
    "sold before all were asked": (
        line(turn="1d", auction="2i:p.p.2", disasters="w", centre=2, seats=SOLD),
        [Problem("bids")],
    ),
    "sold without a bid": (
        line(turn="1d", auction="1i:p.p.p.p", disasters="w", centre=2, seats=SOLD),
        [Problem("bids")],
    ),
    "sold with a bid too many": (
        line(turn="1d", auction="1i:p.p.p.2.p", disasters="w", centre=2, seats=SOLD),
        [Problem("bids")],
    ),
    "sold, another's bid not theirs": (
        line(turn="1d", auction="3i:4.6.p.p", disasters="w", centre=6,
             seats={1: "10:13.2:1:ACI"}),
        [Problem("bids")],
    ),
    "the lot still lies there": (
        line(turn="1d", auction="1i:p.p.p.2", disasters="w", centre=2, seats=SOLD,
             track="P......."),
        [Problem("lot")],
    ),
    "a disaster in a turn": (line(disasters="w"), [Problem("disasters")]),
    "a disaster while bids are made": (
        line(turn="2b", auction="1i:-", disasters="w"), [Problem("disasters")]
    ),
    "a disaster at the end": (
        line(epoch="3:9", turn="-", disasters="w"), [Problem("disasters")]
    ),
    "no disaster to settle": (line(turn="1d", seats=CHOICE), [Problem("disasters", 0)]),
    "a disaster without a choice": (
        line(turn="1d", disasters="p", seats=CHOICE), [Problem("disasters", 0)]
    ),
    "two disasters of one god": (
        line(turn="1d", disasters="ww", seats=CHOICE), [Problem("disasters", 0)]
    ),
    "eight disasters of a lot with a hole": (
        line(
            turn="1d", auction="1i:p.p.p.2", disasters="wwwwqqnn", centre=2, seats=SOLD
        ),
        [Problem("disasters", 0)],
    ),
    "nine disasters": (
        line(
            turn="1d", auction="1f:p.p.p.2", disasters="wwwwqqnnp", centre=2, seats=SOLD
        ),
        [Problem("disasters", 0)],
    ),
    "a winner without the sun won": (
        line(
            turn="1d", auction="1i:p.p.p.2", disasters="w", centre=2,
            seats={1: "10:13.6.1:-:ACI"},
        ),
        [Problem("bids")],
    ),
    "the end in the second epoch": (line(epoch="2:8", turn="-"), [Problem("over")]),
    "the end by Ra in the second epoch": (line(epoch="2:9", turn="-"), [Problem("over")]),
    "the end by suns in the second epoch": (
        line(epoch="2:4", turn="-", centre=13, seats=OUT), [Problem("over")]
    ),
    "the end with suns and Ra left": (line(epoch="3:8", turn="-"), [Problem("over")]),
    "the end by suns with a lot left": (
        line(epoch="3:4", turn="-", centre=13, seats=OUT, track="P......."), [Problem("over")]
    ),
    "the end by Ra with a full track": (
        line(epoch="3:9", turn="-", track="PPPPNNNN"), [Problem("over")]
    ),
    "the end by Ra that nobody can have drawn": (
        line(epoch="3:9", turn="-", centre=13, seats=OUT), [Problem("over")]
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SOUND)
def test_what_can_be(name: str) -> None:
    position = read_position(SOUND[name])
    assert check(position.table, position.undrawn) == ()


@pytest.mark.parametrize("name", UNSOUND)
def test_what_cannot_be(name: str) -> None:
    text, problems = UNSOUND[name]
    with pytest.raises(Unsound) as caught:
        read_position(text)
    assert list(caught.value.problems) == problems
    assert str(caught.value) == "; ".join(str(problem) for problem in problems)
    position = read_position(text, sound=False)
    assert list(check(position.table, position.undrawn)) == problems


def test_every_problem_has_a_line_that_shows_it() -> None:
    shown = {problem.code for _, problems in UNSOUND.values() for problem in problems}
    assert shown == set(PROBLEMS)


def test_a_problem_says_what_is_wrong_and_where() -> None:
    assert str(Problem("cause")) == "the reason for the auction does not fit the tracks"
    assert str(Problem("no sun", 2)) == "the seat to act has no sun face up (seat 3)"
    assert str(Problem("tile kept", 0, Tile.STEP_PYRAMID)) == (
        "nobody can keep a tile of this kind (seat 1) (step_pyramid)"
    )
    assert str(Unsound([Problem("suns"), Problem("epoch")])) == (
        f"{PROBLEMS['suns']}; {PROBLEMS['epoch']}"
    )


def test_only_disasters_can_be_waiting() -> None:
    table = at(seats=CHOICE, turn="1d", disasters="w").table()
    table.pending = [Tile.GOLD]
    assert [problem.code for problem in check(table)] == ["disasters"]


def test_a_table_that_nothing_lies_on_is_not_sound() -> None:
    problems = check(Table.empty(Variant(PHARAOH, 4, True)))
    assert {problem.code for problem in problems} == {"suns", "suns of seat", "no sun"}


@given(random_auctions())
def test_every_position_of_a_game_is_sound_with_or_without_its_bag(game: RandomAuction) -> None:
    states = [state.copy() for state, _ in game.steps()]
    last = game.record().position()
    for state in (*states, last):
        position = Position.of(state)  # type: ignore[arg-type]
        assert check(position.table, position.undrawn) == ()
        assert check(position.table) == ()
