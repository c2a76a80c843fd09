"""The end of an epoch and of the game: when, what is scored, what stays, who starts, who wins."""

from __future__ import annotations

import pytest

from ra.auction import EDITIONS
from ra.auction import events as ev
from ra.auction.events import EpochEnd
from ra.auction.scoring import Civilization, EpochSheet, Rank, Suns
from ra.game import Outcome, Standing
from tests.ra.auction.tables import at, legal, play, seat, shown

LAST_SUN = {1: "10:6:3.2:-", 2: "10:-:12.7.1:-", 3: "10:-:11.8.4:-", 4: "10:-:10.9.5:-"}
"""Seat 1 has one sun left; the 13 lies in the centre."""


def sheet(told: list[ev.Event]) -> EpochSheet:
    """The one score sheet among these events."""
    (scored,) = (event for event in told if isinstance(event, ev.EpochScored))
    return scored.sheet


@pytest.mark.parametrize(
    ("game", "needed"),
    [
        (f"{name}:{players}", needed)
        for name, edition in EDITIONS.items()
        for players, needed in ((2, 6), (3, 8), (4, 9), (5, 10))
        if players in edition.players
    ],
)
def test_the_last_ra_ends_the_epoch_at_once_without_an_auction(game: str, needed: int) -> None:
    state = at(game=game, epoch=f"1:{needed - 2}", track="PN......", bag="=RRP")
    players = state.players
    told = play(state, "d " + "p " * players)
    assert shown(state, "epoch") == f"1:{needed - 1}"
    assert [type(event) for event in told[-2:]] == [ev.Passed, ev.AuctionUnsold]
    told = play(state, "d")
    assert told[0] == ev.RaDrawn(1, needed)
    assert isinstance(told[1], ev.EpochScored)
    assert told[1].reason is EpochEnd.RA_TRACK
    assert told[2:] == [ev.EpochBegan(2, 0)]
    assert shown(state, "epoch") == "2:0"
    assert shown(state, "track") == "........"


def test_what_lies_on_the_track_when_the_last_ra_comes_goes_to_nobody() -> None:
    state = at(epoch="1:8", track="UUGG....", bag="=R")
    told = play(state, "d")
    assert [line.after for line in sheet(told).seats] == [5, 5, 5, 5]
    assert shown(state, "track") == "........"
    assert seat(state, 1) == "5:13.6.2:-:-"


def test_the_last_sun_spent_ends_the_epoch() -> None:
    state = at(centre=13, seats=LAST_SUN, track="UU......", bag="=P")
    told = play(state, "i b6")
    assert [type(event) for event in told] == [
        ev.RaInvoked,
        ev.AuctionOpened,
        ev.BidMade,
        ev.AuctionWon,
        ev.EpochScored,
        ev.EpochBegan,
    ]
    assert isinstance(told[4], ev.EpochScored)
    assert told[4].reason is EpochEnd.SUNS
    assert [line.after for line in told[4].sheet.seats] == [11, 5, 5, 5]


def test_the_last_auction_is_settled_with_its_disasters_before_the_epoch_ends() -> None:
    state = at(centre=13, seats={**LAST_SUN, 1: "10:6:3.2:ACI"}, track="w.......")
    told = play(state, "i b6")
    assert isinstance(told[-1], ev.AuctionWon)
    assert shown(state, "turn") == "1d"
    assert seat(state, 1) == "10:-:13.3.2:ACI"
    assert legal(state) == "xAC xAI xCI"
    told = play(state, "xAC")
    assert [type(event) for event in told] == [ev.TilesLost, ev.EpochScored, ev.EpochBegan]
    assert sheet(told).seats[0].lines[4] == Civilization(0, 1)


def test_the_last_auctions_disasters_without_a_choice_come_before_the_scoring() -> None:
    state = at(centre=13, seats={**LAST_SUN, 1: "10:6:3.2:AC"}, track="w.......")
    told = play(state, "i b6")
    assert [type(event) for event in told[3:]] == [
        ev.AuctionWon,
        ev.TilesLost,
        ev.EpochScored,
        ev.EpochBegan,
    ]
    assert sheet(told).seats[0].lines[4] == Civilization(-5, 0)


