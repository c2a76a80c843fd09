"""The tempers of players at some levels: their names, known without importing the players."""

from __future__ import annotations

from zlib import crc32

from ra.game import Seat

TEMPER_NAMES = ("cautious", "greedy", "aggressive")
"""How each of them plays is in ra/auction/bots/temper.py."""
TEMPERED = ("apprentice", "adept", "expert")
"""The levels that have a temper."""


def temper_of(seat: Seat) -> str | None:
    """The temper of the player in a seat; None for a person, an even-tempered player, and a level
    without tempers.

    It depends on the name only, so that people can get to know a player:

    >>> temper_of(Seat("Nefertari", "adept"))
    'cautious'
    >>> temper_of(Seat("Nefertari", "master"))
    """
    if seat.level not in TEMPERED:
        return None
    return (None, *TEMPER_NAMES)[
        crc32(seat.name.encode(errors="replace")) % (len(TEMPER_NAMES) + 1)
    ]
