"""What was found in a text that somebody passed on, or why nothing was."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from ra.reading import ReadError

T = TypeVar("T")

MENDINGS = (
    "mangled", "mail", "old mail", "markup", "entities", "percent", "escapes", "cells", "doubled",
    "numbers", "changes", "signs", "quotes", "letters", "capitals", "quoting", "around", "dots",
    "end", "tail", "link end", "moment", "stages", "others",
)  # fmt: skip
"""All that is mended, by key: letters that were read in a wrong coding; how mail (also in an older
coding), web pages, addresses (%), programs (backslashes) and spreadsheets write a text; two
apostrophes in a name, as databases write one; the numbers of its lines or pages; the + of new
lines; signs that can't be seen; quotes, letters, capitals that a keyboard put in place of others;
the > of quoted lines; words around the game; dots behind actions; what stands behind the last one,
where the game may have been cut; what was hung on a link; its last signs; a moment that is not
clear; earlier stages of the game; other games. Only told: entities of HTML in names that may be
meant as they stand."""
CAUSES = (
    "letters", "shortened", "order", "newer", "no game in link", "words", "no text", "base64",
)  # fmt: skip
"""Why a text can't be mended, by key: letters of another script; cut short by a program, which left
an ellipsis, or a part is missing; parts in the wrong order; a link of a newer version; a link
without its game; words in the midst of a game; the file of a word processor, a picture or the like;
mail as it is sent, in base64."""


@dataclass(frozen=True, slots=True)
class Found(Generic[T]):
    """A game found in a text: what the strict reader made of it; what was mended, by keys of
    MENDINGS; after how many actions a link wants it shown (-1: at its end; None: it says nothing);
    how much of it was found (0: a record without actions, which may hide one whose actions were
    spoilt), and in all, other games included, so that of two readings of a text the fuller one is
    taken; whether the text tells a record, or no more than links, which may stand in a comment that
    another reading shows.
    """

    game: T
    mended: tuple[str, ...] = ()
    at: int | None = None
    count: int = field(default=0, compare=False)
    total: int = field(default=0, compare=False)
    told: bool = field(default=True, compare=False)


class NotFound(ReadError):
    """No game could be found, or mended; `causes` are keys of CAUSES; `inside`: the place is one in
    the text that a mail, a web page or a program has wrapped, not in the text as it was given."""

    def __init__(
        self, error: ReadError, causes: tuple[str, ...] = (), *, inside: bool = False
    ) -> None:
        super().__init__(
            error.line, error.column, error.found, error.expected, error.options, error.reason
        )
        self.causes = causes
        self.inside = inside
