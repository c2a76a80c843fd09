"""The games that can be played here, each with its desk: what the page must know of it beyond what
every game offers."""

from __future__ import annotations

import ra
from ra import replay
from ra.auction import AUCTION
from ra.game import Game
from ra.games import text_of_link
from ra.hexagon import HEXAGON
from ra.replay import Replay
from web.games.auction.desk import AuctionDesk
from web.games.desk import Desk
from web.games.game_draft import Choices, DraftSeat
from web.games.hexagon.desk import HexagonDesk

__all__ = ["DESKS", "GAMES", "Choices", "Desk", "DraftSeat", "from_link", "read"]

DESKS: dict[str, Desk] = {AUCTION.name: AuctionDesk(), HEXAGON.name: HexagonDesk()}

GAMES: dict[str, Game] = {name: game for name, game in ra.GAMES.items() if name in DESKS}
"""The games that can be played here."""


def read(text: str) -> Replay:
    """The game that a text describes, played through; ReadError also where it is of a game without
    a desk."""
    return replay.read_replay(text, GAMES)


def from_link(letters: str) -> Replay:
    """The game of a link's fragment; ReadError as in `read`."""
    return read(text_of_link(letters))
