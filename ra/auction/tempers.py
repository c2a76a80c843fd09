"""The tempers that players of some levels have: all that is known of them without the players."""

from __future__ import annotations

from zlib import crc32

from ra.game import Seat

TEMPER_NAMES = ("cautious", "greedy", "aggressive")
"""What they are like is in ra/auction/bots/temper.py."""
TEMPERED = ("apprentice", "adept", "expert")
"""The levels that have a temper."""


def temper_of(seat: Seat) -> str | None:
    """The temper of who sits there; None for a person, an even player, and a level without.

    It goes with the name, so that one can get to know a player:

    >>> temper_of(Seat("Nefertari", "adept"))
    'cautious'
    >>> temper_of(Seat("Nefertari", "master"))
    """
    if seat.level not in TEMPERED:
        return None
    return (None, *TEMPER_NAMES)[
        crc32(seat.name.encode(errors="replace")) % (len(TEMPER_NAMES) + 1)
    ]
