"""Asyncio without waiting: where nothing is left to do, the clock goes on to what comes next."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _NoWait(selectors.DefaultSelector):
    """Tells how long it would have waited."""

    waited = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        found = super().select(0)
        if not found and timeout is None:
            raise AssertionError("all wait for something that never comes")
        self.waited += timeout or 0
        return found


class _Instant(asyncio.SelectorEventLoop):
    def __init__(self, selector: _NoWait) -> None:
        self._waits = selector
        super().__init__(selector)

    def time(self) -> float:
        return self._waits.waited


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do it to its end, at once. What it has left undone then is given up."""
    loop = _Instant(_NoWait())
    try:
        return loop.run_until_complete(_whole(work))
    finally:
        loop.close()


async def _whole(work: Coroutine[Any, Any, T]) -> T:
    try:
        return await work
    finally:
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)


async def settle() -> None:
    """Let all happen that needs no time."""
    for _ in range(20):
        await asyncio.sleep(0)
