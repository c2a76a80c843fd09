"""The browser's tab: what belongs to the document as a whole, not to an element in it."""

from __future__ import annotations

from collections.abc import Callable

from web.browser.dom import document, window
from web.browser.listeners import Listeners

_SCHEMES = {"day": "light", "night": "dark"}


def title(words: str) -> None:
    """Set the title of the tab."""
    document.title = words


def colour(theme: str) -> None:
    """Colour the browser's own bar: index.html has a colour for each theme; if `theme` is "system",
    the device chooses, now and later."""
    for meta in document.querySelectorAll("meta[name=theme-color]"):
        own = str(meta.dataset.of)
        device = f"(prefers-color-scheme: {_SCHEMES[own]})"
        meta.media = device if theme not in _SCHEMES else "all" if own == theme else "not all"


def languages() -> tuple[str, ...]:
    """The languages the browser asks for, best first."""
    return tuple(str(tag) for tag in window.navigator.languages)


def listen_return(returned: Callable[[], None], listeners: Listeners) -> None:
    """Call `returned` whenever the person comes back from another window or tab."""
    listeners.on(window, "focus", lambda _: returned())


def ready() -> None:
    """The first view is shown: the loading screen has done its work."""
    document.documentElement.dataset.ready = ""
