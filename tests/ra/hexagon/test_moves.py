"""What a stack can do: each clause of the leaflet, and of our decisions, in a small position."""

from __future__ import annotations

import pytest

from ra.hexagon import Move
from tests.ra.hexagon.boards import move, moves_from, placed

FAR = "1m13"
"""A White pawn that is in nobody's way."""


def moves(black: str, white: str = FAR, cell: str = "", board: str = "standard") -> set[str]:
    """The moves of Black's first stack, or of the one on `cell`."""
    return moves_from(placed(black, white, 1, board), cell or black.split(".")[0][1:])


def tokens(text: str) -> set[str]:
    return set(text.split())


# How far (leaflet, movement of the pawns, figures 2 and 3)


def test_a_pawn_alone_goes_three_spaces() -> None:
    assert moves("1f7") == tokens("f7-f10 f7-i10 f7-i7 f7-f4 f7-c4 f7-c7")


def test_two_pawns_go_two_spaces_and_one_of_them_three() -> None:
    two = tokens("2f7-f9 2f7-h9 2f7-h7 2f7-f5 2f7-d5 2f7-d7")
    assert moves("2f7") == two | moves("1f7")


def test_three_pawns_go_one_space_and_parts_of_them_farther() -> None:
    three = tokens("3f7-f8 3f7-g8 3f7-g7 3f7-f6 3f7-e6 3f7-e7")
    assert moves("3f7") == three | moves("2f7")


def test_what_does_not_move_stays() -> None:
    state = placed("3f7", FAR)
    state.apply(move("2f7-h7"))
    assert state.placement.stacks[0] == {move("2f7-h7").origin, move("2f7-h7").target}
    assert [abs(state.placement.heights[cell]) for cell in move("2f7-h7")[:2]] == [1, 2]


# Shorter by the edge (figure 4)


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        # Two spaces to the edge: a pawn alone stops there, two pawns reach it, three don't.
        ("3f10", "f10-f12 2f10-f12 3f10-f11"),
        # One space: all come to the same cell.
        ("3f11", "f11-f12 2f11-f12 3f11-f12"),
        # At the edge there is no move in that direction.
        ("3f12", ""),
        # Three spaces: the pawn reaches the edge just so.
        ("3f9", "f9-f12 2f9-f11 3f9-f10"),
    ],
)
def test_the_edge_stops_a_move_after_one_space_or_two(stack: str, expected: str) -> None:
    # Eastward in row f.
    ahead = {one for one in moves(stack) if f"-{stack[1]}" in one}
    number = int(stack[2:])
    assert {one for one in ahead if int(one.rpartition("f")[2]) > number} == tokens(expected)


def test_in_a_corner_three_directions_are_left() -> None:
    assert moves("1a1") == tokens("a1-a4 a1-d4 a1-d1")


# Joining (figures 3 and 6)


def test_a_stack_on_the_way_is_joined_and_ends_the_move() -> None:
    east = {"1f8": "f7-f8", "1f9": "f7-f9", "1f10": "f7-f10", "2f8": "f7-f8", "2f10": "f7-f10"}
    for other, expected in east.items():
        found = {one for one in moves(f"1f7.{other}", cell="f7") if "-f" in one}
        assert found == {expected, "f7-f4"}, other


def test_a_stack_behind_the_end_of_the_move_is_not_reached() -> None:
    assert "f7-f10" in moves("1f7.3f11", cell="f7")
    assert "3f7-f8" in moves("3f7.3f9", cell="f7")


def test_no_more_than_three_may_be_together() -> None:
    assert moves("3f7.1f8", cell="f7") & tokens("f7-f8 2f7-f8 3f7-f8") == tokens("f7-f8 2f7-f8")
    assert moves("3f7.2f8", cell="f7") & tokens("f7-f8 2f7-f8 3f7-f8") == tokens("f7-f8")
    assert moves("3f7.3f8", cell="f7") & tokens("f7-f8 2f7-f8 3f7-f8") == set()


@pytest.mark.parametrize("pawns", [1, 2, 3])
@pytest.mark.parametrize("friends", [1, 2, 3])
@pytest.mark.parametrize("distance", [1, 2, 3])
def test_three_together_at_most_are_joined_in_reach(
    pawns: int, friends: int, distance: int
) -> None:
    found = moves(f"{pawns}f7.{friends}f{7 + distance}", cell="f7")
    number = "" if pawns == 1 else pawns
    ahead = {space for space in (1, 2, 3) if f"{number}f7-f{7 + space}" in found}
    if distance <= 4 - pawns:
        # They are joined where they stand, or block: never passed, nor stopped short of.
        assert ahead == ({distance} if pawns + friends <= 3 else set())
    else:
        assert ahead == {4 - pawns}


@pytest.mark.parametrize("other", ["3f8", "3f9", "3f10"])
def test_a_full_stack_on_the_way_blocks_the_move(other: str) -> None:
    assert not {one for one in moves(f"1f7.{other}", cell="f7") if "-f" in one} - {"f7-f4"}


