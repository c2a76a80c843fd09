"""What every game offers, so that record, page, storage and opponents treat all of them alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

from ra.bot import Opponents

A = TypeVar("A")
E = TypeVar("E")
S = TypeVar("S", bound="State[Any, Any]")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat: a name, and the computer player's level, or None for a person."""

    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's final place; 1 is the winner's. Seats share a place only in a drawn game."""

    seat: int
    place: int
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the standing of every seat, best first."""

    standings: tuple[Standing, ...]

    @property
    def winner(self) -> int | None:
        """The seat that won, or None if the game was drawn."""
        first, *others = self.standings
        return None if any(other.place == first.place for other in others) else first.seat


class UnknownAction(ValueError):
    """A text that is not an action of the game, in this position or any other.

    `text` is what stood there; `expected` says in words what an action looks like. `number` tells
    which token it was, from 1, when several were played at once; else it is None.

    >>> print(UnknownAction("z9", "a move such as 2f4-f5"))
    found 'z9', expected a move such as 2f4-f5
    """

    def __init__(self, text: str, expected: str, number: int | None = None) -> None:
        super().__init__(text, expected, number)
        self.text = text
        self.expected = expected
        self.number = number

    def __str__(self) -> str:
        return f"{_token(self.number)}found {self.text!r}, expected {self.expected}"


class IllegalAction(ValueError):
    """An action that can't be taken now.

    `action` is what was tried; `legal` holds every action that can be taken instead, none when the
    game is over. `number` tells which token it was, from 1, when several were played at once; else
    it is None. The message names actions by their tokens.
    """

    def __init__(self, action: object, legal: Sequence[object], number: int | None = None) -> None:
        super().__init__(action, tuple(legal), number)
        self.action = action
        self.legal = tuple(legal)
        self.number = number

    def __str__(self) -> str:
        if self.action is None or isinstance(self.action, str):
            fault = f"{self.action!r} is not an action"
        else:
            fault = f"{self.action} is not possible now"
        options = f"possible: {', '.join(map(str, self.legal))}"
        return f"{_token(self.number)}{fault}; {options if self.legal else 'the game is over'}"


def _token(number: int | None) -> str:
    return "" if number is None else f"token {number}: "


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


def played(state: S, text: str, read: Callable[[str], Any]) -> tuple[S, list[Any]]:
    """A copy of `state` after the actions of a text, and all events on the way.

    `read` turns a token into an action. UnknownAction and IllegalAction tell which token is at
    fault.
    """
    after, told = state.copy(), []
    for number, token in enumerate(text.split(), 1):
        try:
            told += after.apply(read(token))
        except UnknownAction as error:
            raise UnknownAction(error.text, error.expected, number) from None
        except IllegalAction as error:
            raise IllegalAction(error.action, error.legal, number) from None
    return after, told


class Option(Protocol):
    """An action of the seat to act, judged by a computer player."""

    @property
    def action(self) -> Any:
        """The action."""

    def equals(self, other: Any) -> bool:
        """Whether the judge finds this option and another of the same position equally good."""


class Game(Protocol):
    """One of the games: its rules, its texts and its computer players.

    `name` is what a record's tag `Game` says. `levels` are the names of the computer players,
    weakest first; they are known without importing any of them.

    Texts are for records, links and messages to another interpreter: each `read_…` gives back what
    the `write_…` of the same name was given.
    """

    name: str
    levels: tuple[str, ...]

    # The game

    def start(self, setup: Any) -> State[Any, Any]:
        """The position before the first action."""

    def tell(self, event: Any, setup: Any, names: Sequence[str]) -> Iterable[str]:
        """An event in lines of plain English; `names` by seat."""

    def sheet(self, events: Sequence[Any]) -> int | None:
        """The number of the part of the game that these events ended and scored: an epoch, a game
        of a match. None if they ended none."""

    def concealed(self, setup: Any, state: Any) -> Any:
        """The set-up of a game that has come as far as `state`, without what nobody can know: it
        plays to the same position, and from there is only to be looked at."""

    def idle(self, state: Any, seat: int) -> bool:
        """Whether a seat has nothing to decide until the next part that `sheet` counts begins, or
        the game ends."""

    # The record

    def setup_tags(self, seats: int) -> frozenset[str]:
        """The names of all tags that can describe a set-up for this number of seats."""

    def write_setup(self, setup: Any) -> dict[str, str]:
        """The set-up as tags of a record."""

    def read_setup(self, tags: Mapping[str, str], seats: int) -> Any:
        """The set-up from a record's tags; TagError names the tag that can't be read."""

    def write_action(self, action: Any, events: Sequence[Any] = ()) -> str:
        """The action's token, without spaces.

        `events` are those of the action, if they are known: a game may mark in the token what
        readers want to see at once (a capture, say). `read_action` ignores such marks.
        """

    def read_action(self, token: str) -> Any:
        """The action of a token, legal or not; None if this game has no such token."""

    def write_result(self, outcome: Outcome) -> str:
        """The result as the value of a tag."""

    def break_after(self, events: Sequence[Any]) -> str:
        """The white space that follows an action with these events in a record."""

    # Positions

    position_mark: str
    """A regular expression: how the first field of a position's line begins, such as `nim:[2-4]`.
    It has no group, and does not begin within a word."""
    position_fields: int
    """The number of fields of such a line, with a space between."""

    def begin_at(self, line: str, seed: int) -> tuple[Any, int]:
        """The set-up of a game that begins at the position of a line, and its number of seats.
        Chance, if the line leaves something to it, is drawn from `seed`.

        ReadError says what can't be read; another ValueError, what is impossible.
        """

    # What a seat knows

    def view(self, state: Any, seat: int | None = None) -> Any:
        """What a seat may know of a state, and nothing more; without `seat`, the seat to act.

        It has `legal_actions()`: everything that the seat to act may do. It shares nothing mutable
        with the state. ValueError if there is no such seat.
        """

    def write_view(self, view: Any) -> str:
        """The view in one line."""

    def read_view(self, text: str) -> Any:
        """The view that a line describes; ValueError (often a ReadError) if it describes none."""

    # Computer players

    def temper(self, seat: Seat) -> str | None:
        """The character of the computer player in a seat, which depends on its name; None for a
        person, and for a player without one."""

    @property
    def opponents(self) -> Opponents[Any, Any, Any]:
        """The computer players, imported when they are first asked for."""

    def write_options(self, options: Sequence[Any]) -> str:
        """What `opponents.evaluate` gave, as text."""

    def read_options(self, text: str, state: Any) -> tuple[Any, ...]:
        """The options of a text, in its order.

        ValueError if there is none, or if one of them is not an option of this state.
        """
