"""The greedy player: each of its tastes does what it says, and the plain one stays what it is."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given

from ra.auction import AUCTION, EDITIONS, Setup, State, View
from ra.auction import read_position as read
from ra.auction.bots.greedy import GreedyBot
from ra.auction.bots.tastes import PLAIN, Tastes
from ra.auction.tiles import Tile
from ra.bot import Budget
from tests.ra.auction.tables import line
from tests.strategies import random_auctions
from tools.random_games.auction import RandomAuction

MANY = Tastes(
    standing=0.5, wetted=0.5, monument=(1.0, 1.0, 3.0, 3.0, 3.0), last_kinds=3.0, lasting=0.3,
    face_up=0.5, centre=2.0, late=0.5, alone=0.5, cover=0.8, god_late=0.5,
)  # fmt: skip


START = line()


def does(position: str, tastes: Tastes = PLAIN) -> str:
    return AUCTION.write_action(GreedyBot(tastes).act(read(position).table))


def worth(tile: Tile, held: str = "-", tastes: Tastes = PLAIN, epoch: str = "1:0") -> float:
    """What a tile is worth to the first seat, the others holding two pharaohs each."""
    groups = ("12.7.3", "11.8.4", "10.9.5")
    seats = {number: f"10:{suns}:-:P2" for number, suns in enumerate(groups, 2)}
    table = read(line(seats={1: f"10:13.6.2:-:{held}", **seats}, epoch=epoch)).table
    return GreedyBot(tastes).worth(tile, table.tiles[0], table)


def price(sun: int, tastes: Tastes, position: str = START) -> float:
    return GreedyBot(tastes).price(sun, read(position).table)


ENDS = {
    ("pharaoh", 2): ([16, 34], [34, 16]),
    ("pharaoh", 3): ([25, 20, 41], [33, 33, 8]),
    ("pharaoh", 4): ([25, 22, 21, 53], [4, 48, 31, 36]),
    ("pharaoh", 5): ([12, 10, 28, 31, 35], [8, 25, 25, 32, 41]),
    ("1999", 5): ([11, 8, 28, 31, 35], [8, 25, 25, 32, 41]),
}
"""Final points of games among plain greedy players, by the deal."""


@pytest.mark.parametrize(("edition", "players"), ENDS)
def test_the_plain_player_stays_what_it_is(edition: str, players: int) -> None:
    """Figures measured against it rest on that."""
    for deal, points in enumerate(ENDS[edition, players]):
        state = State.start(Setup.from_seed(EDITIONS[edition], players, deal))
        while state.to_act is not None:
            state.apply(GreedyBot().choose(View.of(state), Budget(), random.Random(1)))
        assert state.points == points


@given(random_auctions())
def test_any_tastes_do_what_is_legal(one: RandomAuction) -> None:
    for state, _ in one.steps():
        for tastes in (PLAIN, MANY):
            bot = GreedyBot(tastes)
            action = bot.choose(View.of(state), Budget(), random.Random(1))
            assert action in state.legal_actions()
            assert action == bot.act(state, bool(state.undrawn))


# Tiles


@pytest.mark.parametrize(
    ("tile", "held", "tastes", "expected"),
    [
        (Tile.GOLD, "-", Tastes(gold=4.0), 4.0),
        (Tile.GOD, "-", Tastes(god=1.0), 1.0),
        (Tile.NILE, "-", Tastes(dry_nile=0.3), 0.3),
        (Tile.NILE, "F", Tastes(dry_nile=0.3, nile=1.2), 1.2),
        (Tile.FLOOD, "N4", Tastes(flood=2.0, wetted=0.5), 4.0),
        (Tile.FLOOD, "N4F", Tastes(flood=2.0, wetted=0.5), 2.0),
        (Tile.ART, "-", Tastes(civilization=(5.0, 1.0, 2.0, 3.0, 4.0)), 5.0),
        (Tile.ART, "CIS", Tastes(civilization=(5.0, 1.0, 2.0, 3.0, 4.0)), 3.0),
        (Tile.ART, "ACIS", Tastes(duplicate=0.2), 0.2),
        (Tile.OBELISK, "O2", Tastes(monument=(1.0, 2.0, 5.0, 6.0, 7.0)), 5.0),
        (Tile.OBELISK, "YXTDE", Tastes(last_kinds=3.0), 1.5),
        (Tile.OBELISK, "YXTDEM", Tastes(last_kinds=3.0), 4.5),
        (Tile.OBELISK, "OYXTDEM", Tastes(last_kinds=3.0), 1.5),
        (Tile.WAR, "A2C", PLAIN, -5.0),
        (Tile.WAR, "A", Tastes(fear=2.0), -5.0),
        (Tile.EARTHQUAKE, "-", PLAIN, 0.0),
    ],
)
def test_worth_of_a_tile(tile: Tile, held: str, tastes: Tastes, expected: float) -> None:
    assert worth(tile, held, tastes) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("held", "more"),
    # From fewest to level with all; from level to most; from most to most.
    [("P", 2), ("P2", 5), ("P3", 0), ("-", 0)],
)
def test_a_pharaoh_counts_by_what_it_moves(held: str, more: int) -> None:
    assert worth(Tile.PHARAOH, held, Tastes(standing=0.5)) == PLAIN.pharaoh + 0.5 * more
    assert worth(Tile.PHARAOH, held) == PLAIN.pharaoh


def test_what_lasts_counts_more_the_more_epochs_follow() -> None:
    lasting = Tastes(lasting=0.5)
    for tile in (Tile.PHARAOH, Tile.NILE, Tile.OBELISK):
        values = [worth(tile, tastes=lasting, epoch=f"{epoch}:0") for epoch in (1, 2, 3)]
        assert values == [2 * values[2], 1.5 * values[2], worth(tile)]
    assert worth(Tile.GOLD, tastes=lasting) == worth(Tile.FLOOD, tastes=lasting) + 1 == 3


# Suns


def test_prices_of_the_plain_player() -> None:
    """Even steps over all suns of the game, whatever the hour."""
    for sun in range(1, 14):
        for epoch in ("1:0", "2:4", "3:8"):
            assert price(sun, PLAIN, line(epoch=epoch)) == pytest.approx(2 + 7 * (sun - 1) / 12)


def test_prices_among_the_suns_face_up() -> None:
    seats = {number: f"10:-:{suns}:-" for number, suns in ((2, "12.7.3"), (3, "11.8.4"))}
    by_rank = Tastes(face_up=1.0)
    assert price(13, by_rank, line(seats=seats)) == 9
    assert price(2, by_rank, line(seats=seats)) == 2
    assert price(6, by_rank, line(seats=seats)) == pytest.approx(2 + 7 * 2 / 5)


def test_prices_by_the_sun_in_the_centre() -> None:
    swaps = Tastes(centre=6.0)
    assert price(13, swaps) == pytest.approx(9 + 6)
    other = {1: "10:6.2:1:-", 2: "10:12.7.3:-:-"}
    assert price(6, swaps, line(seats=other, centre=13)) == pytest.approx(
        2 + 7 * 5 / 12 - 6 * 7 / 12
    )
    assert price(6, swaps, line(seats=other, centre=13, epoch="3:0")) == price(6, PLAIN)


def test_prices_fall_as_the_epoch_goes() -> None:
    prices = [price(13, Tastes(late=0.5), line(epoch=f"1:{ra}")) for ra in range(9)]
    assert prices[0] == 9
    assert prices[-1] == 4.5
    assert prices == sorted(prices, reverse=True)


def test_prices_fall_when_the_others_have_spent_their_suns() -> None:
    alone = {
        number: f"10:-:{suns}:-" for number, suns in ((2, "12.7.3"), (3, "11.8.4"), (4, "10.9.5"))
    }
    two = {3: alone[3], 4: alone[4]}
    hurried = Tastes(alone=0.5)
    assert price(13, hurried) == 9
    assert price(13, hurried, line(seats=alone)) == 4.5
    assert price(13, hurried, line(seats=two)) == pytest.approx(7.5)


# Actions


def test_bids_the_cheapest_sun_that_leads() -> None:
    assert does(line(track="UUAC....", turn="1b", auction="1i:3.4.5")) == "b6"
    assert does(line(track="N.......", turn="1b", auction="1i:3.4.5")) == "p"
    assert does(line(track="N.......", turn="1b", auction="1i:p.p.p")) == "b2"


def test_covers_a_bid_against_those_still_to_come() -> None:
    fine = line(track="UUUACI..", turn="1b", auction="4i:-")
    assert does(fine) == "b2"
    assert does(fine, Tastes(cover=1.0)) == "b13"
    assert does(fine, Tastes(cover=0.4)) == "b6"
    # Nobody is left who could outbid the lowest.
    assert does(line(track="UUUACI..", turn="1b", auction="1i:p.p.p"), Tastes(cover=1.0)) == "b2"


def test_calls_for_what_it_can_pay() -> None:
    track = line(track="UUAC....")
    assert does(track) == "i"
    assert does(line(track="UUA.....")) == "d"
    assert does(line(track="UUA....."), Tastes(invoke=0.9)) == "i"
    assert does(track, Tastes(invoke=1.3)) == "d"
    assert does(line(track="NNNNNNNN")) == "i"


def test_takes_with_a_god_what_is_worth_it() -> None:
    seats = {1: "10:13.6.2:-:G"}
    assert does(line(track="UN......", seats=seats)) == "g1"
    assert does(line(track="AG......", seats=seats)) == "d"
    assert does(line(track="AG......", seats=seats), Tastes(god_takes=2.5)) == "g1"
    assert does(line(track="A.......", seats=seats, turn="1g")) == "s"
    late = Tastes(god_late=0.5)
    assert does(line(track="A.......", seats=seats, turn="1g"), late) == "s"
    assert does(line(track="A.......", seats=seats, turn="1g", epoch="1:8"), late) == "g1"


def test_gives_up_what_it_holds_twice_but_no_set() -> None:
    lost = line(
        turn="1d", auction="4d:13.p.p.p", centre=13, epoch="1:1", disasters="q",
        seats={1: "10:6.2:1:O3YX"},
    )  # fmt: skip
    assert does(lost) == "xOO"
    assert does(lost, replace(PLAIN, monument=(1.5, 1.5, 5.0, 5.0, 5.0))) == "xYX"
