"""Position lines: exact texts, what can't be read and where, and nothing but the two errors."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import (
    CLASSIC,
    PHARAOH,
    Phase,
    Position,
    Setup,
    State,
    Tile,
    Unsound,
    Variant,
    read_position,
    write_position,
)
from ra.auction.events import Cause
from ra.auction.table import Table
from ra.auction.tiles import COUNTS, LETTERS, spell, tally
from ra.reading import ReadError
from tests.ra.auction.tables import FIELDS, at, line, play
from tests.ra.missed import EXPECTED
from tests.strategies import random_auctions
from tools.random_games.auction import RandomAuction

START = "pharaoh:4 1:0 ........ 1 10:13.6.2:-:-/10:12.7.3:-:-/10:11.8.4:-:-/10:10.9.5:-:- 1t - - -"
BUSY = (
    "1999:3+floor+hidden 2:5 P.GNF.wO 8 "
    "?:13.5:2:UP3N12/?:12.9:6.3:-/31:-:11.10.7.4:OX2H 2b 3d:p.9 - ~R20G5PN"
)


def test_the_line_of_a_start() -> None:
    variant = Variant(PHARAOH, 4, True)
    assert write_position(Position(Table(variant, variant.sun_groups))) == START == line()


def test_the_line_of_a_table_set_by_hand() -> None:
    table = Table.empty(Variant(CLASSIC, 3, True, open_scores=False))
    table.epoch, table.ra, table.centre = 2, 5, 8
    table.track = [
        Tile.PHARAOH, None, Tile.GOD, Tile.NILE, Tile.FLOOD, None, Tile.WAR, Tile.OBELISK,
    ]  # fmt: skip
    table.up = [(13, 5), (12, 9), ()]
    table.down = [(2,), (6, 3), (11, 10, 7, 4)]
    table.tiles[0] = tally([Tile.GOLD, *[Tile.PHARAOH] * 3, *[Tile.NILE] * 12])
    table.tiles[2] = tally([Tile.OBELISK, Tile.SPHINX, Tile.SHRINE, Tile.SPHINX])
    table.points = [10, 10, 31]
    table.phase, table.seat = Phase.BID, 1
    table.cause, table.ra_player, table.bids = Cause.RA_DRAWN, 2, [0, 9]
    table.high, table.high_seat = 9, 1
    undrawn = tally([*[Tile.RA] * 20, *[Tile.GOD] * 5, Tile.PHARAOH, Tile.NILE])
    position = Position(table, None, tuple(undrawn), frozenset({0, 1}))
    assert write_position(position) == BUSY
    assert read_position(BUSY, sound=False) == position


def test_an_empty_table() -> None:
    table = Table.empty(Variant(PHARAOH, 2, True))
    assert write_position(Position(table)) == (
        "pharaoh:2 1:0 ........ 1 10:-:-:-/10:-:-:- 1t - - -"
    )


@pytest.mark.parametrize(
    ("variant", "field"),
    [
        (Variant(PHARAOH, 2, True), "pharaoh:2"),
        (Variant(PHARAOH, 5, True, open_scores=False), "pharaoh:5+hidden"),
        (Variant(CLASSIC, 3, False), "1999:3"),
        (Variant(CLASSIC, 4, True), "1999:4+floor"),
        (Variant(CLASSIC, 4, False, open_scores=False), "1999:4+hidden"),
        (Variant(CLASSIC, 4, True, open_scores=False), "1999:4+floor+hidden"),
    ],
)
def test_the_field_of_edition_players_and_options(variant: Variant, field: str) -> None:
    text = write_position(Position(Table(variant, variant.sun_groups)))
    assert text.split()[0] == field
    assert read_position(text).table.variant == variant


@pytest.mark.parametrize(
    ("phase", "turn"),
    [
        (Phase.TURN, "1t"),
        (Phase.GODS, "1g"),
        (Phase.BID, "1b"),
        (Phase.DISCARD, "1d"),
        (Phase.OVER, "-"),
    ],
)
def test_the_field_of_the_turn(phase: Phase, turn: str) -> None:
    position = read_position(line(turn=turn), sound=False)
    assert position.table.phase is phase
    assert write_position(position) == line(turn=turn)


@pytest.mark.parametrize(
    ("field", "told"),
    [
        ("=", ((), (0,) * 23)),
        ("=PNR", ((Tile.PHARAOH, Tile.NILE, Tile.RA), (1, 0, 0, 1, 1, *[0] * 18))),
        ("~-", (None, (0,) * 23)),
        ("~R2P", (None, (2, 0, 0, 1, *[0] * 19))),
        ("-", (None, None)),
    ],
)
def test_the_field_of_the_bag(field: str, told: tuple[object, object]) -> None:
    position = read_position(line(bag=field))
    assert (position.bag, position.undrawn) == told
    assert write_position(position) == line(bag=field)


def test_every_tile_has_its_letter_in_every_field() -> None:
    every = "".join(f"{letter}{count}" for letter, count in zip(LETTERS, COUNTS, strict=True))
    assert read_position(line(bag=f"~{every}")).undrawn == COUNTS
    for letter, tile in zip(LETTERS, Tile, strict=True):
        position = read_position(line(track=f".{letter}......", bag=f"={letter}"), sound=False)
        assert position.table.track == [None, tile, *[None] * 6]
        assert position.bag == (tile,)


def test_a_state_has_a_position_with_its_bag() -> None:
    state = State.start(Setup.from_seed(PHARAOH, 3, 9))
    play(state, "i")
    position = Position.of(state)
    assert position.bag == state.undrawn == state.bag
    assert position.undrawn == COUNTS
    assert position.unknown == frozenset()
    assert position.table == state.table()
    assert type(position.table) is Table
    assert position.state() == state


def test_a_position_that_tells_nothing_of_the_bag_goes_on_without_drawing() -> None:
    position = read_position(line(bag="-"))
    state = position.state()
    assert (state.bag, state.drawn) == ((), 0)
    with pytest.raises(ValueError, match="which tiles are in the bag"):
        position.deal(random.Random(1))


def test_a_bag_told_by_numbers_is_dealt() -> None:
    position = read_position(line(bag="~P9N9"))
    with pytest.raises(ValueError, match=r"in what order .* deal\(random\)"):
        position.state()
    one, other = (position.deal(random.Random(seed)) for seed in (1, 2))
    assert tally(one.bag) == tally(other.bag) == list(position.undrawn or ())
    assert one.bag != other.bag
    assert one == position.deal(random.Random(1))
    assert one.table() == position.table


def test_an_empty_bag_has_only_one_order() -> None:
    assert read_position(line(bag="~-")).state().bag == ()
    assert read_position(line(bag="=")).state().bag == ()


def test_a_bag_told_in_order_can_be_dealt_anew() -> None:
    position = read_position(line(bag="=PPPPNNNN"))
    dealt = position.deal(random.Random(3))
    assert sorted(dealt.bag) == sorted(position.bag or ())
    assert dealt.bag != position.bag


def test_reading_tolerates_spaces_and_any_order_within_a_field() -> None:
    text = line(seats={1: "10:2.13.6:-:N2P1NP"}, bag="~N2R03"[:4])
    position = read_position("  " + text.replace(" ", " \t ") + "\n")
    assert position.table.up[0] == (13, 6, 2)
    assert position.table.tiles[0] == tally([Tile.NILE] * 3 + [Tile.PHARAOH] * 2)


def test_points_below_zero_are_read() -> None:
    text = line(game="1999:4", seats={1: "-12:13.6.2:-:-"})
    assert read_position(text).table.points == [-12, 10, 10, 10]
    assert write_position(read_position(text)) == text


def test_points_kept_back() -> None:
    position = read_position(line(seats={2: "?:12.7.3:-:-", 3: "33:11.8.4:-:-"}))
    assert position.unknown == {1}
    assert position.table.points == [10, 10, 33, 10]


@pytest.mark.parametrize(
    ("turn", "auction", "high", "high_seat"),
    [
        ("2b", "1i:-", 0, 0),
        ("3b", "1i:p", 0, 0),
        ("3b", "1i:7", 7, 1),
        ("1b", "1i:7.8.p", 8, 2),
        ("1b", "1i:7.p.9", 9, 3),
        ("4b", "4d:p.7.8", 8, 2),
        ("2b", "4d:6", 6, 0),
    ],
)
def test_bids_say_who_leads(turn: str, auction: str, high: int, high_seat: int) -> None:
    epoch = "1:1" if "d" in auction else "1:0"
    table = read_position(line(turn=turn, auction=auction, epoch=epoch)).table
    assert (table.high, table.high_seat) == (high, high_seat)


def test_the_bids_of_seats_without_suns_are_left_out() -> None:
    seats = {2: "10:-:12.7.1:-"}
    table = read_position(line(turn="4b", auction="1i:8", seats=seats, centre=3)).table
    assert (table.high, table.high_seat) == (8, 2)


def test_a_bid_of_nobody_has_no_leader() -> None:
    text = line(turn="2b", auction="1i:p.p.p.p.9")
    table = read_position(text, sound=False).table
    assert (table.high, table.high_seat) == (9, 0)


def test_only_who_settles_a_lot_takes_part_without_a_sun() -> None:
    for turn, bidders in (("1b", [1, 2, 3]), ("1t", [1, 2, 3]), ("1d", [1, 2, 3, 0])):
        text = line(turn=turn, auction="1i:-", seats={1: "10:-:13.6.2:-"})
        assert read_position(text, sound=False).table.bidders() == bidders


def test_while_a_lot_is_settled_its_winner_leads() -> None:
    state = at(track="w.......", seats={3: "10:11.8.4:-:A2C"})
    play(state, "i p b4 p p")
    assert (state.high, state.high_seat, state.seat) == (4, 2, 2)
    assert Position.of(state).state() == state


# What can't be read

MISTAKES: dict[str, tuple[str, int, str, str]] = {
    "empty": ("", 1, "", "fields"),
    "one word": ("rubbish", 8, "", "fields"),
    "a field too few": (START[:-2], len(START) - 1, "", "fields"),
    "a field too many": (START + " x", len(START) + 2, "x", "fields"),
    "edition": (START.replace("pharaoh:4", "2009:4"), 1, "2009:4", "edition"),
    "edition in capitals": (START.replace("pharaoh:4", "Pharaoh:4"), 1, "Pharaoh:4", "edition"),
    "no number": (START.replace("pharaoh:4", "pharaoh"), 1, "pharaoh", "edition"),
    "number": (START.replace("pharaoh:4", "pharaoh:6"), 1, "pharaoh:6", "edition"),
    "an option": (START.replace(":4 ", ":4+x ", 1), 1, "pharaoh:4+x", "edition"),
    "options in another order": (
        BUSY.replace("+floor+hidden", "+hidden+floor"), 1, "1999:3+hidden+floor", "edition"
    ),
    "2 players in 1999": (START.replace("pharaoh:4", "1999:2"), 1, "1999:2", "players"),
    "pharaoh without a floor": (
        START.replace(":4 ", ":4+floor ", 1), 1, "pharaoh:4+floor", "players"
    ),
    "no epoch": (START.replace("1:0", "x"), 11, "x", "epoch"),
    "no Ra tiles": (START.replace("1:0", "1"), 11, "1", "epoch"),
    "epoch below zero": (START.replace("1:0", "-1:0"), 11, "-1:0", "epoch"),
    "too many Ra tiles": (START.replace("1:0", "1:100"), 11, "1:100", "epoch"),
    "short track": (START.replace("........", "......."), 15, ".......", "track"),
    "long track": (START.replace("........", "........."), 15, ".........", "track"),
    "track": (START.replace("........", "...z...."), 15, "...z....", "track"),
    "sun": (START.replace(". 1 ", ". x "), 24, "x", "sun"),
    "sun of zero": (START.replace(". 1 ", ". 0 "), 24, "0", "sun"),
    "sun of 17": (START.replace(". 1 ", ". 17 "), 24, "17", "sun"),
    "sun with a zero": (START.replace(". 1 ", ". 01 "), 24, "01", "sun"),
    "sun in other digits": (START.replace(". 1 ", ". ٣ "), 24, "٣", "sun"),
    "a seat too few": (
        START.replace("/10:10.9.5:-:-", ""),
        26, "10:13.6.2:-:-/10:12.7.3:-:-/10:11.8.4:-:-", "seats",
    ),
    "a part too few": (START.replace("12.7.3:-:-", "12.7.3:-"), 40, "10:12.7.3:-", "seats"),
    "a part too many": (
        START.replace("12.7.3:-:-", "12.7.3:-:-:-"), 40, "10:12.7.3:-:-:-", "seats"
    ),
    "points": (START.replace("10:12", "x:12"), 40, "x", "points"),
    "no points": (START.replace("10:12", ":12"), 40, "", "points"),
    "points in thousands": (START.replace("10:12", "1000:12"), 40, "1000", "points"),
    "points with a plus": (START.replace("10:12", "+10:12"), 40, "+10", "points"),
    "sun of a seat": (START.replace("12.7.3", "12.x.3"), 46, "x", "sun"),
    "no sun between dots": (START.replace("12.7.3", "12..3"), 46, "", "sun"),
    "no suns": (START.replace("12.7.3", ""), 43, "", "sun"),
    "sun face down": (START.replace("12.7.3:-", "12.7.3:17"), 50, "17", "sun"),
    "tile": (START.replace("12.7.3:-:-", "12.7.3:-:P2z3"), 54, "z3", "tiles"),
    "tile in another script": (START.replace("12.7.3:-:-", "12.7.3:-:Pя"), 53, "я", "tiles"),
    "no tiles": (START.replace("12.7.3:-:-", "12.7.3:-:"), 52, "", "tiles"),
    "none of a tile": (START.replace("12.7.3:-:-", "12.7.3:-:P0"), 53, "0", "tiles"),
    "too many of a tile": (START.replace("12.7.3:-:-", "12.7.3:-:P100"), 55, "0", "tiles"),
    "turn": (START.replace("1t", "t"), 82, "t", "turn"),
    "turn of nobody": (START.replace("1t", "5t"), 82, "5t", "turn"),
    "turn of zero": (START.replace("1t", "0t"), 82, "0t", "turn"),
    "phase": (START.replace("1t", "1x"), 82, "1x", "turn"),
    "auction": (START.replace("1t - ", "1t x "), 85, "x", "auction"),
    "auction of nobody": (START.replace("1t - ", "1t 5i:- "), 85, "5i:-", "auction"),
    "auction without a reason": (START.replace("1t - ", "1t 1:- "), 85, "1:-", "auction"),
    "auction without bids": (START.replace("1t - ", "1t 1i: "), 85, "1i:", "auction"),
    "bid": (START.replace("1t - ", "1t 1i:p.x "), 90, "x", "auction"),
    "bid of zero": (START.replace("1t - ", "1t 1i:p.0 "), 90, "0", "auction"),
    "bid of 17": (START.replace("1t - ", "1t 1i:17 "), 88, "17", "auction"),
    "no bid": (START.replace("1t - ", "1t 1i:p. "), 90, "", "auction"),
    "disasters": (START.replace("1t - - -", "1t - x -"), 87, "x", "disasters"),
    "no disasters": (START.replace("1t - - -", "1t - wP -"), 87, "wP", "disasters"),
    "bag": (START[:-1] + "x", 89, "x", "undrawn"),
    "bag in order": (START[:-1] + "=PzN", 90, "PzN", "undrawn"),
    "bag in order of nothing": (START[:-1] + "=-", 90, "-", "undrawn"),
    "bag counted": (START[:-1] + "~Pz", 91, "z", "tiles"),
    "bag counted of nothing": (START[:-1] + "~", 90, "", "tiles"),
    "bag with both": (START[:-1] + "-P", 89, "-P", "undrawn"),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
@pytest.mark.parametrize("sound", [True, False])
def test_a_mistake_is_told_with_its_place(name: str, sound: bool) -> None:
    text, column, found, expected = MISTAKES[name]
    with pytest.raises(ReadError) as caught:
        read_position(text, sound=sound)
    error = caught.value
    assert (error.line, error.column) == (1, column)
    assert (error.found, error.expected.key) == (found[:60], expected)
    options = {"edition": ("pharaoh", "1999"), "players": ("2", "3", "4", "5")}
    if "1999" in found:
        options["players"] = ("3", "4", "5")
    assert error.options == options.get(expected, ())


def test_a_part_that_is_found_is_cut_short() -> None:
    with pytest.raises(ReadError) as caught:
        read_position(line(track="P" * 99))
    assert caught.value.found == "P" * 60


@given(st.text())
def test_any_text_is_refused_with_a_read_error(text: str) -> None:
    with pytest.raises(ReadError):
        read_position(text)


@given(
    st.dictionaries(
        st.sampled_from(range(9)),
        st.text(min_size=1, max_size=12)
        | st.text("0123456789:.-/=~?+tgbdifPNRwpn", min_size=1, max_size=30)
        | st.sampled_from([*START.split(), *BUSY.split()]),
        min_size=1,
        max_size=4,
    ),
    st.sampled_from([START, BUSY]),
)
def test_damaged_fields(fields: dict[int, str], text: str) -> None:
    parts = [fields.get(number, part) for number, part in enumerate(text.split())]
    refused_or_read(" ".join(parts))


@given(random_auctions(), st.data())
def test_damaged_lines(game: RandomAuction, data: st.DataObject) -> None:
    lines = [write_position(Position.of(state)) for state, _ in game.steps()]
    for _ in range(5):
        text = data.draw(st.sampled_from(lines))
        start = data.draw(st.integers(0, len(text)))
        stop = start + data.draw(st.integers(0, 6))
        refused_or_read(text[:start] + data.draw(st.text(max_size=4)) + text[stop:])


def refused_or_read(text: str) -> None:
    error: ReadError | None = None
    try:
        position = read_position(text)
    except Unsound:
        position = read_position(text, sound=False)
    except ReadError as refusal:
        error = refusal
    if error is None:
        assert read_position(write_position(position), sound=False) == position
    else:
        assert error.line == 1
        assert 1 <= error.column <= len(text) + 1
        assert error.expected.key in EXPECTED


@given(random_auctions())
def test_counted_bags_and_secret_points_read_back(game: RandomAuction) -> None:
    for state, _ in game.steps():
        if state.drawn % 7:
            continue
        table = state.table()
        table.points[0] = 10
        position = Position(table, None, tuple(tally(state.undrawn)), frozenset({0}))
        assert read_position(write_position(position)) == position
        bare = replace(position, undrawn=None)
        assert read_position(write_position(bare)) == bare


def test_field_names_of_these_tests_are_in_order() -> None:
    assert len(FIELDS) == len(START.split())
    assert spell([Tile.WAR]) == "w"
