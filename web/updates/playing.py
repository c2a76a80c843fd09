"""What is done at the table: actions, choices on the way to one, computers' answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ra.game import IllegalAction
from web.effects import KeepSetting, Unpause
from web.games import page_of
from web.keys import DIGITS, readings
from web.messages import (
    Act,
    ActByItself,
    Aim,
    Answered,
    Pick,
    Stamp,
    TypeAction,
    Unanswered,
    Unpick,
)
from web.model import Model
from web.names import tidy
from web.notices import Explained, NotPossible, Yours
from web.panel import Panel
from web.play import Play
from web.settings import PACES
from web.updates.going_on import Next, by_itself, go_on, kept

_BEGUN = 3
"""The most letters with which the field for actions begins."""


def act(model: Model, message: Act, stamp: Stamp) -> Next:
    """A person takes an action."""
    play = model.play
    if play is None or not play.person_to_act:
        return model, ()
    action = play.record.game.read_action(message.token)
    return _take(model, _typing(play, 0), action, stamp)


def type_action(model: Model, message: TypeAction, stamp: Stamp) -> Next:
    """A person takes the action that was typed; what can't be taken is explained."""
    play = model.play
    if play is None or not play.person_to_act:
        return model, ()
    text = tidy(message.action).replace(" ", "")
    read = [play.record.game.read_action(token) for token in readings(text)]
    legal = play.state.legal_actions()
    action = next((one for one in read if one in legal), next(filter(None, read), None))
    if action not in legal:
        thing = page_of(play).unplayable(play.state, action)
        return model.telling(Explained(thing) if thing else NotPossible()), ()
    return _take(model, _typing(play, max(play.look.typing, 1)), action, stamp)


def _typing(play: Play, times: int, begun: str = "") -> Play:
    return replace(play, look=replace(play.look, typing=times, begun=begun))


def toggle_words(model: Model) -> Next:
    """Open or close the actions in words."""
    play = model.play and _typing(model.play, 0)
    return replace(model, in_words=not model.in_words, play=play), ()


def begin_typing(model: Model, text: str) -> Next:
    """Open the field for actions and go there; it begins with `text`."""
    play = model.play
    if play is None or not play.person_to_act:
        return model, ()
    begun = _typing(play, play.look.typing + 1, text[:_BEGUN])
    return replace(model, in_words=True, play=begun), ()


def confirm(model: Model, stamp: Stamp) -> Next:
    """A person takes the action that the things picked make up."""
    play = model.play
    if play is None or not play.person_to_act:
        return model, ()
    return _take(model, play, page_of(play).action_of(play.state, play.look.picked), stamp)


def _take(
    model: Model, play: Play, action: Any, stamp: Stamp, *, by_computer: bool = False
) -> Next:
    """Act, keep the game, go on. An action that isn't possible now comes from a click that was too
    late: nothing happens."""
    try:
        after = play.act(action)
    except IllegalAction:
        return model, ()
    order = play.wait.order
    if order and page_of(after).order_holds(after, order):
        after = after.waiting(replace(after.wait, order=order))
    panel = Panel.SCORES if after.look.sheet is not None else model.panel
    notice = model.notice if by_computer else None
    if play.wait.hurry or not PACES[model.settings.pace]:
        notice = _of_persons(after) or notice
    return kept(replace(model, play=after, panel=panel, notice=notice), stamp)


def _of_persons(play: Play) -> Yours | None:
    """A notice of what an action brought or cost a person. It is for when computers play on at
    once, so that the next action hides this one."""
    if len(play.persons) == len(play.names):
        return None
    events = page_of(play).concerning(play.look.news, play.persons)
    return Yours(tuple(events)) if events else None


def pick(model: Model, message: Pick) -> Next:
    """Choose something on the way to an action."""
    play = model.play
    if play is None or not play.person_to_act:
        return model, ()
    picked = page_of(play).pick(play.state, play.look.picked, message.number)
    return _picking(model, play, picked), ()


def aim(model: Model, message: Aim) -> Next:
    """Move to a choice by a digit, or by those typed one after the other, without making it."""
    play = model.play
    if play is None or not play.person_to_act or message.digit not in [*DIGITS]:
        return model, ()
    digits = play.look.digits + message.digit
    picked = page_of(play).aim(play.state, play.look.picked, digits)
    return _picking(model, play, picked, digits), ()


