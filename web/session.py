"""What is played: a game as far as it has come, and the actions of it that were taken back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ra.game import IllegalAction, State
from ra.record import Record
from ra.replay import Replay
from web.draft import UNDO_TAG
from web.saved_games import SavedGame


@dataclass(frozen=True, slots=True)
class Session:
    """One game being played.

    `id`: the id under which it is kept, also in the address.
    `replay`: the record with every position and event.
    `title`: what the person called it; if empty, it is called after its players.
    `undone`: the actions that redo would take, the next one first.
    """

    id: str
    replay: Replay
    title: str = ""
    undone: tuple[Any, ...] = ()

    @property
    def record(self) -> Record:
        """The record so far."""
        return self.replay.record

    @property
    def state(self) -> State[Any, Any]:
        """The position now."""
        return self.replay.state()

    @property
    def count(self) -> int:
        """The number of actions taken."""
        return len(self.replay.steps)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.record.seats)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.record.seats) if seat.level is None)

    @property
    def sheet(self) -> int | None:
        """The number of the score sheet that the last action brought; None if it brought none."""
        steps = self.replay.steps
        return self.record.game.sheet(steps[-1].events) if steps else None

    def act(self, action: Any) -> Session:
        """With one more action; IllegalAction if it can't be taken. If it is the action that redo
        would take, the others that were taken back can still be redone."""
        undone = self.undone[1:] if self.undone[:1] == (action,) else ()
        return replace(self, replay=self.replay.plus(action), undone=undone)

    def undo(self) -> Session:
        """Back at the last decision of a person; unchanged if there is none, or it can't be taken
        back."""
        target = self.undo_target()
        if target is None:
            return self
        undone = (*self.record.actions[target:], *self.undone)
        return replace(self, replay=self.replay.until(target), undone=undone)

    def undo_target(self) -> int | None:
        """The number of actions before the last decision of a person, if it can be taken back."""
        if self.record.tags.get(UNDO_TAG) == "no":
            return None
        return next((count for count in range(self.count - 1, -1, -1) if self.decides(count)), None)

    def decides(self, count: int) -> bool:
        """Whether a person had a real choice after `count` actions."""
        state = self.replay.state(count)
        return state.to_act in self.persons and len(state.legal_actions()) > 1

    def decided(self) -> int:
        """The number of actions once the last decision was made: that of the person to act, or
        while none is, of any person. 0 if there was none."""
        acting = self.state.to_act
        whose = (acting,) if acting in self.persons else self.persons
        counts = range(self.count - 1, -1, -1)
        made = (at for at in counts if self.replay.state(at).to_act in whose and self.decides(at))
        return next(made, -1) + 1

    def until(self, count: int, game_id: str) -> Session:
        """Another game, which begins as this one stood after `count` actions."""
        return Session(game_id, self.replay.until(count))

    @classmethod
    def of(cls, saved: SavedGame, replay: Replay) -> Session:
        """A kept game; `replay` is its record, played through."""
        return cls(saved.id, replay, saved.title, _actions(replay, saved.undone))

    def saved(self, now: int, turned: int) -> SavedGame:
        """The game as it is to be stored; `now` in ms since 1970, `turned` as in Look."""
        write = self.record.game.write_action
        return SavedGame(
            self.id,
            self.replay.text(),
            self.title,
            now,
            tuple(write(action) for action in self.undone),
            self.names,
            self.state.to_act is None,
            game=self.record.game.name,
            turned=turned,
            acts=-1 if self.state.to_act is None else self.state.to_act,
            persons=self.persons,
        )


def _actions(replay: Replay, tokens: tuple[str, ...]) -> tuple[Any, ...]:
    """The actions of stored tokens; none, if they can't be taken after those of the record."""
    actions = [replay.record.game.read_action(token) for token in tokens]
    state = replay.state().copy()
    try:
        for action in actions:
            state.apply(action)
    except IllegalAction:
        return ()
    return tuple(actions)
