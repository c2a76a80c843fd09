"""A game on the first screen: what it is, and the ways to play and to learn it."""

from __future__ import annotations

from htpy import Element, div, h1, h2, p, section

from web.game_draft import GameDraft
from web.games import POSTERS
from web.messages import Learn, SetUp
from web.screens.parts import icon, press
from web.words import _, ngettext


def poster(name: str, *, leads: bool) -> Element:
    """The poster of a game by name. The first one has the title of the page. `leads`: to play is
    what the screen asks for, as there is no game to go on with."""
    own = POSTERS[name]
    slug = name.lower().replace(" ", "-")
    return section(".poster", aria_labelledby=f"{slug}-title")[
        div(".poster__words")[
            _title(name, f"{slug}-title"),
            p(".poster__lead")[own.lead()],
            p(".poster__players")[icon("person"), _players(own.first_draft)],
            div(".poster__ways")[
                press(
                    SetUp(name),
                    icon("play"),
                    _("Play"),
                    id=f"play-{slug}",
                    classes=f"poster__button {'button--primary' if leads else 'poster__second'}",
                    aria_describedby=f"{slug}-title",
                ),
                press(
                    Learn(name),
                    icon("help"),
                    _("How to play"),
                    id=f"learn-{slug}",
                    classes="poster__second",
                    aria_describedby=f"{slug}-title",
                ),
            ],
        ],
        own.picture(),
    ]


def _title(name: str, ident: str) -> Element:
    title = POSTERS[name].title()
    if name != next(iter(POSTERS)):
        return h2(".poster__title", id=ident)[title]
    # Takes the focus when the element that had it is gone: a table left, a game deleted.
    return h1(".poster__title", id=ident, tabindex="-1", data_focus="")[title]


def _players(draft: GameDraft) -> str:
    """How many can play, and with whom."""
    least, most = draft.sizes
    count = (
        ngettext("{count} player", "{count} players", most)
        if least == most
        # Translators: how many can play a game, such as 2–5 players.
        else _("{least}–{most} players").format(least=least, most=most)
    )
    # Translators: {count} is such as "2–5 players".
    return _("{count}, people and computers").format(count=count)
