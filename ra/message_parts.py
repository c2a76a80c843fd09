"""A record that was sent in several messages: whether all its parts are there, in their order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ra.action_words import ActionWord, ActionWords
from ra.record_tags import SAID

_MOST_LINES = 1_000
"""So many lines before the tags of a record are looked at, the nearest ones."""
_PART = re.compile(
    r"[(\[](?:part |partie |часть )?(\d)\s?(?:/|of|sur|из)\s?(\d)[)\]]"
    r"|\b(?:part|partie|часть) (\d)\s?(?:/|of|sur|из)\s?(\d)\b",
    re.IGNORECASE,
)
_AT_END = re.compile(r"\s*[(\[]\d\s?/\s?\d[)\]]\s*\Z")


class Parts:
    """Which parts of a text that was sent in several messages are there, as (1/2) says it."""

    def __init__(self) -> None:
        self._marks: list[tuple[int, int]] = []

    def note(self, text: str) -> None:
        """Take the marks in a text that stands before a part or behind it."""
        for mark in _PART.finditer(text):
            number, of = (int(digit) for digit in mark.groups() if digit)
            self._marks.append((number, of))

    def noted(self, line: str) -> str:
        """A line without the mark at its end."""
        end = _AT_END.search(line) if line.rstrip().endswith((")", "]")) else None
        if end is None:
            return line
        self.note(end[0])
        return line[: end.start()]

    def fault(self) -> str:
        """Why the parts don't make a whole: a key of ra.findings.CAUSES; empty if they do."""
        if not self._marks or self._marks[0][0] != 1:
            return ""
        count = self._marks[0][1]
        numbers = [number for number, of in self._marks if of == count]
        if set(range(1, count + 1)) - set(numbers):
            return "shortened"
        return "" if numbers == sorted(numbers) else "order"


def stray(
    text: str, pieces: Iterable[tuple[int, int]], words: ActionWords, own: Sequence[str]
) -> int | None:
    """Where in a text, in the pieces before the tags of a record, actions stand that are none of
    its own: a later part of it, or of another that has no tags. None if there are none; an initial
    under a message is none."""
    found = [line for piece in pieces for line in _said_in(text, piece, words)]
    plainly = [actions for _, actions in found if _as_recorded(actions)]
    if not any(map(beyond_doubt, (actions for _, actions in found))) and len(plainly) < 2:
        return None
    tokens = " ".join(action.token for _, actions in found for action in actions)
    return None if f" {tokens} " in f" {' '.join(own)} " else found[0][0]


def beyond_doubt(actions: Sequence[ActionWord]) -> bool:
    """Whether the actions of a line can't be an initial."""
    return len(actions) > 1 or any(len(action.token) > 1 for action in actions)


def _as_recorded(actions: Sequence[ActionWord]) -> bool:
    return all(action.token == action.written for action in actions)


def _said_in(
    text: str, piece: tuple[int, int], words: ActionWords
) -> list[tuple[int, list[ActionWord]]]:
    """The lines of a piece of a text that are actions: where each begins, and those."""
    start, end = piece
    plain = SAID.sub(lambda said: " " * len(said[0]), text[start:end])
    found: list[tuple[int, list[ActionWord]]] = []
    at = start
    lines = plain.split("\n")
    at += sum(len(line) + 1 for line in lines[:-_MOST_LINES])
    for line in lines[-_MOST_LINES:]:
        actions, before = words.said(line)
        if actions:
            found.append((at + len(before) + actions[0].at, actions))
        at += len(line) + 1
    return found
