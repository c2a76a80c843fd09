"""The document: what it shows, what is done to it, its address."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from pyodide.ffi import create_proxy

from web.browser.dom import document, window

Happened = Callable[[str, str, Mapping[str, Any]], bool]
"""Told the kind of event, the text of its attribute, and what it carried; true if it was taken."""


def show(html: str) -> None:
    """Make the page's content be this HTML, keeping focus and scroll."""
    window.raPatch.patch(_root(), html)


def listen(happened: Happened) -> None:
    """Have everything that a person does reported from now on; a form's fields by their names."""

    def tell(kind: str, text: str, detail: str) -> bool:
        carried = json.loads(detail)
        fields = carried.pop("fields", {})
        return happened(kind, text, {**carried, **fields})

    window.raPatch.listen(_root(), create_proxy(tell))


def listen_address(changed: Callable[[str], None]) -> None:
    """Have every change of the address's fragment reported: Back, Forward, a link."""
    window.addEventListener("hashchange", create_proxy(lambda _: changed(fragment())))


def listen_return(returned: Callable[[], None]) -> None:
    """Have it reported when the person comes back to this page from another window or tab."""
    window.addEventListener("focus", create_proxy(lambda _: returned()))


def fragment() -> str:
    """What stands behind the # of the address."""
    return str(window.location.hash).removeprefix("#")


def address(new_fragment: str, *, push: bool) -> None:
    """Set the fragment without a report."""
    if new_fragment == fragment():
        return
    change = window.history.pushState if push else window.history.replaceState
    change(None, "", whole_address(new_fragment))


def whole_address(new_fragment: str) -> str:
    """The page's address with that fragment."""
    page = str(window.location.href).partition("#")[0]
    return f"{page}#{new_fragment}" if new_fragment else page


def linkable() -> bool:
    """Whether the page's address leads others to it: not if it is a file on somebody's disk."""
    return str(window.location.protocol) in ("http:", "https:")


def dress(language: str, theme: str, *, motion: bool, title: str) -> None:
    """Set what the styles and the browser go by: language, theme, motion, title."""
    root = document.documentElement
    root.lang = language
    root.dataset.theme = theme
    root.dataset.motion = "on" if motion else "off"
    document.title = title


def languages() -> tuple[str, ...]:
    """The languages the browser asks for, best first."""
    return tuple(str(tag) for tag in window.navigator.languages)


def ready() -> None:
    """The first view is shown: the loading screen has done its work."""
    document.documentElement.dataset.ready = ""


def _root() -> Any:
    return document.getElementById("app")
