"""The edge of a page: it does what updates want done outside the model."""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Callable, Coroutine
from typing import Any

from web.browser import address, offline, parcels
from web.browser.opponent import Opponent, Stopped
from web.browser.storage import DRAFT, SETTINGS, Storage, StorageRefused
from web.effects import (
    Address,
    Ask,
    Copy,
    Download,
    Effect,
    Forget,
    Keep,
    KeepDraft,
    KeepSetting,
    Later,
    Renew,
    Stop,
    Taken,
    Unpause,
)
from web.json_text import read_json
from web.messages import (
    Answered,
    CopyDone,
    CopyRefused,
    KeepingRefused,
    KeepingWorks,
    Message,
    Unanswered,
)
from web.options import Options


class Edge:
    """Performs effects; `send` gets a message with the result of those that take time."""

    def __init__(self, options: Options, storage: Storage, send: Callable[[Message], None]) -> None:
        self.opponent = Opponent()
        self._options = options
        self._storage = storage
        self._send = send
        self._refused = False
        self._unkept: dict[str, Any] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pauses: set[asyncio.Task[None]] = set()

    def perform(self, effect: Effect) -> None:
        """Perform an effect, or begin to."""
        match effect:
            case Keep(saved):
                self._keep(lambda: self._storage.write_game(saved.id, saved.to_json()), game=True)
            case Forget(game_id):
                self._storage.remove_game(game_id)
            case Taken():
                self._keep(self._storage.taken)
            case KeepSetting(name, value):
                self._unkept[name] = value
                self._keep(self._keep_settings)
            case KeepDraft(draft):
                self._keep(lambda: self._storage.write(DRAFT, draft.to_json()))
            case Address(fragment, push):
                if self._options.whole:
                    address.change(fragment, push=push)
            case Download(name, text):
                parcels.download(name, text)
            case Copy():
                self.start(self._copy(effect))
            case Later(wait, message):
                self.start(self._later(wait, message))
            case Ask():
                self.start(self._ask(effect))
            case Stop():
                self.opponent.stop()
            case Unpause():
                for pause in self._pauses:
                    pause.cancel()
            case Renew():
                offline.use_new_version()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background, until the page is closed at the latest."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Cancel whatever is still running."""
        for task in self._tasks:
            task.cancel()
        self.opponent.close()

    def _keep_settings(self) -> None:
        """Store what was set in this tab and is not kept yet. The other settings that are stored
        stay: another tab may have set them, or a newer version of the page."""
        shared = Storage(self._options.shared)
        stored = read_json(self._storage.read(SETTINGS) or shared.read(SETTINGS))
        self._storage.write(SETTINGS, json.dumps({**stored, **self._unkept}))
        self._unkept.clear()

    def _keep(self, write: Callable[[], None], *, game: bool = False) -> None:
        """Store something. A message about the result is sent only after the present one."""
        try:
            write()
        except StorageRefused:
            self._refused = True
            self.start(self._later(0, KeepingRefused()))
        else:
            if game and self._refused:
                self._refused = False
                if self._unkept:
                    self._keep(self._keep_settings)
                self.start(self._later(0, KeepingWorks()))

    async def _later(self, wait: int, message: Message) -> None:
        await asyncio.sleep(wait / 1000)
        self._send(message)

    async def _copy(self, effect: Copy) -> None:
        home = self._options.home
        text = address.link(effect.text, home) if effect.fragment else effect.text
        done = await parcels.copy(text)
        self._send(CopyDone() if done else CopyRefused(text))

    async def _ask(self, effect: Ask) -> None:
        pause = asyncio.ensure_future(asyncio.sleep(effect.wait / 1000))
        self._pauses.add(pause)
        try:
            answer = await self.opponent.ask(effect.request)
            await asyncio.wait({pause})
        except Stopped:
            return
        except Exception as error:
            traceback.print_exc()
            self._send(Unanswered(effect.ticket, str(error) or repr(error)))
            return
        finally:
            pause.cancel()
            self._pauses.discard(pause)
        self._send(Answered(effect.ticket, **answer))
