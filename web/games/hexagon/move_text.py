"""A move as it is written in a record, for a page."""

from __future__ import annotations

from ra.hexagon import Move

_JOINER = "\u2060"


def written(move: Move) -> str:
    """The move; no line of a text ends within it."""
    return str(move).replace("-", f"-{_JOINER}")
