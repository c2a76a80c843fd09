"""What happened when a move was made. Log, announcements and motion are made from these."""

from __future__ import annotations

from dataclasses import dataclass

from ra.game import Outcome


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat moved `pawns` from `origin`, where `left` stayed, over the cells of `path`, whose last
    is where they went."""

    seat: int
    pawns: int
    origin: int
    path: tuple[int, ...]
    left: int

    @property
    def target(self) -> int:
        """The cell where the pawns went."""
        return self.path[-1]


@dataclass(frozen=True, slots=True)
class Joined:
    """The pawns moved met others of their seat, and are a stack of `pawns` now."""

    seat: int
    cell: int
    pawns: int


@dataclass(frozen=True, slots=True)
class Captured:
    """A seat took `pawns` of the other's."""

    seat: int
    cell: int
    pawns: int


@dataclass(frozen=True, slots=True)
class Entered:
    """A seat came into the other's Ra with `pawns`, which is worth `points`."""

    seat: int
    pawns: int
    points: int


@dataclass(frozen=True, slots=True)
class TookAll:
    """A seat took the last of the other's pawns, which is worth `points`."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat has no move; the other goes on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """The same position came for the third time: the game is drawn."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A game is over: the `number`-th, from 1. `winner`: the seat, or None if it was drawn.

    `points`: what the winner got. `score`: each seat's points since the match began.
    """

    number: int
    winner: int | None
    points: int
    score: tuple[int, int]


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The next game of a match begins: the `number`-th, with `seat` to move."""

    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """A seat has won the match."""

    outcome: Outcome


Event = (
    Moved
    | Joined
    | Captured
    | Entered
    | TookAll
    | Passed
    | Repeated
    | GameEnded
    | GameStarted
    | MatchEnded
)
