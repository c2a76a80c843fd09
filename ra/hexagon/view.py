"""What a seat may know: everything, as nothing is hidden in this game. A view is a State.

Its line is the position after the last capture, or the game's first, and the moves since, so that
its reader knows which positions have come before.
"""

from __future__ import annotations

from ra import expected
from ra.hexagon.notation import read_action
from ra.hexagon.position import FIELDS, line_of, read_position
from ra.hexagon.rules import State
from ra.reading import fields_of

SEATS = (0, 1)


def view_of(state: State, seat: int | None = None) -> State:
    """What a seat knows of a state: a copy of all of it, whoever asks. ValueError if there is no
    such seat."""
    if seat is not None and seat not in SEATS:
        raise ValueError(f"no seat {seat}: there are {SEATS}")
    return state.copy()


def write_view(state: State) -> str:
    """The line of a view, from which `read_view` makes an equal one."""
    past = state.past
    return " ".join((line_of(state, past.base), *map(str, past.moves)))


def read_view(text: str) -> State:
    """The view that a line of `write_view` describes; ReadError if it describes none."""
    words = fields_of(text)
    moves = words[FIELDS:]
    state = read_position(text[: moves[0].column - 1] if moves else text)
    for word in moves:
        move = read_action(word.text)
        if move is None or move not in state.legal:
            missed = expected.LEGAL_ACTION if move else expected.ACTION
            options = [str(other) for other in state.legal]
            raise word.error(missed if options else expected.END, options)
        state.apply(move)
    return state
