"""Sums of floats that are the same everywhere: since Python 3.12 `sum` rounds differently."""

from __future__ import annotations

from collections.abc import Iterable


def added(values: Iterable[float]) -> float:
    """The sum, added up one by one from the left."""
    total = 0.0
    for value in values:
        total += value
    return total
