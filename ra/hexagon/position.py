"""A position of a match in one line, whether or not a game reached it (docs/notation.md).

>>> state = read_position("standard:match 2:1 3-1 3e3.2g6 1g9 2")
>>> state.score, state.to_act
((3, 1), 1)
>>> write_position(state)
'standard:match 2:1 3-1 3e3.2g6 1g9 2'
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ra.hexagon import expected
from ra.hexagon.board import BOARDS, HIGHEST, MOST_PAWNS, Board, cell_name, cell_of
from ra.hexagon.placement import POINTS, Placement
from ra.hexagon.rules import State, decided
from ra.hexagon.setup import LENGTHS, length_of
from ra.reading import Field, exactly

NOTHING = "-"
FIELDS = 6


def write_position(state: State) -> str:
    """The line of a state. It does not tell which positions have come before, and so not how near
    the game is to a draw by repetition; `ra.hexagon.write_view` does."""
    return line_of(state, state.placement)


def line_of(state: State, placement: Placement) -> str:
    """The line of `placement`, an earlier position of the game under way."""
    return " ".join(
        (
            f"{placement.board.name}:{length_of(state.match)}",
            f"{state.number}:{state.starter + 1}",
            f"{state.score[0]}-{state.score[1]}",
            *(_stacks_field(placement, side) for side in (0, 1)),
            NOTHING if state.to_act is None else str(placement.side + 1),
        )
    )


def _stacks_field(placement: Placement, side: int) -> str:
    stacks = sorted(placement.stacks[side])
    return (
        ".".join(f"{abs(placement.heights[cell])}{cell_name(cell)}" for cell in stacks) or NOTHING
    )


def read_position(text: str) -> State:
    """The state that a line describes, as if the game had begun there; ReadError says what can't be
    read."""
    fields = exactly(FIELDS, text, expected.SIX_FIELDS)
    over = fields[5].text == NOTHING
    board, match = _board(fields[0])
    number, starter = _game(fields[1], match)
    score = _score(fields[2], match, over)
    black = _stacks(fields[3], board, 0, over, {})
    white = _stacks(fields[4], board, 1, over, black)
    return _state(fields[5], Placement(board, (black, white), 0), match, number, starter, score)


def _board(field: Field) -> tuple[Board, bool]:
    board, _, length = field.text.partition(":")
    if board not in BOARDS or length not in LENGTHS:
        words = [f"{name}:{word}" for name in BOARDS for word in LENGTHS]
        raise field.error(expected.BOARD_AND_LENGTH, words)
    return BOARDS[board], LENGTHS[length]


def _game(field: Field, match: bool) -> tuple[int, int]:
    found = re.fullmatch("([1-9][0-9]{0,5}):([12])", field.text)
    if found is None or not (match or found[1] == "1"):
        raise field.error(expected.GAME_NUMBER)
    return int(found[1]), int(found[2]) - 1


def _score(field: Field, match: bool, over: bool) -> tuple[int, int]:
    found = re.fullmatch("([0-9]{1,6})-([0-9]{1,6})", field.text)
    if found is None:
        raise field.error(expected.SCORE)
    score = int(found[1]), int(found[2])
    if match:
        possible = decided(score) is over
    else:
        possible = not min(score) and max(score) in (POINTS if over else (0,))
    if not possible:
        raise field.error(expected.SCORE)
    return score


def _stacks(
    field: Field, board: Board, side: int, over: bool, others: Mapping[int, int]
) -> dict[int, int]:
    """A side's pawns by cell. Only if the game is over can it have none, or some in the other's Ra;
    ReadError otherwise."""
    stacks: dict[int, int] = {}
    if field.text == NOTHING and over:
        return stacks
    barred = (board.ra[side],) if over else board.ra
    for part in field.parts("."):
        found = re.fullmatch(f"([1-{HIGHEST}])([a-z][0-9]{{1,2}})", part.text)
        if found is None:
            raise part.error(expected.STACKS)
        cell = cell_of(found[2])
        if cell not in board.cells or cell in (*barred, *others, *stacks):
            raise part.error(expected.CELL)
        stacks[cell] = int(found[1])
        if sum(stacks.values()) > MOST_PAWNS:
            raise part.error(expected.PAWNS)
    return stacks


def _state(
    turn: Field,
    placement: Placement,
    match: bool,
    number: int,
    starter: int,
    score: tuple[int, int],
) -> State:
    over = turn.text == NOTHING
    if turn.text not in ("1", "2", NOTHING):
        raise turn.error(expected.SEAT_TO_ACT, ["1", "2", NOTHING])
    if turn.text == "2":
        placement.skip()
    try:
        return State(placement, match=match, number=number, starter=starter, score=score, over=over)
    except ValueError as error:
        raise turn.error(expected.SEAT_TO_ACT, [str(2 - placement.side)]) from error
