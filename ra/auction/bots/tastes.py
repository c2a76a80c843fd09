"""What a greedy player likes and what it grudges: its character, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tastes:
    """What tiles and suns are worth to a greedy player, in its own points.

    The defaults are the plain player's: it compares itself with nobody, is never in a hurry, and
    doesn't look ahead. Tuples go by what is held already.
    """

    # Tiles
    god: float = 2.5
    gold: float = 3.0
    pharaoh: float = 1.5
    standing: float = 0.0
    """How much the points that one more pharaoh gains in the comparison count."""
    dry_nile: float = 1.0
    """A Nile without a flood."""
    nile: float = 1.0
    """A Nile beside a flood."""
    flood: float = 2.0
    wetted: float = 0.0
    """What the first flood adds for each Nile held."""
    civilization: tuple[float, float, float, float, float] = (2.5, 2.5, 2.5, 2.5, 2.5)
    """A new kind, by how many kinds are held."""
    duplicate: float = 0.5
    """A civilization that is held already."""
    monument: tuple[float, float, float, float, float] = (1.5, 1.5, 1.5, 1.5, 1.5)
    """By how many of its kind are held: the first of a kind, the second alike, the third …"""
    last_kinds: float = 0.0
    """What a new kind of monument adds to that when it is one of the last."""
    lasting: float = 0.0
    """How much more a tile that is kept counts for each epoch that follows, as a part of its
    worth."""
    fear: float = 1.0
    """How much a tile lost to a disaster counts, if a tile won counts 1."""

    # Suns: what a lot must be worth to be paid with one
    lowest: float = 2.0
    """With the lowest sun of the game."""
    highest: float = 9.0
    """With the highest."""
    face_up: float = 0.0
    """Whether a sun is ranked among all suns of the game (0) or among those face up (1)."""
    centre: float = 0.0
    """What it is worth to exchange the lowest sun for the highest, as long as an epoch follows."""
    late: float = 1.0
    """What part of them prices fall to by the time the next Ra ends the epoch: a step for each
    Ra."""
    alone: float = 1.0
    """What part of them prices fall to when nobody else has a sun face up."""
    cover: float = 0.0
    """The part of a lot's worth that may be paid for a higher sun that fewer can outbid."""

    # Turns
    invoke: float = 1.0
    """What part of its highest sun's price a lot must be worth for it to invoke Ra."""
    god_takes: float = 2.75
    """What a tile must be worth to be taken with a god."""
    god_late: float = 1.0
    """What part of that it falls to by the time the next Ra ends the epoch."""


PLAIN = Tastes()
