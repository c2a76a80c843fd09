"""Random games, and their records: how tests and tools get to positions nobody thought of."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Generic, TypeVar

from ra.game import Game, State
from ra.record import Record, Seat

S = TypeVar("S", bound=State[Any, Any])
A = TypeVar("A")

Style = Callable[[S, A, A | None], float]
"""How likely an action (the second argument) is to be taken in a position by a seat whose last
action was the third, None if it has taken none."""


def random_action(
    state: S, chance: random.Random, style: Style[S, Any] | None = None, last: Any = None
) -> Any:
    """One of the legal actions, all equally likely if there is no style.

    Uses `random()` alone, which all Pythons agree on.
    """
    legal = state.legal_actions()
    weights = [1.0 if style is None else style(state, action, last) for action in legal]
    mark = chance.random() * sum(weights)
    for action, weight in zip(legal, weights, strict=True):
        mark -= weight
        if mark < 0:
            return action
    return legal[-1]


class RandomGame(ABC, Generic[S, A]):
    """A game that follows from a few values, which a failing test prints."""

    seed: int
    most: int | None = None
    """After how many actions it stops; None: when the game is over."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """What is played."""

    @property
    @abstractmethod
    def setup(self) -> Any:
        """Where it starts."""

    @property
    @abstractmethod
    def players(self) -> int:
        """How many seats there are."""

    def weight(self) -> Style[S, A] | None:
        """How its players choose; None if all actions are equally likely."""
        return None

    def take(self, state: S, action: A) -> None:
        """Take an action; a game that has a faster way, without events, uses that."""
        state.apply(action)

    def start(self) -> S:
        """The position before the first action."""
        state: S = self.game.start(self.setup)  # type: ignore[assignment]
        return state

    def steps(self) -> Iterator[tuple[S, A]]:
        """Each position with the action to take in it; the state is the iterator's own and goes on
        when the next pair is asked for."""
        state, chance, style = self.start(), random.Random(self.seed + 1), self.weight()
        last: list[A | None] = [None] * self.players
        for _ in count() if self.most is None else range(self.most):
            if (seat := state.to_act) is None:
                return
            action = random_action(state, chance, style, last[seat])
            last[seat] = action
            yield state, action
            self.take(state, action)

    def actions(self) -> tuple[A, ...]:
        """All that is done."""
        return tuple(action for _, action in self.steps())

    def reached(self, after: int) -> S:
        """The position after so many actions, or before the last one of a shorter game."""
        found = self.start()
        for number, (state, _) in enumerate(self.steps()):
            found = state.copy()
            if number == after:
                break
        return found

    def end(self) -> S:
        """The position after all actions."""
        last = self.start()
        for state, _ in self.steps():
            last = state
        return last

    def record(self, seats: Sequence[Seat] = ()) -> Record:
        """The game as a record; without `seats`, every other one is a computer's."""
        return self._record(self.actions(), seats)

    def until(self, wanted: Callable[[S], bool], seats: Sequence[Seat] = ()) -> Record | None:
        """The record up to the first position that is `wanted`, which may be the last; None if
        there is none."""
        actions: list[A] = []
        state = self.start()
        for state, action in self.steps():
            if wanted(state):
                return self._record(actions, seats)
            actions.append(action)
        return self._record(actions, seats) if wanted(state) else None

    def _record(self, actions: Sequence[A], seats: Sequence[Seat]) -> Record:
        given = seats or [
            Seat(f"Player {number}", "adept" if number % 2 else None)
            for number in range(1, self.players + 1)
        ]
        return Record(self.game, self.setup, tuple(given), tuple(actions), "2026-11-27")


@dataclass(frozen=True)
class EvenGame(RandomGame[Any, Any]):
    """A random game of any kind, all legal actions being equally likely."""

    kind: Game
    begun: Any
    seats: int
    seed: int

    @property
    def game(self) -> Game:
        """What is played."""
        return self.kind

    @property
    def setup(self) -> Any:
        """Where it starts."""
        return self.begun

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.seats
