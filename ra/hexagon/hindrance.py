"""Why pawns can't go to a cell: the rule that forbids it.

In each direction, a given number of pawns can go to one cell or to none (leaflet, movement of the
pawns).
"""

from __future__ import annotations

from typing import NamedTuple

from ra.hexagon.board import HIGHEST
from ra.hexagon.moves import FARTHEST, Move
from ra.hexagon.placement import Placement


class Hindrance(NamedTuple):
    """What prevents a move, by `kind`, and the `cell` that it concerns:

    - stack: the side to move has no stack on the cell.
    - pawns: it has only `number` pawns there, fewer than are to go.
    - line: no straight line leads to the cell.
    - wall: the cell is the side's own Ra, which a move can neither reach nor stop short of.
    - height: the stack on the cell would become one of `number` pawns, which is too high.
    - strength: `number` enemy pawns are on the cell, more than are to go.
    - end: nothing is in the way, but in this direction the move ends on the cell, after `number`
      spaces.
    """

    kind: str
    cell: int
    number: int = 0


def hindrance(placement: Placement, move: Move) -> Hindrance | None:
    """What prevents the side to move from making a move; None if nothing does.

    The game must not be over.

    >>> from ra.hexagon import STANDARD, move_of
    >>> hindrance(Placement.start(STANDARD, 0), move_of("3g6-g9"))
    Hindrance(kind='end', cell=91, number=1)
    """
    origin, target, pawns = move
    side, sign = placement.side, -1 if placement.side else 1
    stack = placement.heights[origin] * sign
    if stack <= 0:
        return Hindrance("stack", origin)
    if pawns > stack:
        return Hindrance("pawns", origin, stack)
    line = next((line for line in placement.board.lines[origin] if target in line), None)
    if line is None:
        return Hindrance("line", target)
    own, enemy = placement.board.ra[side], placement.board.ra[1 - side]
    way = line[: FARTHEST + 1 - pawns]
    for cell in way:
        met = placement.heights[cell] * sign
        if cell == own:
            return Hindrance("wall", cell)
        if met > 0 and met + pawns > HIGHEST:
            return Hindrance("height", cell, met + pawns)
        if -met > pawns:
            return Hindrance("strength", cell, -met)
        if met or cell == enemy:
            break
    return None if cell == target else Hindrance("end", cell, way.index(cell) + 1)
