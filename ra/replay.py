"""A record together with what follows from it: the events of each action, and every position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from ra import expected
from ra.game import Game, State
from ra.reading import ReadError
from ra.record import MAX_TEXT, Reader, Record, compose


@dataclass(frozen=True, slots=True)
class Step:
    """One action: who took it, what happened, and the position it led to (never to be changed)."""

    seat: int
    action: Any
    events: tuple[Any, ...]
    state: State[Any, Any]

    @classmethod
    def of(cls, before: State[Any, Any], action: Any) -> Self:
        """The step that an action makes from a position, which is not changed.

        IllegalAction if the action can't be taken.
        """
        state = before.copy()
        seat = state.to_act
        events = state.apply(action)
        assert seat is not None
        return cls(seat, action, tuple(events), state)


@dataclass(frozen=True, slots=True)
class Replay:
    """A record and its steps, one per action. Positions are numbered by the actions before them:
    0 is the first, `len(steps)` the last."""

    record: Record
    first: State[Any, Any]
    steps: tuple[Step, ...] = ()

    @classmethod
    def of(cls, record: Record) -> Self:
        """Play through a record from its start; IllegalAction if one of its actions can't be
        taken."""
        walk = _Walk(record.start())
        for action in record.actions:
            walk.apply(action)
        return cls(record, walk.first, tuple(walk.steps))

    def plus(self, action: Any) -> Self:
        """The replay with one more action; IllegalAction if it can't be taken."""
        step = Step.of(self.state(), action)
        return replace(self, record=self.record.plus(action), steps=(*self.steps, step))

    def until(self, count: int) -> Self:
        """The replay as it stood after `count` actions."""
        return replace(self, record=self.record.until(count), steps=self.steps[:count])

    def commented(self, count: int, text: str) -> Self:
        """The replay with that comment on the position after `count` actions; see
        `Record.commented`."""
        return replace(self, record=self.record.commented(count, text))

    def concealed(self) -> Self:
        """The replay to be looked at only: its record tells nothing of what is hidden now."""
        record = self.record
        return replace(
            self, record=replace(record, setup=record.game.concealed(record.setup, self.state()))
        )

    def state(self, count: int | None = None) -> State[Any, Any]:
        """The position after `count` actions, or the last one; to be looked at, not changed."""
        number = len(self.steps) if count is None else count
        return self.steps[number - 1].state if number else self.first

    def events(self, start: int = 0, stop: int | None = None) -> list[Any]:
        """The events of the actions from number `start` (the first is 0) to before `stop`."""
        return [event for step in self.steps[start:stop] for event in step.events]

    def text(self) -> str:
        """The record's text, as `ra.write` gives it, without playing the game again."""
        return compose(self.record, [step.events for step in self.steps], self.state().outcome())


def read_replay(text: str, games: Mapping[str, Game]) -> Replay:
    """The replay of the record that a text describes, played through once.

    ReadError says what is wrong, and where.
    """
    reader = Reader(text, games)
    record = reader.setup()
    walk = _Walk(record.start())
    actions = reader.actions(record.game, walk)
    replay = Replay(replace(record, actions=actions), walk.first, tuple(walk.steps))
    if len(replay.text()) > MAX_TEXT:  # with line ends in comments written as two letters each
        raise ReadError(1, 1, text[:20], expected.SIZE)
    return replay


class _Walk:
    """A game being played, with every step kept."""

    def __init__(self, first: State[Any, Any]) -> None:
        self.first = first
        self.steps: list[Step] = []

    @property
    def _state(self) -> State[Any, Any]:
        return self.steps[-1].state if self.steps else self.first

    def legal_actions(self) -> Sequence[Any]:
        return self._state.legal_actions()

    def apply(self, action: Any) -> None:
        self.steps.append(Step.of(self._state, action))
