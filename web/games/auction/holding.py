"""What a seat holds, in words: each kind of tile, how many of it, what it is for."""

from __future__ import annotations

from htpy import Element, li, p, span, strong, ul

from ra.auction import Edition, Tile
from ra.auction.tiles import CIVILIZATIONS, MONUMENTS
from web.games.auction.tile_picture import tile_picture
from web.games.auction.tile_words import purpose, tile_name

ROWS: tuple[tuple[str, tuple[Tile, ...]], ...] = (
    ("pharaoh", (Tile.PHARAOH,)),
    ("river", (Tile.NILE, Tile.FLOOD)),
    ("civilization", CIVILIZATIONS),
    ("monument", MONUMENTS),
    ("god", (Tile.GOD,)),
    ("gold", (Tile.GOLD,)),
)
"""The order in which a seat's tiles lie, by family."""


def holding(held: tuple[int, ...], edition: Edition) -> Element:
    """The list of the tiles held; `held`: how many of each tile, by `Tile`."""
    return ul(".holding")[
        (
            _held(tile, held[tile], edition)
            for _family, tiles in ROWS
            for tile in tiles
            if held[tile]
        )
    ]


def _held(tile: Tile, count: int, edition: Edition) -> Element:
    """One kind of tile: its name, how many, what it is for."""
    return li(".holding__kind")[
        tile_picture(tile, edition),
        p(".holding__words")[
            strong[tile_name(tile, edition)],
            span(".figures")[f" × {count}"] if count > 1 else None,
            span(".holding__purpose")[" ", purpose(tile, edition)],
        ],
    ]
