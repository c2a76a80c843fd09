"""The form that sets up a new game."""

from __future__ import annotations

from htpy import Element, div, h2, legend, section

from web.draft import UNDO
from web.games import PAGES, POSTERS
from web.messages import ChooseGame, StartGame, SwitchOption
from web.model import Model
from web.screens.controls import band, group, switch
from web.screens.parts import icon, press
from web.screens.setup_seats import setup_seats
from web.words import _


def setup_form(model: Model) -> Element:
    """Which game, its own choices, who sits where, options, and the start."""
    draft = model.draft
    page = PAGES[draft.game]
    undo = switch(
        "option-undo",
        draft.undo,
        SwitchOption(UNDO),
        _("Allow undo"),
        _("Moves can be taken back, even against the computer."),
    )
    return section(".setup.card", aria_labelledby="setup-title")[
        h2("#setup-title", tabindex="-1")[_("Set up the table")],
        band(
            "game",
            legend(".setup__legend")[_("Game")],
            draft.game,
            ChooseGame(),
            [(name, other.name()) for name, other in POSTERS.items()],
        ),
        page.setup_controls(draft.chosen),
        setup_seats(draft),
        group(_("Options"), div(".setup__options")[page.setup_options(draft.chosen), undo]),
        press(
            StartGame(),
            icon("play"),
            _("Play this game"),
            id="setup-start",
            classes="button--primary",
        ),
    ]
