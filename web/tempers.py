"""The tempers of the computer players: each goes with a name, so that one can get to know it."""

from __future__ import annotations

from zlib import crc32

from ra import Seat

TEMPERS = ("cautious", "greedy", "aggressive")
TEMPERED = ("apprentice", "adept", "expert")
"""The levels that have a temper."""


def temper_of(seat: Seat) -> str | None:
    """The temper of who sits there; None for a person, an even player, and a level without."""
    if seat.level not in TEMPERED:
        return None
    return (None, *TEMPERS)[crc32(seat.name.encode(errors="replace")) % (len(TEMPERS) + 1)]
