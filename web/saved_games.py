"""The games that are kept."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from web.json_text import read_json
from web.names import MAX_NAME

FORMAT = 1
LATEST = 4_102_444_800_000
"""The beginning of 2100, in ms since 1970."""
LONGEST_GLIMPSE = 200
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it is stored.

    `text` is its record. If `title` is empty, the game is called after its players. `changed`: in
    ms since 1970. `undone`: the tokens that redo would play. `players`, `over` and `game` (its
    name) are there so that the list need not read every record. `damaged`: the stored text could
    not be read; it is kept for download. `turned`: by how many of its sides the board was turned.
    `acts`: the seat to act, `persons`: those of people, `glimpse`: what is drawn of the table
    (web.game_page.Glimpse): so that the list need not replay the game; games kept by an earlier
    version have none.
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
    acts: int = -1
    persons: tuple[int, ...] = ()
    glimpse: str = ""

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
                "acts": self.acts,
                "persons": list(self.persons),
                "glimpse": self.glimpse,
                "record": self.text,
            },
            ensure_ascii=False,
        )

    @classmethod
    def from_json(cls, game_id: str, text: str) -> SavedGame:
        """The game that a stored text describes; any other text becomes a damaged game that has it.

        Only the record is needed: whatever another version of the page left out, or wrote in
        another way, gets its default.
        """
        stored = read_json(text)
        record = stored.get("record")
        if not isinstance(record, str):
            return cls(game_id, text, damaged=True)
        return cls(
            game_id,
            record,
            _typed(stored.get("title"), str, "")[:MAX_NAME],
            _moment(stored.get("changed")),
            _all(stored.get("undone"), str),
            _all(stored.get("players"), str),
            _typed(stored.get("over"), bool, False),
            game=_typed(stored.get("game"), str, ""),
            turned=_typed(stored.get("turned"), int, 0),
            acts=_typed(stored.get("acts"), int, -1),
            persons=_all(stored.get("persons"), int),
            glimpse=_typed(stored.get("glimpse"), str, "")[:LONGEST_GLIMPSE],
        )


def _moment(value: object) -> int:
    """A time in ms since 1970 that calendars have; 0 for anything else."""
    return value if type(value) is int and 0 <= value < LATEST else 0


def _typed(value: object, kind: type[T], default: T) -> T:
    return value if isinstance(value, kind) else default


def _all(value: object, kind: type[T]) -> tuple[T, ...]:
    """The items of a list; none of them, if not all are of this kind."""
    items = value if isinstance(value, list) else []
    return tuple(items) if all(isinstance(item, kind) for item in items) else ()


@dataclass(frozen=True, slots=True)
class SavedGames:
    """All kept games, the last changed first."""

    games: tuple[SavedGame, ...] = ()

    @classmethod
    def read(cls, texts: Mapping[str, str]) -> SavedGames:
        """The games of stored texts by id."""
        games = (SavedGame.from_json(game_id, text) for game_id, text in texts.items())
        return cls(tuple(sorted(games, key=lambda one: -one.changed)))

    def get(self, game_id: str) -> SavedGame | None:
        """The game with that id; None if there is none."""
        return next((saved for saved in self.games if saved.id == game_id), None)

    def plus(self, saved: SavedGame) -> SavedGames:
        """With the game added, in place of its older version if there is one."""
        others = (other for other in self.games if other.id != saved.id)
        return replace(self, games=tuple(sorted((saved, *others), key=lambda one: -one.changed)))

    def minus(self, game_id: str) -> SavedGames:
        """Without that game."""
        return replace(self, games=tuple(one for one in self.games if one.id != game_id))
