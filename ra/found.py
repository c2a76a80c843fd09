"""A record, a link or a position within any text, as people pass games on: mended where nothing
has to be guessed. The strict reader (ra/record.py) has the last word on what is found."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import TypeVar

from ra.file_letters import unmangled
from ra.findings import CAUSES, MENDINGS, Found, NotFound
from ra.game import Game
from ra.link_places import links
from ra.markup import has_entities, is_escaped_record, unescaped_inside
from ra.mending import Mending, Unmended
from ra.no_game import cut_within, is_no_text, without_game
from ra.position_lines import position_lines, position_link
from ra.reading import ReadError
from ra.record import MAX_TEXT
from ra.record_tags import Tagged, tagged, without_comments
from ra.several import Place, Sighting, chosen, placed
from ra.signs import LINE_ENDS, foreign, unwrapped

__all__ = ["CAUSES", "MENDINGS", "Found", "NotFound", "find"]

T = TypeVar("T")

_LONGEST = 8 * MAX_TEXT
_MAILED = re.compile("(=[0-9A-F]{2}){2}")
_MAILED_OLD = re.compile("(?:[^=]|=(?:[0-9A-F]{2}|[ \t]*\r?\n|\\Z))*+\\Z")
_MAILED_BREAK = re.compile("=[ \\t]*\r?\n")
_MAILED_LETTER = re.compile("=[89A-F][0-9A-F]")
_MOST_POSITIONS = 40
"""So many positions in one text are looked at."""


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
    plain = unmangled(text)
    found = _found(plain, read, unlink, games, seed)
    if has_entities(plain) and "markup" not in found.mended:
        found = replace(found, mended=(*found.mended, "entities"))
    return found if plain == text else replace(found, mended=("mangled", *found.mended))


def _found(
    text: str,
    read: Callable[[str], T],
    unlink: Callable[[str], str],
    games: Mapping[str, Game],
    seed: int,
) -> Found[T]:
    """The game in a text whose letters are sound."""
    try:
        game = read(text)
    except ReadError as error:
        strict = error
    else:
        return _mailed(text, read) or _escaped(text, read) or Found(game)
    if len(text) > _LONGEST:
        raise NotFound(strict)
    if is_no_text(text):
        raise NotFound(strict, ("no text",))
    readings = _readings(text.replace("\0", ""))
    failures: list[NotFound] = []
    found = _best(readings, lambda plain: _told(plain, read, unlink, games, seed), failures)
    if found is None and not failures:
        readings = position_link(text) or readings
        found = _best(readings, lambda plain: _positioned(plain, read, games, seed), failures)
    if found is not None:
        return found
    if failures:
        failure = max(failures, key=lambda failure: (failure.line, failure.column))
        raise cut_within(text, failure)
    raise without_game(text, strict)


def _best(
    readings: Sequence[tuple[str, str]],
    look: Callable[[str], Found[T] | None],
    failures: list[NotFound],
) -> Found[T] | None:
    """What `look` finds in one of the readings: a record before links, with the most actions, as a
    reading that is not the right one hides some among other signs, or a whole game. None if it sees
    nothing, or `failures` tell why what it sees can't be mended; a game without any action must not
    hide one that was spoilt."""
    best: Found[T] | None = None
    for name, plain in readings:
        try:
            found = look(plain)
        except NotFound as failure:
            failures.append(NotFound(failure, failure.causes, inside=bool(name)))
            continue
        if found is None:
            continue
        if best is None or (found.told, found.total) > (best.told, best.total):
            best = replace(found, mended=(name, *found.mended) if name else found.mended)
    return None if failures and best is not None and not best.count else best


def _readings(text: str) -> list[tuple[str, str]]:
    """What was undone, or nothing, and the text then; the likeliest first."""
    readings = list(unwrapped(text))
    surely = [
        (name, plain)
        for name, plain in readings
        if name == "cells"
        or (name == "markup" and is_escaped_record(text))
        or (_is_mailed(name, text) and "\ufffd" not in plain)
    ]
    return [*surely, ("", text), *(reading for reading in readings if reading not in surely)]


def _mailed(text: str, read: Callable[[str], T]) -> Found[T] | None:
    """The game of a record in quoted-printable, which may be sound before it is decoded: only its
    names are spoilt then. None if it isn't one."""
    if "=" not in text or not (_is_mailed("mail", text) or _is_mailed("old mail", text)):
        return None
    for name, plain in unwrapped(text):
        if _is_mailed(name, text) and "\ufffd" not in plain:
            with suppress(ReadError):
                return Found(read(plain), (name,))
    return None


