"""Tiles that a disaster has just taken, as they go."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, div, span

from ra.auction import Edition, Tile
from web.games.auction.tile_picture import tile_picture


def breaking_tiles(tile: Tile, lost: Sequence[Tile], edition: Edition, key: str) -> list[Element]:
    """Those of one kind among the tiles lost, to lie where it lay: each breaks in two and falls.
    `key` is another for every loss."""
    return [
        span(".group__lost", id=f"lost-{key}-{number}", aria_hidden="true")[
            tile_picture(tile, edition, "half half--left"),
            tile_picture(tile, edition, "half half--right"),
        ]
        for number, one in enumerate(lost)
        if one is tile
    ]


def lost_tiles(lost: Sequence[Tile], edition: Edition, key: str) -> Node:
    """All of them, for a strip that shows no tiles."""
    if not lost:
        return None
    return div(".lost", id=f"lost-{key}", aria_hidden="true")[
        (tile_picture(tile, edition) for tile in lost)
    ]
