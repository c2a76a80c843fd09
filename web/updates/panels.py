"""Panels, notices, settings."""

from __future__ import annotations

from dataclasses import replace

from web.effects import KeepSettings
from web.messages import Message
from web.model import Model, Notice, Panel
from web.updates.going_on import Next, Update, go_on
from web.updates.hints import put_away


def panel(model: Model, message: Message) -> Next:
    """Open a panel, or close it if it is the open one."""
    if not model.controls.panels:
        return model, ()
    wanted = Panel(message.value) if message.value in {one.value for one in Panel} else None
    return replace(model, panel=None if model.panel is wanted else wanted), ()


def learn(model: Model, message: Message) -> Next:
    """Tell on the first screen how a game is played, which is chosen by that."""
    return replace(model, draft=model.draft.with_game(message.value), panel=Panel.HELP), ()


def sheet(model: Model, message: Message) -> Next:
    """Show the score sheet of an epoch."""
    play = model.play
    if play is None or not message.value.isdecimal():
        return model, ()
    shown = replace(play, sheet=int(message.value))
    return replace(model, play=shown, panel=Panel.SCORES), ()


def explain(model: Model, message: Message) -> Next:
    """Tell what the thing at a place of the table is for."""
    play = model.play
    if play is None or not message.value.isdecimal():
        return model, ()
    picked = play.picked if play.person_to_act else None
    thing = play.desk.thing(play.shown_state, int(message.value), picked)
    return (replace(model, notice=Notice("thing", thing)), ()) if thing else (model, ())


def dismiss(model: Model, message: Message) -> Next:
    """The notice was read."""
    return replace(model, notice=None), ()


def escape(model: Model, message: Message) -> Next:
    """Close what is nearest: notice, hint, panel, choice, the look back."""
    play = model.play
    if model.notice is not None:
        return replace(model, notice=None), ()
    if play is not None and play.hint is not None and play.live and model.panel is None:
        return put_away(model, play)
    if model.panel is not None:
        return replace(model, panel=None), ()
    if play is not None and play.picked:
        return model.playing(replace(play, picked=())), ()
    if play is not None and not play.live:
        return go_on(model.playing(play.look(play.count)), message)
    return model, ()


def setting(model: Model, message: Message) -> Next:
    """Change the setting named by the value: a switch's `checked`, or a choice's `value`, which
    may be a radio button and so carry both."""
    name, fields = message.value, message.fields
    switch = isinstance(getattr(model.settings, name, None), bool)
    settings = model.settings.changed({name: fields.get("checked" if switch else "value")})
    after, effects = go_on(replace(model, settings=settings), message)
    return after, (KeepSettings(settings), *effects)


UPDATES: dict[str, Update] = {
    "panel": panel,
    "learn": learn,
    "sheet": sheet,
    "explain": explain,
    "dismiss": dismiss,
    "escape": escape,
    "setting": setting,
}