def unpick(model: Model, message: Unpick) -> Next:
    """Take one choice back, or all if none is named."""
    play = model.play
    if play is None:
        return model, ()
    picked = list(play.look.picked)
    if message.number is None:
        picked = []
    elif message.number in picked:
        picked.remove(message.number)
    return _picking(model, play, picked), ()


def _picking(model: Model, play: Play, picked: Sequence[int], digits: str = "") -> Model:
    """With these things picked, by `digits` if they were typed, and without the explanation of
    another."""
    notice = None if isinstance(model.notice, Explained) else model.notice
    return replace(model, play=play.pick(tuple(picked), digits), notice=notice)


def turn_board(model: Model, stamp: Stamp) -> Next:
    """Turn the board on the table by one of its sides."""
    play = model.play
    if play is None:
        return model, ()
    look = replace(play.look, turned=play.look.turned + 1)
    return kept(model.playing(replace(play, look=look)), stamp)


def act_by_itself(model: Model, message: ActByItself, stamp: Stamp) -> Next:
    """Act for a person, unless the game has gone on, or the order has ended, meanwhile."""
    play = model.play
    if play is None or not play.person_to_act or message.count != play.count:
        return model, ()
    action = by_itself(model, play)
    return _take(model, play, action, stamp) if action else (model, ())


def give_order(model: Model, order: str, stamp: Stamp) -> Next:
    """Act for the only person here until something ends the order."""
    play = model.play
    if play is None or not play.live or len(play.persons) != 1:
        return model, ()
    given = play.pick(()).waiting(replace(play.wait, order=order))
    return go_on(replace(model, play=given, notice=None), stamp)


def end_order(model: Model, stamp: Stamp) -> Next:
    """The person decides again."""
    play = model.play
    if play is None:
        return model, ()
    return go_on(model.playing(play.waiting(replace(play.wait, order=""))), stamp)


def answered(model: Model, play: Play, message: Answered, stamp: Stamp) -> Next:
    """The action of the computer that was asked has come."""
    action = play.record.game.read_action(message.action)
    if action not in play.state.legal_actions():
        return _failed(model, play, "illegal")
    return _take(model, play, action, stamp, by_computer=True)


def unanswered(model: Model, play: Play, message: Unanswered) -> Next:
    """The computer that was asked failed; the game waits until it is asked again."""
    return _failed(model, play, message.reason or "unknown")


def _failed(model: Model, play: Play, reason: str) -> Next:
    wait = replace(play.wait, question=0, trouble=reason[:500], hurry=False)
    return model.playing(play.waiting(wait)), ()


def retry(model: Model, stamp: Stamp) -> Next:
    """Ask again the computer that did not answer."""
    play = model.play
    if play is None:
        return model, ()
    wait = replace(play.wait, trouble="", question=0)
    return go_on(model.playing(play.waiting(wait)), stamp)


def proceed(model: Model, stamp: Stamp) -> Next:
    """Leave the score sheet and go on."""
    play = model.play
    if play is None:
        return model, ()
    look, wait = replace(play.look, sheet=None), replace(play.wait, reading=False)
    return go_on(replace(model, play=replace(play, look=look, wait=wait), panel=None), stamp)


def hurry(model: Model, stamp: Stamp) -> Next:
    """Let the computers play without a pause until a person is asked."""
    play = model.play
    if play is None or not play.can_hurry:
        return model, ()
    after, effects = go_on(model.playing(play.waiting(replace(play.wait, hurry=True))), stamp)
    return after, (Unpause(), *effects)


def run_on(model: Model, stamp: Stamp) -> Next:
    """From now on, let the computers play without a pause whenever no person can do anything until
    the next score sheet."""
    after, effects = hurry(replace(model, settings=replace(model.settings, run_on=True)), stamp)
    return after, (KeepSetting("run_on", True), *effects)


def undo(model: Model, stamp: Stamp) -> Next:
    """Take back the last decision of a person."""
    play = model.play
    if play is None or not play.can_undo:
        return model, ()
    return kept(replace(model, play=play.undo(), panel=_beside(model.panel)), stamp)


def redo(model: Model, stamp: Stamp) -> Next:
    """Play again what was taken back."""
    play = model.play
    if play is None or not play.can_redo:
        return model, ()
    after = play.redo()
    panel = Panel.SCORES if after.look.sheet is not None else _beside(model.panel)
    return kept(replace(model, play=after, panel=panel), stamp)


def _beside(panel: Panel | None) -> Panel | None:
    """The panel, unless it shows scores that undo may have unmade."""
    return None if panel is Panel.SCORES else panel
