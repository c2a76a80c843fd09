"""The tiles of the auction game (both rulebooks, "Game Components")."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum


class Tile(IntEnum):
    """A kind of tile, named as in the Pharaoh edition; `Edition.tile_names` has each edition's.

    The values count from 0 without a gap: they are the indices of lists "by Tile".
    """

    RA = 0
    GOD = 1
    GOLD = 2
    PHARAOH = 3
    NILE = 4
    FLOOD = 5
    ART = 6
    AGRICULTURE = 7
    RELIGION = 8
    ASTRONOMY = 9
    WRITING = 10
    OBELISK = 11
    PYRAMID = 12
    SPHINX = 13
    STATUES = 14
    STEP_PYRAMID = 15
    TEMPLE = 16
    MORTUARY = 17
    SHRINE = 18
    FUNERAL = 19
    DROUGHT = 20
    WAR = 21
    EARTHQUAKE = 22


TILES = tuple(Tile)
"""All kinds, in their order."""
CIVILIZATIONS = (Tile.ART, Tile.AGRICULTURE, Tile.RELIGION, Tile.ASTRONOMY, Tile.WRITING)
MONUMENTS = (
    Tile.OBELISK,
    Tile.PYRAMID,
    Tile.SPHINX,
    Tile.STATUES,
    Tile.STEP_PYRAMID,
    Tile.TEMPLE,
    Tile.MORTUARY,
    Tile.SHRINE,
)
DISASTERS = (Tile.FUNERAL, Tile.DROUGHT, Tile.WAR, Tile.EARTHQUAKE)
KEPT = (Tile.PHARAOH, Tile.NILE, *MONUMENTS)
"""What stays with its owner from one epoch to the next."""

STRUCK: dict[Tile, tuple[Tile, ...]] = {
    Tile.FUNERAL: (Tile.PHARAOH,),
    Tile.DROUGHT: (Tile.FLOOD, Tile.NILE),
    Tile.WAR: CIVILIZATIONS,
    Tile.EARTHQUAKE: MONUMENTS,
}
"""By disaster: the kinds it strikes; those that it takes first come first."""

DISASTER_TAKES = 2
"""How many tiles of these kinds a disaster takes; all, if there are fewer."""

COUNTS: tuple[int, ...] = (30, 8, 5, 25, 25, 12, *[5] * 5, *[5] * 8, 2, 2, 4, 2)
"""How many of each kind there are, by Tile."""

LETTERS = "RGUPNFACISWOYXTDEMHpnwq"
"""One letter for each kind, by Tile; disasters have lower-case letters."""

BY_LETTER: dict[str, Tile] = dict(zip(LETTERS, TILES, strict=True))


def is_disaster(tile: Tile) -> bool:
    """Whether a tile of this kind strikes whoever gets it."""
    return tile in STRUCK


def spell(tiles: Iterable[Tile]) -> str:
    """The letters of tiles, in the order given.

    >>> spell([Tile.NILE, Tile.GOD, Tile.WAR])
    'NGw'
    """
    return "".join(LETTERS[tile] for tile in tiles)


def tally(tiles: Iterable[Tile]) -> list[int]:
    """By Tile, how many of each kind there are among `tiles`.

    >>> tally([Tile.GOD, Tile.GOD])[Tile.GOD]
    2
    """
    counts = [0] * len(TILES)
    for tile in tiles:
        counts[tile] += 1
    return counts
