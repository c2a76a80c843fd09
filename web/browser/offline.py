"""The site kept for use without a network, and its new versions."""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import create_proxy

from web.browser.dom import window


def watch(told: Callable[[str], None]) -> None:
    """Begin to keep the site; `told` gets the words of web/static/offline.js."""
    window.raOffline.watch(create_proxy(told))


def use_new_version() -> None:
    """Start the page anew with the version that waits."""
    window.raOffline.use()
