"""The way to the opponents' worker: an interpreter of its own, started when first needed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from pyscript import config, create_named_worker

from web.browser.dom import window

_WORKER = "./web/worker.py"
_ASKED = "opponent asked"
"""A mark in the browser's timeline, so that tools can see how long an answer took."""
_START_LIMIT = 60
_ANSWER_LIMIT = 60


class Opponent:
    """Asks the worker. After a failure the next question starts a fresh one."""

    def __init__(self) -> None:
        self._starting: asyncio.Task[Any] | None = None
        self._started = 0

    def start(self) -> asyncio.Task[Any]:
        """Begin to start the worker, unless it is running already."""
        if self._starting is None:
            self._started += 1
            name = f"opponent-{self._started}"
            settings = {key: config[key] for key in ("interpreter", "plugins", "files")}
            self._starting = asyncio.ensure_future(
                create_named_worker(_WORKER, name, json.dumps(settings))
            )
        return self._starting

    async def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a question; any exception means that the worker failed."""
        window.performance.mark(_ASKED)
        try:
            worker = await asyncio.wait_for(asyncio.shield(self.start()), _START_LIMIT)
            text = await asyncio.wait_for(worker.choose(json.dumps(request)), _ANSWER_LIMIT)
        except BaseException:
            self._starting = None
            raise
        window.performance.measure("opponent", _ASKED)
        answer = json.loads(str(text))
        return answer if isinstance(answer, dict) else {}
