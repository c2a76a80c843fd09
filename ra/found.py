"""A record, a link or a position within any text, as people pass games on: mended where nothing
has to be guessed. The strict reader (ra/record.py) has the last word on what is found."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Generic, TypeVar

from ra import expected
from ra.game import Game
from ra.mending import ELLIPSIS, MENDINGS, Mending, Unmended, quotes_undone
from ra.position_lines import position_lines
from ra.reading import ReadError, Scanner
from ra.record import MAX_TEXT
from ra.record_tags import tagged
from ra.several import Sighting, chosen
from ra.signs import LINE_ENDS, foreign, seen, unwrapped

__all__ = ["CAUSES", "MENDINGS", "Found", "NotFound", "find"]

T = TypeVar("T")

CAUSES = ("letters", "shortened", "newer", "no game in link", "words", "no text")
"""Why a text can't be mended, by key: letters of another script; cut short by a program, which left
an ellipsis; a link of a newer version; a link without its game; words in the midst of a game; the
file of a word processor, a picture or the like."""
_NO_TEXT = re.compile(r"PK\x03\x04|\{\\rtf|%PDF|\x89PNG|\ufffd[^\n]{0,20}\ufffd")
_LONGEST = 8 * MAX_TEXT
_LINK = re.compile(r"record\s{0,2}=\s{0,2}(?=[\w-])", re.IGNORECASE)
_LETTERS = re.compile(r"[A-Za-z0-9_-]+")
_BREAK = re.compile(r"=?[ \t]*\n[>|\s]*|[ \t]+")
_MOST_BREAKS = 200
_MOST_LINKS = 40
"""So many links in one text are looked at, from the first one on."""
_MAILED = re.compile("(=[0-9A-F]{2}){2}")
_MOMENT = re.compile(r"[&?]at=(\d{1,6}|end)\b")
_ADDRESS = re.compile(r"https?://|www\.|\.html\b", re.IGNORECASE)
_NEWER = frozenset("23456789")
"""First letters of the links of versions to come."""


@dataclass(frozen=True, slots=True)
class Found(Generic[T]):
    """A game found in a text: what the strict reader made of it; what was mended, by keys of
    MENDINGS; after how many actions a link wants it shown (-1: at its end; None: it says nothing);
    how much was found, so that of two readings of a text the fuller one is taken: 0 for a record
    without actions, which may hide one whose actions were spoilt.
    """

    game: T
    mended: tuple[str, ...] = ()
    at: int | None = None
    count: int = field(default=0, compare=False)


class NotFound(ReadError):
    """No game could be found, or mended; `causes` are keys of CAUSES."""

    def __init__(self, error: ReadError, causes: tuple[str, ...] = ()) -> None:
        super().__init__(
            error.line, error.column, error.found, error.expected, error.options, error.reason
        )
        self.causes = causes


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
    linked, broken = _linked(text, read, unlink)
    if broken and not sightings and (not linked or broken[0].before(linked[0])):
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


@dataclass(frozen=True, slots=True)
class _Link(Generic[T]):
    """A link that leads to a game: where its letters begin, what they are."""

    at: int
    letters: str
    sighting: Sighting[Found[T]]


@dataclass(frozen=True, slots=True)
class _Broken:
    """A link that leads to none, and why."""

    at: int
    letters: str
    error: NotFound

    def before(self, link: _Link[T]) -> bool:
        return self.at < link.at


def _linked(
    text: str, read: Callable[[str], T], unlink: Callable[[str], str]
) -> tuple[list[_Link[T]], list[_Broken]]:
    """The links in a text, those that lead to a game and those that don't. One that was only
    shortened, beside itself as a whole, is none."""
    plain = LINE_ENDS.sub("\n", seen(text))
    if not _LINK.search(plain):
        plain = quotes_undone(plain, "")  # a link may be broken within its first letters
    whole: list[_Link[T]] = []
    broken: list[_Broken] = []
    for start in islice(_LINK.finditer(plain), _MOST_LINKS):
        error: ReadError | None = None
        for letters, end in _runs(plain, start.end()):
            try:
                record = unlink(letters)
                game = read(record)
            except ReadError as missed:
                error = error or missed
                continue
            found = _found_by_link(game, record, plain, start.end(), end)
            if seen(text) != text:
                found = replace(found, mended=("signs", *found.mended))
            whole.append(_Link(start.start(), letters, Sighting(found, record)))
            break
        else:
            if error is not None:
                run = _LETTERS.match(plain, start.end())
                letters = run[0] if run else ""
                broken.append(_Broken(start.start(), letters, _damaged(plain, start.end(), error)))
    return whole, [
        one for one in broken if not any(link.letters.startswith(one.letters) for link in whole)
    ]


def _found_by_link(game: T, record: str, text: str, start: int, end: int) -> Found[T]:
    """What a link's letters, from `start` to `end` of a text, and what hangs on them, lead to."""
    moment = _MOMENT.match(text, end)
    behind = text[end if moment is None else moment.end() :]
    mended = {
        "quoting": "\n" in text[start:end],
        "tail": behind.startswith(("&", "?", "#", "%")),
    }
    at = None if moment is None else -1 if moment[1] == "end" else int(moment[1])
    count = 1 + len(Sighting(game, record).tokens())
    return Found(game, tuple(key for key, done in mended.items() if done), at, count)


def _runs(text: str, start: int) -> Iterator[tuple[str, int]]:
    """What the letters of a link may be, and where they end: up to the first sign that is no letter
    of links, then with what follows a line's end, as mail programs break lines."""
    letters, at = "", start
    for _ in range(_MOST_BREAKS):
        run = _LETTERS.match(text, at)
        if run is None:
            return
        letters, at = letters + run[0], run.end()
        yield letters, at
        if letters[-1] in "_-":
            yield letters.rstrip("_-"), at
        gap = _BREAK.match(text, at)
        if gap is None:
            return
        at = gap.end()


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


def _damaged(text: str, at: int, error: ReadError) -> NotFound:
    """The error of a link whose letters begin at `at`, with its causes."""
    run = _LETTERS.match(text, at)
    end = at if run is None else run.end()
    causes = {
        "shortened": ELLIPSIS.match(text, end) is not None,
        "newer": error.expected is expected.LINK and text[at : at + 1] in _NEWER,
    }
    place = Scanner(text).error(error.expected, at=at)
    return NotFound(place, tuple(key for key, so in causes.items() if so))
