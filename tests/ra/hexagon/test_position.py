"""Lines of a position and of what a worker is asked: exact, and refused at their place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.hexagon import (
    LEAFLET,
    Setup,
    State,
    read_position,
    read_view,
    write_position,
    write_view,
)
from ra.reading import ReadError
from tests.ra.hexagon.boards import placed, played
from tests.ra.hexagon.test_match import SHUFFLE, STUCK
from tests.strategies import random_matches
from tools.random_games.hexagon import RandomMatch

START = "standard:match 1:1 0-0 3e3.3g6.3i5 3g8.3e9.3i11 1"
LINE = "standard:match 3:2 1-4 2c3.1g5 3e9.1m13 2"


def test_lines_are_exact() -> None:
    assert (
        write_position(State.start(Setup())) == "standard:match 1:1 0-0 3e3.3g6.3i5 3e9.3g8.3i11 1"
    )
    leaflet = State.start(Setup(LEAFLET, match=False, first=1))
    assert write_position(leaflet) == "leaflet:game 1:2 0-0 3e2.3g5.3i4 3e9.3g8.3i11 2"


def test_what_a_line_says() -> None:
    state = read_position(LINE)
    assert (state.match, state.number, state.starter, state.score) == (True, 3, 1, (1, 4))
    assert state.to_act == 1
    assert state.placement.pawns == [3, 4]
    assert write_position(state) == LINE


def test_stacks_may_stand_in_any_order_and_spaces_anywhere_between() -> None:
    assert read_position(START) == State.start(Setup())
    assert read_position(f"  {START.replace(' ', '   ')} ") == State.start(Setup())


@given(random_matches())
def test_lines_read_back(game: RandomMatch) -> None:
    state = State.start(game.setup)
    for count, (state, _) in enumerate(game.steps()):
        if count % 6:
            continue
        assert write_position(read_position(write_position(state))) == write_position(state)
        assert read_position(write_position(state)).placement == state.placement
        view = write_view(state)
        assert read_view(view) == state
        assert view.startswith(write_position(state)[:14])
    # The last state the iterator gave has gone on to the end.
    assert read_position(write_position(state)).placement == state.placement
    assert read_view(write_view(state)) == state


def test_a_view_tells_what_could_come_again() -> None:
    state = State.start(Setup())
    played(state, SHUFFLE)
    view = write_view(state)
    assert view == f"{write_position(State.start(Setup()))} {SHUFFLE}"
    assert read_view(view) == state
    assert read_view(view).past.times == 2


def test_a_view_goes_back_to_the_last_capture_only() -> None:
    state = placed("2f7.1a1", "1f8.3m13")
    played(state, "f7-f8 3m13-m12 a1-a4")
    view = "standard:game 1:1 0-0 1a1.1f7.1f8 3m13 2 3m13-m12 a1-a4"
    assert write_view(state) == view
    assert read_view(view) == state


def test_a_view_where_a_side_passes() -> None:
    state = placed(*STUCK, to_act=2)
    played(state, "2d4-b2 m13-m10 m10-m13")
    assert read_view(write_view(state)) == state


OVER = [
    "standard:game 1:1 3-0 1a1 3g4.1m13 -",
    "standard:game 1:1 0-0 3e3.3g6.3i5 3e9.3g8.3i11 -",
    "standard:game 1:2 0-3 - 1f7 -",
    "leaflet:match 4:2 9-3 1a1.2g10 1m12 -",
]


@pytest.mark.parametrize("line", OVER)
def test_games_that_are_over(line: str) -> None:
    state = read_position(line)
    assert (state.to_act, state.legal_actions()) == (None, ())
    assert state.outcome() is not None
    assert write_position(state) == line
    assert read_view(line) == state
    with pytest.raises(ReadError) as caught:
        read_view(f"{line} a1-a4")
    assert (caught.value.expected.key, caught.value.found) == ("end", "a1-a4")


@pytest.mark.parametrize(
    ("black", "white", "token", "line"),
    [
        ("3g9", "1m13", "2g9-g10", "standard:game 1:1 3-0 1g9.2g10 1m13 -"),
        ("1a1", "3g5", "3g5-g4", "standard:game 1:1 0-6 1a1 3g4 -"),
        ("1a1", "3b2", "b2xa1", "standard:game 1:1 0-3 - 1a1.2b2 -"),
    ],
)
def test_what_ended_the_game_stays_on_the_board_for_the_picture(
    black: str, white: str, token: str, line: str
) -> None:
    state = placed(black, white, 2 if " 0-" in line else 1)
    played(state, token)
    assert write_position(state) == line
    assert read_position(line) == state


MISTAKES = {
    "empty": ("", 1, "", "six fields"),
    "too few": (LINE[:-2], 40, "", "six fields"),
    "too many": (LINE + " x y", 43, "x", "six fields"),
    "no such board": (LINE.replace("standard", "round"), 1, "round:match", "board and length"),
    "no length": (LINE.replace(":match", ""), 1, "standard", "board and length"),
    "no such length": (LINE.replace("match", "set"), 1, "standard:set", "board and length"),
    "no game": (LINE.replace("3:2", "0:2"), 16, "0:2", "game number"),
    "no starter": (LINE.replace("3:2", "3:3"), 16, "3:3", "game number"),
    "nought before the game": (LINE.replace("3:2", "03:2"), 16, "03:2", "game number"),
    "too many games": (LINE.replace("3:2", "1234567:2"), 16, "1234567:2", "game number"),
    "second single game": (LINE.replace("match", "game"), 15, "3:2", "game number"),
    "no score": (LINE.replace("1-4", "1:4"), 20, "1:4", "score"),
    "score below zero": (LINE.replace("1-4", "-1-4"), 20, "-1-4", "score"),
    "too many points": (LINE.replace("1-4", "1234567-1234567"), 20, "1234567-1234567", "score"),
    "match decided": (LINE.replace("1-4", "1-7"), 20, "1-7", "score"),
    "match not decided": (LINE[:-1] + "-", 20, "1-4", "score"),
    "points before the end": (
        LINE.replace("match 3", "game 1"), 19, "1-4", "score",
    ),
    "a point before the end": (
        LINE.replace("match 3", "game 1").replace("1-4", "0-1"), 19, "0-1", "score",
    ),
    "two points": (OVER[0].replace("3-0", "2-0"), 19, "2-0", "score"),
    "both have points": (OVER[0].replace("3-0", "3-1"), 19, "3-1", "score"),
    "no stack": (LINE.replace("2c3.", "."), 24, "", "stacks"),
    "no pawns": (LINE.replace("2c3", "0c3"), 24, "0c3", "stacks"),
    "four pawns": (LINE.replace("1g5", "4g5"), 28, "4g5", "stacks"),
    "none left": (LINE.replace("2c3.1g5", "-"), 24, "-", "stacks"),
    "not on the board": (LINE.replace("1g5", "1h1"), 28, "1h1", "cell"),
    "no such cell": (LINE.replace("1g5", "1z5"), 28, "1z5", "cell"),
    "twice": (LINE.replace("1g5", "1c3"), 28, "1c3", "cell"),
    "on both sides": (LINE.replace("1m13", "1g5"), 36, "1g5", "cell"),
    "on its own Ra": (LINE.replace("1g5", "1g4"), 28, "1g4", "cell"),
    "on the other's Ra": (LINE.replace("1g5", "1g10"), 28, "1g10", "cell"),
    "its own Ra at the end": (OVER[0].replace("1a1", "1g4"), 23, "1g4", "cell"),
    "ten pawns": (LINE.replace("1g5", "3a1.3a2.2a3"), 36, "2a3", "pawns"),
    "no such seat": (LINE[:-1] + "3", 41, "3", "seat to act"),
    "stuck": ("standard:game 1:1 0-0 1a1 2a2.2b1.2b2 1", 39, "1", "seat to act"),
    "White stuck": ("leaflet:game 1:1 0-0 2l11.2l12.2m11 1m12 2", 42, "2", "seat to act"),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_with_its_place(name: str) -> None:
    line, column, found, expected = MISTAKES[name]
    for reader in (read_position, read_view):
        if name == "too many" and reader is read_view:
            continue
        with pytest.raises(ReadError) as caught:
            reader(line)
        error = caught.value
        assert (error.line, error.column, error.found) == (1, column, found)
        assert error.expected.key == expected


BOARDS_AND_LENGTHS = ("standard:match", "standard:game", "leaflet:match", "leaflet:game")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("no length", BOARDS_AND_LENGTHS),
        ("no such board", BOARDS_AND_LENGTHS),
        ("no such seat", ("1", "2", "-")),
        ("stuck", ("2",)),
        ("White stuck", ("1",)),
    ],
)
def test_what_can_be_listed_is_named(name: str, options: tuple[str, ...]) -> None:
    with pytest.raises(ReadError) as caught:
        read_position(MISTAKES[name][0])
    assert caught.value.options == options


@pytest.mark.parametrize(
    ("words", "column", "expected"),
    [("3e3-e4 x", 58, "action"), ("g6-j9 g6-j9", 57, "legal action")],
)
def test_moves_of_a_view_that_are_none(words: str, column: int, expected: str) -> None:
    with pytest.raises(ReadError) as caught:
        read_view(f"{START} {words}")
    error = caught.value
    assert (error.column, error.expected.key) == (column, expected)
    assert "3i11-i10" in error.options


@given(st.text() | st.sampled_from([START, LINE, *OVER]), st.integers(0, 60), st.text(max_size=3))
def test_any_line_is_read_or_refused_with_a_read_error(line: str, at: int, extra: str) -> None:
    for reader in (read_position, read_view):
        try:
            state = reader(line[:at] + extra + line[at:])
        except ReadError:
            continue
        assert read_view(write_view(state)) == state
