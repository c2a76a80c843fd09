"""Why pawns can't go somewhere: the rule that stands in their way, for whoever asks.

In each direction a number of pawns has one place to go to, or none (leaflet, movement of the
pawns).
"""

from __future__ import annotations

from typing import NamedTuple

from ra.hexagon.board import HIGHEST
from ra.hexagon.moves import FARTHEST, Move
from ra.hexagon.placement import Placement


class Hindrance(NamedTuple):
    """What is in the way of a move, by `kind`, and on which cell:

    - stack: no stack of the side to move is there.
    - pawns: fewer pawns than are to go are there, `number`.
    - line: no straight line leads there.
    - wall: the side's own Ra, which a move can neither reach nor stop short of.
    - height: with those there it would be `number` pawns, more than lie on each other.
    - strength: `number` enemies, more than the pawns that would take them.
    - end: nothing, but that way the move ends there, `number` spaces off.
    """

    kind: str
    cell: int
    number: int = 0


def hindrance(placement: Placement, move: Move) -> Hindrance | None:
    """What keeps the side to move from a move in a game that goes on; None if it can be made."""
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
