"""The loop: a message updates the model, its effects are done, the page shows the new model."""

from __future__ import annotations

import asyncio
import secrets
import time
import traceback
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from web.browser import offline, page, parcels, storage
from web.browser.opponent import Opponent, Stopped
from web.effects import (
    Address,
    Ask,
    Copy,
    Download,
    Effect,
    Forget,
    Keep,
    KeepDraft,
    KeepSettings,
    Later,
    Renew,
    Stop,
)
from web.keys import deed_of
from web.messages import (
    AddressChanged,
    Answered,
    CopyDone,
    CopyRefused,
    KeyPress,
    Message,
    Resumed,
    SiteKept,
    SiteRefused,
    Stamp,
    StorageRefused,
    StorageWorks,
    StoredElsewhere,
    Unanswered,
    VersionReplaced,
    VersionWaits,
    parse,
)
from web.notices import Crashed
from web.screens.crash import crash
from web.screens.frame import view, window_title
from web.update import first, update

_WARM_UP = 1.0
"""Seconds after the first view until the opponents' worker starts, and again that many until the
site is fetched for use without a network."""

_SITE: dict[str, Message] = {
    "kept": SiteKept(),
    "refused": SiteRefused(),
    "newer": VersionWaits(),
    "replaced": VersionReplaced(),
}
"""By the words of web/static/offline.js."""


class Loop:
    """Holds the model and the only way to change it."""

    def __init__(self) -> None:
        self.opponent = Opponent()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.model = first(
            storage.read(storage.SETTINGS),
            storage.read_games(),
            page.languages(),
            storage.read(storage.DRAFT),
            linkable=page.linkable(),
        )

    def run(self) -> None:
        """Show the page and listen from now on."""
        self._dress()
        self.send(AddressChanged(page.fragment()))
        page.listen(self._happened)
        page.listen_address(lambda fragment: self.send(AddressChanged(fragment)))
        page.listen_return(lambda: self.send(Resumed()))
        storage.listen(lambda game_id, text: self.send(StoredElsewhere(game_id, text)))
        page.ready()
        self._start(self._warm_up())

    def send(self, message: Message) -> None:
        """Let a message have its effect. If the program fails at it, the model stays as it was."""
        stamp = Stamp(
            now=int(time.time() * 1000),
            today=datetime.now().astimezone().date().isoformat(),
            chance=secrets.randbits(53),
        )
        try:
            self.model, effects = update(self.model, message, stamp)
        except Exception as error:
            traceback.print_exc()
            self.model, effects = replace(self.model, notice=Crashed(error)), ()
        for effect in effects:
            self._perform(effect)
        self._show()

    def _happened(self, kind: str, text: str, detail: Mapping[str, Any]) -> bool:
        if kind != "key":
            self.send(parse(text, detail))
            return False
        deed = deed_of(self.model, KeyPress.of(text, detail))
        if deed is not None:
            self.send(deed)
        return deed is not None

    def _show(self) -> None:
        try:
            html = view(self.model)
        except Exception as error:
            traceback.print_exc()
            html = crash(self.model, error)
        page.show(html)

    def _dress(self) -> None:
        settings = self.model.settings
        page.dress(
            self.model.language,
            settings.theme,
            motion=settings.motion,
            title=window_title(self.model),
        )

    def _perform(self, effect: Effect) -> None:
        match effect:
            case Keep(saved):
                stored = self._store(lambda: storage.write_game(saved.id, saved.to_json()))
                if stored and self.model.unkept:
                    self._start(self._later(0, StorageWorks()))
            case Forget(game_id):
                storage.remove_game(game_id)
            case KeepSettings(settings):
                self._store(lambda: storage.write(storage.SETTINGS, settings.to_json()))
                self._dress()
            case KeepDraft(draft):
                self._store(lambda: storage.write(storage.DRAFT, draft.to_json()))
            case Address(fragment, push):
                page.address(fragment, push=push)
                self._dress()
            case Download(name, text):
                parcels.download(name, text)
            case Copy():
                self._start(self._copy(effect))
            case Later(wait, message):
                self._start(self._later(wait, message))
            case Ask():
                self._start(self._ask(effect))
            case Stop():
                self.opponent.stop()
            case Renew():
                offline.use_new_version()

    def _store(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except storage.StorageRefused:
            self._start(self._later(0, StorageRefused()))
            return False
        return True

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _warm_up(self) -> None:
        await asyncio.sleep(_WARM_UP)
        if self.model.expects_computers:
            self.opponent.start()
        await asyncio.sleep(_WARM_UP)
        offline.watch(lambda word: self.send(_SITE[word]))

    async def _later(self, wait: int, message: Message) -> None:
        await asyncio.sleep(wait / 1000)
        self.send(message)

    async def _copy(self, effect: Copy) -> None:
        text = page.whole_address(effect.text) if effect.fragment else effect.text
        done = await parcels.copy(text)
        self.send(CopyDone() if done else CopyRefused(text))

    async def _ask(self, effect: Ask) -> None:
        pause = asyncio.ensure_future(asyncio.sleep(effect.wait / 1000))
        try:
            answer = await self.opponent.ask(effect.request)
        except Stopped:
            return
        except Exception as error:
            traceback.print_exc()
            self.send(Unanswered(effect.ticket, str(error) or repr(error)))
            return
        await pause
        self.send(Answered(effect.ticket, **answer))
