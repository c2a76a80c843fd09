"""What a search remembers of a position, whichever line led to it."""

from __future__ import annotations

from ra.hexagon.bots.stakes import DECIDED
from ra.hexagon.moves import Move

LOWER, EXACT, UPPER = 1, 0, -1
"""How a value bounds the true one."""
Found = tuple[int, int, int, Move | None]
"""How deep a position was searched, its value, how that bounds the true one, the best move."""
MOST_KEPT = 200_000
"""The most positions that are remembered."""


def kept_as(value: int, ply: int) -> int:
    """A value as it is remembered: with the plies to the end counted from this position, which
    stands `ply` plies below the root."""
    if value >= DECIDED:
        return value + ply
    return value - ply if value <= -DECIDED else value


def here(value: int, ply: int) -> int:
    """A remembered value with the plies to the end counted from the root again."""
    if value >= DECIDED:
        return value - ply
    return value + ply if value <= -DECIDED else value
