"""A page: made for an element, with a model, a loop and listeners of its own.

The site is one such page. Several can live side by side in a document, each in an element whose ids
are its own (web/browser/stage.py makes one anywhere).
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from ra.replay import Replay
from web.browser import address, offline, tab
from web.browser.listeners import Listeners
from web.browser.root import Root
from web.browser.storage import DRAFT, SETTINGS, Storage
from web.edge import Edge
from web.json_text import read_json
from web.loop import Loop, stamp
from web.messages import (
    AddressChanged,
    Message,
    Resumed,
    SetElsewhere,
    SiteKept,
    SiteRefused,
    StoredElsewhere,
    VersionReplaced,
    VersionWaits,
)
from web.model import Model
from web.options import GUEST, Options
from web.panel import Panel
from web.play import Play
from web.saved_games import SavedGames
from web.screens.frame import window_title
from web.session import Session
from web.settings import Settings
from web.update import first
from web.updates.going_on import new_id

_WARM_UP = 1.0
"""Seconds after the first view until the opponents' worker starts, and again that many until the
site is fetched for use without a network."""

_SITE: dict[str, Message] = {
    "kept": SiteKept(),
    "refused": SiteRefused(),
    "newer": VersionWaits(),
    "replaced": VersionReplaced(),
}
"""By the words that web/static/offline.js reports."""


class Page:
    """Shows itself in `element` at once, and runs until it is closed."""

    def __init__(self, element: Any, options: Options = GUEST) -> None:
        self.options = options
        self._listeners = Listeners()
        self._root = Root(element, whole=options.whole)
        self._storage = Storage(options.store)
        self._edge = Edge(options, self._storage, self.send)
        self._loop = Loop(self._first(), self._edge.perform, self._show)
        self._worn: tuple[object, ...] = ()
        self._closed = False
        self.send(self._beginning())
        self._listen()
        self._edge.start(self._warm_up())

    @property
    def model(self) -> Model:
        """All that the page knows now."""
        return self._loop.model

    def send(self, message: Message) -> None:
        """Handle a message; once the page is closed, ignore it."""
        if not self._closed:
            self._loop.send(message)

    def close(self) -> None:
        """Stop everything and leave the element empty."""
        self._closed = True
        self._listeners.close()
        self._edge.close()
        self._root.close()

    def _first(self) -> Model:
        options, storage = self.options, self._storage
        model = first(
            None,
            storage.read_games(),
            tab.languages(),
            storage.read(DRAFT),
            linkable=address.linkable() or options.home is not None,
        )
        stored = storage.read(SETTINGS) or Storage(options.shared).read(SETTINGS)
        model = replace(model, settings=_settings(options.settings, stored))
        model = replace(model, others=SavedGames.read(storage.others(options.shared)))
        model = replace(model, controls=options.controls, keeps=options.store is not None)
        if options.record is None:
            return model
        play = Play.begin(Session(new_id(stamp()), Replay.of(options.record)))
        return replace(
            model, play=play, panel=Panel.SCORES if play.look.sheet is not None else None
        )

    def _beginning(self) -> Message:
        """The first message: where the address leads, if it leads anywhere, else the game that is
        on the table already."""
        fragment = address.fragment() if self.options.whole else ""
        if fragment or self.options.record is None:
            return AddressChanged(fragment)
        return Resumed()

    def _listen(self) -> None:
        listeners = self._listeners
        self._root.hear(self._loop.happened, listeners)
        tab.listen_return(lambda: self.send(Resumed()), listeners)
        self._storage.listen(
            lambda game_id, text: self.send(StoredElsewhere(game_id, text)),
            lambda text: self.send(SetElsewhere(text)),
            listeners,
        )
        if self.options.whole:
            address.listen(lambda fragment: self.send(AddressChanged(fragment)), listeners)

    def _show(self, model: Model, html: str) -> None:
        if self._closed:  # by the message itself
            return
        self._root.show(html)
        settings = model.settings
        worn = (
            model.language,
            settings.theme,
            settings.motion,
            settings.sound,
            window_title(model),
        )
        if worn != self._worn:
            self._worn = worn
            self._dress(*worn)

    def _dress(self, language: str, theme: str, motion: bool, sound: str, words: str) -> None:
        self._root.dress(language, theme, motion=motion, sound=sound)
        if self.options.whole:
            tab.title(words)
            tab.colour(theme)

    async def _warm_up(self) -> None:
        await asyncio.sleep(_WARM_UP)
        if self.model.expects_computers:
            self._edge.opponent.start()
        if self.options.whole:
            await asyncio.sleep(_WARM_UP)
            offline.watch(lambda word: self.send(_SITE[word]), self._listeners)


def _settings(given: Settings, stored: str | None) -> Settings:
    """The settings given, except for those that a person has changed."""
    return given.changed(read_json(stored))
