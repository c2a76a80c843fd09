"""Random games of the hexagon game: boards, matches and single games, and styles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ra.game import Game
from ra.hexagon import HEXAGON, Board, Move, Setup, State
from tools.random_games import RandomGame, Style


def bold(state: State, move: Move, last: Move | None) -> float:
    """Prefers entries to captures and captures to anything else, so that games end soon."""
    placement = state.placement
    if move.target in placement.board.ra:
        return 5000
    return 500 if move.target in placement.stacks[1 - placement.side] else 1


def to_and_fro(state: State, move: Move, last: Move | None) -> float:
    """Mostly takes back the seat's last move."""
    return 2000 if last is not None and move == (last[1], last[0], last[2]) else 1


STYLES: dict[str, Style[State, Move] | None] = {
    "even": None,
    "bold": bold,
    "to and fro": to_and_fro,
}


@dataclass(frozen=True)
class RandomMatch(RandomGame[State, Move]):
    """A match or a single game, or its first moves: without boldness it may take very long."""

    game: ClassVar[Game] = HEXAGON
    players: ClassVar[int] = 2
    board: Board
    match: bool
    first: int
    seed: int
    style: str = "even"
    most: int | None = 150

    def __repr__(self) -> str:
        return (
            f"RandomMatch({self.board.name} match={self.match} first={self.first} "
            f"{self.seed} {self.style})"
        )

    @property
    def setup(self) -> Setup:
        """Board, length, and who starts."""
        return Setup(self.board, self.match, self.first)

    def weight(self) -> Style[State, Move] | None:
        """By what a move does."""
        return STYLES[self.style]
