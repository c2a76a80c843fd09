"""Games in and out of the page: text, file, link, and the page's own address."""

from __future__ import annotations

import re
from dataclasses import replace

from ra import ReadError, to_link
from ra.replay import Replay
from web.effects import Address, Copy, Download, Effect
from web.games import from_link, read
from web.messages import Message
from web.model import Model, Notice, Panel
from web.play import Play
from web.updates.going_on import Next, Update, kept, new_id
from web.updates.keeping import closed, opened

LINK_MARK = "record="
GAME_MARK = "game="
_LINK = re.compile(rf"(?:^|#|\s){LINK_MARK}(.*)", re.DOTALL)


def copy_text(model: Model, message: Message) -> Next:
    """The record on the clipboard."""
    return model, (Copy(model.play.replay.text()),) if model.play else ()


def copy_link(model: Model, message: Message) -> Next:
    """A link with the record in it on the clipboard."""
    if model.play is None:
        return model, ()
    return model, (Copy(LINK_MARK + to_link(model.play.record), fragment=True),)


def download(model: Model, message: Message) -> Next:
    """The record as a file."""
    if model.play is None:
        return model, ()
    record = model.play.record
    return model, (Download(f"ra-{record.date or model.play.id}.txt", model.play.replay.text()),)


def pasted(model: Model, message: Message) -> Next:
    """The import field was left with this text in it: it stays there."""
    return replace(model, pasted=str(message.fields.get("value", ""))), ()


def paste(model: Model, message: Message) -> Next:
    """A record or link in the import form."""
    text = str(message.fields.get("text", ""))
    return imported(replace(model, pasted=text), message, text)


def upload(model: Model, message: Message) -> Next:
    """A record in a file, chosen or dropped; or text or a link that was dropped."""
    files = message.fields.get("files") or []
    if not files:
        dropped = message.fields.get("data")
        return paste(model, replace(message, fields={"text": dropped})) if dropped else (model, ())
    text = files[0].get("text")
    if text is None:
        return replace(model, notice=Notice("too large")), ()
    return imported(model, message, str(text))


def imported(model: Model, message: Message, text: str) -> Next:
    """Keep and open the game of a text or link; say what can't be read, and lose nothing."""
    if not text.strip():
        return replace(model, notice=Notice("nothing pasted")), ()
    try:
        replay = _replay(text)
    except ReadError as error:
        return replace(model, notice=Notice("unreadable", error=error)), ()
    return _arrived(replace(model, pasted=""), message, replay)


def _replay(text: str) -> Replay:
    """A record, or a link to one, alone or with other words around it."""
    link = _LINK.search(text)
    if link and not text.lstrip("\ufeff").lstrip().startswith("["):
        return _linked(link[1])
    return read(text)


def _linked(letters: str) -> Replay:
    """The record of a link that may be broken over lines, or have other words behind it."""
    try:
        return from_link(letters)
    except ReadError:
        return from_link(letters.split(maxsplit=1)[0] if letters.split() else letters)


def _arrived(model: Model, message: Message, replay: Replay) -> Next:
    """A game from outside: the one kept already, if it is the same, else a new one."""
    text = replay.text()
    for saved in model.shelf.games:
        if saved.text == text:
            return opened(replace(model, notice=Notice("had it")), message, saved.id, push=False)
    play = Play.begin(new_id(message), replay)
    panel = Panel.SCORES if play.sheet is not None else None
    after = replace(model, play=play, panel=panel, notice=Notice("imported"))
    after, effects = kept(after, message)
    return after, (Address(f"{GAME_MARK}{play.id}", push=False), *effects)


def address(model: Model, message: Message) -> Next:
    """The page's address changed, or was there at the start: a kept game, a link, or nothing."""
    fragment = message.value
    if fragment.startswith(LINK_MARK):
        after, effects = imported(model, message, fragment)
        unread: tuple[Effect, ...] = (Address("", push=False),)
        return after, effects or unread
    if fragment.startswith(GAME_MARK):
        game_id = fragment.removeprefix(GAME_MARK)
        if model.play is not None and model.play.id == game_id:
            return model, ()
        return opened(model, message, game_id, push=False)
    return (closed(model) if model.play else model), ()


def copied(model: Model, message: Message) -> Next:
    """It is on the clipboard."""
    return replace(model, notice=Notice("copied")), ()


def uncopied(model: Model, message: Message) -> Next:
    """The browser would not let it: the text is shown for copying by hand."""
    return replace(model, notice=Notice("uncopied", {"text": message.value})), ()


UPDATES: dict[str, Update] = {
    "copy-text": copy_text,
    "copy-link": copy_link,
    "download": download,
    "pasted": pasted,
    "paste": paste,
    "upload": upload,
    "address": address,
    "copied": copied,
    "uncopied": uncopied,
}
