"""The way to the opponents' worker: an interpreter of its own, started when first needed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from itertools import count
from typing import Any

from pyodide.ffi import create_proxy, to_js

from web.browser.dom import window

_ASKED = "opponent asked"
"""A mark in the browser's timeline, so that tools can see how long an answer took."""
_LIMIT = 60
"""Seconds to wait for an answer, the worker's start included."""


class OpponentFailed(Exception):
    """The worker did not start, or could not answer."""


class Stopped(Exception):
    """The answer is not wanted any more."""


class Opponent:
    """Asks the worker (web/static/opponent.js); after a failure the next question starts one."""

    def __init__(self) -> None:
        self._worker: Any = None
        self._tickets = count(1)
        self._waiting: dict[str, asyncio.Future[str]] = {}

    def start(self) -> None:
        """Begin to start the worker, unless it is running already."""
        if self._worker is None:
            self._worker = window.raOpponent()
            self._worker.onmessage = create_proxy(lambda event: self._told(*event.data))
            self._worker.onerror = create_proxy(self._broke)

    async def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a question; Stopped if it was stopped, any other exception means that the
        worker failed."""
        window.performance.mark(_ASKED)
        self.start()
        ticket = str(next(self._tickets))
        self._waiting[ticket] = asyncio.get_running_loop().create_future()
        self._worker.postMessage(to_js([ticket, json.dumps(request)]))
        try:
            text = await asyncio.wait_for(self._waiting[ticket], _LIMIT)
        except Stopped:
            raise
        except BaseException as error:
            self._failed(str(error))
            raise
        finally:
            self._waiting.pop(ticket, None)
        window.performance.measure("opponent", _ASKED)
        answer = json.loads(text)
        return answer if isinstance(answer, dict) else {}

    def stop(self) -> None:
        """End the worker if it is thinking: nothing else interrupts it. One at rest is kept."""
        if self._waiting:
            self._end(Stopped())

    def _told(self, ticket: str, answer: str, failure: str) -> None:
        if failure:
            self._failed(failure)
        elif ticket in self._waiting:
            self._waiting[ticket].set_result(answer)

    def _broke(self, event: Any) -> None:
        # A script that did not arrive has no message.
        self._failed(getattr(event, "message", ""))

    def _failed(self, reason: str) -> None:
        self._end(OpponentFailed(reason))

    def _end(self, why: Exception) -> None:
        """Nothing more is expected of this worker."""
        if self._worker is not None:
            self._worker.terminate()
            self._worker.onmessage = self._worker.onerror = None
            self._worker = None
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(why)
