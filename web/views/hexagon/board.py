"""The board: a picture, and a grid for keyboards and screen readers.

A tap or click on a stack picks it; then every cell it can go to is marked, and a tap there makes
the move. Cells are small on a phone, so a tap need not meet them: around each stack that can move
lies a disk as large as a finger, and from the stack that is picked a wedge leads in each direction
it can take, wider than the cells. All moves are buttons of the decision as well.

Arrow keys walk from cell to cell as they are seen: left and right in the row, up and down to the
left, with Shift to the right (web/static/patch.js). Enter does what a click does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin

from htpy import Element, Node, circle, g, line, polygon, svg, text
from markupsafe import Markup

from ra.hexagon import Board, Position, State, cell_name
from web.desks.hexagon import to_move
from web.play import Play
from web.views.hexagon.goals import Goal, goal_words, goals
from web.views.hexagon.lie import WAYS, WIDTH, Lie, lie, turned_to
from web.views.hexagon.moment import ended, shown_position, shown_state
from web.views.hexagon.moves import last_move, pawn_keys
from web.views.hexagon.pawns import badge, cell_face, cell_ring, points_of, ra, stack
from web.views.parts import on
from web.views.who import who
from web.words import _, ngettext

_FINGER = 36
"""Half the width of what a finger meets around a stack."""
_WEDGE = pi / WAYS
"""Half the angle of what it meets in a direction."""


@dataclass(frozen=True, slots=True)
class Cell:
    """All that a cell shows and does.

    `words`: what it is called and holds. `side`, `keys`: of the pawns on it. `ra`: whose Ra it is.
    `message`: what a click does. `mark`: what a move does there, with `figure`, its points.
    `states`: further words for the styles. `chosen` None: it can't be. `stop`: Tab stops here.
    """

    name: str
    words: str
    x: float
    y: float
    place: tuple[int, int]
    side: int
    keys: tuple[str, ...]
    ra: int | None
    message: str
    mark: str
    figure: str
    states: tuple[str, ...]
    chosen: bool | None
    stop: bool


def board(play: Play) -> Element:
    """The board as it lies before the person, or the first of them."""
    where = lie_of(play)
    left, top, width, height = where.frame
    cells = dict(_cells(play, where))
    return svg(
        ".board",
        id="board",
        viewBox=f"{left:.1f} {top:.1f} {width:.1f} {height:.1f}",
        role="grid",
        aria_label=_("Board"),
    )[
        g(aria_hidden="true")[_plate(where), _reach(play, where)],
        (g(role="row")[(_cell(cells[cell]) for cell in row)] for row in where.rows),
        g(aria_hidden="true")[_trace(play, where)],
    ]


def lie_of(play: Play) -> Lie:
    """How the board lies: own Ra nearest, then as the person turned it."""
    board_: Board = play.record.setup.board
    home = turned_to(board_, play.persons[0]) if play.persons else 0
    return lie(board_, (home + play.turned) % WAYS)


def goals_shown(play: Play) -> dict[int, Goal]:
    """By cell, where the pawns picked can go."""
    state: State = play.shown_state
    picked = to_move(state, play.picked) if play.person_to_act else None
    return {goal.move.target: goal for goal in goals(state, *picked)} if picked else {}


# The cells


def _cells(play: Play, where: Lie) -> Iterator[tuple[int, Cell]]:
    position, state = shown_position(play), shown_state(play)
    keys = pawn_keys(play, play.shown, over=ended(play))
    reach = goals_shown(play)
    can_pick = set(play.desk.pickable(state, ())) if play.person_to_act else set()
    trace = last_move(play) or ()
    stop = _stop(play, position, can_pick)
    for cell in position.board.cells:
        height = position.heights[cell]
        goal = reach.get(cell)
        chosen = cell in play.picked[:1]
        states = {
            "pick": cell in can_pick,
            "chosen": chosen,
            "trace": cell in trace,
            goal.kind if goal else "": goal is not None,
        }
        owner = position.board.ra.index(cell) if cell in position.board.ra else None
        x, y = where.middle(cell)
        yield (
            cell,
            Cell(
                name=cell_name(cell),
                words=_words(play, position, cell, goal),
                x=x,
                y=y,
                place=where.places[cell],
                side=0 if height > 0 else 1,
                keys=tuple(keys.get(cell, ())) if height else (),
                ra=owner,
                message=goal.token if goal else f"pick {cell}" if cell in can_pick else "",
                mark=goal.kind if goal else "",
                figure=f"+{goal.count}" if goal else "",
                states=tuple(state for state, is_so in states.items() if is_so),
                chosen=chosen if cell in can_pick else None,
                stop=cell == stop,
            ),
        )


def _stop(play: Play, position: Position, can_pick: set[int]) -> int:
    """Where Tab stops: at the stack picked, at one that can be, where pawns came last."""
    if play.picked:
        return play.picked[0]
    if can_pick:
        return min(can_pick)
    last = last_move(play)
    return last[1] if last else position.board.cells[0]


def _words(play: Play, position: Position, cell: int, goal: Goal | None) -> str:
    """A cell for who listens: its name, whose Ra, what stands there, what a move does."""
    name, pawns = cell_name(cell), abs(position.heights[cell])
    parts = [name]
    if cell in position.board.ra:
        owner = who(play, position.board.ra.index(cell))
        # Translators: a cell of the board: {name} is the player whose Ra it is.
        parts.append(_("Ra ({name})").format(name=owner))
    if pawns:
        owner = who(play, 0 if position.heights[cell] > 0 else 1)
        # Translators: what stands on a cell: {name} is the player whose pawns they are.
        parts.append(ngettext("{count} pawn ({name})", "{count} pawns ({name})", pawns, name=owner))
    if goal:
        parts.append(goal_words(goal))
    return ", ".join(parts)


@lru_cache(maxsize=2048)
def _cell(shown: Cell) -> Markup:
    """The HTML of a cell, kept: a move changes few of them."""
    chosen = None if shown.chosen is None else "true" if shown.chosen else "false"
    column, row = shown.place
    return Markup(
        g(
            on(shown.message) if shown.message else {},
            id=f"cell-{shown.name}",
            class_=" ".join(["cell", *(f"cell--{state}" for state in shown.states)]),
            transform=f"translate({shown.x:.1f} {shown.y:.1f})",
            role="gridcell",
            aria_label=shown.words,
            aria_selected=chosen,
            tabindex="0" if shown.stop else "-1",
            data_at=f"{column} {row}",
        )[
            cell_face(),
            None if shown.ra is None else g(class_=f"cell__ra cell__ra--{shown.ra}")[ra(shown.ra)],
            stack(shown.side, len(shown.keys), shown.keys) if shown.keys else None,
            cell_ring(),
            badge(shown.mark, shown.figure) if shown.mark else None,
        ]
    )


# Around and above them


@lru_cache(maxsize=16)
def _plate(where: Lie) -> Markup:
    """The ground of the board, with the names of its lines at the edge."""
    return Markup(
        g[
            polygon(".board__plate", points=points_of(where.corners)),
            (
                text(".board__name", x=f"{x:.1f}", y=f"{y + 4.5:.1f}")[name]
                for name, (x, y) in where.names()
            ),
        ]
    )


def _reach(play: Play, where: Lie) -> Iterator[Element]:
    """What a finger meets beside the cells: they lie over it."""
    if not play.person_to_act:
        return
    reach = goals_shown(play)
    for cell in [] if reach else play.desk.pickable(play.state, ()):
        x, y = where.middle(cell)
        yield circle(
            on(f"pick {cell}"), class_="board__reach", cx=f"{x:.1f}", cy=f"{y:.1f}", r=_FINGER
        )
    for target, goal in reach.items():
        yield polygon(
            on(goal.token),
            class_="board__reach",
            points=points_of(_wedge(where, goal.move.origin, target)),
        )


def _wedge(where: Lie, origin: int, target: int) -> Iterator[tuple[float, float]]:
    """From a cell in the direction of another and beyond it."""
    (x, y), (there, down) = where.middle(origin), where.middle(target)
    angle, far = atan2(down - y, there - x), hypot(there - x, down - y) + _FINGER
    yield x, y
    for turn in (-_WEDGE, 0, _WEDGE):
        yield x + far * cos(angle + turn), y + far * sin(angle + turn)


def _trace(play: Play, where: Lie) -> Node:
    """The last move, as a line from where it came to where it went."""
    last = last_move(play)
    if last is None or play.picked:
        return None
    (x, y), (there, down) = where.middle(last[0]), where.middle(last[1])
    far = hypot(there - x, down - y)
    across, along = (there - x) / far, (down - y) / far
    tip = far - WIDTH / 2
    end = (x + across * tip, y + along * tip)
    # What stays on the cell hides where the line begins.
    stays = shown_position(play).heights[last[0]] != 0
    begin = WIDTH / 2 if stays else 0
    head = [
        (end[0] + 7 * across, end[1] + 7 * along),
        (end[0] - 5 * across - 6 * along, end[1] - 5 * along + 6 * across),
        (end[0] - 5 * across + 6 * along, end[1] - 5 * along - 6 * across),
    ]
    return [
        None if stays else circle(".board__from", cx=f"{x:.1f}", cy=f"{y:.1f}", r="5"),
        line(
            ".board__trace",
            x1=f"{x + across * begin:.1f}",
            y1=f"{y + along * begin:.1f}",
            x2=f"{end[0]:.1f}",
            y2=f"{end[1]:.1f}",
        ),
        polygon(".board__head", points=points_of(head)),
    ]


def held(position: Position, seat: int) -> Mapping[int, int]:
    """A seat's pawns by the cells where it stands."""
    return {cell: abs(position.heights[cell]) for cell in sorted(position.stacks[seat])}
