"""Reading texts: one error for all formats, and a scanner that knows where in the text it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ra.expected import Expected


class ReadError(ValueError):
    """A text that can't be read.

    `line` and `column` count from 1; `found` is what stood there (empty at the end of the text);
    `expected` is what should have stood there (`key` for programs, `words` for people); `options`
    are the texts that would have been accepted, if they can be listed; `reason` is the game's own
    error if what stood there can be read but is impossible.
    """

    def __init__(
        self,
        line: int,
        column: int,
        found: str,
        expected: Expected,
        options: Sequence[str] = (),
        reason: ValueError | None = None,
    ) -> None:
        what = repr(found) if found else "the end"
        listed = f" ({', '.join(options)})" if options else ""
        because = f": {reason}" if reason else ""
        super().__init__(
            f"line {line}, column {column}: found {what}, expected {expected.words}{listed}"
            f"{because}"
        )
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
        self.options = tuple(options)
        self.reason = reason


class TagError(ValueError):
    """A record's tag with an unusable value; the record's reader adds line and column.

    `within`: where in the value the fault is, and what stood there; None: it is the whole value.
    `reason`: see ReadError.
    """

    def __init__(
        self,
        tag: str,
        expected: Expected,
        options: Sequence[str] = (),
        *,
        within: ReadError | None = None,
        reason: ValueError | None = None,
    ) -> None:
        super().__init__(f"{tag}: expected {expected.words}")
        self.tag = tag
        self.expected = expected
        self.options = tuple(options)
        self.within = within
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a line, and the column (from 1) where it begins."""

    text: str
    column: int

    def parts(self, mark: str) -> list[Field]:
        """The field cut at each `mark`."""
        parts, column = [], self.column
        for text in self.text.split(mark):
            parts.append(Field(text, column))
            column += len(text) + len(mark)
        return parts

    def error(self, expected: Expected, options: Sequence[str] = ()) -> ReadError:
        """The error that says what should have stood here instead."""
        return ReadError(1, self.column, self.text[:60], expected, options)


def fields_of(line: str) -> list[Field]:
    """The parts of a line that white space sets apart."""
    return [Field(part.group(), part.start() + 1) for part in re.finditer(r"\S+", line)]


def exactly(count: int, line: str, expected: Expected) -> list[Field]:
    """The `count` parts of a line; ReadError if it has more or fewer."""
    fields = fields_of(line)
    if len(fields) != count:
        raise (*fields[count:], Field("", len(line) + 1))[0].error(expected)
    return fields


class Scanner:
    """Walks through a text once, from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def peek(self) -> str:
        """The next character, or an empty string at the end."""
        return self.text[self.at : self.at + 1]

    def skip_space(self) -> None:
        """Go on to the next character that is not white space."""
        while self.peek().isspace():
            self.at += 1

    def take_while(self, stops: str) -> str:
        """Take the characters before white space or one of `stops`."""
        start = self.at
        while (char := self.peek()) and char not in stops and not char.isspace():
            self.at += 1
        return self.text[start : self.at]

    def take_quoted(self, end: str, expected: Expected, *, lines: bool) -> str:
        """Take the text before an unescaped `end`, skip that, and undo the backslashes of `escape`.

        `lines`: whether the text may contain line breaks. ReadError if `end` is missing.
        """
        start = self.at
        taken: list[str] = []
        while (char := self.peek()) != end:
            if not char or (char == "\n" and not lines):
                raise self.error(expected, at=start)
            self.at += 1
            if char == "\\":
                char = {"n": "\n", "r": "\r"}.get(self.peek(), self.peek())
                self.at += 1
            taken.append(char)
        self.at += 1
        return "".join(taken)

    def error(self, expected: Expected, *, at: int | None = None) -> ReadError:
        """The error for what stands at `at`, or here."""
        start = self.at if at is None else at
        before = self.text[:start]
        found = self.text[start : start + 40].partition("\n")[0].strip().partition(" ")[0]
        return ReadError(before.count("\n") + 1, start - before.rfind("\n"), found, expected)


def escape(text: str, end: str) -> str:
    """Write `text` so that `take_quoted(end)` reads it back."""
    escaped = text.replace("\\", "\\\\").replace(end, "\\" + end)
    return escaped.replace("\r", "\\r").replace("\n", "\\n")
