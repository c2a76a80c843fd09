"""Write a page that shows every picture of the sprite, to be looked at and judged.

Each symbol stands at 28, 48 and 96 px by day, by night and in one colour; the tiles and suns also
as the game shows them. The page is one file and opens without a server.

    python tools/contact_sheet.py contact-sheet.html
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
SHEETS = ("styles/tokens.css", "games/auction/tile_picture.css", "games/auction/suns.css")

FAMILIES: dict[str, tuple[str, ...]] = {
    "ra": ("tile-ra",),
    "god": (
        "tile-god",
        "god-anubis",
        "god-khnum",
        "god-seth",
        "god-thoth",
        "god-bastet",
        "god-horus",
        "god-sobek",
        "god-wadjet",
    ),
    "pharaoh": ("tile-pharaoh", "tile-funeral"),
    "river": ("tile-nile", "tile-flood", "tile-drought"),
    "civilization": (
        "tile-art",
        "tile-agriculture",
        "tile-religion",
        "tile-astronomy",
        "tile-writing",
        "tile-war",
    ),
    "gold": ("tile-gold",),
    "monument": (
        "tile-obelisk",
        "tile-pyramid",
        "tile-sphinx",
        "tile-statues",
        "tile-step-pyramid",
        "tile-temple",
        "tile-mortuary",
        "tile-shrine",
        "tile-fortress",
        "tile-palace",
        "tile-earthquake",
    ),
}
DISASTERS = frozenset({"tile-funeral", "tile-drought", "tile-war", "tile-earthquake"})

LAYOUT = """
body { margin: 0; font: 11px/1.3 system-ui, sans-serif; }
section { padding: 16px; background: var(--ground); color: var(--ink); --cut: var(--ground); }
.plain { color-scheme: light; background: #fff; color: #000; --cut: #fff; }
.row { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; margin-bottom: 14px; }
figure { margin: 0; text-align: center; }
.px28 { width: 28px; height: 28px; }
.px48 { width: 48px; height: 48px; }
.px96 { width: 96px; height: 96px; }
.grey { filter: grayscale(1); }
.tile--large { --tile-size: 96px; }
.sun--large { --sun-size: 84px; }
"""


def symbols(sprite: str) -> list[str]:
    """The ids of a sprite's symbols, in their order."""
    return re.findall(r'<symbol id="([\w-]+)"', sprite)


def picture(symbol: str, css_class: str) -> str:
    """One symbol, as the page shows it."""
    return f'<svg class="{css_class}" aria-hidden="true"><use href="#{symbol}"/></svg>'


def row(pieces: list[str], css_class: str = "") -> str:
    """Pieces side by side."""
    return f'<div class="row {css_class}">{"".join(pieces)}</div>'


def plain_rows(ids: list[str]) -> str:
    """Every symbol by itself, largest last and named there."""
    return (
        row([picture(i, "px28") for i in ids])
        + row([picture(i, "px48") for i in ids])
        + row([f"<figure>{picture(i, 'px96')}<figcaption>{i}</figcaption></figure>" for i in ids])
    )


def tile(family: str, symbol: str, size: str) -> str:
    """A plaque of its family with its picture; `size` is an extra class or nothing."""
    disaster = " tile--disaster" if symbol in DISASTERS else ""
    return (
        f'<span class="tile tile--{family}{disaster}{size}">'
        f"{picture(symbol, 'tile__picture')}</span>"
    )


def tile_rows(css_class: str = "") -> str:
    """Every tile, small, middling and large."""
    return "".join(
        row([tile(f, i, size) for f, ids in FAMILIES.items() for i in ids], css_class)
        for size in (" tile--small", "", " tile--large")
    )


def sun(value: int, side: str, more: str = "") -> str:
    """A sun, `side` up or down."""
    ornament = "sun-disk" if side == "up" else "sun-down"
    return f'<span class="sun sun--{side}{more}">{picture(ornament, "sun__picture")}{value}</span>'


def sun_rows() -> str:
    """Suns of both sides in every size, one bid, one in the centre."""
    return "".join(
        row(
            [sun(v, "up", size) for v in (16, 13, 8, 1)]
            + [sun(v, "down", size) for v in (15, 11, 6, 2)]
            + [sun(5, "up", size + " sun--bid")]
        )
        for size in (" sun--small", "", " sun--large")
    ) + row([sun(1, "up", " sun--centre")])


def page(sprite: str, styles: str) -> str:
    """The whole contact sheet as HTML."""
    ids = symbols(sprite)
    hidden = f"<div hidden>{sprite}</div>"
    themes = "".join(
        f'<section data-theme="{theme}">{tile_rows()}{sun_rows()}{plain_rows(ids)}</section>'
        for theme in ("day", "night")
    )
    one_colour = f'<section class="plain">{tile_rows("grey")}{plain_rows(ids)}</section>'
    return (
        f'<!doctype html><meta charset="utf-8"><title>Contact sheet</title>'
        f"<style>{styles}{LAYOUT}</style>{hidden}{themes}{one_colour}"
    )


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: contact_sheet.py OUTPUT.html")
    styles = "".join((WEB / name).read_text("utf-8") for name in SHEETS)
    sprite = (WEB / "static" / "sprite.svg").read_text("utf-8")
    Path(sys.argv[1]).write_text(page(sprite, styles), "utf-8")


if __name__ == "__main__":
    main()
