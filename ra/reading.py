"""Texts that can't be read: one error for all formats, and the scanner that knows its place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

EXPECTED: dict[str, str] = {
    "tag": 'a tag such as [Edition "pharaoh"]',
    "tag value": "a value in quotes",
    "tag end": "a closing ]",
    "quote end": "a closing quote on the same line",
    "comment end": "a closing }",
    "game": "the tag Game, naming one of the games",
    "version": "a version of the format that this program knows",
    "seat": "a tag Seat1, Seat2 and so on for each seat, none left out",
    "player": "person, or computer and the name of a level",
    "edition": "the name of an edition",
    "players": "as many seats as the edition can be played with",
    "yes or no": "yes or no",
    "suns": "the values of one group of suns for each seat",
    "seed": "a whole number, 0 or more",
    "bag": "the 180 letters of the tiles in the bag",
    "seed or bag": "a tag Seed or Bag",
    "scores": "open or hidden",
    "action": "an action",
    "legal action": "an action that is possible here",
    "end": "nothing more: the game is over",
    "link": "a link that was copied whole",
    "size": "a shorter text",
    "fields": "nine parts with a space between",
    "epoch": "epoch and Ra tiles, such as 1:0",
    "track": "eight letters of tiles, with . for a hole",
    "sun": "the value of a sun",
    "seats": "seats such as 10:13.6:2:P3N2, with / between",
    "points": "the points of a seat",
    "tiles": "letters of tiles, each with its number if there are several",
    "turn": "the seat that acts and t, g, b or d; or - when the game is over",
    "auction": "who invoked, d, i or f, and the bids so far, such as 2i:p.13; or -",
    "disasters": "letters of disasters, or -",
    "undrawn": "= and letters in order, ~ and counted letters, or -",
    "two seats": "two seats",
    "board": "the name of a board",
    "length": "match or game",
    "start": "the number of the seat that starts, 1 or 2",
    "six fields": "six parts with a space between",
    "board and length": "a board and match or game, such as standard:match",
    "game number": "the number of the game and the seat that started it, such as 2:1",
    "score": "the points of both seats, such as 3-1, with which the game can stand so",
    "stacks": "stacks such as 3e3.2g6, with . between",
    "cell": "a cell of the board where this stack can stand",
    "pawns": "no more than nine pawns of a seat",
    "seat to act": "the seat to act, which has a move, or - when the game is over",
}
"""What a reader can ask for, by the key an error carries; a page has the same in its languages."""


class ReadError(ValueError):
    """A text that can't be read.

    `line` and `column` count from 1; `found` is what stood there (empty at the end of the text);
    `expected` is a key of EXPECTED; `options` are the texts that would have done, if they can be
    listed.
    """

    def __init__(
        self, line: int, column: int, found: str, expected: str, options: Sequence[str] = ()
    ) -> None:
        what = repr(found) if found else "the end"
        listed = f" ({', '.join(options)})" if options else ""
        super().__init__(
            f"line {line}, column {column}: found {what}, expected {EXPECTED[expected]}{listed}"
        )
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
        self.options = tuple(options)


class TagError(ValueError):
    """A record's tag whose value won't do; the record's reader adds the place."""

    def __init__(self, tag: str, expected: str, options: Sequence[str] = ()) -> None:
        super().__init__(f"{tag}: expected {EXPECTED[expected]}")
        self.tag = tag
        self.expected = expected
        self.options = tuple(options)


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

    def error(self, expected: str, options: Sequence[str] = ()) -> ReadError:
        """The error for something else that should have stood here."""
        return ReadError(1, self.column, self.text[:60], expected, options)


def fields_of(line: str) -> list[Field]:
    """The parts of a line that white space sets apart."""
    return [Field(part.group(), part.start() + 1) for part in re.finditer(r"\S+", line)]


def exactly(count: int, line: str, expected: str) -> list[Field]:
    """The `count` parts of a line; ReadError if it has more of them or fewer."""
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
        """Take up to white space or one of `stops`."""
        start = self.at
        while (char := self.peek()) and char not in stops and not char.isspace():
            self.at += 1
        return self.text[start : self.at]

    def take_quoted(self, end: str, expected: str, *, lines: bool) -> str:
        """Take up to an unescaped `end`, and pass it; undo the backslashes of `escape`."""
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

    def error(self, expected: str, *, at: int | None = None) -> ReadError:
        """The error for what stands at `at`, or here."""
        start = self.at if at is None else at
        before = self.text[:start]
        found = self.text[start : start + 40].partition("\n")[0].strip().partition(" ")[0]
        return ReadError(before.count("\n") + 1, start - before.rfind("\n"), found, expected)


def escape(text: str, end: str) -> str:
    """Write `text` so that `take_quoted(end)` reads it back."""
    escaped = text.replace("\\", "\\\\").replace(end, "\\" + end)
    return escaped.replace("\r", "\\r").replace("\n", "\\n")
