"""What a reader can find missing: a short key for programs, and plain English.

What only one game's texts can lack is in a module of the same name in that game's package.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Expected:
    """What should have stood at some place in a text. No two in `ra` have the same `key`.

    `words` complete the sentence "expected …": no capital, no full stop.
    """

    key: str
    words: str


TAG = Expected("tag", 'a tag such as [Date "2026-11-28"]')
TAG_VALUE = Expected("tag value", "a value in quotes")
TAG_END = Expected("tag end", "a closing ]")
QUOTE_END = Expected("quote end", "a closing quote on the same line")
COMMENT_END = Expected("comment end", "a closing }")
GAME = Expected("game", "the tag Game, naming one of the games")
VERSION = Expected("version", "a version of the format that this program knows")
SEAT = Expected("seat", "a tag Seat1, Seat2 and so on for each seat, none left out")
PLAYER = Expected("player", "person, or computer and the name of a level")
ACTION = Expected("action", "an action")
LEGAL_ACTION = Expected("legal action", "an action that is possible here")
END = Expected("end", "nothing more: the game is over")
IN_POSITION = Expected("in position", "nothing here: the position says it")
SOUND = Expected("sound", "a position that can be")
POSITION_END = Expected("position end", "nothing more that may belong to the position")
LINK = Expected("link", "a link that was copied whole")
SIZE = Expected("size", "a shorter text")
ACTIONS = Expected("actions", "the end, as no game may have more actions")
