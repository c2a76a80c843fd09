"""What a seat may know, in one line for the way to another interpreter: all there is.

Nothing is hidden in this game. The line is the position after the last capture, or the first of the
game, and the moves since, so that who reads it knows which positions have come before.
"""

from __future__ import annotations

from ra.hexagon.notation import HEXAGON
from ra.hexagon.position import FIELDS, line_of, read_position
from ra.hexagon.rules import State
from ra.reading import fields_of


def write_view(state: State) -> str:
    """The line of a state: `read_view` gives the same state back."""
    past = state.past
    return " ".join((line_of(state, past.base), *map(str, past.moves)))


def read_view(text: str) -> State:
    """The state of a line of `write_view`; ReadError if it is none."""
    words = fields_of(text)
    moves = words[FIELDS:]
    state = read_position(text[: moves[0].column - 1] if moves else text)
    for word in moves:
        move = HEXAGON.read_action(word.text)
        if move is None or move not in state.legal:
            expected = "end" if not state.legal else "legal action" if move else "action"
            raise word.error(expected, [str(other) for other in state.legal])
        state.apply(move)
    return state
