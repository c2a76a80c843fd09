"""The site kept for use without a network, and its new versions."""

from __future__ import annotations

from collections.abc import Callable

from pyscript.js_modules import offline

from web.browser.listeners import Listeners


def watch(told: Callable[[str], None], listeners: Listeners) -> None:
    """Begin to keep the site; `told` gets the words of web/static/offline.js."""
    offline.watch(listeners.proxy(told), listeners.signal)


def use_new_version() -> None:
    """Start the page anew with the version that waits."""
    offline.use()
