"""The two editions of the auction game, as data, and what a table agrees on before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ra.auction.tiles import TILES, Tile

SunGroups = tuple[tuple[int, ...], ...]
"""Groups of suns, one for each seat; a sun is its value."""

_SUNS: dict[int, SunGroups] = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}
_RA_NEEDED = {2: 6, 3: 8, 4: 9, 5: 10}
_NAMES = {tile: tile.name.lower() for tile in TILES}

FIRST_CENTRE_SUN = 1
"""The sun that lies in the middle of the board when the game begins."""
HIGHEST_SUN = max(sun for groups in _SUNS.values() for group in groups for sun in group)
SPACES = 8
"""Spaces of the auction track."""
EPOCHS = 3
FIRST_POINTS = 10
"""The points each seat begins with."""
PLAYERS = tuple(_SUNS)
"""All numbers of players that some edition can be played with."""


@dataclass(frozen=True, slots=True, repr=False)
class Edition:
    """One published form of the game: PHARAOH or CLASSIC (the edition of 1999).

    `suns` and `ra_needed` are keyed by the number of players: the groups of suns that are dealt
    (both rulebooks, "Setup"), and the number of the Ra tile that ends an epoch. `floors` holds the
    choices for `Variant.floor`, the edition's own first. `tile_names` are English words joined by
    underscores; pictures and catalogues refer to the tiles by them.
    """

    name: str
    suns: Mapping[int, SunGroups]
    ra_needed: Mapping[int, int]
    floors: tuple[bool, ...]
    tile_names: Mapping[Tile, str]

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players it can be played with."""
        return tuple(self.suns)

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<Edition {self.name}>"


PHARAOH = Edition("pharaoh", _SUNS, _RA_NEEDED, (True,), _NAMES)
CLASSIC = Edition(
    "1999",
    {players: groups for players, groups in _SUNS.items() if players >= 3},
    {players: needed for players, needed in _RA_NEEDED.items() if players >= 3},
    (False, True),
    {**_NAMES, Tile.WAR: "unrest", Tile.MORTUARY: "fortress", Tile.SHRINE: "palace"},
)
EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (PHARAOH, CLASSIC)}


@dataclass(frozen=True, slots=True)
class Variant:
    """What a table agrees on: edition, number of players, and the options.

    With `floor`, the total after an epoch is never below zero (Pharaoh edition, "Epochs"). With
    `open_scores`, points are shown during the game; the rules are the same either way. ValueError
    if the edition has no such game.
    """

    edition: Edition
    players: int
    floor: bool
    open_scores: bool = True

    def __post_init__(self) -> None:
        if self.players not in self.edition.players:
            raise ValueError(f"the {self.edition.name} edition has no game for {self.players}")
        if self.floor not in self.edition.floors:
            raise ValueError(f"the {self.edition.name} edition always keeps totals above zero")

    @property
    def ra_needed(self) -> int:
        """The number of the Ra tile that ends an epoch at once."""
        return self.edition.ra_needed[self.players]

    @property
    def sun_groups(self) -> SunGroups:
        """The groups of suns that are dealt, one per seat."""
        return self.edition.suns[self.players]
