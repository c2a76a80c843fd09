"""What either side threatens: what the other's next move could take or enter."""

from __future__ import annotations

from collections.abc import Iterator

from ra.hexagon import Placement


def threatened(placement: Placement) -> frozenset[int]:
    """The cells of all stacks that the other side could take if it were to move, and of each Ra
    that it could enter."""
    turned = placement.copy()
    turned.skip()
    return frozenset((*_aims(placement), *_aims(turned)))


def _aims(placement: Placement) -> Iterator[int]:
    """What the side to move could take or enter."""
    enemy = 1 - placement.side
    for move in placement.moves():
        if move.target in placement.stacks[enemy] or move.target == placement.board.ra[enemy]:
            yield move.target
