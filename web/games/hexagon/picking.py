"""Choosing on the way to a move: the cell of a stack, and where its pawns go. How many go follows
from where, as fewer go farther; where several numbers of them can go, that is chosen last. It can
also be chosen before, by a digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ra.hexagon import Move, State
from ra.hexagon.board import HIGHEST
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


class Picked(NamedTuple):
    """What is picked on the way to a move: a stack by its cell; how many of its pawns are to go, 0
    if that is open; the cell they go to, None if that is."""

    origin: int
    pawns: int = 0
    goal: int | None = None

    def moves(self, state: State) -> list[Move]:
        """The moves that it leaves open, the fewest pawns first."""
        found = [
            move
            for move in state.legal
            if move.origin == self.origin
            and self.pawns in (0, move.pawns)
            and self.goal in (None, move.target)
        ]
        return sorted(found, key=lambda move: move.pawns)


def picked_of(state: State, numbers: Sequence[int]) -> Picked | None:
    """What these numbers of `Look.picked` name; None if nothing that can move is picked."""
    picked = Picked(*numbers) if 0 < len(numbers) <= len(Picked._fields) else None
    return picked if picked and picked.moves(state) else None


def pickable(state: State) -> Sequence[int]:
    """The cells of the stacks that can move."""
    return sorted({move.origin for move in state.legal})


def pick(state: State, numbers: Sequence[int], number: int) -> Sequence[int]:
    """Pick a stack, or a goal where several numbers of its pawns can go; picking the same stack
    again lets it go."""
    picked = picked_of(state, numbers)
    if picked and number == picked.origin:
        return ()
    if picked and len(picked._replace(goal=number).moves(state)) > 1:
        return picked.origin, picked.pawns, number
    return (number,) if number in pickable(state) else numbers


def aim(state: State, numbers: Sequence[int], digit: str) -> Sequence[int]:
    """Choose how many pawns of the stack that is picked are to move; the same digit again leaves
    it open."""
    picked = picked_of(state, numbers)
    counts = {str(pawns): pawns for pawns in range(1, HIGHEST + 1)}
    pawns = counts.get(digit, 0)
    if picked is None or not pawns or not picked._replace(pawns=pawns).moves(state):
        return numbers
    if picked.goal is not None:
        return picked.origin, pawns, picked.goal
    return picked[:1] if pawns == picked.pawns else (picked.origin, pawns)


def back(numbers: Sequence[int]) -> Sequence[int]:
    """One step back: from a goal to the stack, from the stack to none."""
    return numbers[:1] if len(numbers) > 1 else ()


def action_of(state: State, numbers: Sequence[int]) -> Move | None:
    """The move that is picked, if one is left."""
    picked = picked_of(state, numbers)
    if picked is None or picked.goal is None:
        return None
    moves = picked.moves(state)
    return moves[0] if len(moves) == 1 else None


def dead_end(state: State, cell: int, picked: Sequence[int]) -> Refusal:
    """Why nothing can be done with a cell."""
    chosen = picked_of(state, picked)
    if chosen:
        return unplayable(state, Move(chosen.origin, cell, chosen.pawns or 1))
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
