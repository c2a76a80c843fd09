"""The picture of the first screen: the board as a game begins, lying on a table at night."""

from __future__ import annotations

from functools import lru_cache

from htpy import g, path, polygon, svg
from markupsafe import Markup

from ra.hexagon.board import HIGHEST, STANDARD
from web.games.hexagon.board_layout import lie, turned_to
from web.games.hexagon.pawns import HEXAGON, points_of, ra, stack


@lru_cache(maxsize=1)
def scene() -> Markup:
    """The picture; decoration alone."""
    where = lie(STANDARD, turned_to(STANDARD, 0))
    left, top, width, height = where.frame
    return Markup(
        svg(
            ".hexagon-scene",
            viewBox=f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}",
            aria_hidden="true",
        )[
            polygon(".board__plate", points=points_of(where.corners)),
            path(
                ".cell__face", d="".join(_outline(*where.middle(cell)) for cell in STANDARD.cells)
            ),
            (
                g(class_=f"cell__ra cell__ra--{seat}", transform=_at(where.middle(cell)))[
                    polygon(".cell__face", points=HEXAGON), ra(seat)
                ]
                for seat, cell in enumerate(STANDARD.ra)
            ),
            (
                g(transform=_at(where.middle(cell)))[stack(seat, HIGHEST)]
                for seat, cells in enumerate(STANDARD.stacks)
                for cell in cells
            ),
        ]
    )


def _at(middle: tuple[float, float]) -> str:
    return f"translate({middle[0]:.0f} {middle[1]:.1f})"


def _outline(x: float, y: float) -> str:
    """A cell's outline as a path."""
    corners = (corner.split(",") for corner in HEXAGON.split())
    return (
        "M" + "L".join(f"{x + float(right):.1f} {y + float(down):.1f}" for right, down in corners)
    ) + "z"
