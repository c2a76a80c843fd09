"""The colours of the page can be read: WCAG contrast of every pair that carries meaning, day and
night, worked out from the tokens themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from web.games.auction.seat_sign import SIGNS

TOKENS = Path(__file__).parents[2] / "web" / "styles" / "tokens.css"
HEX = r"#[0-9a-fA-F]{6}"
FAMILIES = ("ra", "god", "pharaoh", "river", "civilization", "gold", "monument")
TABLE = ("ground", "ground-glow", "surface", "surface-raised")
WASHES = ("chosen", "gold-wash", "lapis-wash")

TEXT = 4.5
GRAPHIC = 3.0

PAIRS: list[tuple[str, str, float]] = [
    *((ink, on, TEXT) for on in TABLE for ink in ("ink", "ink-soft", "gold-text", "disaster-text")),
    *((edge, on, GRAPHIC) for on in TABLE for edge in ("line-strong", "lapis", "focus")),
    *((f"family-{f}-ink", f"family-{f}", TEXT) for f in FAMILIES),
    *((f"seat-{sign}", on, TEXT) for on in TABLE for sign in SIGNS),
    *((f"seat-{sign}", on, GRAPHIC) for on in WASHES for sign in SIGNS),
    ("lapis", "surface-raised", TEXT),
    ("lapis-ink", "lapis", TEXT),
    ("ink", "lapis-wash", TEXT),
    ("gold-ink", "gold", TEXT),
    ("gold-ink", "gold-bright", TEXT),
    ("gold-deep", "gold-bright", GRAPHIC),
    ("bronze-ink", "bronze", TEXT),
    ("disaster-ink", "disaster", TEXT),
    ("board-name", "board", TEXT),
    ("board-gold", "board", TEXT),
    *((front, "board-cell", GRAPHIC) for front in ("board-line", "board-gold")),
    *((f"pawn-{side}", "board-cell", GRAPHIC) for side in ("first", "second")),
    *((f"pawn-{side}-ink", f"pawn-{side}", TEXT) for side in ("first", "second")),
]


MORE = "@media (prefers-contrast: more)"


def tokens(*, more: bool = False) -> dict[str, tuple[str, str]]:
    """Every colour token as its day and night value, as #rrggbb; `more`: for those who ask for more
    contrast."""
    text, _, asked = TOKENS.read_text("utf-8").partition(MORE)
    text += asked if more else ""
    found = re.findall(rf"--([\w-]+):\s*light-dark\(({HEX}), ({HEX})\);", text)
    return {name: (day, night) for name, day, night in found}


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb, 0 to 1 (WCAG 2)."""
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_of_known_colours() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize(("front", "back", "least"), PAIRS)
def test_pair_is_legible(front: str, back: str, least: float, theme: int) -> None:
    colours = tokens()
    assert contrast(colours[front][theme], colours[back][theme]) >= least


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize(("front", "back", "least"), PAIRS)
def test_more_contrast_is_more(front: str, back: str, least: float, theme: int) -> None:
    """Text on the page's own grounds has 7 to 1 (WCAG's level AAA), lines 4.5; nothing has less
    than it has otherwise."""
    plain, more = tokens(), tokens(more=True)
    ratio = contrast(more[front][theme], more[back][theme])
    assert ratio >= contrast(plain[front][theme], plain[back][theme]) - 0.01
    if back in TABLE:
        assert ratio >= (7 if least == TEXT else TEXT)
