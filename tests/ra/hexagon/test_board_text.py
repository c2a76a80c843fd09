"""The board as `print` draws it: exact drawings, and that nothing is missing from any."""

from __future__ import annotations

import re

from hypothesis import given

from ra.hexagon import LEAFLET, STANDARD, Board, Setup, State, cell_name
from tests.ra.hexagon.boards import move, placed
from tests.strategies import random_matches
from tools.random_games.hexagon import RandomMatch

START = """
Ra, standard board, game 1 of a match, 0 to 0
B: seat 0, Ra on g4; W: seat 1, Ra on g10

             m7  .   .   .   .   .   .   .   m13
           l6  .   .   .   .   .   .   .   .   l13
         k5  .   .   .   .   .   .   .   .   .   k13
       j4  .   .   .   .   .   .   .   .   .   .   j13
     i3  .   .   B3  .   .   .   .   .   W3  .   .   i13
   h2  .   .   .   .   .   .   .   .   .   .   .   .   h13
 g1  .   .   .   BR  .   B3  .   W3  .   WR  .   .   .   g13
   f1  .   .   .   .   .   .   .   .   .   .   .   .   f12
     e1  .   .   B3  .   .   .   .   .   W3  .   .   e11
       d1  .   .   .   .   .   .   .   .   .   .   d10
         c1  .   .   .   .   .   .   .   .   .   c9
           b1  .   .   .   .   .   .   .   .   b8
             a1  .   .   .   .   .   .   .   a7

Seat 0 (B) is to move.
"""

LEAFLET_START = """
             m7  .   .   .   .   .   .   m12
           l6  .   .   .   .   .   .   .   l12
         k5  .   .   .   .   .   .   .   .   k12
       j4  .   .   .   .   .   .   .   .   .   j12
     i3  .   B3  .   .   .   .   .   .   W3  .   i12
   h2  .   .   .   .   .   .   .   .   .   .   .   h12
 g1  .   .   BR  .   B3  .   .   W3  .   WR  .   .   g12
   f1  .   .   .   .   .   .   .   .   .   .   .   f11
     e1  .   B3  .   .   .   .   .   .   W3  .   e10
       d1  .   .   .   .   .   .   .   .   .   d9
         c1  .   .   .   .   .   .   .   .   c8
           b1  .   .   .   .   .   .   .   b7
             a1  .   .   .   .   .   .   a6

Side 1 (W) is to move.
"""


def test_the_start_of_a_match() -> None:
    state = State.start(Setup())
    assert f"\n{state}\n" == START
    assert repr(state) == (
        "<hexagon State: standard board, game 1 of a match, 0 to 0; seat 0 to move>"
    )
    assert repr(state.past) == "<Past: 0 moves>"


def test_the_leaflets_board() -> None:
    placement = State.start(Setup(LEAFLET, match=False, first=1)).placement
    assert f"\n{placement}\n" == LEAFLET_START
    assert repr(placement) == "<Placement: leaflet board, 9 to 9 pawns, side 1 to move>"


def test_names_of_values_are_short() -> None:
    assert repr(STANDARD) == "<Board standard>"
    assert repr(move("2f4-f5")) == "<Move 2f4-f5>"
    assert repr(Setup()) == "Setup(board=<Board standard>, match=True, first=0)"


def test_an_entry_stands_on_the_ra_it_entered() -> None:
    state = placed("3g9", "1m13")
    state.play("2g9-g10")
    title, sides, *_, words = str(state).splitlines()
    assert title == "Ra, standard board, a single game"
    assert sides == "B: seat 0, Ra on g4; W: seat 1, Ra on g10"
    assert "B1  B2" in str(state)
    assert words == "Seat 0 has won."
    assert repr(state) == "<hexagon State: standard board, a single game; over>"
    assert repr(state.placement) == "<Placement: standard board, 3 to 1 pawns, over>"
    assert str(state.placement).endswith("\nThe game is over.")


def test_a_position_that_comes_again_says_so_until_it_is_a_draw() -> None:
    state = State.start(Setup(match=False))
    shuffle = "3g6-h6 3g8-h8 3h6-g6 3h8-g8"
    state.play(shuffle)
    assert str(state).splitlines()[-2:] == [
        "This position has come 2 times; at 3 the game is drawn.",
        "Seat 0 (B) is to move.",
    ]
    state.play(shuffle)
    assert str(state).splitlines()[-2:] == ["", "The game is drawn."]


def cells_drawn(text: str) -> dict[str, str]:
    """What each cell shows, by its name."""
    found: dict[str, str] = {}
    for first, marks, last in re.findall(r"^ *([a-m]\d+)  (.*\S) +([a-m]\d+)$", text, re.MULTILINE):
        shown = marks.split()
        assert int(last[1:]) - int(first[1:]) + 1 == len(shown)
        found |= {f"{first[0]}{int(first[1:]) + at}": mark for at, mark in enumerate(shown)}
    return found


@given(random_matches())
def test_every_stack_is_on_its_cell_and_the_lines_fit(game: RandomMatch) -> None:
    board = game.board
    for number, (state, _) in enumerate(game.steps()):
        if number % 9:
            continue
        shown = cells_drawn(str(state))
        assert list(shown) == from_the_top(board)
        for cell in board.cells:
            height = state.placement.heights[cell]
            stack = f"{'BW'[height < 0]}{abs(height)}"
            ra = f"{'BW'[board.ra.index(cell)]}R" if cell in board.ra else "."
            assert shown[cell_name(cell)] == (stack if height else ra)
        assert max(map(len, str(state).splitlines())) < 70
        assert f", {state.score[0]} to {state.score[1]}" in str(state) or not state.match
        assert str(state).endswith(
            f"Seat {state.to_act} ({'BW'[state.placement.side]}) is to move."
        )


def from_the_top(board: Board) -> list[str]:
    names = [cell_name(cell) for cell in board.cells]
    return sorted(names, key=lambda name: (-ord(name[0]), int(name[1:])))
