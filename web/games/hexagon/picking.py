"""Choosing on the way to a move: the cell of a stack and, if not all of it is to move, the number
of pawns. A move is then made by naming where it goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ra.hexagon import Move, State
from ra.hexagon.events import Captured, GameEnded, Moved, Repeated
from ra.hexagon.hindrance import Hindrance, hindrance


class Refusal(NamedTuple):
    """Why nothing can be done with a cell, or with what was typed.

    `why`: the rule in the way. `move`: the move that was meant. `example`: a legal move, if what
    was typed was not a move at all.
    """

    why: Hindrance | None = None
    move: Move | None = None
    example: Move | None = None


def pickable(state: State) -> Sequence[int]:
    """The cells of the stacks that can move."""
    return sorted({move.origin for move in state.legal})


def pick(state: State, picked: Sequence[int], number: int) -> Sequence[int]:
    """Pick another stack; picking the same one again lets it go."""
    if number in picked[:1]:
        return ()
    return (number,) if number in pickable(state) else picked


def aim(state: State, picked: Sequence[int], digit: str) -> Sequence[int]:
    """Choose how many pawns of the stack that is picked are to move."""
    origin = picked[0] if picked else None
    counts = {move.pawns for move in state.legal if move.origin == origin}
    return (*picked[:1], int(digit)) if digit in map(str, counts) else picked


def to_move(state: State, picked: Sequence[int]) -> tuple[int, int] | None:
    """The stack that is picked and how many of it are to move: all, or as many as can, unless a
    number was picked. None if nothing is."""
    counts = [move.pawns for move in state.legal if picked and move.origin == picked[0]]
    if not counts:
        return None
    return picked[0], picked[1] if len(picked) > 1 else max(counts)


def dead_end(state: State, cell: int, picked: Sequence[int]) -> Refusal:
    """Why nothing can be done with a cell."""
    chosen = to_move(state, picked)
    if chosen:
        return unplayable(state, Move(chosen[0], cell, chosen[1]))
    own = cell in state.placement.stacks[state.placement.side]
    return Refusal(Hindrance("stuck" if own else "stack", cell))


def unplayable(state: State, action: Move | None) -> Refusal:
    """The rule that stands in the way of what was typed; `action` is None if that is not a move."""
    if action is None:
        return Refusal(example=state.legal[0])
    return Refusal(hindrance(state.placement, action), action)


def concerning(events: Sequence[Any], seats: Sequence[int]) -> list[Any]:
    """Pawns lost, with the move that took them; how a game ended."""
    found: list[Any] = []
    for at, event in enumerate(events):
        match event:
            case Captured(seat=seat) if 1 - seat in seats:
                moves = (one for one in reversed(events[:at]) if isinstance(one, Moved))
                found += [next(moves), event]
            case Repeated() | GameEnded():
                found.append(event)
    return found
