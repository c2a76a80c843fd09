"""A record, a link or a position within any text, as people pass games on: mended where nothing
has to be guessed. The strict reader (ra/record.py) has the last word on what is found."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from ra.findings import CAUSES, Found, NotFound
from ra.game import Game
from ra.link_places import links
from ra.mending import MENDINGS, Mending, Unmended
from ra.position_lines import position_lines
from ra.reading import ReadError
from ra.record import MAX_TEXT
from ra.record_tags import tagged
from ra.several import Sighting, chosen
from ra.signs import foreign, unwrapped

__all__ = ["CAUSES", "MENDINGS", "Found", "NotFound", "find"]

T = TypeVar("T")

_NO_TEXT = re.compile(r"PK\x03\x04|\{\\rtf|%PDF|\x89PNG|\ufffd[^\n]{0,20}\ufffd")
_LONGEST = 8 * MAX_TEXT
_MAILED = re.compile("(=[0-9A-F]{2}){2}")
_ADDRESS = re.compile(r"https?://|www\.|\.html\b", re.IGNORECASE)


def find(
    text: str,
    read: Callable[[str], T],
    unlink: Callable[[str], str],
    games: Mapping[str, Game],
    seed: int = 0,
) -> Found[T]:
    """The game in a text; NotFound if there is none, or one that can't be mended.

    `read` makes a game of a record's text, and `unlink` a record's text of a link's letters, both
    with ReadError; `games` are those that may be found. A game that begins at a position has
    nameless people in its seats; what the position leaves to chance is drawn from `seed`.
    """
    try:
        game = read(text)
    except ReadError as error:
        strict = error
    else:
        return (_MAILED.search(text) and _mailed(text, read)) or Found(game)
    if len(text) > _LONGEST:
        raise NotFound(strict)
    if _NO_TEXT.match(text):
        raise NotFound(strict, ("no text",))
    readings = _readings(text.replace("\0", ""))
    failures: list[NotFound] = []
    found = _best(readings, lambda plain: _told(plain, read, unlink, games), failures)
    if found is None and not failures:
        found = _best(readings, lambda plain: _positioned(plain, read, games, seed), failures)
    if found is not None:
        return found
    if failures:
        raise max(failures, key=lambda failure: (failure.line, failure.column))
    raise NotFound(strict, ("no game in link",) if _ADDRESS.search(text) else ())


def _best(
    readings: Sequence[tuple[str, str]],
    look: Callable[[str], Found[T] | None],
    failures: list[NotFound],
) -> Found[T] | None:
    """What `look` finds in one of the readings, with the most actions, as a reading that is not the
    right one hides some among other signs. None if it sees nothing, or `failures` tell why what it
    sees can't be mended; a game without any action must not hide one that was spoilt."""
    best: Found[T] | None = None
    for name, plain in readings:
        try:
            found = look(plain)
        except NotFound as failure:
            failures.append(failure)
            continue
        if found is not None and (best is None or found.count > best.count):
            best = replace(found, mended=(name, *found.mended) if name else found.mended)
    return None if failures and best is not None and not best.count else best


def _readings(text: str) -> list[tuple[str, str]]:
    """What was undone, or nothing, and the text then; the likeliest first."""
    readings = list(unwrapped(text))
    surely = [
        (name, plain)
        for name, plain in readings
        if name == "cells" or (name == "mail" and _MAILED.search(text) and "\ufffd" not in plain)
    ]
    return [*surely, ("", text), *(reading for reading in readings if reading not in surely)]


def _mailed(text: str, read: Callable[[str], T]) -> Found[T] | None:
    """The game of a record in quoted-printable, which may be sound before it is decoded: only its
    names are spoilt then. None if it isn't one."""
    for name, plain in unwrapped(text):
        if name == "mail" and "\ufffd" not in plain:
            with suppress(ReadError):
                return Found(read(plain), (name,))
    return None


def _told(
    text: str, read: Callable[[str], T], unlink: Callable[[str], str], games: Mapping[str, Game]
) -> Found[T] | None:
    """The game that records and links in a text tell, the longest if they tell several stages of
    one; None if there are none.

    NotFound if what comes first can't be mended: another game must not take its place.
    """
    sightings: list[Sighting[Found[T]]] = []
    spoilt = 0
    for mending in map(Mending, tagged(text, games)):
        try:
            record = mending.record()
            found = Found(read(record), mending.mended(), count=mending.count)
        except (Unmended, ReadError) as error:
            if not sightings:
                raise _unmended(mending, error) from error
            spoilt += 1
        else:
            sightings.append(Sighting(found, record))
    linked, broken = links(text, read, unlink)
    if broken and not sightings and (not linked or broken[0].at < linked[0].at):
        raise broken[0].error
    sightings += [link.sighting for link in linked]
    if not sightings:
        return None
    found, left = chosen(sightings)
    if spoilt or broken:
        left = (*left, *(("others",) if "others" not in left else ()))
    return replace(found, mended=(*found.mended, *left))


def _unmended(mending: Mending, error: Unmended | ReadError) -> NotFound:
    if isinstance(error, Unmended):
        return NotFound(error.error, error.causes)
    placed = mending.placed(error)
    return NotFound(placed, mending.causes(placed))


def _positioned(
    text: str, read: Callable[[str], T], games: Mapping[str, Game], seed: int
) -> Found[T] | None:
    """The game that begins at the first position in a text; None if there is no position."""
    found: Found[T] | None = None
    for line in position_lines(text, games):
        try:
            record = line.record(seed)
        except ReadError as error:
            if found is None:
                causes = {"letters": any(foreign(error.found)), "shortened": line.cut}
                raise NotFound(error, tuple(key for key, so in causes.items() if so)) from error
        if found is not None:
            return replace(found, mended=(*found.mended, "others"))
        found = Found(read(record), line.mended(), count=1)
    return found
