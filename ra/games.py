"""All games there are, and how to read and write their records."""

from __future__ import annotations

from ra import link, record
from ra.auction.notation import AUCTION
from ra.game import Game
from ra.hexagon.notation import HEXAGON
from ra.record import Record

GAMES: dict[str, Game] = {AUCTION.name: AUCTION, HEXAGON.name: HEXAGON}


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
