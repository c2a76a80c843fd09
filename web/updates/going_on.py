"""The shape of an update, and the step that all updates of a game under way end with."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from web.effects import Ask, Effect, Keep, Later
from web.messages import Message
from web.model import Model
from web.play import Play
from web.settings import PACES

Next = tuple[Model, tuple[Effect, ...]]
Update = Callable[[Model, Message], Next]

AUTOMATIC_WAIT = 500


def go_on(model: Model, message: Message) -> Next:
    """Let the game on the table take its course: ask a computer, or act where nothing is left to
    decide."""
    play = model.play
    if play is None or not play.live or play.waiting or play.ticket or play.trouble:
        return model, ()
    if play.computer_to_act:
        return _ask(model, play, message)
    if play.person_to_act and model.settings.automatic_pass and play.desk.automatic(play.state):
        wait = min(AUTOMATIC_WAIT, PACES[model.settings.pace])
        return model, (Later(wait, Message("automatic", str(play.count))),)
    return model, ()


def _ask(model: Model, play: Play, message: Message) -> Next:
    ticket, seat = ticket_of(message), play.state.to_act
    assert seat is not None
    level = play.record.seats[seat].level
    levels = play.desk.levels
    # A record may come from a program with levels that this one has not.
    request = question(play, level if level in levels else levels[-1], message)
    wait = 0 if play.hurry else PACES[model.settings.pace]
    return model.playing(replace(play, ticket=ticket)), (Ask(ticket, request, wait),)


def ticket_of(message: Message) -> int:
    """The number of a question that is asked because of `message`: never 0."""
    return 1 + message.chance


def question(play: Play, level: str | None, message: Message) -> dict[str, Any]:
    """What the opponents' worker is asked (web/worker.py): what that level does, or for None, what
    is to be thought of all that can be done. It is told what the seat to act may know."""
    seat = play.state.to_act
    return {
        "game": play.record.game.name,
        "view": play.desk.view(play.state),
        "level": level,
        "temper": None if seat is None else play.desk.temper(play.record.seats[seat]),
        "seed": _opponents_seed(message.chance),
        "budget": None,
    }


def _opponents_seed(chance: int) -> int:
    """A number that does not give away `chance`, from which the bag may have been shuffled."""
    return random.Random(f"opponent {chance}").randrange(2**53)


def kept(model: Model, message: Message) -> Next:
    """Store the game on the table, then let it go on."""
    play = model.play
    assert play is not None
    saved = play.saved(message.now)
    after, effects = go_on(replace(model, shelf=model.shelf.plus(saved)), message)
    return after, (Keep(saved), *effects)


def new_id(message: Message) -> str:
    """An id for a game that begins now."""
    return f"{message.now:x}{message.chance % 4096:03x}"
