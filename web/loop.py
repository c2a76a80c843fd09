"""The loop: a message updates the model, its effects are done, the page shows the new model."""

from __future__ import annotations

import secrets
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from web.deed_text import parse
from web.effects import Effect
from web.keys import KeyPress, deed_of
from web.messages import Message, Stamp
from web.model import Model
from web.notices import Crashed
from web.screens.crash import crash
from web.screens.frame import view
from web.update import update


class Loop:
    """Holds a page's model and the only way to change it.

    `perform` does an effect; `show` is given the model and its HTML after every message.
    """

    def __init__(
        self,
        model: Model,
        perform: Callable[[Effect], None],
        show: Callable[[Model, str], None],
    ) -> None:
        self.model = model
        self._perform = perform
        self._show = show

    def send(self, message: Message) -> None:
        """Update the model, do the effects, show the result. If the update raises an exception, the
        model stays as it was but for a notice."""
        try:
            self.model, effects = update(self.model, message, stamp())
        except Exception as error:
            traceback.print_exc()
            self.model, effects = replace(self.model, notice=Crashed(error)), ()
        for effect in effects:
            self._perform(effect)
        self._show(self.model, self._html())

    def happened(self, kind: str, text: str, detail: Mapping[str, Any]) -> bool:
        """Send what a person did, as told in `web.browser.root.Happened`. Returns whether it was a
        key that does something."""
        if kind != "key":
            self.send(parse(text, detail))
            return False
        deed = deed_of(self.model, KeyPress.of(text, detail))
        if deed is not None:
            self.send(deed)
        return deed is not None

    def _html(self) -> str:
        try:
            return view(self.model)
        except Exception as error:
            traceback.print_exc()
            return crash(self.model, error)


def stamp() -> Stamp:
    """The time now, and a random number."""
    return Stamp(
        now=int(time.time() * 1000),
        today=datetime.now().astimezone().date().isoformat(),
        chance=secrets.randbits(53),
    )
