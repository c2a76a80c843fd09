"""Drive the page's model as people and the edge would, without a browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Self

from ra.auction import State
from tools.random_games import Style, random_action
from web.deed_text import parse
from web.effects import Ask, Effect
from web.messages import Answered, Message, Stamp
from web.model import Model
from web.play import Play
from web.update import first, update


class Page:
    """A page under test: its model, the last message's stamp and effects, and how it is played."""

    def __init__(
        self, model: Model | None = None, seed: int = 1, style: Style[Any, Any] | None = None
    ) -> None:
        self.model = model or first(None, {}, ("en",))
        self.effects: tuple[Effect, ...] = ()
        self.now = 1_000
        self.stamp = Stamp(self.now, "", 0)
        self.chance = random.Random(seed)
        self.style = style

    def send(self, what: str | Message, /, **carried: Any) -> Self:
        """Let something happen, as the edge stamps it: the text of an attribute, with what the
        event carries; or a message, as that is what news from outside is."""
        assert isinstance(what, str) or not carried
        message = parse(what, carried) if isinstance(what, str) else what
        self.now += 1_000
        self.stamp = Stamp(self.now, "2026-11-27", self.chance.randrange(2**53))
        self.model, self.effects = update(self.model, message, self.stamp)
        return self

    def answer(self, token: str) -> Self:
        """The computer that was asked does this."""
        return self.send(Answered(self.play.wait.question, action=token))

    @property
    def play(self) -> Play:
        """The game on the table."""
        assert self.model.play is not None
        return self.model.play

    @property
    def state(self) -> State:
        """Its position now."""
        state = self.play.state
        assert isinstance(state, State)
        return state

    def asked(self) -> Ask:
        """The question that the last message put to the opponents' worker."""
        return next(effect for effect in self.effects if isinstance(effect, Ask))

    def seats(self, *levels: str | None, edition: str = "pharaoh") -> Self:
        """Set up a game: a level or None for a person, one a seat."""
        self.send(f"choose edition {edition}").send(f"choose players {len(levels)}")
        for number, level in enumerate(levels):
            self.send(f"seat-player {number}", value=level or "person")
        return self

    def tokens(self) -> list[str]:
        """The tokens of all actions that are possible now."""
        write = self.play.record.game.write_action
        return [write(action) for action in self.play.state.legal_actions()]

    def token(self) -> str:
        """A random one of them, in the page's style."""
        action = random_action(self.play.state, self.chance, self.style)
        return self.play.record.game.write_action(action)

    def step(self) -> Self:
        """Whatever comes next: a person acts, a computer answers, a score sheet is left."""
        if self.play.wait.reading:
            return self.send("proceed")
        if self.play.computer_to_act:
            return self.answer(self.token())
        return self.send(f"act {self.token()}")

    def until(self, done: Callable[[Self], bool], limit: int = 2_000) -> Self:
        """Step on until `done`."""
        for _ in range(limit):
            if done(self):
                return self
            self.step()
        raise AssertionError("never came")

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.play.state.to_act is None
