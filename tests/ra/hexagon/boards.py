"""Boards set by hand and moves by token, for tests that name one rule."""

from __future__ import annotations

from ra.hexagon import HEXAGON, Move, State, read_position


def placed(black: str, white: str, to_act: int = 1, board: str = "standard") -> State:
    """A single game with these stacks, such as 2g6.1a1; `to_act` is 1 or 2."""
    return read_position(f"{board}:game 1:1 0-0 {black} {white} {to_act}")


def moves_from(state: State, cell: str) -> set[str]:
    """The moves that the stack on a cell has."""
    return {str(move) for move in state.legal_actions() if f"{cell}-" in str(move).lstrip("123")}


def move(token: str) -> Move:
    found = HEXAGON.read_action(token)
    assert found is not None, token
    return found


def played(state: State, tokens: str) -> list[object]:
    """What happened in these moves, one after the other."""
    return [event for token in tokens.split() for event in state.apply(move(token))]
