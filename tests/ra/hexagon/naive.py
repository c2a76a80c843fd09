"""The moves of the hexagon game once more, written from the rules alone and without haste.

It shares no code with ra/hexagon: a board is a set of axial coordinates (q to the east, r to the
south-east), a position a dictionary of what stands where. Moves go by single steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Hex = tuple[int, int]
Stacks = dict[Hex, tuple[int, int]]
"""By cell: the side that stands there, and with how many pawns."""
Step = tuple[Hex, Hex, int]
"""From where, to where, with how many pawns."""

SIX = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass(frozen=True)
class Field:
    cells: frozenset[Hex]
    ra: tuple[Hex, Hex]
    stacks: tuple[tuple[Hex, ...], tuple[Hex, ...]]

    def start(self) -> Stacks:
        return {cell: (side, 3) for side in (0, 1) for cell in self.stacks[side]}


STANDARD = Field(
    frozenset((q, r) for r in range(-6, 7) for q in range(max(-6, -6 - r), min(6, 6 - r) + 1)),
    ((-3, 0), (3, 0)),
    (((-1, 0), (-2, -2), (-4, 2)), ((1, 0), (4, -2), (2, 2))),
)
LEAFLET = Field(
    frozenset((q, r) for r in range(-6, 7) for q in range(max(0, -r), min(11, 11 - r) + 1)),
    ((2, 0), (9, 0)),
    (((4, 0), (3, -2), (1, 2)), ((7, 0), (10, -2), (8, 2))),
)


def steps(field: Field, stacks: Stacks, side: int) -> Iterator[Step]:
    """All that a side can do, in a game that goes on."""
    for cell, (owner, height) in stacks.items():
        if owner == side:
            for pawns in range(1, height + 1):
                for way in SIX:
                    target = walked(field, stacks, side, cell, way, pawns)
                    if target is not None:
                        yield cell, target, pawns


def walked(field: Field, stacks: Stacks, side: int, cell: Hex, way: Hex, pawns: int) -> Hex | None:
    """Where pawns come that set out from a cell, or None if they can't."""
    at = cell
    for _ in range(4 - pawns):
        ahead = (at[0] + way[0], at[1] + way[1])
        if ahead not in field.cells:
            return at if at != cell else None
        if ahead == field.ra[side]:
            return None
        at = ahead
        if at == field.ra[1 - side]:
            return at
        if at in stacks:
            owner, height = stacks[at]
            fits = height + pawns <= 3 if owner == side else pawns >= height
            return at if fits else None
    return at


def after(field: Field, stacks: Stacks, side: int, step: Step) -> tuple[Stacks, bool]:
    """What stands where after a step, and whether that ends the game."""
    cell, target, pawns = step
    new = dict(stacks)
    left = new.pop(cell)[1] - pawns
    if left:
        new[cell] = (side, left)
    owner, height = new.get(target, (side, 0))
    new[target] = (side, pawns + height if owner == side else pawns)
    beaten = all(owner == side for owner, _ in new.values())
    return new, beaten or target == field.ra[1 - side]


def count(field: Field, stacks: Stacks, side: int, depth: int) -> int:
    """Lines of play of `depth` moves, one that ends sooner included."""
    every = list(steps(field, stacks, side))
    if depth == 1:
        return len(every)
    total = 0
    for step in every:
        new, ended = after(field, stacks, side, step)
        total += 1 if ended else count(field, new, 1 - side, depth - 1)
    return total
