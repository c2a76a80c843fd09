"""Several games in one text, as when an answer quotes what it answers: which one is meant.

That is the first one, whether a record, a link or a position tells it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ra.findings import NotFound

T = TypeVar("T")

_TAG = re.compile(r'^\[(\w+) "(?:\\.|[^"\\])*"\]$', re.MULTILINE)
_BESIDES = ("Result", "Version", "Date")
"""Tags that may differ in two texts of one game."""


@dataclass(frozen=True, slots=True)
class Sighting(Generic[T]):
    """A game that a text holds: what was made of it, and its record as text."""

    game: T
    text: str

    def tags(self) -> frozenset[str]:
        """The tags that tell this game from others."""
        return frozenset(tag[0] for tag in _TAG.finditer(self.text) if tag[1] not in _BESIDES)

    def tokens(self) -> list[str]:
        """Its actions and the words of its comments."""
        return _TAG.sub("", self.text).split()


@dataclass(frozen=True, slots=True)
class Place(Generic[T]):
    """What stands somewhere in a text: a game, or why it can't be mended. `letters`: how many
    letters and digits stand before it, which is the same however lines are broken."""

    letters: int
    what: Sighting[T] | NotFound


def placed(
    text: str, starts: Sequence[int], whats: Sequence[Sighting[T] | NotFound]
) -> list[Place[T]]:
    """Each of `whats` with where in the text it starts; `starts` go upwards.

    >>> [place.letters for place in placed("d d > i", [0, 6], [Sighting(1, ""), Sighting(2, "")])]
    [0, 2]
    """
    places: list[Place[T]] = []
    letters = last = 0
    for start, what in zip(starts, whats, strict=True):
        letters += sum(map(str.isalnum, text[last:start]))
        last = start
        places.append(Place(letters, what))
    return places


def chosen(sightings: Sequence[Sighting[T]]) -> tuple[T, tuple[str, ...]]:
    """The first game, as far as any of the sightings has it, and what was left out, by keys of
    ra.findings.MENDINGS: earlier stages of it, other games."""
    first, *others = sightings
    left: set[str] = set()
    for other in others:
        shorter, longer = sorted((first, other), key=lambda one: len(one.tokens()))
        if shorter.tags() != longer.tags() or not _begins(longer, shorter):
            left.add("others")
        elif len(shorter.tokens()) < len(longer.tokens()):
            left.add("stages")
            first = longer
    return first.game, tuple(sorted(left))


def _begins(longer: Sighting[T], shorter: Sighting[T]) -> bool:
    tokens = shorter.tokens()
    return longer.tokens()[: len(tokens)] == tokens
