"""The first screen: go on with the last game, begin one, learn one, open one from outside."""

from __future__ import annotations

from htpy import Element, div, footer, h2, section

from web.games import POSTERS
from web.model import Model
from web.screens.help_panel import credits_
from web.screens.import_form import import_form
from web.screens.last_game import last_game, under_way
from web.screens.posters import poster
from web.screens.saved_list import saved_list
from web.words import _


def first_screen(model: Model) -> Element:
    """The game to go on with, if there is one; all that can be played; those that are kept; and the
    form that opens a game from outside."""
    last = under_way(model)
    return div(".home")[
        last_game(last) if last else None,
        div(".home__posters")[(poster(name, leads=last is None) for name in POSTERS)],
        saved_list(model),
        section(".home__open.card", aria_labelledby="open-title")[
            h2("#open-title")[_("Open a game")], import_form(model, "home")
        ],
        footer(".home__foot")[credits_(linkable=model.linkable)],
    ]
