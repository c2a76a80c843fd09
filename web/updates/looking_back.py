"""Looking back at earlier moments of the game on the table."""

from __future__ import annotations

from dataclasses import replace

from web.effects import Address, Later
from web.messages import SeenAgain, Stamp
from web.model import Model
from web.notices import Branched
from web.panel import Panel
from web.play import Play
from web.settings import PACES
from web.updates.going_on import Next, go_on, kept, new_id
from web.updates.questions import ticket_of


def look(model: Model, count: int, stamp: Stamp) -> Next:
    """Show the table after `count` actions."""
    play = model.play
    if play is None:
        return model, ()
    # A computer's answer would end the look back: stop waiting for it, and ask again later.
    looking = play.look_at(count).waiting(replace(play.wait, question=0))
    return go_on(model.playing(looking), stamp)


def step(model: Model, by: int, stamp: Stamp) -> Next:
    """Look `by` actions further on, or back if it is below zero."""
    play = model.play
    return (model, ()) if play is None else look(model, play.shown + by, stamp)


def look_now(model: Model, stamp: Stamp) -> Next:
    """Return to the present; a computer that is thinking is not asked again."""
    play = model.play
    if play is None:
        return model, ()
    return go_on(model.playing(play.look_at(play.count)), stamp)


def see_again(model: Model, stamp: Stamp) -> Next:
    """Show what happened since the last decision again, step by step. What may lie over the table
    is closed."""
    play = model.play
    if play is None or play.session.decided() == play.count:
        return model, ()
    begun = play.look_at(play.session.decided()).waiting(replace(play.wait, question=0))
    return _shown_again(replace(model, panel=None), begun, stamp)


def seen_again(model: Model, ticket: int, stamp: Stamp) -> Next:
    """Show the next step again; after the last, the present."""
    play = model.play
    if play is None or not ticket or play.look.again != ticket:
        return model, ()
    steps, count = play.replay.steps, play.shown + 1
    while count < play.count and not steps[count - 1].events:
        count += 1
    if count < play.count:
        return _shown_again(model, play.look_at(count), stamp)
    return end_again(model, stamp)


def end_again(model: Model, stamp: Stamp) -> Next:
    """Return to the present, and to the score sheet if that was being read."""
    after, effects = look_now(model, stamp)
    reading = after.play is not None and after.play.wait.reading
    return (replace(after, panel=Panel.SCORES) if reading else after), effects


def _shown_again(model: Model, play: Play, stamp: Stamp) -> Next:
    ticket = ticket_of(stamp)
    shown = replace(play, look=replace(play.look, again=ticket))
    # Whoever lets computers play at once has missed the most.
    pause = PACES[model.settings.pace] or PACES["normal"]
    return model.playing(shown), (Later(pause, SeenAgain(ticket)),)


def branch(model: Model, stamp: Stamp) -> Next:
    """Play on from the moment looked at, in a copy: the game itself stays as it is."""
    play = model.play
    if play is None or play.live:
        return model, ()
    copy = Play.begin(play.session.until(play.shown, new_id(stamp)))
    panel = Panel.SCORES if copy.look.sheet is not None else None
    after = replace(model, play=copy, panel=panel, notice=Branched())
    after, effects = kept(after, stamp)
    return after, (Address(f"game={copy.id}"), *effects)
