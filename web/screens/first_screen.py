"""The first screen: play at once, set up, go on with a kept game, open one from outside."""

from __future__ import annotations

from htpy import Element, div, footer, h2, section

from web.games import POSTERS
from web.model import Model
from web.screens.help_panel import credits_
from web.screens.import_form import import_form
from web.screens.posters import poster
from web.screens.saved_list import saved_list
from web.screens.setup_form import setup_form
from web.words import _


def first_screen(model: Model) -> Element:
    """All games that can be played, and those that are kept; beside them the set-up, and the form
    that opens a game from outside."""
    return div(".home")[
        div(".home__column")[(poster(model, name) for name in POSTERS), saved_list(model)],
        div(".home__column")[
            setup_form(model),
            section(".home__open.card", aria_labelledby="open-title")[
                h2("#open-title")[_("Open a game")], import_form(model, "home")
            ],
        ],
        footer(".home__foot")[credits_(linkable=model.linkable)],
    ]
