"""What is done at the table: actions, choices on the way to one, computers' answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ra.game import IllegalAction
from web.messages import Message
from web.model import Model, Notice, Panel
from web.names import tidy
from web.play import Play
from web.settings import PACES
from web.updates.going_on import Next, Update, go_on, kept


def act(model: Model, message: Message) -> Next:
    """A person takes the action of a token."""
    play = model.play
    if play is None or not play.person_to_act:
        return model, ()
    action = play.record.game.read_action(message.value)
    return _take(model, replace(play, typing=False), action, message)


def typed(model: Model, message: Message) -> Next:
    """A person takes the action that was typed."""
    play = model.play
    if play is None or not play.person_to_act:
        return model, ()
    text = tidy(str(message.fields.get("action", "")))
    action = play.record.game.read_action(text.replace(" ", "").lower())
    if action not in play.state.legal_actions():
        why = play.desk.unplayable(play.state, action)
        return replace(model, notice=Notice("thing", why) if why else Notice("not possible")), ()
    return _take(model, replace(play, typing=True), action, message)


def confirm(model: Model, message: Message) -> Next:
    """A person takes the action made up of what is picked."""
    play = model.play
    if play is None or not play.person_to_act:
        return model, ()
    return _take(model, play, play.desk.action_of(play.state, play.picked), message)


def _take(
    model: Model, play: Play, action: Any, message: Message, *, by_computer: bool = False
) -> Next:
    """Act, keep the game, go on. An action that isn't possible now is a click that came too late:
    nothing happens."""
    try:
        after = play.act(action)
    except (IllegalAction, KeyError):
        return model, ()
    panel = Panel.SCORES if after.sheet is not None else model.panel
    notice = model.notice if by_computer else None
    if play.hurry or not PACES[model.settings.pace]:
        notice = _of_persons(after) or notice
    return kept(replace(model, play=after, panel=panel, notice=notice), message)


def _of_persons(play: Play) -> Notice | None:
    """What an action brought a person, when computers go on at once: the next one hides it."""
    if len(play.persons) == len(play.names):
        return None
    events = play.desk.concerning(play.news, play.persons)
    return Notice("yours", {"events": events}) if events else None


def pick(model: Model, message: Message) -> Next:
    """Choose something on the way to an action: a place of the table, a kind of tile."""
    play = model.play
    number = _number(message.value)
    if play is None or not play.person_to_act or number is None:
        return model, ()
    return _picking(model, play, play.desk.picked(play.state, play.picked, number)), ()


def aim(model: Model, message: Message) -> Next:
    """Go to a choice by a digit, without making it."""
    play = model.play
    if play is None or not play.person_to_act:
        return model, ()
    return _picking(model, play, play.desk.aimed(play.state, play.picked, message.value)), ()


def unpick(model: Model, message: Message) -> Next:
    """Take one choice back, or all if none is named."""
    play = model.play
    if play is None:
        return model, ()
    picked = list(play.picked)
    number = _number(message.value)
    if number in picked:
        picked.remove(number)
    elif number is None:
        picked = []
    return _picking(model, play, picked), ()


def _picking(model: Model, play: Play, picked: Sequence[int]) -> Model:
    """With these things picked; what was said of another has been read."""
    stale = model.notice is not None and model.notice.key == "thing"
    notice = None if stale else model.notice
    return replace(model, play=replace(play, picked=tuple(picked)), notice=notice)


def turn(model: Model, message: Message) -> Next:
    """Turn the board on the table by one side of it."""
    if model.play is None:
        return model, ()
    return kept(model.playing(replace(model.play, turned=model.play.turned + 1)), message)


def automatic(model: Model, message: Message) -> Next:
    """The one possible action, taken for a person; `value` is the number of actions before it."""
    play = model.play
    if play is None or not play.person_to_act or message.value != str(play.count):
        return model, ()
    action = play.desk.automatic(play.state)
    return _take(model, play, action, message) if action else (model, ())


def answer(model: Model, message: Message) -> Next:
    """A computer's action has come, if it is still the one asked for."""
    play = model.play
    if play is None or not play.ticket or message.value != str(play.ticket):
        return model, ()
    action = play.record.game.read_action(str(message.fields.get("action", "")))
    if action not in play.state.legal_actions():
        return _fail(model, play, "illegal")
    return _take(model, play, action, message, by_computer=True)


def unanswered(model: Model, message: Message) -> Next:
    """The opponents' worker failed; the game waits until it is asked again."""
    play = model.play
    if play is None or not play.ticket or message.value != str(play.ticket):
        return model, ()
    return _fail(model, play, str(message.fields.get("reason", "")) or "unknown")


def _fail(model: Model, play: Play, reason: str) -> Next:
    return model.playing(replace(play, ticket=0, trouble=reason[:500], hurry=False)), ()


def retry(model: Model, message: Message) -> Next:
    """Ask the opponents' worker again."""
    if model.play is None:
        return model, ()
    return go_on(model.playing(replace(model.play, trouble="", ticket=0)), message)


def proceed(model: Model, message: Message) -> Next:
    """Leave the score sheet and go on."""
    if model.play is None:
        return model, ()
    play = replace(model.play, sheet=None, waiting=False)
    return go_on(replace(model, play=play, panel=None), message)


def hurry(model: Model, message: Message) -> Next:
    """Let the computers play to the next score sheet at once; a question already out keeps its
    time."""
    play = model.play
    if play is None or not play.can_hurry:
        return model, ()
    return go_on(model.playing(replace(play, hurry=True, ticket=0)), message)


def undo(model: Model, message: Message) -> Next:
    """Take the last own decision back."""
    play = model.play
    if play is None or not play.can_undo:
        return model, ()
    return kept(replace(model, play=play.undo(), panel=_beside(model.panel)), message)


def redo(model: Model, message: Message) -> Next:
    """Play again what was taken back."""
    play = model.play
    if play is None or not play.can_redo:
        return model, ()
    after = play.redo()
    panel = Panel.SCORES if after.sheet is not None else _beside(model.panel)
    return kept(replace(model, play=after, panel=panel), message)


def _beside(panel: Panel | None) -> Panel | None:
    """The panel, unless it shows scores that undo may have unmade."""
    return None if panel is Panel.SCORES else panel


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) < 4 else None


UPDATES: dict[str, Update] = {
    "act": act,
    "typed": typed,
    "confirm": confirm,
    "pick": pick,
    "aim": aim,
    "unpick": unpick,
    "turn": turn,
    "automatic": automatic,
    "answer": answer,
    "unanswered": unanswered,
    "retry": retry,
    "proceed": proceed,
    "hurry": hurry,
    "undo": undo,
    "redo": redo,
}
