"""Small pieces that all views are made of: pictures, buttons, what a click means."""

from __future__ import annotations

from htpy import Element, Node, button, span, svg, use

from ra.auction import Edition, Tile
from ra.auction.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS

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


def picture(name: str, classes: str = "") -> Element:
    """A symbol of the sprite, which pictures.js puts into the page.

    Decoration, so it needs words beside it.
    """
    return svg(class_=f"picture {classes}".strip(), aria_hidden="true")[
        use(href=f"#picture-{name}")
    ]


def icon(name: str) -> Element:
    """An interface icon, named without its i-."""
    return picture(f"i-{name}", "icon")


def tile_picture(tile: Tile, edition: Edition, classes: str = "") -> Element:
    """A tile's plaque; decoration, so it needs words beside it."""
    kind = edition.tile_names[tile].replace("_", "-")
    picture_of = "war" if kind == "unrest" else kind
    disaster = " tile--disaster" if tile in DISASTERS else ""
    return span(class_=f"tile tile--{_FAMILIES[tile]}{disaster} {classes}".strip(), data_kind=kind)[
        picture(f"tile-{picture_of}", "tile__picture")
    ]


def on(message: str, kind: str = "click") -> dict[str, str]:
    """The attribute that sends `message` when that happens to the element."""
    return {f"data-on-{kind}": message}


def press(message: str, *content: Node, classes: str = "", **attributes: str | bool) -> Element:
    """A button that sends `message`."""
    classes = f"button {classes}".strip()
    return button(on(message), class_=classes, type="button", **attributes)[content]
