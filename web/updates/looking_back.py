"""Looking back at earlier moments of the game on the table."""

from __future__ import annotations

from dataclasses import replace

from web.effects import Address
from web.messages import Stamp
from web.model import Model
from web.notices import Branched
from web.panel import Panel
from web.play import Play
from web.updates.going_on import Next, go_on, kept, new_id


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
