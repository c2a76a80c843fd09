"""Panels, notices, settings."""

from __future__ import annotations

from dataclasses import replace

from web.effects import KeepSetting, Unpause
from web.games import page_of
from web.json_text import read_json
from web.messages import ChangeSetting, Stamp
from web.model import Model
from web.notices import Explained
from web.panel import Panel
from web.updates.drafting import leave_set_up
from web.updates.going_on import Next, go_on
from web.updates.hints import put_away


def toggle_panel(model: Model, panel: Panel) -> Next:
    """Open a panel, or close it if it is the open one."""
    if not model.controls.panels:
        return model, ()
    return replace(model, panel=None if model.panel is panel else panel), ()


def learn(model: Model, game: str) -> Next:
    """Explain a game on the first screen, and choose it for the set-up."""
    return replace(model, draft=model.draft.with_game(game), panel=Panel.HELP), ()


def show_sheet(model: Model, number: int) -> Next:
    """Show a score sheet."""
    play = model.play
    if play is None:
        return model, ()
    shown = replace(play, look=replace(play.look, sheet=number))
    return replace(model, play=shown, panel=Panel.SCORES), ()


def explain(model: Model, place: int) -> Next:
    """Explain the thing at a place of the table."""
    play = model.play
    if play is None:
        return model, ()
    picked = play.look.picked if play.person_to_act else None
    thing = page_of(play).thing(play.shown_state, place, picked)
    return (model.telling(Explained(thing)) if thing else model), ()


def show_card(model: Model, place: str) -> Next:
    """Show the card of the thing at a place of the table; none if there is nothing to say."""
    play = model.play
    if play is None:
        return model, ()
    shown = place if place and page_of(play).card(play, place) is not None else ""
    return model.playing(replace(play, look=replace(play.look, card=shown))), ()


def dismiss(model: Model) -> Next:
    """The notice was read."""
    return model.telling(None), ()


def escape(model: Model, stamp: Stamp) -> Next:
    """Close the first of these that is open: the field of a title, card, notice, hint, panel, the
    set-up, what is typed, choice, the look back."""
    play = model.play
    if model.renaming is not None:
        return replace(model, renaming=None), ()
    if play is not None and play.look.card:
        return show_card(model, "")
    if model.notice is not None:
        return model.telling(None), ()
    if play is not None and play.wait.hint is not None and play.live and model.panel is None:
        return put_away(model, play)
    if model.panel is not None:
        return replace(model, panel=None), ()
    if play is None and model.setting_up:
        return leave_set_up(model)
    if play is not None and play.look.typing:
        look = replace(play.look, typing=0, begun="")
        return replace(model, in_words=False, play=replace(play, look=look)), ()
    if play is not None and play.look.picked:
        return model.playing(play.pick(tuple(page_of(play).back(play.look.picked)))), ()
    if play is not None and not play.live:
        return go_on(model.playing(play.look_at(play.count)), stamp)
    return model, ()


def set_elsewhere(model: Model, text: str, stamp: Stamp) -> Next:
    """Another tab changed a setting: it holds here too."""
    settings = model.settings.changed(read_json(text))
    return go_on(replace(model, settings=settings), stamp)


def change_setting(model: Model, message: ChangeSetting, stamp: Stamp) -> Next:
    """Change a setting. As radio buttons, too, carry whether they are checked, a switch is told by
    the type of its setting."""
    switch = isinstance(getattr(model.settings, message.setting, None), bool)
    value = message.checked if switch else message.value
    settings = model.settings.changed({message.setting: value})
    if settings == model.settings:
        return model, ()
    after, effects = go_on(replace(model, settings=settings), stamp)
    if settings.pace != model.settings.pace:
        effects = (Unpause(), *effects)
    return after, (KeepSetting(message.setting, value), *effects)
