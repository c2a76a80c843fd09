"""The site kept for use without a network, and its new versions."""

from __future__ import annotations

from collections.abc import Callable

from pyscript.js_modules import offline

from web.browser.listeners import Listeners


def watch(told: Callable[[str], None], listeners: Listeners) -> None:
    """Begin to keep the site; `told` is called with the words of web/static/offline.js."""
    offline.watch(listeners.proxy(told), listeners.signal)


def use_new_version() -> None:
    """Restart the page with the new version, which is waiting."""
    offline.use()