def test_gods_gold_floods_and_civilization_go_pharaohs_nile_and_monuments_stay() -> None:
    state = at(
        epoch="1:8",
        seats={
            1: "10:13.6.2:-:G2U3P4N5F6ACISWOYXTDEMH",
            3: "10:11.8.4:-:GUP2N2F2A2C2I2S2W2O3Y3X3T3D3E3M3H3",
        },
        bag="=R",
    )
    play(state, "d")
    assert seat(state, 1).split(":")[3] == "P4N5OYXTDEMH"
    assert seat(state, 3).split(":")[3] == "P2N2O3Y3X3T3D3E3M3H3"


def test_gods_unspent_score_before_they_go() -> None:
    state = at(epoch="1:8", seats={1: "10:13.6.2:-:G2"}, bag="=R")
    assert sheet(play(state, "d")).seats[0].after == 10 + 4 - 5


def test_all_suns_turn_face_up_and_the_centre_sun_stays() -> None:
    state = at(
        epoch="2:8",
        centre=6,
        seats={1: "10:13:2.1:-", 2: "10:-:12.7.3:-"},
        bag="=R",
    )
    play(state, "d")
    assert seat(state, 1).split(":")[1:3] == ["13.2.1", "-"]
    assert seat(state, 2).split(":")[1:3] == ["12.7.3", "-"]
    assert shown(state, "centre") == "6"
    assert shown(state, "epoch") == "3:0"


def test_whoever_holds_the_highest_sun_now_starts_the_epoch() -> None:
    state = at(
        epoch="1:8",
        centre=1,
        seats={1: "10:6.2:12:-", 2: "10:7.3:13:-"},
        bag="=R",
    )
    assert play(state, "d")[-1] == ev.EpochBegan(2, 1)
    assert shown(state, "turn") == "2t"


def test_the_highest_sun_starts_though_its_the_centre_that_holds_the_13() -> None:
    state = at(epoch="1:8", centre=13, seats={1: "10:6.2:1:-"}, bag="=R", turn="3t")
    assert play(state, "d")[-1] == ev.EpochBegan(2, 1)


def test_points_add_up_over_the_epochs() -> None:
    state = at(
        epoch="1:8",
        seats={1: "12:13.6.2:-:U2A", 2: "9:12.7.3:-:UA"},
        bag="=RR",
    )
    play(state, "d")
    assert [seat(state, number).split(":")[0] for number in (1, 2, 3, 4)] == ["18", "12", "5", "5"]


def test_pharaoh_keeps_the_total_at_zero() -> None:
    state = at(epoch="1:8", seats={1: "3:13.6.2:-:-", 2: "10:12.7.3:-:P"}, bag="=R")
    told = play(state, "d")
    assert (sheet(told).seats[0].gained, sheet(told).seats[0].after) == (-7, 0)
    assert seat(state, 1).startswith("0:")


def test_1999_lets_the_total_fall_below_zero() -> None:
    seats = {1: "3:13.6.2:-:-", 2: "10:12.7.3:-:P"}
    state = at(game="1999:4", epoch="1:8", seats=seats, bag="=R")
    assert sheet(play(state, "d")).seats[0].after == -4
    assert seat(state, 1).startswith("-4:")


def test_1999_with_the_floor_as_an_option() -> None:
    seats = {1: "3:13.6.2:-:-", 2: "10:12.7.3:-:P"}
    state = at(game="1999:4+floor", epoch="1:8", seats=seats, bag="=R")
    assert sheet(play(state, "d")).seats[0].after == 0


def test_the_third_epoch_ends_the_game_by_ra() -> None:
    state = at(epoch="3:8", track="PN......", bag="=RP", turn="2t")
    told = play(state, "d")
    assert [type(event) for event in told] == [ev.RaDrawn, ev.EpochScored, ev.GameEnded]
    assert shown(state, "turn") == "-"
    assert state.to_act is None
    assert list(state.legal_actions()) == []
    assert shown(state, "epoch") == "3:9"


