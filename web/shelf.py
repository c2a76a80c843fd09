"""The games that are kept."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TypeVar

FORMAT = 1
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Saved:
    """A game as it is stored.

    `title` empty: called after its players. `text` is its record; `undone` the tokens that redo
    would play. `players` and `over` are for the list, so that it need not read every record.
    `damaged`: the stored text could not be read; it is kept for download.
    """

    id: str
    text: str
    title: str = ""
    changed: int = 0
    undone: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    over: bool = False
    damaged: bool = False

    def to_json(self) -> str:
        """The text that `from_json` reads."""
        return json.dumps(
            {
                "format": FORMAT,
                "title": self.title,
                "changed": self.changed,
                "undone": list(self.undone),
                "players": list(self.players),
                "over": self.over,
                "record": self.text,
            },
            ensure_ascii=False,
        )

    @classmethod
    def from_json(cls, game_id: str, text: str) -> Saved:
        """A stored game; a text that is none becomes a damaged game with that text."""
        try:
            stored = json.loads(text)
            saved = cls(
                game_id,
                _typed(stored["record"], str),
                _typed(stored["title"], str),
                _typed(stored["changed"], int),
                tuple(_typed(token, str) for token in stored["undone"]),
                tuple(_typed(name, str) for name in stored["players"]),
                _typed(stored["over"], bool),
            )
        except (ValueError, TypeError, KeyError, AttributeError):
            return cls(game_id, text, damaged=True)
        return saved


def _typed(value: object, kind: type[T]) -> T:
    if not isinstance(value, kind):
        raise TypeError(kind)
    return value


@dataclass(frozen=True, slots=True)
class Shelf:
    """All kept games, the last changed first."""

    games: tuple[Saved, ...] = ()

    def get(self, game_id: str) -> Saved | None:
        """The game of that id."""
        return next((saved for saved in self.games if saved.id == game_id), None)

    def plus(self, saved: Saved) -> Shelf:
        """With the game added, or put in the place of its older self."""
        others = (other for other in self.games if other.id != saved.id)
        return replace(self, games=tuple(sorted((saved, *others), key=lambda one: -one.changed)))

    def minus(self, game_id: str) -> Shelf:
        """Without that game."""
        return replace(self, games=tuple(one for one in self.games if one.id != game_id))
