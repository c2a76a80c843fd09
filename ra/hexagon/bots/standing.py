"""What a stack is worth where it stands: all that a search knows of a position at rest.

Worth is counted as in stakes.py: a thousand is the least win. The figures come from self-play
(tools/tune_hexagon.py).
"""

from __future__ import annotations

from functools import cache

from ra.hexagon.board import HIGHEST, NO_CELL, NUMBERS, STRIDE, Board
from ra.hexagon.moves import FARTHEST

FAR = 9
"""Spaces from a Ra beyond which it makes no difference how far off a stack is."""
MOVES = 5
"""Moves from a Ra beyond which it makes none."""

STACK = (74, 202, 294)
"""By pawns: of a stack wherever it is."""
ATTACK = (
    (0, 22, 10, -3, -12, -2, 33, 31, 13, 30),
    (0, 58, 50, 40, 23, 34, 33, 11, 0, -6),
    (0, 128, 122, 106, 84, 50, 30, -32, -82, -84),
)
"""By pawns and by spaces to the enemy's Ra."""
GUARD = (
    (0, 58, 43, 10, 12, -28, -24, -14, -4, 6),
    (0, -46, -29, 2, 17, 36, 48, 51, 46, 42),
    (0, 36, 56, 50, 44, 31, 18, 8, 0, -8),
)
"""By pawns and by spaces to its own."""
ENTER = (
    (0, 130, 19, -30, -15, -33),
    (0, 122, 64, -26, -23, 23),
    (0, 166, 66, -20, -11, 6),
)
"""By pawns and by moves in which one pawn of it enters if nobody is in its way."""

Table = tuple[tuple[int, ...], ...]
"""By the height of a stack, below zero for White's, and by cell: for Black's good."""


@cache
def standing_of(board: Board) -> Table:
    """The worth of stacks on a board."""
    black, white = (_side(board, side) for side in (0, 1))
    nothing = (0,) * NUMBERS
    minus = [tuple(-worth for worth in of_height) for of_height in white]
    return (nothing, *black, *reversed(minus))


def _side(board: Board, side: int) -> list[tuple[int, ...]]:
    """By pawns less one and by cell, for the side's good."""
    own, enemy = board.ra[side], board.ra[1 - side]
    moves = moves_to_enter(board, side)
    of_height = []
    for index in range(HIGHEST):
        worth = [0] * NUMBERS
        for cell in board.cells:
            worth[cell] = (
                STACK[index]
                + ATTACK[index][min(FAR, spaces(cell, enemy))]
                + GUARD[index][min(FAR, spaces(cell, own))]
                + ENTER[index][min(MOVES, moves[cell])]
            )
        of_height.append(tuple(worth))
    return of_height


def spaces(one: int, other: int) -> int:
    """How many steps from cell to cell it is between two."""
    (row, place), (row2, place2) = divmod(one, STRIDE), divmod(other, STRIDE)
    up, along = row2 - row, place2 - place
    return max(abs(up), abs(along), abs(up - along))


@cache
def moves_to_enter(board: Board, side: int) -> tuple[int, ...]:
    """By cell, in how many moves a lone pawn from there is in the enemy's Ra; MOVES if in more."""
    moves = [MOVES] * NUMBERS
    moves[board.ra[1 - side]] = 0
    for number in range(1, MOVES):
        for cell in board.cells:
            if moves[cell] == MOVES and any(
                moves[target] == number - 1 for target in _targets(board, side, cell)
            ):
                moves[cell] = number
    return tuple(moves)


def _targets(board: Board, side: int, cell: int) -> list[int]:
    """Where a lone pawn comes that has the board to itself."""
    found = []
    for line in board.lines[cell]:
        way = line[:FARTHEST]
        if board.ra[1 - side] in way:
            found.append(board.ra[1 - side])
        elif way and board.ra[side] not in way:
            found.append(way[-1])
    return [target for target in found if target != NO_CELL]
