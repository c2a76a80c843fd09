"""The light position: counted against a second, naive game, and undone to the last bit."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.hexagon import BOARDS, LEAFLET, STANDARD, Board, Placement, read_position
from ra.hexagon.board import NUMBERS
from ra.hexagon.placement import ALL_TAKEN, CLOSED, POINTS
from tests.ra.hexagon import naive
from tests.ra.hexagon.boards import move, placed
from tests.ra.hexagon.test_board import FIELDS, every_board, hexes
from tests.strategies import random_matches
from tools.hexagon.perft import leaves
from tools.random_games.hexagon import RandomMatch

COUNTS = {"standard": [50, 2_517, 121_415], "leaflet": [51, 2_609, 126_420]}
"""Lines of play of one, two and three moves from the start."""


@cache
def axial(board: Board) -> dict[int, naive.Hex]:
    return hexes(board)


def naively(placement: Placement) -> naive.Stacks:
    """The same position for the naive game."""
    place = axial(placement.board)
    return {
        place[cell]: (side, abs(placement.heights[cell]))
        for side in (0, 1)
        for cell in placement.stacks[side]
    }


def parts(placement: Placement) -> tuple[Any, ...]:
    """All that makes up a position, copied."""
    stacks = tuple(frozenset(cells) for cells in placement.stacks)
    return (
        tuple(placement.heights), stacks, tuple(placement.pawns), placement.side, placement.key,
        placement.won,
    )  # fmt: skip


def rebuilt(placement: Placement) -> Placement:
    """Made anew from what stands on the board."""
    stacks = tuple(
        {cell: abs(placement.heights[cell]) for cell in placement.stacks[side]} for side in (0, 1)
    )
    return Placement(placement.board, stacks, placement.side)


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("depth", [1, 2, 3])
@every_board
def test_lines_of_play_are_as_many_as_known(board: Board, depth: int, side: int) -> None:
    assert leaves(Placement.start(board, side), depth) == COUNTS[board.name][depth - 1]


@pytest.mark.parametrize("name", COUNTS)
def test_the_naive_game_counts_the_same(name: str) -> None:
    field = FIELDS[name]
    found = [naive.count(field, field.start(), 0, depth) for depth in (1, 2, 3)]
    assert found == COUNTS[name]


def test_four_moves_deep_too() -> None:
    assert leaves(Placement.start(STANDARD, 0), 4) == 5_884_648


def test_a_game_that_ends_counts_once() -> None:
    placement = placed("1g9", "1a1").placement
    first = len(placement.moves())
    assert leaves(placement, 1) == first == 6
    # One of the six enters Ra; the other five leave the pawn on a1 its three moves.
    assert leaves(placement, 2) == 1 + 5 * 3


@given(random_matches())
def test_moves_are_those_of_the_naive_game(game: RandomMatch) -> None:
    place, field = axial(game.board), FIELDS[game.board.name]
    for state, chosen in game.steps():
        placement = state.placement
        stacks, side = naively(placement), placement.side
        found = [(place[one.origin], place[one.target], one.pawns) for one in placement.moves()]
        assert len(found) == len(set(found))
        assert set(found) == set(naive.steps(field, stacks, side))
        twin = placement.copy()
        twin.make(chosen)
        step = (place[chosen.origin], place[chosen.target], chosen.pawns)
        assert (naively(twin), bool(twin.won)) == naive.after(field, stacks, side, step)


@given(random_matches())
def test_every_move_can_be_taken_back(game: RandomMatch) -> None:
    for count, (state, _) in enumerate(game.steps()):
        placement = state.placement
        before = parts(placement)
        if count % 8:
            continue
        for one in placement.moves():
            undo = placement.make(one)
            assert placement.side == 1 - before[3]
            assert placement.key != before[4]
            made = rebuilt(placement)
            assert (parts(made), made) == (parts(placement), placement)
            if placement.won:
                assert placement.moves() == []
            placement.unmake(one, undo)
            assert parts(placement) == before


@given(random_matches())
def test_pawns_are_never_more_and_stand_by_three_at_most(game: RandomMatch) -> None:
    before, number = [9, 9], 1
    for state, _ in game.steps():
        placement = state.placement
        if state.number != number:
            before, number = [9, 9], state.number
        for side in (0, 1):
            heights = [abs(placement.heights[cell]) for cell in placement.stacks[side]]
            assert all(1 <= height <= 3 for height in heights)
            assert sum(heights) == placement.pawns[side] <= before[side]
        assert sum(map(bool, placement.heights)) == sum(map(len, placement.stacks))
        before = list(placement.pawns)


def turned(placement: Placement) -> Placement:
    """The board turned half round, each side in the other's place."""
    last = sum(placement.board.ra)
    stacks = tuple(
        {last - cell: abs(placement.heights[cell]) for cell in placement.stacks[side]}
        for side in (1, 0)
    )
    return Placement(placement.board, stacks, 1 - placement.side)


@every_board
def test_half_a_turn_leads_to_the_other_sides_start(board: Board) -> None:
    assert turned(Placement.start(board, 0)) == Placement.start(board, 1)


@given(random_matches())
def test_half_a_turn_with_sides_changed_leaves_the_moves_the_same(game: RandomMatch) -> None:
    last = sum(game.board.ra)
    for state, _ in game.steps():
        here = {(last - one[0], last - one[1], one[2]) for one in state.placement.moves()}
        assert here == set(turned(state.placement).moves())


