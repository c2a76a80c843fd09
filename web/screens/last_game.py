"""The game under way that was played last, and the one click that goes on with it."""

from __future__ import annotations

from htpy import Element, bdi, div, p, span

from web.messages import OpenGame
from web.model import Model
from web.saved_games import SavedGame
from web.screens.glimpses import glimpse, standing
from web.screens.parts import icon, press
from web.screens.saved_list import date_and_time, title_of
from web.words import _


def under_way(model: Model) -> SavedGame | None:
    """The game that was played last and can go on; None if there is none."""
    playable = (saved for saved in model.saved_games.games if not (saved.over or saved.damaged))
    return next(playable, None)


def last_game(saved: SavedGame) -> Element:
    """Which game it is, who plays, where it stands, and the button that leads there."""
    return div(".last")[
        glimpse(saved),
        div(id="go-on-what")[
            p(".last__title.display")[bdi[title_of(saved)]],
            p(".last__facts")[
                (span[fact] for fact in standing(saved)), span[date_and_time(saved.changed)]
            ],
        ],
        press(
            OpenGame(saved.id),
            icon("play"),
            _("Go on"),
            id="go-on",
            classes="button--primary last__button",
            aria_describedby="go-on-what",
        ),
    ]