def test_the_third_epoch_ends_the_game_by_suns() -> None:
    state = at(epoch="3:8", centre=13, seats=LAST_SUN, bag="=RP")
    told = play(state, "i b6")
    assert [type(event) for event in told[-2:]] == [ev.EpochScored, ev.GameEnded]
    assert shown(state, "turn") == "-"
    assert told[-1] == ev.GameEnded(state.standings())


def test_only_the_third_epoch_counts_monuments_and_suns() -> None:
    seats = {1: "10:13.6.2:-:OYXTDEMHA", 2: "10:12.7.3:-:A", 3: "10:11.8.4:-:A", 4: "10:10.9.5:-:A"}
    for epoch in (1, 2):
        state = at(epoch=f"{epoch}:8", seats=seats, bag="=R")
        assert [line.after for line in sheet(play(state, "d")).seats] == [10] * 4
    state = at(epoch="3:8", seats=seats, bag="=R")
    assert [line.after for line in sheet(play(state, "d")).seats] == [10 + 15 - 5, 10, 10, 10 + 5]


def test_final_suns_count_face_up_and_face_down_but_not_the_centre() -> None:
    state = at(
        epoch="3:8",
        centre=13,
        seats={1: "10:6:2.1:-", 2: "10:12:7.3:-", 3: "10:-:11.8.4:-"},
        bag="=R",
    )
    lines = [seat.lines[7] for seat in sheet(play(state, "d")).seats]
    assert lines == [
        Suns(-5, 9, Rank.FEWEST),
        Suns(0, 22, Rank.BETWEEN),
        Suns(0, 23, Rank.BETWEEN),
        Suns(5, 24, Rank.MOST),
    ]


def ended(points: tuple[int, int, int, int], **groups: str) -> Outcome | None:
    """The outcome of a finished game with these points."""
    suns = {1: "13.6.2:-", 2: "12.7.3:-", 3: "11.8.4:-", 4: "10.9.5:-"}
    suns |= {int(name[-1]): group for name, group in groups.items()}
    seats = {number: f"{points[number - 1]}:{suns[number]}:-" for number in suns}
    return at(epoch="3:9", seats=seats, turn="-").outcome()


def order(outcome: Outcome | None) -> list[int]:
    """The seats, best first; the first is 1."""
    assert outcome is not None
    return [standing.seat + 1 for standing in outcome.standings]


def test_most_points_win() -> None:
    outcome = ended((20, 35, 5, 31))
    assert outcome == Outcome(
        (Standing(1, 1, 35), Standing(3, 2, 31), Standing(0, 3, 20), Standing(2, 4, 5))
    )
    assert outcome is not None
    assert outcome.winner == 1


def test_a_tie_goes_to_the_highest_single_sun_among_those_tied() -> None:
    assert order(ended((20, 30, 30, 30))) == [2, 3, 4, 1]


def test_a_sun_face_down_breaks_a_tie_as_well() -> None:
    assert order(ended((30, 30, 30, 30), seat1="6:13.2", seat2="12.7.3:-")) == [1, 2, 3, 4]


def test_the_highest_sun_breaks_the_tie_not_the_highest_total() -> None:
    assert order(ended((30, 0, 0, 30))) == [1, 4, 2, 3]
    assert order(ended((30, 0, 0, 30), seat1="10.9.5:-", seat4="13.6.2:-")) == [4, 1, 2, 3]


def test_lower_places_are_told_apart_the_same_way() -> None:
    assert order(ended((5, 5, 50, 5))) == [3, 1, 2, 4]
    assert order(ended((5, 5, 50, 5), seat1="12.7.3:-", seat2="13.6.2:-")) == [3, 2, 1, 4]


def test_the_game_has_no_outcome_before_its_end() -> None:
    assert at().outcome() is None
    assert at(epoch="3:8").outcome() is None


def test_standings_can_be_asked_for_at_any_time() -> None:
    assert order(at(seats={3: "11:11.8.4:-:-"}).standings()) == [3, 1, 2, 4]
