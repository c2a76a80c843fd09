"""Looking back at earlier moments of the game on the table."""

from __future__ import annotations

from dataclasses import replace

from web.effects import Address
from web.messages import Message
from web.model import Model, Notice, Panel
from web.play import Play
from web.updates.going_on import Next, Update, go_on, kept, new_id


def look(model: Model, message: Message) -> Next:
    """Show the table after `value` actions; `-1` and `+1` step; `now` comes back to the present."""
    play = model.play
    if play is None:
        return model, ()
    if message.value == "now":
        return go_on(model.playing(play.look(play.count)), message)
    try:
        number = int(message.value)
    except ValueError:
        return model, ()
    count = play.shown + number if message.value[:1] in "+-" else number
    # A computer's answer on its way would end the look back: let it come another time.
    looking = replace(play.look(count), ticket=0)
    return go_on(model.playing(looking), message)


def branch(model: Model, message: Message) -> Next:
    """Play on from the moment looked at, in a copy: the game itself stays as it is."""
    play = model.play
    if play is None or play.live:
        return model, ()
    copy = Play.begin(new_id(message), play.replay.until(play.shown))
    panel = Panel.SCORES if copy.sheet is not None else None
    after = replace(model, play=copy, panel=panel, notice=Notice("branched"))
    after, effects = kept(after, message)
    return after, (Address(f"game={copy.id}"), *effects)


UPDATES: dict[str, Update] = {"look": look, "branch": branch}
