"""Sums that are the same everywhere: since Python 3.12 `sum` adds floats in another way."""

from __future__ import annotations

from collections.abc import Iterable


def added(values: Iterable[float]) -> float:
    """The sum, made one addition after the other."""
    total = 0.0
    for value in values:
        total += value
    return total
