"""Disasters: what they strike, what is lost, when there is a choice, in which order."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import Tile
from ra.auction import events as ev
from ra.auction.disasters import losses
from ra.auction.tiles import BY_LETTER, COUNTS, DISASTERS, STRUCK, TILES, spell, tally
from tests.ra.auction.tables import at, legal, play, seat, shown


def lost(disaster: Tile, own: str) -> str:
    """What an owner of these letters may give up: the choices, separated by spaces."""
    counts = tally(BY_LETTER[letter] for letter in own)
    return " ".join(spell(choice) for choice in losses(disaster, counts))


@pytest.mark.parametrize(
    ("disaster", "own", "choices"),
    [
        (Tile.FUNERAL, "", ""),
        (Tile.FUNERAL, "P", "P"),
        (Tile.FUNERAL, "PP", "PP"),
        (Tile.FUNERAL, "PPPPP", "PP"),
        (Tile.FUNERAL, "NFUGACO", ""),
        (Tile.DROUGHT, "", ""),
        (Tile.DROUGHT, "N", "N"),
        (Tile.DROUGHT, "F", "F"),
        (Tile.DROUGHT, "FN", "FN"),
        (Tile.DROUGHT, "FNN", "FN"),
        (Tile.DROUGHT, "FFNN", "FF"),
        (Tile.DROUGHT, "FFF", "FF"),
        (Tile.DROUGHT, "NNN", "NN"),
        (Tile.DROUGHT, "PPAAOO", ""),
        (Tile.WAR, "", ""),
        (Tile.WAR, "A", "A"),
        (Tile.WAR, "AW", "AW"),
        (Tile.WAR, "SSSS", "SS"),
        (Tile.WAR, "AAC", "AA AC"),
        (Tile.WAR, "ACC", "AC CC"),
        (Tile.WAR, "AACC", "AA AC CC"),
        (Tile.WAR, "ACISW", "AC AI AS AW CI CS CW IS IW SW"),
        (Tile.WAR, "OOOPPP", ""),
        (Tile.EARTHQUAKE, "", ""),
        (Tile.EARTHQUAKE, "H", "H"),
        (Tile.EARTHQUAKE, "OH", "OH"),
        (Tile.EARTHQUAKE, "YYYYY", "YY"),
        (Tile.EARTHQUAKE, "OYXTDEMH", " ".join(map("".join, combinations("OYXTDEMH", 2)))),
        (Tile.EARTHQUAKE, "OOH", "OO OH"),
        (Tile.EARTHQUAKE, "ACISW", ""),
    ],
)
def test_two_tiles_of_the_kinds_struck_or_as_many_as_there_are(
    disaster: Tile, own: str, choices: str
) -> None:
    assert lost(disaster, own) == choices


@given(st.sampled_from(DISASTERS), st.tuples(*(st.integers(0, count) for count in COUNTS)))
def test_every_pair_that_the_owner_has_and_no_other(
    disaster: Tile, counts: tuple[int, ...]
) -> None:
    struck = [tile for tile in STRUCK[disaster] for _ in range(counts[tile])]
    pairs = {tuple(sorted(pair)) for pair in combinations(struck, 2)}
    if disaster is Tile.DROUGHT:
        floods = min(2, counts[Tile.FLOOD])
        pairs = {(Tile.NILE,) * min(2 - floods, counts[Tile.NILE]) + (Tile.FLOOD,) * floods}
    elif len(struck) < 2:
        pairs = {tuple(struck)}
    choices = losses(disaster, counts)
    assert {tuple(sorted(choice)) for choice in choices} == pairs
    assert len(choices) == len(pairs)


@pytest.mark.parametrize("disaster", DISASTERS)
def test_only_the_kinds_named_are_struck(disaster: Tile) -> None:
    others = [0 if tile in STRUCK[disaster] else COUNTS[tile] for tile in TILES]
    assert losses(disaster, others) == [()]


def test_a_choice_is_the_winners() -> None:
    state = at(track="w.......", seats={3: "10:11.8.4:-:A2C"})
    told = play(state, "i p b4 p p")
    assert told[-1] == ev.AuctionWon(2, (Tile.WAR,), 4, 1)
    assert shown(state, "turn") == "3d"
    assert shown(state, "auction") == "1i:p.4.p.p"
    assert shown(state, "disasters") == "w"
    assert shown(state, "track") == "........"
    assert shown(state, "centre") == "4"
    assert legal(state) == "xAA xAC"
    assert play(state, "xAC") == [ev.TilesLost(2, Tile.WAR, (Tile.ART, Tile.AGRICULTURE))]
    assert seat(state, 3) == "10:11.8:1:A"
    assert shown(state, "turn") == "2t"
    assert shown(state, "auction") == shown(state, "disasters") == "-"


def test_tiles_of_the_lot_itself_can_be_lost() -> None:
    state = at(track="wACI....")
    play(state, "i p p p b2")
    assert legal(state) == "xAC xAI xCI"
    play(state, "xAI")
    assert seat(state, 1) == "10:13.6:1:C"


def test_a_lot_may_hold_nothing_but_what_its_disasters_take() -> None:
    state = at(track="AwC.....")
    told = play(state, "i p p p b2")
    assert told[-1] == ev.TilesLost(0, Tile.WAR, (Tile.ART, Tile.AGRICULTURE))
    assert seat(state, 1) == "10:13.6:1:-"


def test_each_disaster_is_settled_by_itself_in_the_order_of_the_track() -> None:
    state = at(track="wqpn....", seats={1: "10:13.6.2:-:P2NFA2COYH"})
    told = play(state, "i p p p b2")
    assert isinstance(told[-1], ev.AuctionWon)
    assert shown(state, "disasters") == "wqpn"
    assert legal(state) == "xAA xAC"
    assert play(state, "xAC") == [ev.TilesLost(0, Tile.WAR, (Tile.ART, Tile.AGRICULTURE))]
    assert shown(state, "disasters") == "qpn"
    assert legal(state) == "xOY xOH xYH"
    assert play(state, "xOH") == [
        ev.TilesLost(0, Tile.EARTHQUAKE, (Tile.OBELISK, Tile.SHRINE)),
        ev.TilesLost(0, Tile.FUNERAL, (Tile.PHARAOH, Tile.PHARAOH)),
        ev.TilesLost(0, Tile.DROUGHT, (Tile.FLOOD, Tile.NILE)),
    ]
    assert seat(state, 1) == "10:13.6:1:AY"
    assert shown(state, "turn") == "2t"


def test_two_wars_take_two_tiles_each() -> None:
    state = at(track="ww......", seats={1: "10:13.6.2:-:A2C2I"})
    play(state, "i p p p b2 xAA")
    assert shown(state, "turn") == "1d"
    assert legal(state) == "xCC xCI"
    play(state, "xCI")
    assert seat(state, 1) == "10:13.6:1:C"


def test_a_second_disaster_without_a_choice_is_settled_unasked() -> None:
    state = at(track="ww......", seats={1: "10:13.6.2:-:A2C2"})
    told = play(state, "i p p p b2 xAC")
    assert told[-1] == ev.TilesLost(0, Tile.WAR, (Tile.ART, Tile.AGRICULTURE))
    assert seat(state, 1) == "10:13.6:1:-"


def test_two_funerals_take_four_pharaohs() -> None:
    state = at(track="pp......", seats={1: "10:13.6.2:-:P5"})
    play(state, "i p p p b2")
    assert seat(state, 1) == "10:13.6:1:P"


def test_a_drought_takes_floods_of_the_lot_before_nile_one_had() -> None:
    state = at(track="nF......", seats={1: "10:13.6.2:-:N3"})
    play(state, "i p p p b2")
    assert seat(state, 1) == "10:13.6:1:N2"


def test_gods_and_gold_are_never_lost() -> None:
    state = at(track="pnwq....", seats={1: "10:13.6.2:-:G3U2"})
    told = play(state, "i p p p b2")
    assert [event for event in told if isinstance(event, ev.TilesLost)] == [
        ev.TilesLost(0, tile, ()) for tile in DISASTERS
    ]
    assert seat(state, 1) == "10:13.6:1:G3U2"


def test_disasters_strike_nobody_but_the_winner() -> None:
    state = at(track="pnwq....", seats={2: "10:12.7.3:-:P2N2A2O2"})
    play(state, "i p p p b2")
    assert seat(state, 2) == "10:12.7.3:-:P2N2A2O2"


def test_disasters_of_an_unsold_lot_strike_nobody() -> None:
    owner = {1: "10:13.6.2:-:P2N2A2O2"}
    state = at(track="pnwqPPPP", seats=owner)
    told = play(state, "i p p p p")
    assert not [event for event in told if isinstance(event, ev.TilesLost)]
    assert seat(state, 1) == owner[1]
    assert shown(state, "track") == "........"
