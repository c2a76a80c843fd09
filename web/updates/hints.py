"""Hints: what a Master would do, asked for by the person to act."""

from __future__ import annotations

from dataclasses import replace

from web.effects import Ask, Stop
from web.hint import Hint
from web.messages import Message
from web.model import Model
from web.play import Play
from web.updates.going_on import Next, Update, question, ticket_of


def hint(model: Model, message: Message) -> Next:
    """Ask for a hint; put it away if it is there. A panel makes room for it."""
    play = model.play
    if play is None or not play.can_ask:
        return model, ()
    if play.hint is None:
        return _asked(model, play, message)
    if model.panel is not None:
        return replace(model, panel=None), ()
    return put_away(model, play)


def again(model: Model, message: Message) -> Next:
    """Ask once more for a hint that did not come."""
    play = model.play
    if play is None or not play.can_ask or play.hint is None or not play.hint.trouble:
        return model, ()
    return _asked(model, play, message)


def _asked(model: Model, play: Play, message: Message) -> Next:
    ticket = ticket_of(message)
    asked = replace(model, play=replace(play, hint=Hint(ticket)), panel=None)
    return asked, (Ask(ticket, question(play, None, message), 0, "hinted", "unhinted"),)


def put_away(model: Model, play: Play) -> Next:
    """Without the hint; one still being thought about is thought about no further."""
    effects = (Stop(),) if play.hint is not None and play.hint.ticket else ()
    return model.playing(replace(play, hint=None)), effects


def unhint(model: Model, message: Message) -> Next:
    """The hint was read, or is not wanted any more."""
    play = model.play
    return (model, ()) if play is None else put_away(model, play)


def hinted(model: Model, message: Message) -> Next:
    """The hint has come, if it is still the one asked for."""
    play = _waiting(model, message)
    if play is None:
        return model, ()
    try:
        options = play.desk.judged(play.state, str(message.fields.get("options", "")))
    except ValueError as error:
        return _failed(model, play, str(error))
    return model.playing(replace(play, hint=Hint(options=options))), ()


def unhinted(model: Model, message: Message) -> Next:
    """The opponents' worker failed at it; the game is as it was."""
    play = _waiting(model, message)
    if play is None:
        return model, ()
    return _failed(model, play, str(message.fields.get("reason", "")) or "unknown")


def _failed(model: Model, play: Play, reason: str) -> Next:
    return model.playing(replace(play, hint=Hint(trouble=reason[:500]))), ()


def _waiting(model: Model, message: Message) -> Play | None:
    """The game on the table, if it waits for this answer."""
    play = model.play
    if play is None or play.hint is None or not play.hint.ticket:
        return None
    return play if message.value == str(play.hint.ticket) else None


UPDATES: dict[str, Update] = {
    "hint": hint,
    "hint-again": again,
    "unhint": unhint,
    "hinted": hinted,
    "unhinted": unhinted,
}
