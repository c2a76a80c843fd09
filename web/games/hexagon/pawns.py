"""Pawns, cells and what marks them, as pictures.

The sides differ by outline: the first seat's pawns are rings, the second's suns with teeth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin, sqrt

from htpy import Element, Node, circle, g, path, polygon, rect, svg, text

from web.games.hexagon.board_layout import WIDTH, Point

SIZE = 15
"""Half the width of a pawn."""
LIFT = 5
"""How far a pawn lies above the one below it."""
_TEETH = 14
_RADIUS = WIDTH / sqrt(3)


def around(radius: float, count: int, turn: float = 0.0) -> Iterator[Point]:
    """Points on a circle, the first one at the top."""
    for number in range(count):
        angle = 2 * pi * (number + turn) / count
        yield radius * sin(angle), -radius * cos(angle)


def points_of(points: Iterator[Point] | Sequence[Point]) -> str:
    """Points as written in an SVG polygon."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


HEXAGON = points_of(around(_RADIUS, 6))
"""A cell's outline around its middle."""
_SMALLER = points_of(around(_RADIUS - 3.2, 6))
_SUN = points_of(
    [
        point
        for pair in zip(
            around(SIZE + 1.6, _TEETH), around(SIZE - 2.2, _TEETH, turn=0.5), strict=True
        )
        for point in pair
    ]
)


def outline(seat: int) -> Element:
    """The outline of a seat's pawn."""
    return polygon(points=_SUN) if seat else circle(r=str(SIZE))


def pawn(seat: int, keys: dict[str, str] | None = None) -> Element:
    """One pawn from above, around its middle."""
    ring = None if seat else circle(".pawn__ring", r=str(SIZE - 3.6))
    return g(keys or {}, class_=f"pawn pawn--{seat}")[outline(seat), ring]


def stack(seat: int, pawns: int, keys: Sequence[str] = ()) -> Element:
    """Pawns lying on each other, and their number. `keys`: the motion key of each, from the
    bottom."""
    base = LIFT * (pawns - 1) / 2
    return g(".pile", transform=f"translate(0 {base:.1f})")[
        (
            g(transform=f"translate(0 {-LIFT * number})")[
                pawn(seat, {"data-move": keys[number]} if keys else None)
            ]
            for number in range(pawns)
        ),
        text(class_=f"pile__count pile__count--{seat}", x="0", y=f"{5.4 - LIFT * (pawns - 1):.1f}")[
            str(pawns)
        ],
    ]


def cell_face() -> Element:
    """The face of a cell."""
    return polygon(".cell__face", points=HEXAGON)


def cell_ring() -> Element:
    """The ring which shows that a cell is chosen or has the focus."""
    return polygon(".cell__ring", points=_SMALLER)


def ra(seat: int) -> Element:
    """The sign of a seat's Ra."""
    return g(".ra")[outline(seat), circle(".ra__eye", r="5")]


_SIGNS = {
    "join": "M0-3.4V3.4M-3.4 0H3.4",
    "take": "M-2.8-2.8 2.8 2.8M2.8-2.8-2.8 2.8",
}
"""How pawns meet a stack: they come to it, or take it."""
_FIGURE = 8.2
_PILL = 8.6


def badge(kind: str, counts: Sequence[int], points: str = "") -> Node:
    """The mark of a cell that pawns can go to: how many of them can. A sign before the figures says
    that they join a stack or take it; `points`: what entering a Ra brings."""
    figures = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])
    signs = kind in _SIGNS
    half = _PILL / 2 + (_FIGURE * len(figures) + (9 if signs else 0)) / 2
    high = 0 if kind == "move" else -17
    return g(".badge", transform=f"translate(0 {high})")[
        g(".badge__size")[
            rect(
                x=f"{-half:.1f}",
                y=f"{-_PILL}",
                width=f"{2 * half:.1f}",
                height=f"{2 * _PILL}",
                rx=f"{_PILL}",
            ),
            path(d=_SIGNS[kind], transform=f"translate({9.5 - half:.1f} 0)") if signs else None,
            text(".badge__figures", x="4.5" if signs else "0", y="4.6")[figures],
        ],
        text(".badge__points", x="0", y="22.5")[points] if points else None,
    ]


def threat() -> Element:
    """The mark of what could be taken or entered by the next move."""
    return g(".threat", transform="translate(13 12)")[
        g(".threat__size")[
            path(".threat__ground", d="M0-9 9 0 0 9-9 0Z"),
            path(".threat__sign", d="M0-4.6V.8M0 4.2V4.3"),
        ]
    ]


def sign(seat: int, pawns: int = 0, classes: str = "") -> Element:
    """A seat's pawn beside words, or a stack with its number; decoration."""
    drawn = stack(seat, pawns) if pawns else pawn(seat)
    return svg(class_=f"pawn-sign {classes}".strip(), viewBox="-20 -22 40 44", aria_hidden="true")[
        drawn
    ]
