"""What happened when a move was made: the events that `State.apply` returns, in order.

A log, announcements and motion are made from these. Seats are 0 and 1; cells are numbers, which
`cell_name` turns into names.
"""

from __future__ import annotations

from dataclasses import dataclass

from ra.game import Outcome


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat moved `pawns` from the cell `origin`, where `left` stayed, along the cells of `path`:
    the last of them is where the pawns stand now."""

    seat: int
    pawns: int
    origin: int
    path: tuple[int, ...]
    left: int

    @property
    def target(self) -> int:
        """The cell where the pawns stand now."""
        return self.path[-1]


@dataclass(frozen=True, slots=True)
class Joined:
    """The moved pawns have joined others of their seat: `cell` now holds a stack of `pawns`."""

    seat: int
    cell: int
    pawns: int


@dataclass(frozen=True, slots=True)
class Captured:
    """A seat took `pawns` of the other's, which stood on `cell`."""

    seat: int
    cell: int
    pawns: int


@dataclass(frozen=True, slots=True)
class Entered:
    """A seat entered the other's Ra with `pawns`, which is worth `points` and ends the game."""

    seat: int
    pawns: int
    points: int


@dataclass(frozen=True, slots=True)
class TookAll:
    """A seat took the last of the other's pawns, which is worth `points` and ends the game."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat has no move, so the other moves again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """The same position has occurred so often (`rules.TIMES`) that the game is drawn."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A game is over: the `number`-th of the match, from 1.

    `winner` is the seat, or None if the game was drawn, and `points` what it got. `score` is each
    seat's points since the match began.
    """

    number: int
    winner: int | None
    points: int
    score: tuple[int, int]


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The next game of a match begins, the `number`-th: `seat` is the first to move."""

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
