"""What editors and programs write before each line of a text: its number, the + of a new line."""

from __future__ import annotations

import re
from collections.abc import Iterator

_NUMBER = re.compile(
    r"(?P<before>[>|\s]*?)(?P<number>\d{1,5})(?:\s*[│|┃:.)\]>→]+[ \t]?|[ \t]+|(?=[\[［【])|\Z)"
)
_ADDED = re.compile(r"(?P<before>[>|\s]*?)\+(?!\+\+)[ \t]?")
_SOME_NUMBERS = re.compile(r"^[>| \t]*\d{1,5}\b[^\n\[]{0,5}\[", re.MULTILINE)
_SOME_ADDED = re.compile(r"^[>| \t]*\+[ \t]?\[", re.MULTILINE)
"""A marked tag: without one there is nothing to be done."""
_FEWEST = 3
"""So many lines in a row show that they are marked, or two from number 1 on."""


def without_numbers(text: str) -> str:
    """A text without the numbers of its lines, which count up by one; other lines stay as they are.

    >>> print(without_numbers("See:\\n9 [Seat1]\\n10 d d\\n11 13 b7\\nOk"))
    See:
    [Seat1]
    d d
    13 b7
    Ok
    """
    return _without(text, _NUMBER) if _SOME_NUMBERS.search(text) else text


def without_pluses(text: str) -> str:
    """A text without the + before its lines, which tells in a list of changes that they are new."""
    return _without(text, _ADDED) if _SOME_ADDED.search(text) else text


def _without(text: str, mark: re.Pattern[str]) -> str:
    lines = text.split("\n")
    for run in _runs([mark.match(line) for line in lines], lines):
        for at, found in run:
            lines[at] = found["before"] + lines[at][found.end() :]
    return "\n".join(lines)


def _runs(
    marks: list[re.Match[str] | None], lines: list[str]
) -> Iterator[list[tuple[int, re.Match[str]]]]:
    """The marked lines that follow one another, with nothing but empty lines between, each time
    with its place; numbers go on by one, or count empty lines as well."""
    run: list[tuple[int, re.Match[str]]] = []
    for at, (mark, line) in enumerate(zip(marks, lines, strict=True)):
        if mark is None and not line.strip(" \t>|\r"):
            continue
        if run and (mark is None or not _follows(mark, run[-1][1], at - run[-1][0])):
            if _is_long(run):
                yield run
            run = []
        if mark is not None:
            run.append((at, mark))
    if _is_long(run):
        yield run


def _number(mark: re.Match[str]) -> int | None:
    return int(mark["number"]) if "number" in mark.re.groupindex else None


def _follows(mark: re.Match[str], last: re.Match[str], lines: int) -> bool:
    number, before = _number(mark), _number(last)
    return number is None or before is None or number - before in (1, lines)


def _is_long(run: list[tuple[int, re.Match[str]]]) -> bool:
    return len(run) >= (2 if run and _number(run[0][1]) == 1 else _FEWEST)
