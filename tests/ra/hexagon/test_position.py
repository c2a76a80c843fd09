"""The light position: counted against a second, naive game, and undone to the last bit."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.hexagon import BOARDS, LEAFLET, STANDARD, Board, Position, read_position
from ra.hexagon.board import NUMBERS
from ra.hexagon.position import ALL_TAKEN, POINTS
from tests.ra.hexagon import naive
from tests.ra.hexagon.matches import RandomMatch, move, placed, random_matches
from tests.ra.hexagon.test_board import FIELDS, every_board, hexes
from tools.perft import leaves

COUNTS = {"standard": [50, 2_517, 121_415], "leaflet": [51, 2_609, 126_420]}
"""Lines of play of one, two and three moves from the start."""


@cache
def axial(board: Board) -> dict[int, naive.Hex]:
    return hexes(board)


def naively(position: Position) -> naive.Stacks:
    """The same position for the naive game."""
    place = axial(position.board)
    return {
        place[cell]: (side, abs(position.heights[cell]))
        for side in (0, 1)
        for cell in position.stacks[side]
    }


def parts(position: Position) -> tuple[Any, ...]:
    """All that makes up a position, copied."""
    stacks = tuple(frozenset(cells) for cells in position.stacks)
    return (
        tuple(position.heights), stacks, tuple(position.pawns), position.side, position.key,
        position.won,
    )  # fmt: skip


def rebuilt(position: Position) -> Position:
    """Made anew from what stands on the board."""
    stacks = tuple(
        {cell: abs(position.heights[cell]) for cell in position.stacks[side]} for side in (0, 1)
    )
    return Position(position.board, stacks, position.side)


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("depth", [1, 2, 3])
@every_board
def test_lines_of_play_are_as_many_as_known(board: Board, depth: int, side: int) -> None:
    assert leaves(Position.start(board, side), depth) == COUNTS[board.name][depth - 1]


@pytest.mark.parametrize("name", COUNTS)
def test_the_naive_game_counts_the_same(name: str) -> None:
    field = FIELDS[name]
    found = [naive.count(field, field.start(), 0, depth) for depth in (1, 2, 3)]
    assert found == COUNTS[name]


def test_four_moves_deep_too() -> None:
    assert leaves(Position.start(STANDARD, 0), 4) == 5_884_648


def test_a_game_that_ends_counts_once() -> None:
    position = placed("1g9", "1a1").position
    first = len(position.moves())
    assert leaves(position, 1) == first == 6
    # One of the six enters Ra; the other five leave the pawn on a1 its three moves.
    assert leaves(position, 2) == 1 + 5 * 3


@given(random_matches())
def test_moves_are_those_of_the_naive_game(game: RandomMatch) -> None:
    place, field = axial(game.board), FIELDS[game.board.name]
    for state, chosen in game.steps():
        position = state.position
        stacks, side = naively(position), position.side
        found = [(place[one.origin], place[one.target], one.pawns) for one in position.moves()]
        assert len(found) == len(set(found))
        assert set(found) == set(naive.steps(field, stacks, side))
        twin = position.copy()
        twin.make(chosen)
        step = (place[chosen.origin], place[chosen.target], chosen.pawns)
        assert (naively(twin), bool(twin.won)) == naive.after(field, stacks, side, step)


@given(random_matches())
def test_every_move_can_be_taken_back(game: RandomMatch) -> None:
    for count, (state, _) in enumerate(game.steps()):
        position = state.position
        before = parts(position)
        if count % 8:
            continue
        for one in position.moves():
            undo = position.make(one)
            assert position.side == 1 - before[3]
            assert position.key != before[4]
            made = rebuilt(position)
            assert (parts(made), made) == (parts(position), position)
            if position.won:
                assert position.moves() == []
            position.unmake(one, undo)
            assert parts(position) == before


@given(random_matches())
def test_pawns_are_never_more_and_stand_by_three_at_most(game: RandomMatch) -> None:
    before, number = [9, 9], 1
    for state, _ in game.steps():
        position = state.position
        if state.number != number:
            before, number = [9, 9], state.number
        for side in (0, 1):
            heights = [abs(position.heights[cell]) for cell in position.stacks[side]]
            assert all(1 <= height <= 3 for height in heights)
            assert sum(heights) == position.pawns[side] <= before[side]
        assert sum(map(bool, position.heights)) == sum(map(len, position.stacks))
        before = list(position.pawns)


def turned(position: Position) -> Position:
    """The board turned half round, each side in the other's place."""
    last = sum(position.board.ra)
    stacks = tuple(
        {last - cell: abs(position.heights[cell]) for cell in position.stacks[side]}
        for side in (1, 0)
    )
    return Position(position.board, stacks, 1 - position.side)


