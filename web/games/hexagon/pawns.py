"""Pawns, cells and what marks them, as pictures.

The sides differ by outline: the first seat's pawns are rings, the second's suns with teeth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin, sqrt

from htpy import Element, Node, circle, g, path, polygon, svg, text

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


_BADGES = {
    "join": "M0-5V5M-5 0H5",
    "take": "M-4-4 4 4M4-4-4 4",
}


def badge(kind: str, words: str = "") -> Node:
    """The mark of what a move to a cell will do there: a dot for moving, a sign for the rest."""
    if kind == "move":
        return circle(".badge__dot", r="7")
    if kind == "enter":
        return g(".badge.badge--enter")[
            circle(r="15.5"), text(".badge__points", x="0", y="5.5")[words]
        ]
    return g(".badge", transform="translate(12 -13)")[circle(r="9"), path(d=_BADGES[kind])]


def sign(seat: int, pawns: int = 0, classes: str = "") -> Element:
    """A seat's pawn beside words, or a stack with its number; decoration."""
    drawn = stack(seat, pawns) if pawns else pawn(seat)
    return svg(class_=f"pawn-sign {classes}".strip(), viewBox="-20 -22 40 44", aria_hidden="true")[
        drawn
    ]
