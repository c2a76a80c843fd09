"""A match that begins at a position, as lessons and problems do."""

from __future__ import annotations

from dataclasses import dataclass

from ra.hexagon.board import Board
from ra.hexagon.position import read_position, write_position
from ra.hexagon.rules import State


@dataclass(frozen=True, slots=True)
class Midgame:
    """A set-up that is a position: its `line`, and what it says of board and match."""

    line: str
    board: Board
    match: bool

    @classmethod
    def of(cls, state: State) -> Midgame:
        """To begin where a match stands now; what came before does not count for repetition."""
        return cls(write_position(state), state.placement.board, state.match)

    def state(self) -> State:
        """The position before the first move."""
        return read_position(self.line)
