"""A record, a link or a position within any text, as people pass games on: mended where nothing
has to be guessed. The strict reader (ra/record.py) has the last word on what is found."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from ra import expected
from ra.game import Game
from ra.mending import ELLIPSIS, MENDINGS, Mending, Unmended, quotes_undone
from ra.position_lines import position_lines
from ra.reading import ReadError, Scanner
from ra.record import MAX_TEXT
from ra.signs import LINE_ENDS, foreign, seen, unwrapped

__all__ = ["CAUSES", "MENDINGS", "Found", "NotFound", "find"]

T = TypeVar("T")

CAUSES = ("letters", "shortened", "newer", "no game in link", "words")
"""Why a text can't be mended, by key: letters of another script; cut short by a program, which left
an ellipsis; a link of a newer version; a link without its game; words in the midst of a game."""
_LONGEST = 8 * MAX_TEXT
_LINK = re.compile(r"record\s{0,2}=\s{0,2}(?=[\w-])")
_LETTERS = re.compile(r"[A-Za-z0-9_-]+")
_BREAK = re.compile(r"=?[ \t]*\n[>|\s]*|[ \t]+")
_MOST_BREAKS = 200
_MAILED = re.compile("(=[0-9A-F]{2}){2}")
_MOMENT = re.compile(r"[&?]at=(\d{1,6}|end)\b")
_ADDRESS = re.compile(r"https?://|www\.|\.html\b", re.IGNORECASE)
_NEWER = frozenset("23456789")
"""First letters of the links of versions to come."""


@dataclass(frozen=True, slots=True)
class Found(Generic[T]):
    """A game found in a text: what the strict reader made of it; what was mended, by keys of
    MENDINGS; after how many actions a link wants it shown (-1: at its end; None: it says nothing);
    how many actions were put together from a record's text.
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
    readings = _readings(text.replace("\0", ""))
    failures: list[NotFound] = []
    looks: tuple[Callable[[str], Found[T] | None], ...] = (
        lambda plain: _record(plain, read, games),
        lambda plain: _linked(plain, read, unlink),
        lambda plain: None if failures else _positioned(plain, read, games, seed),
    )
    for look in looks:
        if found := _best(readings, look, failures):
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


def _record(text: str, read: Callable[[str], T], games: Mapping[str, Game]) -> Found[T] | None:
    """The game of the first record in a text; None if no tag names a game."""
    mending = Mending.of(text, games)
    if mending is None:
        return None
    try:
        game = read(mending.record())
    except Unmended as error:
        raise NotFound(error.error, error.causes) from error
    except ReadError as error:
        placed = mending.placed(error)
        raise NotFound(placed, mending.causes(placed)) from error
    return Found(game, mending.mended(), count=mending.count)


def _linked(text: str, read: Callable[[str], T], unlink: Callable[[str], str]) -> Found[T] | None:
    """The game of the first link in a text that leads to one; None if there is no link."""
    plain = LINE_ENDS.sub("\n", seen(text))
    if not _LINK.search(plain):
        plain = quotes_undone(plain, "")  # a link may be broken within its first letters
    failure: NotFound | None = None
    for start in _LINK.finditer(plain):
        for letters, end in _runs(plain, start.end()):
            try:
                game = read(unlink(letters))
            except ReadError as error:
                failure = failure or _damaged(plain, start.end(), error)
                continue
            moment = _MOMENT.match(plain, end)
            behind = plain[end if moment is None else moment.end() :]
            mended = {
                "signs": seen(text) != text,
                "quoting": "\n" in plain[start.end() : end],
                "tail": behind.startswith(("&", "?", "#", "%")),
            }
            at = None if moment is None else -1 if moment[1] == "end" else int(moment[1])
            return Found(game, tuple(key for key, done in mended.items() if done), at, 1)
    if failure:
        raise failure
    return None


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
    failure: NotFound | None = None
    for line in position_lines(text, games):
        try:
            return Found(read(line.record(seed)), line.mended())
        except ReadError as error:
            causes = ("letters",) if any(foreign(error.found)) else ()
            failure = failure or NotFound(error, causes)
    if failure:
        raise failure
    return None


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
