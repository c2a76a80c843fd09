"""Hints: what a Master would do, asked for by the person to act."""

from __future__ import annotations

from dataclasses import replace

from web.effects import Ask, Stop
from web.messages import Answered, Stamp, Unanswered
from web.model import Model
from web.play import Hint, Play
from web.updates.going_on import Next
from web.updates.questions import question, ticket_of


def ask_hint(model: Model, stamp: Stamp) -> Next:
    """Ask for a hint, or put it away if it is shown. An open panel is closed to show it."""
    play = model.play
    if play is None or not play.can_ask:
        return model, ()
    if play.wait.hint is None:
        return _asked(model, play, stamp)
    if model.panel is not None:
        return replace(model, panel=None), ()
    return put_away(model, play)


def retry_hint(model: Model, stamp: Stamp) -> Next:
    """Ask once more for a hint that did not come."""
    play = model.play
    if play is None or not play.can_ask:
        return model, ()
    if play.wait.hint is None or not play.wait.hint.trouble:
        return model, ()
    return _asked(model, play, stamp)


def _asked(model: Model, play: Play, stamp: Stamp) -> Next:
    ticket = ticket_of(stamp)
    asked = replace(model, play=_hinting(play, Hint(ticket)), panel=None)
    return asked, (Ask(ticket, question(play, None, stamp), 0),)


def put_away(model: Model, play: Play) -> Next:
    """Remove the hint; if it is still being thought about, stop that."""
    hint = play.wait.hint
    effects = (Stop(),) if hint is not None and hint.question else ()
    return model.playing(_hinting(play, None)), effects


def drop_hint(model: Model) -> Next:
    """The hint was read, or is not wanted any more."""
    play = model.play
    return (model, ()) if play is None else put_away(model, play)


def hinted(model: Model, play: Play, message: Answered) -> Next:
    """The hint has come."""
    try:
        options = play.record.game.read_options(message.options, play.state)
    except ValueError as error:
        return _failed(model, play, str(error))
    return model.playing(_hinting(play, Hint(options=options))), ()


def unhinted(model: Model, play: Play, message: Unanswered) -> Next:
    """The opponents' worker failed at it; the game is as it was."""
    return _failed(model, play, message.reason or "unknown")


def _failed(model: Model, play: Play, reason: str) -> Next:
    return model.playing(_hinting(play, Hint(trouble=reason[:500]))), ()


def _hinting(play: Play, hint: Hint | None) -> Play:
    return play.waiting(replace(play.wait, hint=hint))
