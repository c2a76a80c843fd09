"""What a reader of the hexagon game's texts can find missing (ra/expected.py)."""

from __future__ import annotations

from ra.expected import Expected

TWO_SEATS = Expected("two seats", "two seats")
BOARD = Expected("board", "the name of a board")
LENGTH = Expected("length", "match or game")
START = Expected("start", "the number of the seat that starts, 1 or 2")
SIX_FIELDS = Expected("six fields", "six parts with a space between")
BOARD_AND_LENGTH = Expected("board and length", "a board and match or game, such as standard:match")
GAME_NUMBER = Expected(
    "game number", "the number of the game and the seat that started it, such as 2:1"
)
SCORE = Expected("score", "the points of both seats that are possible here, such as 3-1")
STACKS = Expected("stacks", "stacks such as 3e3.2g6, with . between")
CELL = Expected("cell", "a cell of the board where this stack can stand")
PAWNS = Expected("pawns", "no more than nine pawns of a seat")
SEAT_TO_ACT = Expected(
    "seat to act", "the seat to act, which has a move, or - when the game is over"
)
