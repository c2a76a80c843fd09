"""Which words of a text are a game's actions, and which are words of people."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import ascii_letters, digits

from ra.game import Game
from ra.signs import latin, seen
from ra.surroundings import SPEAKER

NUMBERED = re.compile(r"\d{1,4}[.)]+(?=\S)")
"""The number of a move, written close before it."""
_WORD = re.compile(r"[^\s,;|]+")
_FIRST_WORD = re.compile(r"[^\s,;|>]+")
_AROUND_WORDS = ".,;:!?)(*_`|>’'\""
_SIGNS = ascii_letters + digits
_LONGEST_WORD = 40


@dataclass(frozen=True, slots=True)
class ActionWord:
    """An action: its `token` as records write it, what stood there, and where in its line."""

    token: str
    written: str
    at: int


def bare(word: str) -> str:
    """A word without what can't be seen, in Latin letters, without the signs around it."""
    return latin(seen(word)).strip(_AROUND_WORDS)


class ActionWords:
    """The words that are actions of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def of(self, line: str) -> list[ActionWord] | None:
        """The actions of a line; None if there are other words too."""
        found: list[ActionWord] = []
        for word in _WORD.finditer(line):
            clean = bare(word[0])
            token = self.token(clean)
            if token is None:
                clean = NUMBERED.sub("", clean)
                token = self.token(clean)
            if not clean or (re.fullmatch(r"\d{1,4}", clean) and clean != word[0]):
                continue  # a sign alone, or the number of a move
            if token is None:
                return None
            found.append(ActionWord(token, word[0], word.start()))
        return found

    def said(self, line: str) -> tuple[list[ActionWord] | None, str]:
        """The actions of a line, None if there are other words too; and who says them, or what else
        stands before them."""
        actions = self.of(line)
        if actions is None and ";" in line:  # what comes then is for whoever reads the file
            line = line.partition(";")[0]
            actions = self.of(line)
        skipped = 0
        while actions is None and (speaker := SPEAKER.match(line, skipped)):
            skipped = speaker.end()
            actions = self.of(line[skipped:])
        return actions, line[:skipped]

    def token(self, word: str) -> str | None:
        """The action that a word means, as records write it; None if it means none."""
        for token in (word, word[:1].lower() + word[1:], word.lower()):
            if self._game.read_action(token) is not None:
                return token
        return None

    def is_action(self, word: str) -> bool:
        """Whether a word is an action but for signs around it, in small letters as records have it:
        a capital I is a word of English too."""
        return self._game.read_action(bare(word)) is not None

    def mostly(self, line: str) -> bool:
        """Whether more than half of the words of a line are actions."""
        words = line.split()
        return 2 * sum(map(self.is_action, words)) > len(words)

    def is_broken(self, last: Sequence[str], rest: Iterable[str]) -> bool:
        """Whether the last word of a line is the beginning of an action of which the next lines
        have the end."""
        found = next(filter(None, map(_FIRST_WORD.search, rest)), None)
        return bool(found and any(self.token(bare(word + found[0])) for word in last))

    def is_prose(self, word: str) -> bool:
        """Whether a word is none of an action but for one letter, or of several without the space
        between."""
        clean = bare(word)
        if len(clean) > _LONGEST_WORD:
            return True
        if not clean.isalpha():
            return False
        cuts = [(clean[:at], clean[at:]) for at in range(len(clean))]
        near = (before + sign + after[1:] for before, after in cuts for sign in ("", *_SIGNS))
        joined = (self.token(before) and self.token(after) for before, after in cuts)
        return not any(map(self.token, near)) and not any(joined)
