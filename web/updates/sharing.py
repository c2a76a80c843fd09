"""Games in and out of the page: text, file, link, and the page's own address."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from ra.games import to_link
from ra.reading import ReadError
from ra.replay import Replay
from web.effects import Address, Copy, Download, Effect
from web.games import find
from web.messages import File, ImportFile, Stamp
from web.model import Model
from web.notices import (
    Copied,
    EmptyFile,
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
from web.updates.drafting import set_up, set_up_in
from web.updates.going_on import Next, kept, new_id
from web.updates.saving import closed, open_game

if TYPE_CHECKING:
    from ra.found import Found

LINK_MARK = "record="
GAME_MARK = "game="
_LINK = re.compile("(record|position)(=|%)", re.IGNORECASE)
"""What a fragment has in it that leads to a game, however it was written."""


def copy_text(model: Model) -> Next:
    """Copy the record to the clipboard."""
    return model, (Copy(model.play.replay.text()),) if model.play else ()


def copy_to_look_at(model: Model) -> Next:
    """Copy the record without what is hidden: it can be looked at, and not played on as it will."""
    return model, (Copy(model.play.replay.concealed().text()),) if model.play else ()


def copy_link(model: Model, *, moment: bool = False) -> Next:
    """Copy a link with the record in it to the clipboard; `moment`: it opens where one looks."""
    play = model.play
    if play is None:
        return model, ()
    at = f"&at={play.shown}" if moment and not play.live else ""
    return model, (Copy(LINK_MARK + to_link(play.record) + at, fragment=True),)


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
    """Open a game from the text in the import form."""
    return imported(replace(model, pasted=text), text, stamp)


def import_file(model: Model, message: ImportFile, stamp: Stamp) -> Next:
    """Open a record from a file, chosen or dropped, or from a text or link that was dropped."""
    if not message.files:
        return import_text(model, message.data, stamp) if message.data else (model, ())
    results = [_from_file(model, file, stamp) for file in message.files]
    # Of several, the first in which there is a game; a game opens with effects.
    after, effects = next((one for one in results if one[1]), results[0])
    if effects and len(results) > 1 and isinstance(after.notice, Imported | HadIt):
        after = after.telling(replace(after.notice, mended=(*after.notice.mended, "files")))
    return after, effects


def _from_file(model: Model, file: File, stamp: Stamp) -> Next:
    if file.text is None:
        return model.telling(TooLarge()), ()
    if not file.text.strip():
        return model.telling(EmptyFile()), ()
    if not file.codings:
        return imported(model, file.text, stamp)
    from ra.file_letters import likeliest

    coding, text = likeliest(file.codings)
    after, effects = imported(model, text, stamp)
    told, play = after.notice, after.play
    if isinstance(told, Imported) and play is not None and not play.replay.text().isascii():
        after = after.telling(replace(told, coding=coding))
    return after, effects


def imported(model: Model, text: str, stamp: Stamp) -> Next:
    """Keep and open the game found in a text; say what can't be read, and lose nothing."""
    if not text.strip():
        return model.telling(NothingPasted()), ()
    try:
        found = find(text, stamp.chance)
    except ReadError as error:
        return model.telling(Unreadable(error)), ()
    return _arrived(replace(model, pasted=""), found, stamp)


def _arrived(model: Model, found: Found[Replay], stamp: Stamp) -> Next:
    """Open a game from outside: the one kept already, if it is the same, else as a new one; at the
    moment that its link names."""
    text = found.game.text()
    for saved in model.saved_games.games:
        if saved.text == text:
            had = HadIt(tuple(key for key in found.mended if key == "moment"))
            after, effects = open_game(model.telling(had), saved.id, stamp, push=False)
            return _at(after, found.at), effects
    play = Play.begin(Session(new_id(stamp), found.game))
    panel = Panel.SCORES if play.look.sheet is not None else None
    told = replace(model, play=play, panel=panel, notice=Imported(found.mended))
    after, effects = kept(_at(told, found.at), stamp)
    return after, (Address(f"{GAME_MARK}{play.id}", push=False), *effects)


def _at(model: Model, count: int | None) -> Model:
    """The game on the table as it stood after `count` actions; at its end for -1, or None."""
    play = model.play
    if play is None or count is None or not 0 <= count < play.count:
        return model
    return replace(model, play=play.look_at(count), panel=None)


def address_changed(model: Model, fragment: str, stamp: Stamp) -> Next:
    """Go where the fragment of the page's address leads: a kept game, a link, or nowhere."""
    if fragment.startswith(GAME_MARK):
        game_id = fragment.removeprefix(GAME_MARK)
        if model.play is not None and model.play.id == game_id:
            return model, ()
        return open_game(model, game_id, stamp, push=False)
    game = set_up_in(fragment, model.draft)
    if game is not None:
        return set_up(closed(model) if model.play else model, game, push=False)
    if _LINK.search(fragment):
        after, effects = imported(model, fragment, stamp)
        stays = f"{GAME_MARK}{model.play.id}" if model.play else ""
        unread: tuple[Effect, ...] = (Address(stays, push=False),)
        return after, effects or unread
    return (closed(model) if model.play or model.setting_up else model), ()


def copy_done(model: Model) -> Next:
    """The text is on the clipboard."""
    return model.telling(Copied()), ()


def copy_refused(model: Model, text: str) -> Next:
    """The browser did not let the page copy: show the text, to be copied by hand."""
    return model.telling(NotCopied(text)), ()
