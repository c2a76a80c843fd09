"""The element that a page lives in: what it shows, what a person does in it, how it is dressed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from pyscript.js_modules import root

from web.browser.dom import document
from web.browser.listeners import Listeners

Happened = Callable[[str, str, Mapping[str, Any]], bool]
"""Called with the kind of event, the text of its attribute (or the key), and what it carried;
returns true for a key that did something."""


class Root:
    """One page's element. `whole`: the page has the document to itself, its keys and looks too."""

    def __init__(self, element: Any, *, whole: bool) -> None:
        self._dressed = document.documentElement if whole else element
        self._root = root.Root.new(element, whole)

    def show(self, html: str) -> None:
        """Make this HTML the element's content, keeping the focus and the scroll position."""
        self._root.show(html)

    def hear(self, happened: Happened, listeners: Listeners) -> None:
        """Have everything that a person does reported; a form's fields are carried by name."""

        def tell(kind: str, text: str, detail: str) -> bool:
            carried = json.loads(detail)
            fields = carried.pop("fields", {})
            return happened(kind, text, {**carried, **fields})

        self._root.hear(listeners.proxy(tell))

    def dress(self, language: str, theme: str, *, motion: bool, sound: str) -> None:
        """Set the language, and the theme, motion and sound that styles and scripts go by."""
        self._dressed.lang = language
        self._dressed.dataset.theme = theme
        self._dressed.dataset.motion = "on" if motion else "off"
        self._dressed.dataset.sound = sound

    def close(self) -> None:
        """Leave the element empty, and listen to it no more."""
        self._root.close()
