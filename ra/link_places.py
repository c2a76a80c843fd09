"""The links in a text that lead to a game, or were meant to, whatever stands around them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from ra import expected
from ra.findings import Found, NotFound
from ra.mending import ELLIPSIS
from ra.moments import hung_on
from ra.quoting import quotes_undone
from ra.reading import ReadError, Scanner
from ra.several import Place, Sighting, placed
from ra.signs import LINE_ENDS, seen

T = TypeVar("T")

_LINK = re.compile(r"record\s{0,2}=\s{0,2}(?=[\w-])", re.IGNORECASE)
_LETTERS = re.compile(r"[A-Za-z0-9_-]+")
_BREAK = re.compile(r"=?[ \t]*\n[>|\s]*|[ \t]+")
_MOST_BREAKS = 200
_MOST_LINKS = 40
"""So many links in one text are looked at, from the first one on."""
_MOST_SIGNS = 6
_MOST_OWN = 2
"""Of the - and _ behind a link so many may belong to what stands around it, or so many to it."""
_LOST = ("-", "_", "--", "-_", "_-", "__")
"""What a program may have taken for signs around a link, though they were its last letters."""
_NEWER = frozenset("23456789")
"""First letters of the links of versions to come."""


@dataclass(frozen=True, slots=True)
class _Letters:
    """What the letters of a link may be; where in the text they end; whether one was put back."""

    text: str
    end: int
    added: bool = False


def links(
    text: str, read: Callable[[str], T], unlink: Callable[[str], str]
) -> list[Place[Found[T]]]:
    """The links in a text, those that lead to a game and those that don't. One that was only
    shortened, beside itself as a whole, is none."""
    plain = LINE_ENDS.sub("\n", seen(text))
    if not _LINK.search(plain):
        plain = quotes_undone(plain, "")  # a link may be broken within its first letters
    starts = [one for one in _LINK.finditer(plain) if _LETTERS.match(plain, one.end())]
    opened = [_opened(plain, start, read, unlink) for start in starts[:_MOST_LINKS]]
    if seen(text) != text:
        opened = [(letters, _with_signs(what)) for letters, what in opened]
    whole = [letters for letters, what in opened if isinstance(what, Sighting)]
    kept = [
        (start.start(), what)
        for start, (letters, what) in zip(starts, opened, strict=False)
        if isinstance(what, Sighting) or not any(one.startswith(letters) for one in whole)
    ]
    return placed(plain, [start for start, _ in kept], [what for _, what in kept])


def _with_signs(what: Sighting[Found[T]] | NotFound) -> Sighting[Found[T]] | NotFound:
    """What a link in a text with signs that can't be seen leads to."""
    if isinstance(what, NotFound):
        return what
    found = what.game
    return Sighting(replace(found, mended=("signs", *found.mended)), what.text)


def _opened(
    text: str, start: re.Match[str], read: Callable[[str], T], unlink: Callable[[str], str]
) -> tuple[str, Sighting[Found[T]] | NotFound]:
    """The letters of the link whose `record=` stands at `start`, and where it leads."""
    error: ReadError | None = None
    for letters in _runs(text, start.end()):
        try:
            record = unlink(letters.text)
            game = read(record)
        except ReadError as missed:
            error = error or missed
            continue
        hung = hung_on(text, start.start(), letters.end)
        quoting = "\n" in text[start.end() : letters.end]
        mended = {"link end": letters.added, "quoting": quoting} | dict.fromkeys(hung.mended, True)
        count = 1 + len(Sighting(game, record).tokens())
        keys = tuple(key for key, so in mended.items() if so)
        return letters.text, Sighting(Found(game, keys, hung.at, count, count), record)
    run = _LETTERS.match(text, start.end())
    told = error or Scanner(text).error(expected.LINK, at=start.end())
    return run[0] if run else "", _damaged(text, start.end(), told)


def _runs(text: str, start: int) -> Iterator[_Letters]:
    """What the letters of a link may be: up to the first sign that is no letter of links, then with
    what follows a line's end, as mail programs break lines; without - and _ behind, which may be
    signs of what stands around it, and with one or two more, which may have been taken for such.
    The check sum in the letters has the last word."""
    letters, at = "", start
    first: _Letters | None = None
    for _ in range(_MOST_BREAKS):
        run = _LETTERS.match(text, at)
        if run is None:
            break
        letters, at = letters + run[0], run.end()
        first = first or _Letters(letters, at)
        yield _Letters(letters, at)
        signs = len(letters) - len(letters.rstrip("_-"))
        for behind in range(1, signs + 1):
            if behind <= _MOST_SIGNS or signs - behind <= _MOST_OWN:
                yield _Letters(letters[:-behind], at)
        gap = _BREAK.match(text, at)
        if gap is None:
            break
        at = gap.end()
    if first is not None:
        ends = {first.text: first.end, first.text.rstrip("_-"): first.end, letters: at}
        yield from (_Letters(run + sign, end, True) for run, end in ends.items() for sign in _LOST)


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
