"""All games there are, a line each, and how to read and write their records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from ra import link, record, replay
from ra.game import Game
from ra.record import Record
from ra.replay import Replay


class Games(Mapping[str, Game]):
    """Games by name. A game's modules are imported when it is first looked up, not before.

    `places`: by a game's name, where it is: its module, a colon, and its name there. Looking up
    any other name is a KeyError, and a game that calls itself otherwise a ValueError.
    """

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = dict(places)

    def add(self, name: str, place: str) -> None:
        """Add a game from elsewhere: `add("Nim", "my_games.nim:NIM")`.

        From then on its records are read like any other's. ValueError if another game has the name.
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


SHARED = (
    b'[Game "Ra hexagon"]\n[Game "Ra auction"]\n[Version "1"]\n[Date "2026-11-27"]\n'
    b'[Seat1 "Player1"]\n[Player1 "person"]\n[Seat2 "Player2"]\n[Player2 "computer adept"]\n'
    b'[Seat3 ""]\n[Seat4 ""]\n[Seat5 ""]\n[Edition "1999"]\n[Floor "no"]\n[Edition "pharaoh"]\n'
    b'[Scores "hidden"]\n[Suns1 "16 7 2"]\n[Suns2 "15 8 3"]\n[Suns3 "14 9 4"]\n'
    b'[Suns1 "13 6 2"]\n[Suns2 "12 7 3"]\n[Suns3 "11 8 4"]\n[Suns4 "10 9 5"]\n[Seed "1"]\n'
    b'[Result "*"]\n\nd d d d i p b13\ni b9 b10 p p\nd d d d d d d p p p p\n'
)
"""What records have in common, for links (ra/link.py). Never change it, or old links can no longer
be read."""


def read(text: str) -> Record:
    """The record that a text describes; ReadError says what is wrong, and where."""
    return record.read(text, GAMES)


def read_replay(text: str) -> Replay:
    """The record that a text describes, with all its positions; ReadError as in `read`."""
    return replay.read_replay(text, GAMES)


def write(game_record: Record) -> str:
    """The text of a record."""
    return record.write(game_record)


def to_link(game_record: Record) -> str:
    """The record as the fragment of a link."""
    return link.pack(write(game_record), SHARED)


def from_link(letters: str) -> Record:
    """The record in a link's fragment; ReadError as in `read`."""
    return read(text_of_link(letters))


def text_of_link(letters: str) -> str:
    """The text of a record in a link's fragment; ReadError if the link is damaged."""
    return link.unpack(letters, SHARED)
