"""All games there are, a line each, and how to read and write their records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from ra import link, record
from ra.game import Game
from ra.record import Record


class Games(Mapping[str, Game]):
    """Games by name. A game's modules are imported when it is first looked up, not before."""

    def __init__(self, places: Mapping[str, str]) -> None:
        """`places`: by a game's name, where it is: the module, a colon, the name in it."""
        self._places = dict(places)

    def add(self, name: str, place: str) -> None:
        """Add a game from elsewhere, `place` being as "my_games.nim:NIM".

        ValueError if another game has that name.
        """
        if self._places.setdefault(name, place) != place:
            raise ValueError(f"there is a game {name!r} already: {self._places[name]}")

    def __getitem__(self, name: str) -> Game:
        module, _, attribute = self._places[name].partition(":")
        game: Game = getattr(import_module(module), attribute)
        if game.name != name:
            raise ValueError(f"{self._places[name]} is called {game.name!r}, not {name!r}")
        return game

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


GAMES = Games(
    {
        "Ra auction": "ra.auction.game:AUCTION",
        "Ra hexagon": "ra.hexagon.game:HEXAGON",
    }
)


def read(text: str) -> Record:
    """The record that a text describes; ReadError says what is wrong where."""
    return record.read(text, GAMES)


def write(game_record: Record) -> str:
    """The text of a record."""
    return record.write(game_record)


def to_link(game_record: Record) -> str:
    """The record for the fragment of a link."""
    return link.pack(write(game_record))


def from_link(letters: str) -> Record:
    """The record of a link's fragment; ReadError as in `read`."""
    return read(link.unpack(letters))
