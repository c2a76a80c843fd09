"""The games that are kept."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TypeVar

from web.json_text import read_json

FORMAT = 1
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it is stored.

    `title` empty: called after its players. `text` is its record; `undone` the tokens that redo
    would play. `players`, `over` and `game`, its name, are for the list, which so need not read
    every record. `damaged`: the stored text could not be read; it is kept for download.
    `turned`: by how many of its sides the board was turned.
    """

    id: str
    text: str
    title: str = ""
    changed: int = 0
    undone: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    over: bool = False
    damaged: bool = False
    game: str = ""
    turned: int = 0

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
                "game": self.game,
                "turned": self.turned,
                "record": self.text,
            },
            ensure_ascii=False,
        )

    @classmethod
    def from_json(cls, game_id: str, text: str) -> SavedGame:
        """A stored game; a text that is none becomes a damaged game with that text.

        Only the record must be there: what another version of the page left out, or wrote in
        another way, is as if never set.
        """
        stored = read_json(text)
        record = stored.get("record")
        if not isinstance(record, str):
            return cls(game_id, text, damaged=True)
        return cls(
            game_id,
            record,
            _typed(stored.get("title"), str, ""),
            _typed(stored.get("changed"), int, 0),
            _texts(stored.get("undone")),
            _texts(stored.get("players")),
            _typed(stored.get("over"), bool, False),
            game=_typed(stored.get("game"), str, ""),
            turned=_typed(stored.get("turned"), int, 0),
        )


def _typed(value: object, kind: type[T], default: T) -> T:
    return value if isinstance(value, kind) else default


def _texts(value: object) -> tuple[str, ...]:
    """A list of texts, whole or not at all."""
    texts = value if isinstance(value, list) else []
    return tuple(texts) if all(isinstance(text, str) for text in texts) else ()


@dataclass(frozen=True, slots=True)
class SavedGames:
    """All kept games, the last changed first."""

    games: tuple[SavedGame, ...] = ()

    def get(self, game_id: str) -> SavedGame | None:
        """The game of that id."""
        return next((saved for saved in self.games if saved.id == game_id), None)

    def plus(self, saved: SavedGame) -> SavedGames:
        """With the game added, or put in the place of its older self."""
        others = (other for other in self.games if other.id != saved.id)
        return replace(self, games=tuple(sorted((saved, *others), key=lambda one: -one.changed)))

    def minus(self, game_id: str) -> SavedGames:
        """Without that game."""
        return replace(self, games=tuple(one for one in self.games if one.id != game_id))
