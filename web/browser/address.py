"""The address of the document, and the fragment after its #."""

from __future__ import annotations

from collections.abc import Callable

from web.browser.dom import window
from web.browser.listeners import Listeners


def fragment() -> str:
    """What comes after the #."""
    return str(window.location.hash).removeprefix("#")


def change(new_fragment: str, *, push: bool) -> None:
    """Set the fragment, which is not reported; `push` makes it a step that Back undoes."""
    if new_fragment == fragment():
        return
    state = window.history.pushState if push else window.history.replaceState
    page = str(window.location.href).partition("#")[0]
    state(None, "", f"{page}#{new_fragment}" if new_fragment else page)


def listen(changed: Callable[[str], None], listeners: Listeners) -> None:
    """Have every change of the fragment reported: Back, Forward, a link."""
    listeners.on(window, "hashchange", lambda _: changed(fragment()))


def link(new_fragment: str, home: str | None = None) -> str:
    """The document's address, or `home`, with that fragment: without what chats and searches have
    hung on it."""
    page = home or str(window.location.href).partition("#")[0].partition("?")[0]
    return f"{page}#{new_fragment}"


def store(name: str) -> str:
    """The prefix of the names under which the site in this folder keeps things. Copies of it on one
    host, such as those of people who share a name there, must not see each other's."""
    folder = str(window.location.pathname).rpartition("/")[0] if linkable() else ""
    return f"{name}{folder}/." if folder else name


def linkable() -> bool:
    """Whether others can follow the address: not if the page is a file on somebody's disk."""
    return str(window.location.protocol) in ("http:", "https:")
