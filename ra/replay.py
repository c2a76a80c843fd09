"""A record with all that follows from it at hand: what happened at each action, every position."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from ra.game import State
from ra.record import Record, compose


@dataclass(frozen=True, slots=True)
class Step:
    """One action: who took it, what happened, and the position it led to (never to be changed)."""

    seat: int
    action: Any
    events: tuple[Any, ...]
    state: State[Any, Any]


@dataclass(frozen=True, slots=True)
class Replay:
    """A record and its steps, one an action. Positions are numbered by the actions before them."""

    record: Record
    first: State[Any, Any]
    steps: tuple[Step, ...] = ()

    @classmethod
    def of(cls, record: Record) -> Self:
        """Play through a record from its start; IllegalAction if it can't be."""
        replay = cls(replace(record, actions=()), record.start())
        for action in record.actions:
            replay = replay.plus(action)
        return replay

    def plus(self, action: Any) -> Self:
        """The replay with one action more; IllegalAction if it can't be taken."""
        state = self.state().copy()
        seat = state.to_act
        events = state.apply(action)
        assert seat is not None
        step = Step(seat, action, tuple(events), state)
        return replace(self, record=self.record.plus(action), steps=(*self.steps, step))

    def until(self, count: int) -> Self:
        """The replay as it stood after `count` actions."""
        return replace(self, record=self.record.until(count), steps=self.steps[:count])

    def state(self, count: int | None = None) -> State[Any, Any]:
        """The position after `count` actions, or the last one; to be looked at, not changed."""
        number = len(self.steps) if count is None else count
        return self.steps[number - 1].state if number else self.first

    def events(self, start: int = 0, stop: int | None = None) -> list[Any]:
        """What happened in the actions from `start` up to `stop`."""
        return [event for step in self.steps[start:stop] for event in step.events]

    def text(self) -> str:
        """The record's text, as `write` gives it, without playing the game again."""
        return compose(self.record, [step.events for step in self.steps], self.state().outcome())
