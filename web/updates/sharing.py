"""Games in and out of the page: text, file, link, and the page's own address."""

from __future__ import annotations

import re
from dataclasses import replace

from ra.games import to_link
from ra.reading import ReadError
from ra.replay import Replay
from web.effects import Address, Copy, Download, Effect
from web.games import from_link, read
from web.messages import ImportFile, Stamp
from web.model import Model
from web.notices import (
    Copied,
    HadIt,
    Imported,
    NotCopied,
    NothingPasted,
    TooLarge,
    Unreadable,
)
from web.panel import Panel
from web.play import Play
from web.session import Session
from web.updates.going_on import Next, kept, new_id
from web.updates.saving import closed, open_game

LINK_MARK = "record="
GAME_MARK = "game="
_LINK = re.compile(rf"(?:^|#|\s){LINK_MARK}(.*)", re.DOTALL)


def copy_text(model: Model) -> Next:
    """Copy the record to the clipboard."""
    return model, (Copy(model.play.replay.text()),) if model.play else ()


def copy_link(model: Model) -> Next:
    """Copy a link with the record in it to the clipboard."""
    if model.play is None:
        return model, ()
    return model, (Copy(LINK_MARK + to_link(model.play.record), fragment=True),)


def save_file(model: Model) -> Next:
    """Let the person download the record as a file."""
    if model.play is None:
        return model, ()
    record = model.play.record
    return model, (Download(f"ra-{record.date or model.play.id}.txt", model.play.replay.text()),)


def leave_import(model: Model, text: str) -> Next:
    """The import field was left with this text in it: it stays there."""
    return replace(model, pasted=text), ()


def import_text(model: Model, text: str, stamp: Stamp) -> Next:
    """Open a record or link from the import form."""
    return imported(replace(model, pasted=text), text, stamp)


def import_file(model: Model, message: ImportFile, stamp: Stamp) -> Next:
    """Open a record from a file, chosen or dropped, or from a text or link that was dropped."""
    if not message.files:
        return import_text(model, message.data, stamp) if message.data else (model, ())
    text = message.files[0].text
    if text is None:
        return model.telling(TooLarge()), ()
    return imported(model, text, stamp)


def imported(model: Model, text: str, stamp: Stamp) -> Next:
    """Keep and open the game of a text or link; say what can't be read, and lose nothing."""
    if not text.strip():
        return model.telling(NothingPasted()), ()
    try:
        replay = _replay(text)
    except ReadError as error:
        return model.telling(Unreadable(error)), ()
    return _arrived(replace(model, pasted=""), replay, stamp)


def _replay(text: str) -> Replay:
    """A record, or a link to one, alone or with other words around it."""
    link = _LINK.search(text)
    if link and not text.lstrip("\ufeff").lstrip().startswith("["):
        return _linked(link[1])
    return read(text)


def _linked(letters: str) -> Replay:
    """The record of a link that may be broken across lines, or have other words after it."""
    try:
        return from_link(letters)
    except ReadError:
        return from_link(letters.split(maxsplit=1)[0] if letters.split() else letters)


def _arrived(model: Model, replay: Replay, stamp: Stamp) -> Next:
    """Open a game from outside: the one kept already, if it is the same, else as a new one."""
    text = replay.text()
    for saved in model.saved_games.games:
        if saved.text == text:
            return open_game(model.telling(HadIt()), saved.id, stamp, push=False)
    play = Play.begin(Session(new_id(stamp), replay))
    panel = Panel.SCORES if play.look.sheet is not None else None
    after, effects = kept(replace(model, play=play, panel=panel, notice=Imported()), stamp)
    return after, (Address(f"{GAME_MARK}{play.id}", push=False), *effects)


def address_changed(model: Model, fragment: str, stamp: Stamp) -> Next:
    """Go where the fragment of the page's address leads: a kept game, a link, or nowhere."""
    if fragment.startswith(LINK_MARK):
        after, effects = imported(model, fragment, stamp)
        unread: tuple[Effect, ...] = (Address("", push=False),)
        return after, effects or unread
    if fragment.startswith(GAME_MARK):
        game_id = fragment.removeprefix(GAME_MARK)
        if model.play is not None and model.play.id == game_id:
            return model, ()
        return open_game(model, game_id, stamp, push=False)
    return (closed(model) if model.play else model), ()


def copy_done(model: Model) -> Next:
    """The text is on the clipboard."""
    return model.telling(Copied()), ()


def copy_refused(model: Model, text: str) -> Next:
    """The browser did not let the page copy: show the text, to be copied by hand."""
    return model.telling(NotCopied(text)), ()