def _is_mailed(name: str, text: str) -> bool:
    """Whether a text shows that it is in quoted-printable, in Unicode or in an older coding."""
    if name == "mail":
        broken = _MAILED_BREAK.search(text) and _MAILED_OLD.match(text)
        return bool(broken or _MAILED.search(text))
    return name == "old mail" and bool(_MAILED_LETTER.search(text) and _MAILED_OLD.match(text))


def _escaped(text: str, read: Callable[[str], T]) -> Found[T] | None:
    """The game of a record that was written for a web page, which may be sound before its entities
    are undone: only its names and comments are spoilt then. None if it isn't one."""
    if is_escaped_record(text):
        with suppress(ReadError):
            return Found(read(unescaped_inside(text)), ("markup",))
    return None


def _told(
    text: str,
    read: Callable[[str], T],
    unlink: Callable[[str], str],
    games: Mapping[str, Game],
    seed: int,
) -> Found[T] | None:
    """The first game that a text tells, as a record, a link or a position, the longest if it tells
    several stages of that; None if there is no record and no link.

    NotFound if what comes first can't be mended: another game must not take its place.
    """
    plain = LINE_ENDS.sub("\n", text)
    records = tuple(tagged(plain, games))
    bare, starts = without_comments(plain, records)
    places = placed(bare, starts, [_mended(record, read) for record in records])
    places += links(bare, read, unlink)
    if not places:
        return None
    places += _positions(bare, read, games, seed)
    places.sort(key=lambda place: place.letters)
    if isinstance(places[0].what, NotFound):
        raise places[0].what
    sightings = [place.what for place in places if not isinstance(place.what, NotFound)]
    found, left = chosen(sightings)
    if len(sightings) < len(places) and "others" not in left:
        left = (*left, "others")
    told = {(one.tags(), tuple(one.tokens())): one.game.total for one in sightings}
    total = sum(told.values())
    return replace(found, mended=(*found.mended, *left), total=total, told=bool(records))


def _mended(record: Tagged, read: Callable[[str], T]) -> Sighting[Found[T]] | NotFound:
    """What a record in a text leads to, or why it can't be mended."""
    mending = Mending(record)
    try:
        text = mending.record()
        found = Found(read(text), mending.mended(), count=mending.count, total=1 + mending.count)
    except (Unmended, ReadError) as error:
        return _unmended(mending, error)
    return Sighting(found, text)


def _unmended(mending: Mending, error: Unmended | ReadError) -> NotFound:
    if isinstance(error, Unmended):
        return NotFound(error.error, error.causes)
    placed = mending.placed(error)
    return NotFound(placed, mending.causes(placed))


def _positioned(
    text: str, read: Callable[[str], T], games: Mapping[str, Game], seed: int
) -> Found[T] | None:
    """The game that begins at the first position in a text; None if there is no position."""
    places = _positions(text, read, games, seed)
    if not places:
        return None
    if isinstance(places[0].what, NotFound):
        raise places[0].what
    found = replace(places[0].what.game, total=len(places))
    return replace(found, mended=(*found.mended, "others")) if places[1:] else found


def _positions(
    text: str, read: Callable[[str], T], games: Mapping[str, Game], seed: int
) -> list[Place[Found[T]]]:
    """The games that begin at the positions in a text."""
    lines = sorted(islice(position_lines(text, games), _MOST_POSITIONS), key=lambda line: line.at)
    whats: list[Sighting[Found[T]] | NotFound] = []
    for line in lines:
        try:
            record = line.record(seed)
            found = Found(read(record), line.mended(), count=1, total=1)
            whats.append(Sighting(found, record))
        except ReadError as error:
            causes = {"letters": any(foreign(error.found)), "shortened": line.cut}
            whats.append(NotFound(error, tuple(key for key, so in causes.items() if so)))
    return placed(lines[0].written, [line.at for line in lines], whats) if lines else []
