"""The boards: how many cells, how they are named, which lines they form."""

from __future__ import annotations

import pytest

from ra.hexagon import BOARDS, LEAFLET, STANDARD, Board, cell_name, cell_of
from ra.hexagon.board import DIRECTIONS, NO_CELL, NUMBERS
from tests.ra.hexagon import naive

FIELDS = {"standard": naive.STANDARD, "leaflet": naive.LEAFLET}
SHIFT = {"standard": 7, "leaflet": 1}
"""What the number of a cell is ahead of its coordinate q."""

every_board = pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))


def hexes(board: Board) -> dict[int, naive.Hex]:
    """Every cell's axial coordinates, as the rules give them, by letter and number."""
    found = {}
    for cell in board.cells:
        name = cell_name(cell)
        found[cell] = (int(name[1:]) - SHIFT[board.name], 6 - (ord(name[0]) - ord("a")))
    return found


def named(names: str) -> list[int]:
    cells = [cell_of(name) for name in names.split()]
    return [cell for cell in cells if cell is not None]


@pytest.mark.parametrize(("board", "count"), [(STANDARD, 127), (LEAFLET, 114)])
def test_the_number_of_cells(board: Board, count: int) -> None:
    assert len(set(board.cells)) == len(board.cells) == count
    assert list(board.cells) == sorted(board.cells)


@every_board
def test_cells_ra_and_stacks_are_those_of_the_rules(board: Board) -> None:
    place, field = hexes(board), FIELDS[board.name]
    assert set(place.values()) == field.cells
    assert tuple(place[cell] for cell in board.ra) == field.ra
    for side in (0, 1):
        assert {place[cell] for cell in board.stacks[side]} == set(field.stacks[side])


@every_board
def test_lines_lead_to_the_edge_in_the_six_directions(board: Board) -> None:
    place, field = hexes(board), FIELDS[board.name]
    for cell in board.cells:
        q, r = place[cell]
        ways = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
        for (east, south), line in zip(ways, board.lines[cell], strict=True):
            walk = [(q + east * step, r + south * step) for step in range(1, 14)]
            assert [place[other] for other in line] == [at for at in walk if at in field.cells]


@every_board
def test_numbers_that_are_no_cell_have_no_lines(board: Board) -> None:
    assert len(board.lines) == NUMBERS
    assert NO_CELL not in board.cells
    assert [n for n in range(NUMBERS) if board.lines[n]] == list(board.cells)


def test_directions_go_round_against_the_clock() -> None:
    g6 = named("g6")[0]
    assert [cell_name(g6 + step) for step in DIRECTIONS] == ["g7", "h7", "h6", "g5", "f5", "f6"]


def test_names_and_cells() -> None:
    for cell in STANDARD.cells:
        assert cell_of(cell_name(cell)) == cell
    assert cell_name(STANDARD.cells[0]) == "a1"
    assert cell_name(STANDARD.cells[-1]) == "m13"


@pytest.mark.parametrize(
    "name", ["", "a", "a0", "a01", "a14", "n1", "A1", "1a", "a1 ", "a٣", "aa1"]
)
def test_what_is_no_name_of_a_cell(name: str) -> None:
    assert cell_of(name) is None


def test_the_path_of_a_move() -> None:
    assert STANDARD.path(*named("g6 j9")) == tuple(named("h7 i8 j9"))
    assert STANDARD.path(*named("g6 g5")) == tuple(named("g5"))
    with pytest.raises(ValueError, match="no line from g6 to h8"):
        STANDARD.path(*named("g6 h8"))


def test_boards_can_be_looked_up_by_name_and_hashed() -> None:
    assert BOARDS == {"standard": STANDARD, "leaflet": LEAFLET}
    assert len({STANDARD, LEAFLET}) == 2
