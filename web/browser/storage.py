"""What the browser keeps for a page between visits: its localStorage."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from pyodide.ffi import JsException, JsNull

from web.browser.dom import window
from web.browser.listeners import Listeners

_GAME = "game."
_TAKEN = "taken"
SETTINGS = "settings"
DRAFT = "draft"


class StorageRefused(Exception):
    """The browser would not store: a private window, or no space left."""


class Storage:
    """One page's part of the storage: what is kept under names that begin with `prefix`.

    If that is None, nothing is kept, and that is no error.
    """

    def __init__(self, prefix: str | None) -> None:
        self._prefix = prefix

    def read(self, name: str) -> str | None:
        """A stored text, or None."""
        local = self._local()
        return None if local is None else _text(local.getItem(f"{self._prefix}{name}"))

    def read_games(self) -> dict[str, str]:
        """The stored games' texts by id."""
        return {game_id: self.read(_GAME + game_id) or "" for game_id in self._game_ids()}

    def others(self, prefix: str | None) -> dict[str, str]:
        """The games stored under another prefix whose ids are not used here, by id; none once
        `taken` was called."""
        if prefix is None or prefix == self._prefix or self.read(_TAKEN):
            return {}
        other, own = Storage(prefix), set(self._game_ids())
        return {one: other.read(_GAME + one) or "" for one in other._game_ids() if one not in own}

    def taken(self) -> None:
        """Those games have been taken over, and are not offered again; StorageRefused if that can't
        be stored."""
        self.write(_TAKEN, "yes")

    def write(self, name: str, text: str) -> None:
        """Store a text; StorageRefused if it can't be."""
        if self._prefix is None:
            return
        local = self._local()
        if local is None:
            raise StorageRefused
        try:
            local.setItem(self._prefix + name, text)
        except JsException as error:
            raise StorageRefused from error

    def write_game(self, game_id: str, text: str) -> None:
        """Store a game; StorageRefused if it can't be."""
        self.write(_GAME + game_id, text)

    def remove_game(self, game_id: str) -> None:
        """Remove a stored game, if there is one."""
        local = self._local()
        if local is not None:
            local.removeItem(f"{self._prefix}{_GAME}{game_id}")

    def listen(
        self,
        changed: Callable[[str, str | None], None],
        settings: Callable[[str], None],
        listeners: Listeners,
    ) -> None:
        """Have every game that another tab stores or removes reported: its id, and its text or
        None; and the text of the settings that it stores."""

        def tell(event: Any) -> None:
            key, text = _text(event.key) or "", _text(event.newValue)
            game_id = self._game_id(key)
            if game_id is not None:
                changed(game_id, text)
            elif key == f"{self._prefix}{SETTINGS}" and text is not None:
                settings(text)

        if self._prefix is not None:
            listeners.on(window, "storage", tell)

    def _game_ids(self) -> Iterator[str]:
        local = self._local()
        for number in range(0 if local is None else local.length):
            game_id = self._game_id(str(local.key(number)))
            if game_id is not None:
                yield game_id

    def _game_id(self, key: str) -> str | None:
        start = f"{self._prefix}{_GAME}"
        return key.removeprefix(start) if key.startswith(start) else None

    def _local(self) -> Any:
        """localStorage; None where the browser denies it, or the page wants none."""
        if self._prefix is None:
            return None
        try:
            local = window.localStorage
        except JsException:
            return None
        return None if isinstance(local, JsNull) else local


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) else None
