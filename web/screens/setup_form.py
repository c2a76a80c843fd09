"""The form that sets up a new game."""

from __future__ import annotations

from htpy import Element, div, h2, legend, section

from web.draft import UNDO
from web.games.faces import FACES
from web.model import Model
from web.screens.controls import band, group, switch
from web.screens.parts import icon, press
from web.screens.setup_seats import chairs
from web.words import _


def setup(model: Model) -> Element:
    """Which game, what it leaves to choose, who sits where, options, and the start."""
    draft = model.draft
    face = FACES[draft.game]
    undo = switch(
        "option-undo",
        draft.undo,
        f"option {UNDO}",
        _("Taking back"),
        _("A move can be taken back, also one against the computer."),
    )
    return section(".setup.card", aria_labelledby="setup-title")[
        h2("#setup-title", tabindex="-1")[_("Set up the table")],
        band(
            "game",
            legend(".setup__legend")[_("Game")],
            draft.game,
            "game",
            [(name, other.name()) for name, other in FACES.items()],
        ),
        face.choices(draft.chosen),
        chairs(draft),
        group(_("Options"), div(".setup__options")[face.options(draft.chosen), undo]),
        press(
            "start", icon("play"), _("Play this game"), id="setup-start", classes="button--primary"
        ),
    ]
