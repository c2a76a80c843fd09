"""What the browser keeps for the page between visits: its localStorage."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from pyodide.ffi import JsException, JsNull, create_proxy

from web.browser.dom import window

_GAME = "ra.game."
SETTINGS = "ra.settings"
DRAFT = "ra.draft"


class StorageRefused(Exception):
    """The browser would not store: private window, or no room left."""


def read(key: str) -> str | None:
    """A stored text, or None."""
    store = _store()
    return None if store is None else _text(store.getItem(key))


def read_games() -> dict[str, str]:
    """The stored games' texts by id."""
    return {key.removeprefix(_GAME): read(key) or "" for key in _keys() if key.startswith(_GAME)}


def write(key: str, text: str) -> None:
    """Store a text; StorageRefused if it can't be."""
    store = _store()
    try:
        if store is None:
            raise StorageRefused
        store.setItem(key, text)
    except JsException as error:
        raise StorageRefused from error


def write_game(game_id: str, text: str) -> None:
    """Store a game; StorageRefused if it can't be."""
    write(_GAME + game_id, text)


def listen(changed: Callable[[str, str | None], None]) -> None:
    """Have every game reported that another tab stores (id and text) or removes (None)."""

    def tell(event: Any) -> None:
        key = _text(event.key) or ""
        if key.startswith(_GAME):
            changed(key.removeprefix(_GAME), _text(event.newValue))

    window.addEventListener("storage", create_proxy(tell))


def remove_game(game_id: str) -> None:
    """Remove a stored game, if there is one."""
    store = _store()
    if store is not None:
        store.removeItem(_GAME + game_id)


def _store() -> Any:
    """localStorage; None where the browser denies it."""
    try:
        store = window.localStorage
    except JsException:
        return None
    return None if isinstance(store, JsNull) else store


def _keys() -> Iterator[str]:
    store = _store()
    for number in range(0 if store is None else store.length):
        yield str(store.key(number))


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) else None
