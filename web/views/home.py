"""The first screen: play at once, set up, go on with a kept game, open one from outside."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from htpy import Element, bdi, div, footer, h1, h2, li, p, section, span, ul

from ra.auction import AUCTION
from web.draft import LEVELS, Draft
from web.model import Model, Panel
from web.shelf import Saved
from web.views.games import games, title_of
from web.views.help import credits_
from web.views.importing import importing
from web.views.levels import level_name
from web.views.parts import icon, picture, press
from web.views.scene import scene
from web.views.setup import edition_name, setup
from web.words import _, ngettext, pgettext


def home(model: Model) -> Element:
    """Every game there is to play, and what is kept; beside them the set-up, and the way in for a
    game from outside."""
    return div(".home")[
        div(".home__column")[(poster(model) for poster in POSTERS.values()), games(model)],
        div(".home__column")[
            SETUPS[model.draft.game](model),
            section(".home__open.card", aria_labelledby="open-title")[
                h2("#open-title")[_("Open a game")], importing(model, "home")
            ],
        ],
        footer(".home__foot")[credits_(linkable=model.linkable)],
    ]


def _auction(model: Model) -> Element:
    """Knizia's game: what it is, and the one click that starts it as it is set up."""
    return section(".poster", aria_labelledby="home-title")[
        div(".poster__words")[
            # Takes the focus when what had it is gone: a table left, a game deleted.
            h1("#home-title.poster__title", tabindex="-1", data_focus="")[
                picture("logo", "poster__logo"), span[_("Ra")]
            ],
            p(".poster__lead")[
                _(
                    "Gods, pharaohs and monuments come up for auction, and a few suns are all you"
                    " can bid. Take what you need before Ra ends the epoch."
                )
            ],
            div(".poster__play")[
                press(
                    "start",
                    icon("play"),
                    _("Play"),
                    id="play",
                    classes="button--primary poster__button",
                    aria_describedby="play-what",
                ),
                _what(model.draft),
            ],
            div(".row.row--tight")[
                press(
                    f"panel {Panel.HELP.value}",
                    icon("help"),
                    _("How to play"),
                    id="how-to-play",
                    classes="poster__second",
                ),
                _go_on(model),
            ],
        ],
        scene(),
    ]


POSTERS: dict[str, Callable[[Model], Element]] = {AUCTION.name: _auction}
"""By game: what it is, and how to start it at once."""
SETUPS: dict[str, Callable[[Model], Element]] = {AUCTION.name: setup}
"""By game: how it is set up."""


def _what(draft: Draft) -> Element:
    """What a click on Play starts."""
    levels = [seat.level for seat in draft.seats[: draft.players]]
    people, computers = levels.count(None), len(levels) - levels.count(None)
    return ul("#play-what.poster__what")[
        li[edition_name(draft.edition)],
        li[icon("person"), ngettext("{count} person", "{count} people", people)]
        if people
        else None,
        li[
            icon("computer"),
            span[
                ngettext("{count} computer", "{count} computers", computers),
                span(".poster__levels")[" ", _levels(levels)],
            ],
        ]
        if computers
        else None,
    ]


def _levels(levels: Sequence[str | None]) -> str:
    """The levels of the computers, each once, weakest first."""
    names = [level_name(level) for level in LEVELS if level in levels]
    comma = pgettext("between the items of a list", ", ")
    return comma.join(names)


def _go_on(model: Model) -> Element | None:
    """Back to the game played last, if it is not over."""
    saved = _under_way(model)
    if saved is None:
        return None
    return press(
        f"open {saved.id}",
        icon("redo"),
        span(".poster__last")[
            span[_("Go on with your last game")], bdi(".name.small")[title_of(saved)]
        ],
        id="go-on",
        classes="poster__second",
    )


def _under_way(model: Model) -> Saved | None:
    playable = (saved for saved in model.shelf.games if not (saved.over or saved.damaged))
    return next(playable, None)
