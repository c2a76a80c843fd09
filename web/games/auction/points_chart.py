"""A chart of points: a bar per epoch for each seat, its categories told apart by pattern too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    bdi,
    circle,
    defs,
    div,
    figcaption,
    figure,
    g,
    h3,
    li,
    path,
    pattern,
    rect,
    section,
    span,
    svg,
    title,
    ul,
)
from htpy import text as text_

from ra.auction.scoring import EpochSheet, SeatSheet
from web.games.auction.event_words import number
from web.games.auction.score_words import SUNS, family_name, family_of, signed
from web.games.auction.seat_sign import seat_sign
from web.play import Play
from web.screens.who import who
from web.words import _, all_of

FAMILIES = ("god", "gold", "pharaoh", "river", "civilization", "monument", SUNS)
"""From left to right, and from right to left below zero."""
HEIGHT = 26
LEAST_LABELLED = 3.5
"""Per cent of the width that a segment needs to have its number in it."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The scale of points to per cent of the width, which all bars share."""

    low: int
    high: int

    @classmethod
    def of(cls, bars: Sequence[dict[str, int]]) -> Scale:
        """A scale on which the longest bars to both sides fit."""
        losses = [sum(points for points in bar.values() if points < 0) for bar in bars]
        gains = [sum(points for points in bar.values() if points > 0) for bar in bars]
        return cls(min(losses), max(*gains, 1))

    def width(self, points: int) -> float:
        """The length of so many points, in per cent of the width."""
        return 100 * abs(points) / (self.high - self.low)

    @property
    def zero(self) -> float:
        """Where zero is, in per cent of the width."""
        return self.width(self.low)


def chart(play: Play, sheets: Sequence[EpochSheet]) -> Element:
    """Points by epoch and category; each bar is a picture whose accessible name has its figures."""
    seats = range(len(sheets[0].seats))
    bars = {(seat, sheet.epoch): by_family(sheet.seats[seat]) for seat in seats for sheet in sheets}
    scale = Scale.of(list(bars.values()))
    return figure(".chart")[
        figcaption(".chart__title")[_("Points by epoch and category")],
        _patterns(),
        _legend(sorted({family for bar in bars.values() for family in bar}, key=FAMILIES.index)),
        (
            section[
                h3(".chart__name")[
                    span(".chart__who")[seat_sign(seat), bdi(".name")[who(play, seat)]],
                    span(".figures")[number(sheets[-1].seats[seat].after)],
                ],
                (_row(sheet, seat, bars[seat, sheet.epoch], scale) for sheet in sheets),
            ]
            for seat in seats
        ),
    ]


def by_family(sheet: SeatSheet) -> dict[str, int]:
    """A seat's gains and losses in an epoch, by family; without those that come to nothing."""
    sums = dict.fromkeys(FAMILIES, 0)
    for line in sheet.lines:
        sums[family_of(line)] += line.points
    return {family: points for family, points in sums.items() if points}


def _row(sheet: EpochSheet, seat: int, bar: dict[str, int], scale: Scale) -> Element:
    gained = sheet.seats[seat].gained
    return div(".chart__row")[
        span(".small.soft", aria_hidden="true")[_("Epoch {epoch}").format(epoch=sheet.epoch)],
        svg(
            ".chart__bar",
            role="img",
            aria_label=_spoken(sheet.epoch, bar, gained),
            width="100%",
            height=str(HEIGHT),
        )[_segments(bar, scale), _line_at(scale.zero)],
        span(".chart__sum.figures", aria_hidden="true")[signed(gained)],
    ]


def _spoken(epoch: int, bar: dict[str, int], gained: int) -> str:
    parts = [
        # Translators: a category of points and its number, such as "Gold 3".
        _("{category} {points}").format(category=family_name(family), points=signed(points))
        for family, points in bar.items()
    ]
    if not parts:
        return _("Epoch {epoch}: no points").format(epoch=epoch)
    return _("Epoch {epoch}: {parts}; together {points}").format(
        epoch=epoch, parts=all_of(parts), points=signed(gained)
    )


def _segments(bar: dict[str, int], scale: Scale) -> Node:
    right = left = scale.zero
    segments = []
    for family, points in bar.items():
        width = scale.width(points)
        if points > 0:
            segments.append(_segment(family, points, right, width))
            right += width
        else:
            left -= width
            segments.append(_segment(family, points, left, width))
    return segments


def _segment(family: str, points: int, x: float, width: float) -> Element:
    place = {"x": f"{x:.2f}%", "y": "1", "width": f"{width:.2f}%", "height": str(HEIGHT - 2)}
    return g(class_=f"segment--{family}")[
        title[f"{family_name(family)} {signed(points)}"],
        rect(".segment__ground", **place),
        rect(fill=f"url(#hatch-{family})", **place),
        text_(".segment__number", x=f"{x + width / 2:.2f}%", y=str(HEIGHT / 2))[number(points)]
        if width >= LEAST_LABELLED
        else None,
    ]


def _line_at(x: float) -> Element:
    return rect(".chart__zero", x=f"{x:.2f}%", y="0", width="1", height=str(HEIGHT))


def _legend(families: Sequence[str]) -> Element:
    return ul(".chart__legend", aria_label=_("What the patterns mean"))[
        (
            li(".chart__key")[
                svg(class_=f"segment--{family}", width="28", height="18", aria_hidden="true")[
                    rect(".segment__ground", width="28", height="18"),
                    rect(fill=f"url(#hatch-{family})", width="28", height="18"),
                ],
                family_name(family),
            ]
            for family in families
        )
    ]


_LINES = {
    "pharaoh": "M0 8 8 0M-2 2 2-2M6 10 10 6",
    "river": "M0 4Q2 1 4 4T8 4",
    "civilization": "M0 4H8",
    "monument": "M0 0H8M4 0V4M0 4H8M0 4V8",
    SUNS: "M4 0V8M0 4H8M1 1 7 7M7 1 1 7",
}
"""What is drawn on an eight by eight tile; gods are dotted and gold is plain."""


def _patterns() -> Element:
    return svg(".chart__patterns", width="0", height="0", aria_hidden="true")[
        defs[
            (
                pattern(id=f"hatch-{family}", width="8", height="8", patternUnits="userSpaceOnUse")[
                    _drawn(family)
                ]
                for family in FAMILIES
            )
        ]
    ]


def _drawn(family: str) -> Node:
    if family == "god":
        return circle(class_="hatch hatch--god", cx="4", cy="4", r="1.4")
    line = _LINES.get(family)
    return path(class_=f"hatch hatch--{family}", d=line) if line else None
