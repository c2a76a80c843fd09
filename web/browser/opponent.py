"""The way to the opponents' worker: one interpreter for all pages, started when first needed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from itertools import count
from typing import Any

from pyodide.ffi import create_proxy, to_js
from pyscript.js_modules import thinker

from web.browser.dom import window

_ASKED = "opponent asked"
"""A mark in the browser's timeline, so that tools can see how long an answer took."""
_LIMIT = 60
"""Seconds to wait for an answer, the worker's start included."""


class OpponentFailed(Exception):
    """The worker did not start, or could not answer."""


class Stopped(Exception):
    """The answer is not wanted any more."""


class _Question:
    """What an opponent was asked, as JSON, and the future of the answer."""

    def __init__(self, by: Opponent, text: str) -> None:
        self.by = by
        self.text = text
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()


class Thinker:
    """The worker (web/static/opponent.js) and the questions it has yet to answer, as asked.

    After a failure the next question starts another worker. Only ending the worker interrupts it,
    so when one page's question is stopped, the other pages' are put again, to the next worker. None
    is put before the worker has started: one that is stopped by then costs nothing.
    """

    def __init__(self) -> None:
        self._worker: Any = None
        self._started = False
        self._proxies: tuple[Any, ...] = ()
        self._tickets = count(1)
        self._questions: dict[str, _Question] = {}
        self._users: set[Opponent] = set()

    def start(self, by: Opponent) -> None:
        """Begin to start the worker, unless it is running already."""
        self._users.add(by)
        if self._worker is not None:
            return
        told = create_proxy(lambda event: self._told(*event.data))
        broke = create_proxy(self._broke)
        self._proxies = told, broke
        self._worker = thinker.think()
        self._worker.onmessage, self._worker.onerror = told, broke

    def put(self, by: Opponent, text: str) -> asyncio.Future[str]:
        """Put a question to the worker; the future will have its answer, as JSON."""
        self.start(by)
        ticket = str(next(self._tickets))
        question = _Question(by, text)
        self._questions[ticket] = question
        if self._started:
            self._post(ticket, question)
        return question.answer

    def stop(self, by: Opponent) -> None:
        """Drop what this page asked. If that is nothing, the worker is left alone."""
        dropped = [ticket for ticket, one in self._questions.items() if one.by is by]
        if not dropped:
            return
        for ticket in dropped:
            _refuse(self._questions.pop(ticket), Stopped())
        if not self._started:
            return
        self._end()
        for question in self._questions.values():
            self.start(question.by)

    def leave(self, by: Opponent) -> None:
        """This page asks no more; when the last one leaves, the worker ends."""
        self.stop(by)
        self._users.discard(by)
        if not self._users:
            self._end()

    def fail(self, reason: str) -> None:
        """Give up this worker: all questions fail with OpponentFailed."""
        self._end()
        questions, self._questions = self._questions, {}
        for question in questions.values():
            _refuse(question, OpponentFailed(reason))

    def _post(self, ticket: str, question: _Question) -> None:
        self._worker.postMessage(to_js([ticket, question.text]))

    def _told(self, ticket: str, answer: str, failure: str) -> None:
        if failure:
            self.fail(failure)
        elif not ticket:
            self._started = True
            for waiting, question in self._questions.items():
                self._post(waiting, question)
        elif ticket in self._questions:
            question = self._questions.pop(ticket)
            if not question.answer.done():
                question.answer.set_result(answer)

    def _broke(self, event: Any) -> None:
        # If the script did not arrive, the event has no message.
        self.fail(getattr(event, "message", ""))

    def _end(self) -> None:
        if self._worker is not None:
            self._worker.terminate()
            self._worker.onmessage = self._worker.onerror = None
            self._worker = None
        self._started = False
        for proxy in self._proxies:
            proxy.destroy()
        self._proxies = ()


def _refuse(question: _Question, why: Exception) -> None:
    if not question.answer.done():
        question.answer.set_exception(why)


THINKER = Thinker()
"""The one that all pages of this interpreter share."""


class Opponent:
    """One page's way to the worker: its questions are kept apart from those of other pages."""

    def __init__(self, shared: Thinker = THINKER) -> None:
        self._thinker = shared

    def start(self) -> None:
        """Begin to start the worker, unless it is running already."""
        self._thinker.start(self)

    async def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a question (web/worker.py); Stopped if it was stopped. Any other exception
        means that the worker failed."""
        window.performance.mark(_ASKED)
        try:
            text = await asyncio.wait_for(self._thinker.put(self, json.dumps(request)), _LIMIT)
        except TimeoutError:
            self._thinker.fail("no answer")
            raise
        window.performance.measure("opponent", _ASKED)
        answer = json.loads(text)
        return answer if isinstance(answer, dict) else {}

    def stop(self) -> None:
        """Stop the worker's thinking for this page: nobody waits for the answer any more."""
        self._thinker.stop(self)

    def close(self) -> None:
        """The page asks no more."""
        self._thinker.leave(self)
