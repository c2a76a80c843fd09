"""The places of the table that have a card: each is the id of an element."""

from __future__ import annotations

from ra.auction import Tile

BAG = "bag"
"""The place of the bag."""


def space_place(space: int) -> str:
    """The place of a space of the track, from 0."""
    return f"space-{space}"


def sun_place(value: int) -> str:
    """The place of a sun."""
    return f"sun-{value}"


def tile_place(seat: int, tile: Tile) -> str:
    """The place of a seat's tiles of one kind."""
    return f"tile-{seat}-{int(tile)}"
