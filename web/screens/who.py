"""The players' names for use in sentences."""

from __future__ import annotations

from web.names import shown_names
from web.play import Play


def who(play: Play, seat: int) -> str:
    """The name of a seat's player for use in a sentence."""
    return shown_names(play.names)[seat]
