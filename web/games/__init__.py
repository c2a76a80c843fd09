"""The games that this page knows: for each a poster and a page, imported when first looked up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Generic, TypeVar

from web.game_page import GamePage, Poster
from web.model import Model
from web.play import Play

T = TypeVar("T")


class Rooms(Mapping[str, T], Generic[T]):
    """By a game's name, an object of its room: `place` names a module in it and the object."""

    def __init__(self, rooms: Mapping[str, str], place: str) -> None:
        self._rooms = rooms
        self._module, _, self._object = place.partition(":")

    def __getitem__(self, game: str) -> T:
        module = import_module(f"{self._rooms[game]}.{self._module}")
        found: T = getattr(module, self._object)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._rooms)

    def __len__(self) -> int:
        return len(self._rooms)


ROOMS = {
    "Ra auction": "web.games.auction",
    "Ra hexagon": "web.games.hexagon",
}
"""By its name in records, the room of a game, in the order of the first screen."""

POSTERS: Mapping[str, Poster] = Rooms(ROOMS, "poster:POSTER")
PAGES: Mapping[str, GamePage] = Rooms(ROOMS, "page:PAGE")


def page_of(play: Play) -> GamePage:
    """That of the game on the table."""
    return PAGES[play.record.game.name]


def page_shown(model: Model) -> GamePage:
    """That of the game on the table, or else of the one being set up."""
    return PAGES[model.draft.game] if model.play is None else page_of(model.play)
