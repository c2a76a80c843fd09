"""Python functions that the browser calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy, to_js

from web.browser.dom import window


class Listeners:
    """The listeners of one page, until all are released together."""

    def __init__(self) -> None:
        self._ending = window.AbortController.new()
        self._proxies: list[Any] = []

    @property
    def signal(self) -> Any:
        """The AbortSignal by which the browser knows when they are released."""
        return self._ending.signal

    def proxy(self, function: Callable[..., object]) -> Any:
        """A function in a form that JavaScript can call."""
        proxy = create_proxy(function)
        self._proxies.append(proxy)
        return proxy

    def on(self, target: Any, kind: str, told: Callable[[Any], object]) -> None:
        """Have an event of `target` reported."""
        options = to_js({"signal": self.signal}, dict_converter=window.Object.fromEntries)
        target.addEventListener(kind, self.proxy(told), options)

    def close(self) -> None:
        """Release them all: nothing is reported any more."""
        self._ending.abort()
        for proxy in self._proxies:
            proxy.destroy()
        self._proxies.clear()
