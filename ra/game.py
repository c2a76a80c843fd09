"""What every game offers, so that record, page, storage and opponents treat all of them alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

A = TypeVar("A")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's final place: 1 is the winner's. Two share one only when the game is drawn."""

    seat: int
    place: int
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the seats, best first."""

    standings: tuple[Standing, ...]

    @property
    def winner(self) -> int | None:
        """The seat that won, or None if the game was drawn."""
        first, *others = self.standings
        return None if any(other.place == first.place for other in others) else first.seat


class IllegalAction(Exception):
    """An action that can't be taken now. `legal` lists those that can."""

    def __init__(self, action: object, legal: Sequence[object]) -> None:
        super().__init__(f"{action} is not possible now; possible: {', '.join(map(str, legal))}")
        self.action = action
        self.legal = tuple(legal)


class State(Protocol[A, E]):
    """A game under way. Seats are numbered from 0, clockwise."""

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is awaited; None when the game is over."""

    def legal_actions(self) -> Sequence[A]:
        """All that the seat to act may do; empty only when the game is over."""

    def apply(self, action: A) -> list[E]:
        """Take `action` and tell what happened, in order; IllegalAction if it can't be taken."""

    def outcome(self) -> Outcome | None:
        """The standings once the game is over, else None."""

    def copy(self) -> Self:
        """An independent twin."""


class Game(Protocol):
    """One of the games: how it starts, and how its set-up and actions are written in a record."""

    name: str

    def start(self, setup: Any) -> State[Any, Any]:
        """The position before the first action."""

    def setup_tags(self, seats: int) -> frozenset[str]:
        """The names of the tags that a set-up may be written with."""

    def write_setup(self, setup: Any) -> dict[str, str]:
        """The set-up as tags of a record."""

    def read_setup(self, tags: Mapping[str, str], seats: int) -> Any:
        """The set-up from a record's tags; TagError names the tag that can't be read."""

    def write_action(self, action: Any, events: Sequence[Any] = ()) -> str:
        """The action's token, without spaces. `events`, if they are known, are what came of it: a
        game may mark in the token what readers want to see at once, and `read_action` passes over.
        """

    def read_action(self, token: str) -> Any:
        """The action of a token, or None if it is no token of this game."""

    def write_result(self, outcome: Outcome) -> str:
        """The result as the value of a tag."""

    def break_after(self, events: Sequence[Any]) -> str:
        """The white space that sets off what follows these events in a record."""

    def sheet(self, events: Sequence[Any]) -> int | None:
        """The number of the part of the game that these events ended and scored: an epoch, a game
        of a match. None if they ended none."""

    def idle(self, state: Any, seat: int) -> bool:
        """Whether a seat has nothing to decide until the next such part begins, or the end."""

    def tell(self, event: Any, setup: Any, names: Sequence[str]) -> Iterable[str]:
        """An event in lines of plain English; `names` by seat."""
