"""Why pawns can't go somewhere: nothing is in the way of legal moves, something of all others."""

from __future__ import annotations

from collections import Counter

import pytest

from ra.hexagon import BOARDS, HEXAGON, Board, Move, Placement
from ra.hexagon.board import HIGHEST, NUMBERS, cell_name, cell_of
from ra.hexagon.hindrance import hindrance
from tests.ra.hexagon.scattered import many


def wishes(placement: Placement) -> list[Move]:
    """Everything that one could wish to move, from the cells of stacks and one without."""
    origins = [*placement.stacks[0], *placement.stacks[1], placement.board.ra[0]]
    return [
        Move(origin, target, pawns)
        for origin in origins
        for target in placement.board.cells
        for pawns in range(1, HIGHEST + 1)
    ]


def test_what_can_be_done_is_hindered_by_nothing_and_all_else_by_what_is_there() -> None:
    found = Counter[str]()
    for state in many(12, first=7000):
        placement, legal = state.placement, set(state.legal)
        sign = -1 if placement.side else 1
        for move in wishes(placement):
            what = hindrance(placement, move)
            assert (what is None) == (move in legal), str(move)
            if what is None:
                continue
            found[what.kind] += 1
            there = placement.heights[what.cell] * sign
            match what.kind:
                case "stack":
                    assert what.cell == move.origin
                    assert there <= 0
                case "pawns":
                    assert there == what.number < move.pawns
                case "line":
                    with pytest.raises(ValueError, match="no line"):
                        placement.board.path(move.origin, what.cell)
                case "wall":
                    assert what.cell == placement.board.ra[placement.side]
                case "height":
                    assert there + move.pawns == what.number > HIGHEST
                case "strength":
                    assert -there == what.number > move.pawns
                case "end":
                    way = placement.board.path(move.origin, what.cell)
                    assert len(way) == what.number
                    assert Move(move.origin, what.cell, move.pawns) in legal
    assert set(found) == {"stack", "pawns", "line", "wall", "height", "strength", "end"}


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.name)
def test_a_cell_of_no_board_or_another_one_is_no_trouble(board: Board) -> None:
    """As they can be typed."""
    placement = Placement.start(board, 0)
    names = [cell_name(cell) for cell in range(NUMBERS) if cell_of(cell_name(cell)) is not None]
    for origin, target in [(name, "g6") for name in names] + [("g6", name) for name in names]:
        move = HEXAGON.read_action(f"3{origin}-{target}")
        assert move is not None
        assert (hindrance(placement, move) is None) == (move in placement.moves())
