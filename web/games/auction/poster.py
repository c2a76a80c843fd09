"""The auction game's poster on the first screen; its picture: pyramids on the river, as the sun
goes down or the stars come out."""

from __future__ import annotations

import math
from collections.abc import Iterator

from htpy import Element, Node, circle, ellipse, g, path, polygon, rect, span, svg

from ra.auction.editions import Edition
from web.game_page import Poster
from web.games.auction.game_draft import AuctionDraft
from web.screens.parts import picture
from web.words import _

WIDTH, HEIGHT = 800, 400
_HORIZON = 270
_SUN = (430, 236, 96)
"""Centre and radius."""
_HALOS = (176, 222)
_RAYS = 24
_STARS = (
    (52, 60, 2), (128, 24, 1.4), (196, 92, 1.6), (262, 38, 2.2), (318, 84, 1.2), (352, 18, 1.6),
    (404, 62, 1.4), (470, 28, 2), (534, 74, 1.4), (588, 22, 1.8), (642, 96, 2.2), (700, 46, 1.4),
    (758, 84, 1.8), (90, 132, 1.2), (236, 142, 1.4), (588, 140, 1.2), (730, 150, 1.4),
)  # fmt: skip
_GLINTS = ((430, 296, 150), (418, 312, 104), (446, 328, 132), (424, 346, 74), (440, 366, 96))
"""The sun on the water: middle and width of each stroke."""


class AuctionPoster:
    """See Poster."""

    first_draft = AuctionDraft()

    def name(self) -> str:
        """Among games that are all called Ra."""
        return _("The auction game")

    def title(self) -> Node:
        """The page's own title."""
        return [picture("logo", "poster__logo"), span[_("Ra")]]

    def lead(self) -> str:
        """What it is about."""
        return _(
            "Gods, pharaohs and monuments come up for auction, and a few suns are all you have"
            " to bid. Take what you need before Ra ends the epoch."
        )

    def picture(self) -> Node:
        """The river at dusk."""
        return _river()

    def agreed(self, draft: AuctionDraft) -> list[str]:
        """The edition."""
        return [edition_name(draft.edition)]

    def credit(self) -> str:
        """Its author."""
        return _("Ra is a game by Reiner Knizia.")


POSTER: Poster = AuctionPoster()


def edition_name(edition: Edition) -> str:
    """What an edition is called."""
    return {"pharaoh": _("Pharaoh edition"), "1999": _("1999 edition")}[edition.name]


def _river() -> Element:
    return svg(
        ".scene",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMaxYMax slice",
        aria_hidden="true",
    )[
        g(".scene__stars")[(circle(cx=x, cy=y, r=str(r)) for x, y, r in _STARS)],
        _sun(),
        rect(".scene__far", x=0, y=_HORIZON - 8, width=WIDTH, height=60),
        _pyramid(250, 96, 128),
        _pyramid(96, 158, 84),
        _pyramid(640, 140, 104),
        rect(".scene__river", x=0, y=_HORIZON + 10, width=WIDTH, height=HEIGHT),
        g(".scene__glints")[
            (rect(x=x - w // 2, y=y, width=w, height=5, rx=3) for x, y, w in _GLINTS)
        ],
        _bank(),
        _palm(716, 348, 1.0),
        _palm(760, 356, 0.74),
    ]


def _sun() -> Element:
    x, y, radius = _SUN
    return g[
        (circle(".scene__halo", cx=x, cy=y, r=reach) for reach in _HALOS),
        (polygon(".scene__ray", points=points) for points in _rays(x, y, radius)),
        circle(".scene__disk", cx=x, cy=y, r=radius),
    ]


def _rays(x: int, y: int, radius: int) -> Iterator[str]:
    """Narrow triangles around the disk, long and short by turns."""
    for number in range(_RAYS):
        angle = 2 * math.pi * number / _RAYS
        reach = radius * (1.62 if number % 2 else 1.4)
        corners = ((radius * 1.12, -0.05), (reach, 0.0), (radius * 1.12, 0.05))
        yield " ".join(
            f"{x + far * math.cos(angle + turn):.1f},{y + far * math.sin(angle + turn):.1f}"
            for far, turn in corners
        )


def _pyramid(x: int, top: int, half: int) -> Element:
    """Its apex, and half its width; one side lies in the light of the sun."""
    foot = _HORIZON + 12
    ridge = x + half * 0.28
    lit, dark = (x + half, x - half) if x < _SUN[0] else (x - half, x + half)
    ridge = ridge if x < _SUN[0] else x - half * 0.28
    return g[
        polygon(".scene__dark", points=f"{x},{top} {dark},{foot} {ridge},{foot}"),
        polygon(".scene__lit", points=f"{x},{top} {ridge},{foot} {lit},{foot}"),
    ]


def _bank() -> Element:
    return path(
        ".scene__bank",
        d=f"M{WIDTH} 338C700 330 640 352 560 372S420 392 380 {HEIGHT}H{WIDTH}z",
    )


def _palm(x: int, y: int, size: float) -> Element:
    leaves = (
        "M0-92C-18-108-44-104-56-84-38-90-18-90 0-88z",
        "M0-92C18-108 44-104 56-84 38-90 18-90 0-88z",
        "M0-92C-22-96-42-80-46-58-34-74-16-82 0-86z",
        "M0-92C22-96 42-80 46-58 34-74 16-82 0-86z",
        "M0-90C-10-112-28-122-44-118-26-112-12-102-2-88z",
        "M0-90C10-112 28-122 44-118 26-112 12-102 2-88z",
    )
    return g(".scene__palm", transform=f"translate({x} {y}) scale({size})")[
        path(d="M-5 0C-3-34-5-60-2-90H3C2-60 4-34 6 0z"),
        (path(d=leaf) for leaf in leaves),
        ellipse(cx=0, cy=-86, rx=6, ry=5),
    ]
