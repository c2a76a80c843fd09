"""A game on the table: what is played, what is looked at, and what is waited for."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ra.game import State
from ra.record import Record
from ra.replay import Replay
from web.saved_games import SavedGame
from web.session import Session


@dataclass(frozen=True, slots=True)
class Look:
    """What the person looks at.

    `moment`: the number of actions before the moment looked at; None: now.
    `picked`: what is chosen on the way to an action, by the numbers that the game's page gives it.
    `digits`: those typed to pick something, one after the other; empty if it was picked otherwise.
    `turned`: by how many of its sides the board has been turned.
    `sheet`: the number of the score sheet being shown; None: that of the whole game.
    `typing`: actions are being typed, so the field for them takes the focus: how often it was asked
    for, 0 if they are not. `begun`: what was typed before the field was there.
    `card`: the place of the table whose card is shown; empty: none.
    `news`: the events of the action just taken; empty when a game is opened, and after undo.
    `again`: the number of the message by which what is being shown again goes on; 0: nothing is.
    """

    moment: int | None = None
    picked: tuple[int, ...] = ()
    digits: str = ""
    turned: int = 0
    sheet: int | None = None
    typing: int = 0
    begun: str = ""
    card: str = ""
    news: tuple[Any, ...] = ()
    again: int = 0


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint that was asked for: on its way, come, or failed.

    `question`: the number of the question put to the opponents' worker; 0: none is pending.
    `options`: all options, judged, the best first; empty until they have come.
    `trouble`: why they did not come; empty if nothing failed.
    """

    question: int = 0
    options: tuple[Any, ...] = ()
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class Wait:
    """What the game waits for.

    `question`: the number of the question put to the opponents' worker about what the computer to
    act does; 0: none is pending.
    `trouble`: why the computer did not answer; the game goes on when it is asked again.
    `reading`: a score sheet is being read; the game goes on when the person says so.
    `hurry`: computers play without a pause until a person has a choice, or a score sheet to read.
    `order`: what the page does for a person by itself, as the game's page words it; empty: nothing.
    `hint`: the Master's advice to the person to act; None if it was not asked for.
    """

    question: int = 0
    trouble: str = ""
    reading: bool = False
    hurry: bool = False
    order: str = ""
    hint: Hint | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """One open game, in three parts."""

    session: Session
    look: Look = field(default_factory=Look)
    wait: Wait = field(default_factory=Wait)

    @classmethod
    def of(cls, saved: SavedGame, replay: Replay) -> Play:
        """A kept game as it was left; `replay` is its record, played through."""
        return cls.begin(Session.of(saved, replay), saved.turned)

    @classmethod
    def begin(cls, session: Session, turned: int = 0) -> Play:
        """A game as far as it has been played, at the score sheet if it stopped at one."""
        return cls(session, Look(turned=turned))._at_sheet()

    def _at_sheet(self) -> Play:
        """With the score sheet that the last action brought being read, if it brought one."""
        sheet = self.session.sheet
        reading = sheet is not None and self.state.to_act is not None
        return Play(
            self.session, replace(self.look, sheet=sheet), replace(self.wait, reading=reading)
        )

    # What is played

    @property
    def id(self) -> str:
        """The id under which the game is kept."""
        return self.session.id

    @property
    def replay(self) -> Replay:
        """The record with every position and event."""
        return self.session.replay

    @property
    def record(self) -> Record:
        """The record so far."""
        return self.session.record

    @property
    def state(self) -> State[Any, Any]:
        """The position now."""
        return self.session.state

    @property
    def count(self) -> int:
        """The number of actions taken."""
        return self.session.count

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self.session.names

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return self.session.persons

    # What is looked at

    @property
    def live(self) -> bool:
        """Whether the moment looked at is now."""
        return self.look.moment is None

    @property
    def shown(self) -> int:
        """The number of actions before the moment looked at."""
        return self.count if self.look.moment is None else self.look.moment

    @property
    def shown_state(self) -> Any:
        """The position looked at."""
        return self.replay.state(self.shown)

    @property
    def shown_events(self) -> tuple[Any, ...]:
        """The events of the action that led to the moment looked at; none at the beginning."""
        return self.replay.steps[self.shown - 1].events if self.shown else ()

    # What is waited for

    @property
    def person_to_act(self) -> bool:
        """Whether a person's decision is awaited, here and now."""
        return self.live and not self.wait.reading and self.state.to_act in self.persons

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
        hint = self.wait.hint
        return bool(self.wait.question or (hint and hint.question))

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back, and the game allows it."""
        return self.live and self.session.undo_target() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be played again."""
        return bool(self.session.undone)

    @property
    def can_hurry(self) -> bool:
        """Whether computers play on, here and now, until a person is asked."""
        return bool(self.live and self.computer_to_act and self.persons and not self.wait.reading)

    @property
    def idle(self) -> bool:
        """Whether no person has anything to decide until the next score sheet."""
        game = self.record.game
        return self.can_hurry and all(game.idle(self.state, seat) for seat in self.persons)

    # How it goes on

    def act(self, action: Any) -> Play:
        """Take an action; IllegalAction if it can't be taken."""
        session = self.session.act(action)
        news = session.replay.steps[-1].events
        look = Look(turned=self.look.turned, typing=self.look.typing, news=news)
        play = Play(session, look)._at_sheet()
        decides = session.decides(session.count)
        hurry = self.wait.hurry and session.sheet is None and not decides
        return replace(play, wait=replace(play.wait, hurry=hurry))

    def undo(self) -> Play:
        """Back at the last decision of a person."""
        return Play(self.session.undo(), Look(turned=self.look.turned))

    def redo(self) -> Play:
        """Forward to the next decision of a person, by the actions that were taken back."""
        play = self
        while play.session.undone:
            play = play.act(play.session.undone[0])
            if play.session.decides(play.count) or play.wait.reading:
                break
        return replace(play, wait=replace(play.wait, hurry=False))

    def look_at(self, count: int) -> Play:
        """Looking at the moment after `count` actions, or at the nearest there is."""
        near = max(0, min(count, self.count))
        moment = None if near == self.count else near
        look = replace(self.look, moment=moment, picked=(), sheet=None, card="", again=0)
        return replace(self, look=look)

    def pick(self, picked: tuple[int, ...], digits: str = "") -> Play:
        """With these things picked; `digits`: those that were typed for it."""
        return replace(self, look=replace(self.look, picked=picked, digits=digits, card=""))

    def waiting(self, wait: Wait) -> Play:
        """Waiting for something else."""
        return replace(self, wait=wait)

    def saved(self, now: int) -> SavedGame:
        """The game as it is to be stored; `now` in ms since 1970."""
        return self.session.saved(now, self.look.turned)
