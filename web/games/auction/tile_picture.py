"""Tiles as plaques."""

from __future__ import annotations

from htpy import Element, span

from ra.auction import Edition, Tile
from ra.auction.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS
from web.screens.parts import picture

_FAMILIES: dict[Tile, str] = {
    Tile.RA: "ra",
    Tile.GOD: "god",
    Tile.GOLD: "gold",
    Tile.PHARAOH: "pharaoh",
    Tile.FUNERAL: "pharaoh",
    Tile.NILE: "river",
    Tile.FLOOD: "river",
    Tile.DROUGHT: "river",
    Tile.WAR: "civilization",
    Tile.EARTHQUAKE: "monument",
    **dict.fromkeys(CIVILIZATIONS, "civilization"),
    **dict.fromkeys(MONUMENTS, "monument"),
}


def tile_picture(tile: Tile, edition: Edition, classes: str = "") -> Element:
    """A tile's plaque; decoration, so it needs words beside it."""
    kind = edition.tile_names[tile].replace("_", "-")
    picture_of = "war" if kind == "unrest" else kind
    disaster = " tile--disaster" if tile in DISASTERS else ""
    return span(class_=f"tile tile--{_FAMILIES[tile]}{disaster} {classes}".strip(), data_kind=kind)[
        picture(f"tile-{picture_of}", "tile__picture")
    ]