@every_board
def test_half_a_turn_leads_to_the_other_sides_start(board: Board) -> None:
    assert turned(Position.start(board, 0)) == Position.start(board, 1)


@given(random_matches())
def test_half_a_turn_with_sides_changed_leaves_the_moves_the_same(game: RandomMatch) -> None:
    last = sum(game.board.ra)
    for state, _ in game.steps():
        here = {(last - one[0], last - one[1], one[2]) for one in state.position.moves()}
        assert here == set(turned(state.position).moves())


def test_what_a_copy_does_the_original_does_not() -> None:
    position = Position.start(STANDARD, 0)
    before, twin = parts(position), position.copy()
    assert twin == position
    for token in ("g6-j9", "g8-d5", "2i5-i7"):
        twin.make(move(token))
    assert parts(position) == before
    assert twin != position


def test_equal_positions_have_equal_keys_however_they_came() -> None:
    first, second = Position.start(STANDARD, 0), Position.start(STANDARD, 0)
    for token in ("g6-j9", "g8-d5", "2i5-i7", "e9-e6"):
        first.make(move(token))
    for token in ("2i5-i7", "e9-e6", "g6-j9", "g8-d5"):
        second.make(move(token))
    assert first == second
    assert first.key == second.key
    assert first.placement() == second.placement()


def test_keys_are_the_same_on_every_python() -> None:
    position = Position.start(STANDARD, 0)
    assert position.key == 28_157_911_095_749_941
    position.skip()
    assert position.key == 758_006_312_370_448_330


def test_keys_tell_positions_apart() -> None:
    seen: dict[int, bytes] = {}
    position = Position.start(LEAFLET, 1)
    for one in position.moves():
        undo = position.make(one)
        for other in position.moves():
            back = position.make(other)
            assert seen.setdefault(position.key, position.placement()) == position.placement()
            position.unmake(other, back)
        position.unmake(one, undo)
    assert len(seen) == len(set(seen.values())) > 2000


def test_letting_the_other_side_move() -> None:
    position = Position.start(STANDARD, 0)
    before = parts(position)
    position.skip()
    assert position == Position.start(STANDARD, 1)
    assert parts(position) == parts(Position.start(STANDARD, 1))
    position.skip()
    assert parts(position) == before


@pytest.mark.parametrize(("stack", "points"), [("1g9", 1), ("2g9", 3), ("3g9", 6)])
def test_entering_ra_wins_points_by_pawns(stack: str, points: int) -> None:
    position = placed(f"{stack}.1a1", "1m13").position
    undo = position.make(move(f"{stack}-g10"))
    assert position.won == points == POINTS[int(stack[0])]
    assert position.moves() == []
    position.unmake(move(f"{stack}-g10"), undo)
    assert position.won == 0
    position.make(move("g9-g10"))
    assert position.won == 1, "those that enter count, not those that stay"


def test_taking_the_last_pawn_wins_three_points() -> None:
    position = placed("1f7", "1f9").position
    undo = position.make(move("f7xf9"))
    assert position.won == ALL_TAKEN == 3
    assert position.moves() == []
    position.unmake(move("f7xf9"), undo)
    assert position.won == 0


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
    position = read_position(f"standard:game 1:1 {points}-0 {black} {white} -").position
    assert position.won == points
    assert bool(position.moves()) is (points == 0)


def test_what_is_no_position() -> None:
    assert Position.start(STANDARD, 0) != "a position"
    assert Position.start(STANDARD, 0) != Position.start(LEAFLET, 0)
    with pytest.raises(TypeError):
        hash(Position.start(STANDARD, 0))


@st.composite
def crowds(draw: st.DrawFn) -> Position:
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
    return Position(board, sides, draw(st.sampled_from((0, 1))))


@given(crowds())
def test_moves_in_a_crowd_are_those_of_the_naive_game(position: Position) -> None:
    place, field = axial(position.board), FIELDS[position.board.name]
    stacks = naively(position)
    for _ in (0, 1):
        found = [(place[one.origin], place[one.target], one.pawns) for one in position.moves()]
        assert len(found) == len(set(found))
        assert set(found) == set(naive.steps(field, stacks, position.side))
        position.skip()


@given(crowds())
def test_half_a_turn_of_a_crowd_leaves_its_moves_the_same(position: Position) -> None:
    last, other = sum(position.board.ra), turned(position)
    assert {(last - one[0], last - one[1], one[2]) for one in position.moves()} == set(
        other.moves()
    )
    assert turned(other) == position


@given(crowds())
def test_one_side_can_always_move(position: Position) -> None:
    if not position.moves():
        position.skip()
        assert position.moves()


def test_a_position_has_an_entry_for_every_number() -> None:
    assert len(Position.start(STANDARD, 0).heights) == NUMBERS