def test_what_a_copy_does_the_original_does_not() -> None:
    placement = Placement.start(STANDARD, 0)
    before, twin = parts(placement), placement.copy()
    assert twin == placement
    for token in ("g6-j9", "g8-d5", "2i5-i7"):
        twin.make(move(token))
    assert parts(placement) == before
    assert twin != placement


def test_equal_positions_have_equal_keys_however_they_came() -> None:
    first, second = Placement.start(STANDARD, 0), Placement.start(STANDARD, 0)
    for token in ("g6-j9", "g8-d5", "2i5-i7", "e9-e6"):
        first.make(move(token))
    for token in ("2i5-i7", "e9-e6", "g6-j9", "g8-d5"):
        second.make(move(token))
    assert first == second
    assert first.key == second.key
    assert first.packed() == second.packed()


def test_keys_are_the_same_on_every_python() -> None:
    placement = Placement.start(STANDARD, 0)
    assert placement.key == 28_157_911_095_749_941
    placement.skip()
    assert placement.key == 758_006_312_370_448_330


def test_keys_tell_positions_apart() -> None:
    seen: dict[int, bytes] = {}
    placement = Placement.start(LEAFLET, 1)
    for one in placement.moves():
        undo = placement.make(one)
        for other in placement.moves():
            back = placement.make(other)
            assert seen.setdefault(placement.key, placement.packed()) == placement.packed()
            placement.unmake(other, back)
        placement.unmake(one, undo)
    assert len(seen) == len(set(seen.values())) > 2000


def test_letting_the_other_side_move() -> None:
    placement = Placement.start(STANDARD, 0)
    before = parts(placement)
    placement.skip()
    assert placement == Placement.start(STANDARD, 1)
    assert parts(placement) == parts(Placement.start(STANDARD, 1))
    placement.skip()
    assert parts(placement) == before


@pytest.mark.parametrize(("stack", "points"), [("1g9", 1), ("2g9", 3), ("3g9", 6)])
def test_entering_ra_wins_points_by_pawns(stack: str, points: int) -> None:
    placement = placed(f"{stack}.1a1", "1m13").placement
    undo = placement.make(move(f"{stack}-g10"))
    assert placement.won == points == POINTS[int(stack[0])]
    assert placement.moves() == []
    placement.unmake(move(f"{stack}-g10"), undo)
    assert placement.won == 0
    placement.make(move("g9-g10"))
    assert placement.won == 1, "those that enter count, not those that stay"


def test_taking_the_last_pawn_wins_three_points() -> None:
    placement = placed("1f7", "1f9").placement
    undo = placement.make(move("f7xf9"))
    assert placement.won == ALL_TAKEN == 3
    assert placement.moves() == []
    placement.unmake(move("f7xf9"), undo)
    assert placement.won == 0


@pytest.mark.parametrize(
    ("black", "white", "points"),
    [
        ("1g9", "1a1", 0), ("1g10", "1a1", 1), ("2g10.3a2", "1a1", 3), ("1a1", "3g4.1a2", 6),
        ("3a1", "-", 3), ("-", "1a1", 3),
    ],
)  # fmt: skip
def test_what_a_game_has_ended_with_is_seen_on_the_board(
    black: str, white: str, points: int
) -> None:
    placement = read_position(f"standard:game 1:1 {points}-0 {black} {white} -").placement
    assert placement.won == (points or CLOSED)
    assert placement.moves() == []


def test_what_is_no_position() -> None:
    assert Placement.start(STANDARD, 0) != "a position"
    assert Placement.start(STANDARD, 0) != Placement.start(LEAFLET, 0)
    with pytest.raises(TypeError):
        hash(Placement.start(STANDARD, 0))


@st.composite
def crowds(draw: st.DrawFn) -> Placement:
    """Stacks on a small part of a board, where they are in each other's way."""
    board = draw(st.sampled_from(tuple(BOARDS.values())))
    corner = draw(st.sampled_from(board.cells))
    near = [corner, *(cell for line in board.lines[corner] for cell in line[:2])]
    cells = draw(st.permutations([cell for cell in near if cell not in board.ra]))
    sides: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for number, cell in enumerate(cells):
        side = number % 2 if number < 2 else draw(st.sampled_from((0, 1)))
        room = min(3, 9 - sum(sides[side].values()))
        if room:
            sides[side][cell] = draw(st.integers(1, room))
    return Placement(board, sides, draw(st.sampled_from((0, 1))))


@given(crowds())
def test_moves_in_a_crowd_are_those_of_the_naive_game(placement: Placement) -> None:
    place, field = axial(placement.board), FIELDS[placement.board.name]
    stacks = naively(placement)
    for _ in (0, 1):
        found = [(place[one.origin], place[one.target], one.pawns) for one in placement.moves()]
        assert len(found) == len(set(found))
        assert set(found) == set(naive.steps(field, stacks, placement.side))
        placement.skip()


@given(crowds())
def test_half_a_turn_of_a_crowd_leaves_its_moves_the_same(placement: Placement) -> None:
    last, other = sum(placement.board.ra), turned(placement)
    assert {(last - one[0], last - one[1], one[2]) for one in placement.moves()} == set(
        other.moves()
    )
    assert turned(other) == placement


@given(crowds())
def test_one_side_can_always_move(placement: Placement) -> None:
    if not placement.moves():
        placement.skip()
        assert placement.moves()


def test_a_position_has_an_entry_for_every_number() -> None:
    assert len(Placement.start(STANDARD, 0).heights) == NUMBERS
