"""The games that this page knows: for each a poster, a page and glimpses, imported when they are
first looked up."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Generic, TypeVar

from ra.expected import GAME
from ra.games import GAMES, text_of_link
from ra.reading import ReadError
from ra.replay import Replay, read_replay
from web.game_page import GamePage, Glimpse, Poster
from web.model import Model
from web.play import Play

if TYPE_CHECKING:
    from ra.found import Found

T = TypeVar("T")

_RESULT = re.compile(r'\[Result "([^"\n]*)"\]')


class Rooms(Mapping[str, T], Generic[T]):
    """By a game's name, what its room has at a place such as "game_page:PAGE" (a module, and a name
    in it); imported when it is looked up."""

    def __init__(self, place: str) -> None:
        self._module, _, self._name = place.partition(":")

    def __getitem__(self, game: str) -> T:
        module = import_module(f"{ROOMS[game]}.{self._module}")
        found: T = getattr(module, self._name)
        return found

    def __contains__(self, game: object) -> bool:
        return game in ROOMS

    def __iter__(self) -> Iterator[str]:
        return iter(ROOMS)

    def __len__(self) -> int:
        return len(ROOMS)


ROOMS = {
    "Ra auction": "web.games.auction",
    "Ra hexagon": "web.games.hexagon",
}
"""The rooms of the games, by their names in records, in the order of the first screen. A game from
elsewhere is added here, and to ra.games.GAMES."""

POSTERS: Mapping[str, Poster] = Rooms("poster:POSTER")
PAGES: Mapping[str, GamePage] = Rooms("game_page:PAGE")
GLIMPSES: Mapping[str, Glimpse] = Rooms("glimpse:GLIMPSE")


def read(text: str) -> Replay:
    """The game that a text describes, played through; ReadError also if it has no room here."""
    replay = read_replay(text, GAMES)
    name = replay.record.game.name
    if name not in ROOMS:
        raise ReadError(1, 1, name, GAME, list(ROOMS))
    return replay


def find(text: str, seed: int = 0) -> Found[Replay]:
    """The game in a text that people passed on: a record, a link or a position, mended if need be,
    whatever stands around it; ra.found.NotFound if there is none, or one that can't be mended.

    `seed`: what a position leaves to chance is drawn from it."""
    from ra.found import find as found_in

    found = found_in(text, read, text_of_link, {name: GAMES[name] for name in ROOMS}, seed)
    if (found.at or 0) > len(found.game.record.actions):  # the link was for another, or was spoilt
        found = replace(found, at=None, mended=(*found.mended, "moment"))
    told, reached = _RESULT.search(text), _RESULT.search(found.game.text())
    if told and reached and told[1] not in ("*", reached[1]):  # the end of the text was lost
        found = replace(found, mended=(*found.mended, "result"))
    return found


def page_of(play: Play) -> GamePage:
    """The page of the game on the table."""
    return PAGES[play.record.game.name]


def page_shown(model: Model) -> GamePage:
    """The page of the game on the table, or else of the one being set up."""
    return PAGES[model.draft.game] if model.play is None else page_of(model.play)
