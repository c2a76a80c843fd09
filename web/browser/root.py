"""The element that a page lives in: what it shows, what is done in it, what it wears."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from pyscript.js_modules import root

from web.browser.dom import document
from web.browser.listeners import Listeners

Happened = Callable[[str, str, Mapping[str, Any]], bool]
"""Told the kind of event, the text of its attribute, and what it carried; true if it was taken."""


class Root:
    """One page's. `whole`: the page has the document for itself, keys and dress included."""

    def __init__(self, element: Any, *, whole: bool) -> None:
        self._dressed = document.documentElement if whole else element
        self._root = root.Root.new(element, whole)

    def show(self, html: str) -> None:
        """Make the element's content be this HTML, keeping focus and scroll."""
        self._root.show(html)

    def hear(self, happened: Happened, listeners: Listeners) -> None:
        """Have everything that a person does reported; a form's fields by their names."""

        def tell(kind: str, text: str, detail: str) -> bool:
            carried = json.loads(detail)
            fields = carried.pop("fields", {})
            return happened(kind, text, {**carried, **fields})

        self._root.hear(listeners.proxy(tell))

    def dress(self, language: str, theme: str, *, motion: bool) -> None:
        """Set what the styles go by."""
        self._dressed.lang = language
        self._dressed.dataset.theme = theme
        self._dressed.dataset.motion = "on" if motion else "off"

    def close(self) -> None:
        """Leave the element empty and deaf."""
        self._root.close()
