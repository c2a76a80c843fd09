"""Small drawn examples of the hexagon game: a row of cells, what stands there, what it does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from htpy import Element, Node, g, line, polygon, svg

from web.games.hexagon.board_layout import WIDTH
from web.games.hexagon.pawns import badge, cell_face, ra, stack

_HIGH = 56


@dataclass(frozen=True, slots=True)
class Example:
    """`stacks`: by place in the row, a seat and its pawns. `goes`: from where to where.

    `mark`: what happens there, as on the board; empty where the way is barred. `ra`: the place of
    the second seat's Ra.
    """

    cells: int
    stacks: Mapping[int, tuple[int, int]]
    goes: tuple[int, int]
    mark: str = "move"
    figure: str = ""
    ra: int | None = None


def example(shown: Example) -> Element:
    """The picture; the words beside it say the same."""
    width = WIDTH * shown.cells
    return svg(".example", viewBox=f"-22 -28 {width + 4} {_HIGH}", aria_hidden="true")[
        (_cell(shown, place) for place in range(shown.cells)), _way(shown)
    ]


def _cell(shown: Example, place: int) -> Element:
    goal = place == shown.goes[1] and shown.mark
    kinds = ["cell", f"cell--{shown.mark}" if goal else ""]
    return g(class_=" ".join(kinds).strip(), transform=f"translate({WIDTH * place} 0)")[
        cell_face(),
        g(".cell__ra")[ra(1)] if place == shown.ra else None,
        stack(*shown.stacks[place]) if place in shown.stacks else None,
        badge(shown.mark, [shown.stacks[shown.goes[0]][1]], shown.figure) if goal else None,
    ]


def _way(shown: Example) -> Node:
    """A line from the stack to where it goes, or a bar before what it can't pass."""
    origin, target = shown.goes
    begin, end = WIDTH * origin + 17, WIDTH * target - (11 if shown.mark == "move" else 20)
    bar = WIDTH * target - WIDTH / 2
    return [
        g(".board__trace")[line(x1=str(begin), y1="0", x2=str(end), y2="0")]
        if end > begin
        else None,
        None
        if shown.mark
        else polygon(
            ".example__bar", points=f"{bar - 3},-16 {bar + 3},-16 {bar + 3},16 {bar - 3},16"
        ),
    ]
