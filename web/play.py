"""A game on the table: its replay, and where the person is in it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ra import Record, State
from ra.game import IllegalAction
from ra.replay import Replay
from web.draft import UNDO_TAG
from web.games import DESKS, Desk, read
from web.hint import Hint
from web.saved_games import Saved


@dataclass(frozen=True, slots=True)
class Play:
    """One open game.

    `undone`: actions that redo would take, next first. `at`: the number of actions before the
    moment looked at, None for now. `picked`: what is chosen on the way to an action, as the game's
    desk has it. `turned`: by how many sides the board lies otherwise than at first. `typing`:
    actions are typed, so the field for them takes the focus. `ticket`: the number of the question
    put to the opponents' worker, 0 if none is out; `trouble`: why it could not answer. `sheet`: the
    score sheet being shown, by its number; while `waiting`, the game goes on only when the person
    says so. `hurry`: computers play without pause until the next score sheet. `hint`: what a Master
    advises the person to act, if that was asked. `news`: the events of the last action.
    """

    id: str
    replay: Replay
    title: str = ""
    undone: tuple[Any, ...] = ()
    at: int | None = None
    picked: tuple[int, ...] = ()
    turned: int = 0
    typing: bool = False
    ticket: int = 0
    trouble: str = ""
    sheet: int | None = None
    waiting: bool = False
    hurry: bool = False
    hint: Hint | None = None
    news: tuple[Any, ...] = ()

    @classmethod
    def open(cls, saved: Saved) -> Play:
        """A kept game as it was left; ReadError if its record can't be read."""
        replay = read(saved.text)
        play = cls.begin(saved.id, replay, saved.title, _actions(replay, saved.undone))
        return replace(play, turned=saved.turned)

    @classmethod
    def begin(
        cls, game_id: str, replay: Replay, title: str = "", undone: tuple[Any, ...] = ()
    ) -> Play:
        """A game as far as it was played; with the score sheet, if it stopped there."""
        return cls(game_id, replay, title, undone)._with_sheet()

    def _with_sheet(self) -> Play:
        """With the score sheet that the last action brought, if it did."""
        steps = self.replay.steps
        sheet = self.desk.sheet(steps[-1].events) if steps else None
        return replace(
            self, sheet=sheet, waiting=sheet is not None and self.state.to_act is not None
        )

    @property
    def record(self) -> Record:
        """The record so far."""
        return self.replay.record

    @property
    def desk(self) -> Desk:
        """The game's ways."""
        return DESKS[self.record.game.name]

    @property
    def state(self) -> State[Any, Any]:
        """The position now."""
        return self.replay.state()

    @property
    def count(self) -> int:
        """The number of actions taken."""
        return len(self.replay.steps)

    @property
    def shown(self) -> int:
        """The number of actions before the moment looked at."""
        return self.count if self.at is None else self.at

    @property
    def shown_state(self) -> Any:
        """The position looked at."""
        return self.replay.state(self.shown)

    @property
    def live(self) -> bool:
        """Whether the moment looked at is now."""
        return self.at is None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.record.seats)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.record.seats) if seat.level is None)

    @property
    def person_to_act(self) -> bool:
        """Whether a person's decision is awaited, here and now."""
        return self.live and not self.waiting and self.state.to_act in self.persons

    @property
    def computer_to_act(self) -> bool:
        """Whether a computer's decision is awaited."""
        return self.state.to_act is not None and self.state.to_act not in self.persons

    @property
    def can_ask(self) -> bool:
        """Whether a person has a choice to make, here and now, and so may have a hint."""
        return self.person_to_act and len(self.state.legal_actions()) > 1

    @property
    def thinking(self) -> bool:
        """Whether the opponents' worker was asked something and has not answered."""
        return bool(self.ticket or (self.hint and self.hint.ticket))

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back, and the game lets one."""
        return self._undo_target() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be played again."""
        return bool(self.undone)

    @property
    def can_hurry(self) -> bool:
        """Whether no person has anything to decide until the next score sheet."""
        if not (self.live and self.computer_to_act and self.persons):
            return False
        return all(self.desk.idle(self.state, seat) for seat in self.persons)

    def act(self, action: Any) -> Play:
        """Take an action; IllegalAction if it can't be taken. What was undone stays redoable if
        this is the same."""
        replay = self.replay.plus(action)
        undone = self.undone[1:] if self.undone[:1] == (action,) else ()
        play = replace(
            self,
            replay=replay,
            undone=undone,
            at=None,
            picked=(),
            ticket=0,
            trouble="",
            hint=None,
            news=replay.steps[-1].events,
        )._with_sheet()
        return replace(play, hurry=play.hurry and play.sheet is None)

    def undo(self) -> Play:
        """Back to the last own decision."""
        target = self._undo_target()
        if target is None:
            return self
        taken = self.record.actions[target:]
        undone = (*taken, *self.undone)
        return Play(self.id, self.replay.until(target), self.title, undone, turned=self.turned)

    def redo(self) -> Play:
        """Forward to the next own decision, as it was played."""
        play = self
        while play.undone:
            play = play.act(play.undone[0])
            if play._decides(play.count) or play.waiting:
                break
        return replace(play, hurry=False)

    def _undo_target(self) -> int | None:
        if self.record.tags.get(UNDO_TAG) == "no" or not self.live:
            return None
        for count in range(self.count - 1, -1, -1):
            if self._decides(count):
                return count
        return None

    def _decides(self, count: int) -> bool:
        """Whether a person had a real choice after `count` actions."""
        state = self.replay.state(count)
        return state.to_act in self.persons and len(state.legal_actions()) > 1

    def look(self, count: int) -> Play:
        """At the moment after `count` actions, or at the nearest there is."""
        near = max(0, min(count, self.count))
        return replace(self, at=None if near == self.count else near, picked=(), sheet=None)

    def saved(self, now: int) -> Saved:
        """The game as it is to be stored."""
        write = self.record.game.write_action
        return Saved(
            self.id,
            self.replay.text(),
            self.title,
            now,
            tuple(write(action) for action in self.undone),
            self.names,
            self.state.to_act is None,
            game=self.record.game.name,
            turned=self.turned,
        )


def _actions(replay: Replay, tokens: tuple[str, ...]) -> tuple[Any, ...]:
    """The actions of stored tokens; none, if they don't follow the record."""
    actions = [replay.record.game.read_action(token) for token in tokens]
    state = replay.state().copy()
    try:
        for action in actions:
            state.apply(action)
    except IllegalAction:
        return ()
    return tuple(actions)
