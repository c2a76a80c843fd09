"""What a greedy player likes and what it grudges: its character, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tastes:
    """What tiles and suns are worth to a greedy player, in its own points.

    As they stand here they are the plain player's: no comparison, no hurry, no look at what is to
    come. Where a tuple says so, it is by what is held already.
    """

    # Tiles
    god: float = 2.5
    gold: float = 3.0
    pharaoh: float = 1.5
    standing: float = 0.0
    """How much the points that one pharaoh more moves in the comparison count."""
    dry_nile: float = 1.0
    """A Nile without a flood."""
    nile: float = 1.0
    """A Nile beside a flood."""
    flood: float = 2.0
    wetted: float = 0.0
    """The first flood, for each Nile held."""
    civilization: tuple[float, float, float, float, float] = (2.5, 2.5, 2.5, 2.5, 2.5)
    """A new kind, by the kinds held."""
    duplicate: float = 0.5
    """A civilization that is held already."""
    monument: tuple[float, float, float, float, float] = (1.5, 1.5, 1.5, 1.5, 1.5)
    """By the number held of its kind: a new kind, the second alike, the third …"""
    last_kinds: float = 0.0
    """The seventh and the eighth kind of monument beyond that."""
    lasting: float = 0.0
    """How much more tiles that are kept count for each epoch that follows, as a part."""
    fear: float = 1.0
    """How much a tile lost to a disaster counts against one won."""

    # Suns: what a lot must be worth to be paid with one
    lowest: float = 2.0
    """With the lowest sun of the game."""
    highest: float = 9.0
    """With the highest."""
    face_up: float = 0.0
    """Whether a sun's rank counts among all suns of the game (0) or among those face up (1)."""
    centre: float = 0.0
    """What the highest sun got for the lowest is worth, as long as another epoch follows."""
    late: float = 1.0
    """What prices come down to when the next Ra ends the epoch, as a part; in between in steps."""
    alone: float = 1.0
    """What prices come down to when nobody else has a sun face up, as a part."""
    cover: float = 0.0
    """The part of a lot's worth that may be spent on a higher sun, which fewer can outbid."""

    # Turns
    invoke: float = 1.0
    """What part of its highest sun's price a lot must be worth to be called for."""
    god_takes: float = 2.75
    """What a tile must be worth to be taken with a god."""
    god_late: float = 1.0
    """What that comes down to when the next Ra ends the epoch, as a part."""


PLAIN = Tastes()
