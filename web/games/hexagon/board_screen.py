"""The board: a picture, and a grid for keyboards and screen readers.

A tap or click on a stack picks it; then every cell that any part of it can go to is marked with
how many pawns that would be, and a tap there makes the move, or asks how many if there is a choice;
a tap on any other cell explains why nothing can be done there. As cells are small on a phone, a
finger counts for the nearest one that something can be done with. All moves can be made in words as
well.

Arrow keys walk from cell to cell as seen on the screen: left and right in the row, up and down to
the left, with Shift to the right. Enter does what a click does (web/static/board.js).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, degrees, hypot

from htpy import Element, Node, circle, g, line, polygon, svg, text
from markupsafe import Markup

from ra.hexagon import Board, State
from web.games.hexagon.board_layout import WAYS, WIDTH, BoardLayout, board_layout, turned_to
from web.games.hexagon.cells import BoardView, cell_shown
from web.games.hexagon.goals import Goal, by_cell, goals
from web.games.hexagon.pawns import badge, cell_ring, points_of, threat
from web.games.hexagon.picking import Picked, picked_of
from web.play import Play
from web.words import _


def board(play: Play, *, threats: bool = False) -> Element:
    """The board as it lies before the person, or the first of several. `threats`: it shows what
    either side threatens."""
    layout = layout_of(play)
    view = BoardView.of(play, layout, goals_shown(play), threats=threats)
    left, top, width, height = layout.frame
    return svg(
        ".board",
        id="board",
        viewBox=f"{left:.1f} {top:.1f} {width:.1f} {height:.1f}",
        role="grid",
        aria_label=_("Board"),
    )[
        g(aria_hidden="true")[_plate(layout)],
        (g(role="row")[(cell_shown(view, cell) for cell in row)] for row in layout.rows),
        g(aria_hidden="true")[_trace(view), _advice(view), _threats(view), _marks(view)],
    ]


def layout_of(play: Play) -> BoardLayout:
    """How the board lies: the person's own Ra is nearest, unless they have turned the board."""
    board_: Board = play.record.setup.board
    home = turned_to(board_, play.persons[0]) if play.persons else 0
    return board_layout(board_, (home + play.look.turned) % WAYS)


def goals_shown(play: Play) -> dict[int, tuple[Goal, ...]]:
    """By cell, where pawns of the stack picked can go, also while it is asked how many go to one of
    these cells."""
    state: State = play.shown_state
    picked = picked_of(state, play.look.picked) if play.person_to_act else None
    if picked is None:
        return {}
    asked = picked.goal is not None
    return by_cell(goals(state, Picked(picked.origin) if asked else picked))


@lru_cache(maxsize=16)
def _plate(layout: BoardLayout) -> Markup:
    """The ground of the board, with the names of its lines at the edge."""
    return Markup(
        g[
            polygon(".board__plate", points=points_of(layout.corners)),
            (
                text(".board__name", x=f"{x:.1f}", y=f"{y + 4.5:.1f}")[name]
                for name, (x, y) in layout.names()
            ),
        ]
    )


def _trace(view: BoardView) -> Node:
    """The last move, as an arrow from where it began to where it went."""
    if not view.trace or view.play.look.picked:
        return None
    origin, target = view.trace
    return _arrow(view, origin, target, "trace")


def _threats(view: BoardView) -> Iterator[Node]:
    for cell in sorted(view.threats):
        x, y = view.layout.middle(cell)
        yield g(transform=f"translate({x:.1f} {y:.1f})")[threat()]


def _marks(view: BoardView) -> Iterator[Node]:
    """Where pawns can go, above all else on the board."""
    for cell, found in view.goals.items():
        x, y = view.layout.middle(cell)
        first, several = found[0], len(found) > 1
        points = f"+{first.count}" if first.kind == "enter" and not several else ""
        yield g(transform=f"translate({x:.1f} {y:.1f})")[
            badge(first.kind, [goal.move.pawns for goal in found], points)
        ]


def _advice(view: BoardView) -> Node:
    """The move of a hint that is ready, as an arrow."""
    hint = view.play.wait.hint
    if hint is None or not hint.options or not view.play.live:
        return None
    move = hint.options[0].action
    return _arrow(view, move.origin, move.target, "advice")


def _arrow(view: BoardView, origin: int, target: int, kind: str) -> Element:
    (x, y), (there, down) = view.layout.middle(origin), view.layout.middle(target)
    far = hypot(there - x, down - y)
    tip = far - WIDTH / 2
    # A stack on the cell would hide the beginning of the line.
    stands = view.placement.heights[origin] != 0
    turn = degrees(atan2(down - y, there - x))
    return g(
        class_=f"board__{kind}",
        transform=f"translate({x:.1f} {y:.1f}) rotate({turn:.0f})",
    )[
        None if stands else circle(r="5"),
        line(x1=WIDTH // 2 if stands else 0, y1=0, x2=f"{tip:.1f}", y2=0),
        polygon(".board__head", points=points_of([(tip + 7, 0), (tip - 5, -6), (tip - 5, 6)])),
        g(transform=f"translate({far:.1f} 0)")[cell_ring()] if kind == "advice" else None,
    ]
