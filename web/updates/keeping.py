"""The games that are kept: open, close, rename, delete, take the delete back."""

from __future__ import annotations

from dataclasses import replace

from ra import ReadError
from web.effects import Address, Download, Effect, Forget, Keep
from web.messages import Message
from web.model import Model, Notice, Panel
from web.names import tidy
from web.play import Play
from web.saved_games import Saved
from web.updates.going_on import Next, Update, go_on, kept, new_id


def open_game(model: Model, message: Message) -> Next:
    """Put a kept game on the table."""
    return opened(model, message, message.value)


def opened(model: Model, message: Message, game_id: str, *, push: bool = True) -> Next:
    """The same by id; a text that can't be read is told and kept."""
    saved = model.shelf.get(game_id)
    if saved is None:
        return replace(model, notice=Notice("no such game")), (Address("", push=False),)
    try:
        play = Play.open(saved)
    except ReadError as error:
        shelf = model.shelf.plus(replace(saved, damaged=True))
        notice = Notice("damaged", {"id": game_id}, error)
        return replace(model, shelf=shelf, notice=notice), (Address("", push=False),)
    panel = Panel.SCORES if play.sheet is not None else None
    after, effects = go_on(replace(model, play=play, panel=panel, renaming=None), message)
    return after, (Address(f"game={game_id}", push=push), *effects)


def close(model: Model, message: Message) -> Next:
    """Leave the table for the first screen."""
    return closed(model), (Address(""),)


def closed(model: Model) -> Model:
    """The first screen; what was on the table is kept already."""
    return replace(model, play=None, panel=None, notice=None)


def rename(model: Model, message: Message) -> Next:
    """Begin to write a game's title; an empty id ends it without a change."""
    return replace(model, renaming=message.value or None), ()


def renamed(model: Model, message: Message) -> Next:
    """The title is written; empty: called after its players again."""
    saved = model.shelf.get(message.value)
    after = replace(model, renaming=None)
    if saved is None:
        return after, ()
    titled = replace(saved, title=tidy(str(message.fields.get("title", ""))))
    play = model.play
    if play is not None and play.id == saved.id:
        after = after.playing(replace(play, title=titled.title))
    return replace(after, shelf=after.shelf.plus(titled)), (Keep(titled),)


def delete(model: Model, message: Message) -> Next:
    """Remove a game; it can be brought back until the next one is removed."""
    saved = model.shelf.get(message.value)
    if saved is None:
        return model, ()
    effects: tuple[Effect, ...] = (Forget(saved.id),)
    after = model
    if model.play is not None and model.play.id == saved.id:
        after, effects = closed(model), (*effects, Address("", push=False))
    notice = Notice("deleted", {"title": saved.title}, undo=Message("undelete"))
    return (
        replace(after, shelf=model.shelf.minus(saved.id), deleted=saved, notice=notice),
        effects,
    )


def undelete(model: Model, message: Message) -> Next:
    """Bring the game removed last back."""
    saved = model.deleted
    if saved is None:
        return model, ()
    after = replace(model, shelf=model.shelf.plus(saved), deleted=None, notice=None)
    return after, (Keep(saved),)


def salvage(model: Model, message: Message) -> Next:
    """Hand out the stored text of a game that can't be read."""
    saved: Saved | None = model.shelf.get(message.value)
    return model, (Download(f"ra-{message.value}.txt", saved.text),) if saved else ()


def elsewhere(model: Model, message: Message) -> Next:
    """Another tab stored a game (`fields.text`) or removed it (None).

    The tab where somebody acts last leads: this one follows it. What went differently here is kept
    as a copy and stays on the table.
    """
    text = message.fields.get("text")
    if text is None:
        return replace(model, shelf=model.shelf.minus(message.value)), ()
    saved = Saved.from_json(message.value, str(text))
    after, play = replace(model, shelf=model.shelf.plus(saved)), model.play
    if play is None or play.id != saved.id or saved.damaged:
        return after, ()
    try:
        other = Play.open(saved)
    except ReadError:
        return after, ()
    mine, theirs = play.record.actions, other.record.actions
    if mine == theirs:
        return after, ()
    common = min(len(mine), len(theirs))
    if mine[:common] == theirs[:common]:
        panel = Panel.SCORES if other.sheet is not None else None
        return replace(after, play=other, panel=panel), ()
    copy = replace(play, id=new_id(message))
    told = replace(after, play=copy, notice=Notice("replaced"))
    kept_here, effects = kept(told, message)
    return kept_here, (Address(f"game={copy.id}", push=False), *effects)


def resume(model: Model, message: Message) -> Next:
    """The person is back at this page: let the game take its course, if no other tab does."""
    return go_on(model, message)


def unkept(model: Model, message: Message) -> Next:
    """The browser would not store: say so once, and mark it; the game goes on in memory."""
    return (model if model.unkept else replace(model, notice=Notice("unkept"), unkept=True)), ()


def stored(model: Model, message: Message) -> Next:
    """The browser stores again."""
    return replace(model, unkept=False), ()


UPDATES: dict[str, Update] = {
    "open": open_game,
    "close": close,
    "rename": rename,
    "renamed": renamed,
    "delete": delete,
    "undelete": undelete,
    "salvage": salvage,
    "elsewhere": elsewhere,
    "resume": resume,
    "unkept": unkept,
    "kept": stored,
}
