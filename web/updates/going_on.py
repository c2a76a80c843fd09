"""The shape of an update, and the step that all updates of a game under way end with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from web.effects import Ask, Effect, Keep, Later
from web.games import GLIMPSES, page_of
from web.messages import ActByItself, Stamp
from web.model import Model
from web.play import Play
from web.settings import PACES
from web.updates.questions import question, ticket_of

Next = tuple[Model, tuple[Effect, ...]]
"""The next model, and what is to be done outside it, in this order."""

AUTOMATIC_WAIT = 500
"""The longest time until the page acts for a person, in ms."""


def go_on(model: Model, stamp: Stamp) -> Next:
    """Let the game on the table take its course: ask a computer, or act where nothing is left to
    decide."""
    play = model.play
    if play is None or not play.live:
        return model, ()
    wait = play.wait
    if wait.reading or wait.question or wait.trouble:
        return model, ()
    if play.computer_to_act:
        hurry = wait.hurry or (model.settings.run_on and play.idle)
        return _ask(model, play.waiting(replace(wait, hurry=hurry)), stamp)
    if play.person_to_act and by_itself(model, play):
        pause = 0 if wait.hurry else min(AUTOMATIC_WAIT, PACES[model.settings.pace])
        return model, (Later(pause, ActByItself(play.count)),)
    if play.person_to_act and wait.order:
        return model.playing(play.waiting(replace(wait, order=""))), ()
    return model, ()


def by_itself(model: Model, play: Play) -> Any | None:
    """What the page does for the person to act: the only thing possible, or what an order says."""
    page = page_of(play)
    only = page.automatic(play.state) if model.settings.automatic_pass else None
    return only or (page.ordered(play.state, play.wait.order) if play.wait.order else None)


def _ask(model: Model, play: Play, stamp: Stamp) -> Next:
    ticket, seat = ticket_of(stamp), play.state.to_act
    assert seat is not None
    level = play.record.seats[seat].level
    levels = play.record.game.levels
    # A record may come from a program with levels that this one lacks.
    request = question(play, level if level in levels else levels[-1], stamp)
    pause = 0 if play.wait.hurry else PACES[model.settings.pace]
    asked = play.waiting(replace(play.wait, question=ticket))
    return model.playing(asked), (Ask(ticket, request, pause),)


def kept(model: Model, stamp: Stamp) -> Next:
    """Store the game on the table, then let it go on."""
    play = model.play
    assert play is not None
    glimpse = GLIMPSES[play.record.game.name].written(play.state)
    saved = replace(play.saved(stamp.now), glimpse=glimpse)
    stored = replace(model, saved_games=model.saved_games.plus(saved))
    after, effects = go_on(stored, stamp)
    return after, (Keep(saved), *effects)


def new_id(stamp: Stamp) -> str:
    """An id for a game that begins now."""
    return f"{stamp.now:x}{stamp.chance % 4096:03x}"
