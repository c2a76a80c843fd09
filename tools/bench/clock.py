"""Processor time, which other work on the machine disturbs little."""

from __future__ import annotations

import time
from collections.abc import Callable


def seconds(work: Callable[[], object]) -> float:
    """The processor time of some work."""
    start = time.process_time()
    work()
    return time.process_time() - start


def best_seconds(work: Callable[[], object], repetitions: int) -> float:
    """The processor time of the fastest repetition."""
    return min(seconds(work) for _ in range(repetitions))
