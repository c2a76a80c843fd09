"""Functions of ours that the browser calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy, to_js

from web.browser.dom import window


class Listeners:
    """Those of one page, until all are let go together."""

    def __init__(self) -> None:
        self._ending = window.AbortController.new()
        self._proxies: list[Any] = []

    @property
    def signal(self) -> Any:
        """The browser's own word for when they are let go."""
        return self._ending.signal

    def proxy(self, function: Callable[..., object]) -> Any:
        """A function as JavaScript can call it."""
        proxy = create_proxy(function)
        self._proxies.append(proxy)
        return proxy

    def on(self, target: Any, kind: str, told: Callable[[Any], object]) -> None:
        """Have an event of `target` reported."""
        options = to_js({"signal": self.signal}, dict_converter=window.Object.fromEntries)
        target.addEventListener(kind, self.proxy(told), options)

    def close(self) -> None:
        """Nothing is reported any more."""
        self._ending.abort()
        for proxy in self._proxies:
            proxy.destroy()
        self._proxies.clear()