def test_two_pawns_are_blocked_by_two() -> None:
    assert not moves("2f7.2f8", cell="f7") & tokens("2f7-f8 2f7-f9")
    assert not moves("2f7.2f9", cell="f7") & tokens("2f7-f8 2f7-f9")
    assert "2f7-f9" in moves("2f7.2f10", cell="f7"), "out of their reach"


def test_part_of_a_stack_joins_another() -> None:
    state = placed("3f7.1f9", FAR)
    state.apply(move("2f7-f9"))
    assert state.placement.heights[move("2f7-f9").target] == 3
    assert state.placement.heights[move("2f7-f9").origin] == 1


# Capture (leaflet, how enemy pawns are taken, figure 7)


@pytest.mark.parametrize("pawns", [1, 2, 3])
@pytest.mark.parametrize("enemy", [1, 2, 3])
@pytest.mark.parametrize("distance", [1, 2, 3])
def test_as_many_pawns_or_more_take_an_enemy_in_reach(
    pawns: int, enemy: int, distance: int
) -> None:
    cell = f"f{7 + distance}"
    found = moves(f"{pawns}f7", f"{enemy}{cell}.1m13")
    number = "" if pawns == 1 else pawns
    reach, within = f"f{7 + 4 - pawns}", distance <= 4 - pawns
    assert (f"{number}f7-{cell}" in found) is (within and pawns >= enemy)
    if within:
        # It is taken where it stands, or blocks: it is never passed, nor stopped short of.
        others = {f"{number}f7-f{7 + space}" for space in (1, 2, 3)} - {f"{number}f7-{cell}"}
        assert not others & found
    else:
        assert f"{number}f7-{reach}" in found


def test_taking_is_never_an_obligation() -> None:
    state = placed("1f7", "1f8.1m13")
    assert len(state.legal_actions()) == 6


def test_taken_pawns_leave_the_board() -> None:
    state = placed("3f7", "2f8.1m13")
    state.apply(move("2f7xf8"))
    assert state.placement.pawns == [3, 1]
    assert state.placement.heights[move("2f7xf8").target] == 2
    assert len(state.placement.stacks[1]) == 1


# Ra (figure 5)


def test_the_enemys_ra_is_entered_also_on_the_way_past_it() -> None:
    east = {"3g9": "g9-g10 2g9-g10 3g9-g10", "3g8": "g8-g10 2g8-g10 3g8-g9"}
    east["3g7"] = "g7-g10 2g7-g9 3g7-g8"
    east["3g6"] = "g6-g9 2g6-g8 3g6-g7"
    for stack, expected in east.items():
        number = int(stack[2:])
        ahead = {one for one in moves(stack) if "-g" in one}
        assert {one for one in ahead if int(one.rpartition("g")[2]) > number} == tokens(expected)


def test_an_enemy_before_its_ra_must_be_beaten_first() -> None:
    assert not moves("1g8", "2g9.1m13") & tokens("g8-g10 g8-g9")
    assert moves("1g8", "1g9.1m13") & tokens("g8-g10 g8-g9") == {"g8-g9"}


def test_who_stands_behind_the_ra_does_not_matter() -> None:
    assert "g9-g10" in moves("1g9", "3g11")
    assert "g8-g10" in moves("1g8.3g11", cell="g8")


def test_ones_own_ra_is_a_wall() -> None:
    west = {"3g5": "", "3g6": "3g6-g5", "3g7": "2g7-g5 3g7-g6", "3g8": "g8-g5 2g8-g6 3g8-g7"}
    for stack, expected in west.items():
        number = int(stack[2:])
        ahead = {one for one in moves(stack) if "-g" in one}
        assert {one for one in ahead if int(one.rpartition("g")[2]) < number} == tokens(expected)


def test_before_the_wall_one_can_join_and_take() -> None:
    assert "g6-g5" in moves("1g6.1g5", cell="g6")
    assert "g6-g5" in moves("1g6", "1g5.1m13")


def test_white_has_the_other_ra_for_a_wall() -> None:
    white = moves_from(placed("1a1", "1g9", 2), "g9")
    assert {one for one in white if "-g" in one} == {"g9-g6"}
    white = moves_from(placed("1a1", "1g5", 2), "g5")
    assert {one for one in white if "-g" in one} == {"g5-g4", "g5-g8"}


def test_the_leaflets_board_has_its_own_edges_and_ra() -> None:
    assert moves("1g9", "1m12", board="leaflet") & tokens("g9-g10 g9-g12") == {"g9-g10"}
    assert "f10-f11" in moves("1f10", "1m12", board="leaflet")
    assert not moves("1g4", "1m12", board="leaflet") & tokens("g4-g3 g4-g1")


# Moves themselves


def test_moves_are_compared_by_what_they_say() -> None:
    assert Move(90, 91, 3) == Move(90, 91, 3) != Move(90, 91, 2)
    assert str(Move(90, 91, 3)) == "3g6-g7"
    assert str(Move(90, 93, 1)) == "g6-g9"
