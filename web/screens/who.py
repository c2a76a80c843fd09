"""Who sits where, as sentences name them."""

from __future__ import annotations

from web.names import shown_name
from web.play import Play


def who(play: Play, seat: int) -> str:
    """The name of a seat's player, as it stands in a sentence."""
    return shown_name(play.record.seats[seat].name, seat)
