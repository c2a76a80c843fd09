"""The hint to show, if any, and the button that asks for one."""

from __future__ import annotations

from htpy import Element, kbd, span

from web.messages import AskHint
from web.model import Model
from web.play import Hint, Play
from web.screens.parts import icon, press
from web.words import _


def shown_hint(model: Model) -> Hint | None:
    """The hint to show now: only at the present moment, and not while a panel is open."""
    play = model.play
    return play.wait.hint if play is not None and play.live and model.panel is None else None


def ask_for_hint(model: Model, play: Play) -> Element | None:
    """The button that asks for a hint; None if a person has nothing to decide."""
    if not play.can_ask:
        return None
    return press(
        AskHint(),
        icon("hint"),
        span[_("Hint")],
        kbd(".key", aria_hidden="true")["h"],
        id="ask-hint",
        classes="button--quiet decision__hint",
        aria_expanded="true" if shown_hint(model) is not None else "false",
    )
