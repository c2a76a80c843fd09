"""What a stack is worth where it stands: all that a search knows of a position at rest.

The figures come from self-play (tools/tune/hexagon.py).
"""

from __future__ import annotations

from functools import cache

from ra.hexagon.board import HIGHEST, NO_CELL, NUMBERS, STRIDE, Board
from ra.hexagon.moves import FARTHEST

POINT = 500
"""The value of a position from which a side is expected to win one point more than the other: half
the value of a point surely won, so that a good position is seldom mistaken for a won one."""
FAR = 9
"""The distance from a Ra, in spaces, beyond which it makes no difference."""
MOVES = 5
"""The number of moves from a Ra beyond which it makes no difference."""

STACK = (67, 198, 278)
"""By pawns less one: the worth of a stack wherever it is, counted as in search.py."""
ATTACK = (
    (0, 10, 8, 5, 1, 8, 23, 15, 12, 34),
    (0, 72, 60, 46, 28, 29, 24, 6, -6, -22),
    (0, 145, 132, 111, 84, 44, 16, -36, -84, -106),
)
"""What is added, by pawns less one and by spaces to the enemy's Ra."""
GUARD = (
    (0, 48, 37, 14, 10, -20, -23, -17, -6, 9),
    (0, -55, -28, 3, 18, 32, 42, 50, 51, 52),
    (0, 20, 39, 46, 45, 36, 24, 14, 3, -8),
)
"""What is added, by pawns less one and by spaces to its own Ra."""
ENTER = (
    (0, 134, 16, -16, -32, -38),
    (0, 152, 67, -38, -38, 12),
    (0, 166, 68, -14, -20, -8),
)
"""What is added, by pawns less one and by the moves that one of its pawns needs to enter if nobody
is in its way."""

Table = tuple[tuple[int, ...], ...]
"""The worth of a stack to Black, by its height, below zero for White's, and by its cell."""


@cache
def standing_of(board: Board) -> Table:
    """The worth of stacks on a board."""
    black, white = (_side(board, side) for side in (0, 1))
    nothing = (0,) * NUMBERS
    minus = [tuple(-worth for worth in of_height) for of_height in white]
    return (nothing, *black, *reversed(minus))


def _side(board: Board, side: int) -> list[tuple[int, ...]]:
    """The worth of a side's stacks to that side, by pawns less one and by cell."""
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
    """The distance between two cells, in spaces."""
    (row, place), (row2, place2) = divmod(one, STRIDE), divmod(other, STRIDE)
    up, along = row2 - row, place2 - place
    return max(abs(up), abs(along), abs(up - along))


@cache
def moves_to_enter(board: Board, side: int) -> tuple[int, ...]:
    """By cell: how many moves a lone pawn there needs to enter the enemy's Ra; MOVES if that many
    or more."""
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
    """The cells to which a pawn can move that has the board to itself."""
    found = []
    for line in board.lines[cell]:
        way = line[:FARTHEST]
        if board.ra[1 - side] in way:
            found.append(board.ra[1 - side])
        elif way and board.ra[side] not in way:
            found.append(way[-1])
    return [target for target in found if target != NO_CELL]
