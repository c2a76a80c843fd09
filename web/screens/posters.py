"""A game on the first screen: what it is, and the one click that starts it as it is set up."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, bdi, div, h1, h2, li, p, section, span, ul

from web.game_draft import GameDraft
from web.games import POSTERS
from web.messages import ChooseGame, Learn, OpenGame, StartGame
from web.model import Model
from web.saved_games import SavedGame
from web.screens.level_names import level_name
from web.screens.parts import icon, press
from web.screens.saved_list import title_of
from web.words import _, ngettext, pgettext


def poster(model: Model, name: str) -> Element:
    """The poster of a game by name. The first one has the title of the page."""
    own, chosen = POSTERS[name], name == model.draft.game
    slug = name.lower().replace(" ", "-")
    ident = "play" if chosen else f"play-{slug}"
    return section(
        class_="poster",
        aria_labelledby=f"{slug}-title",
    )[
        div(".poster__words")[
            _title(name, f"{slug}-title"),
            p(".poster__lead")[own.lead()],
            div(".poster__play")[
                press(
                    StartGame() if chosen else StartGame(name),
                    icon("play"),
                    _("Play"),
                    id=ident,
                    classes="button--primary poster__button",
                    aria_describedby=f"{ident}-what",
                ),
                _what(name, model.draft.games[name], f"{ident}-what"),
            ],
            div(".row.row--tight")[
                _learn(name, slug), _set_up(name, slug), _go_on(model) if chosen else None
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


def _learn(name: str, slug: str) -> Element:
    return press(
        Learn(name),
        icon("help"),
        _("How to play"),
        id=f"learn-{slug}",
        classes="poster__second",
        aria_describedby=f"{slug}-title",
    )


def _set_up(name: str, slug: str) -> Element:
    """The button that leads to the set-up, which is further down on a narrow screen."""
    return press(
        ChooseGame(name),
        icon("settings"),
        _("Set up the table"),
        id=f"choose-{slug}",
        classes="poster__second",
        aria_describedby=f"{slug}-title",
        data_goes="setup-title",
    )


def _what(name: str, choices: GameDraft, ident: str) -> Element:
    """What a click on Play starts."""
    levels = [seat.level for seat in choices.playing]
    people, computers = levels.count(None), len(levels) - levels.count(None)
    return ul(".poster__what", id=ident)[
        (li[fact] for fact in POSTERS[name].agreed(choices)),
        li[icon("person"), ngettext("{count} person", "{count} people", people)]
        if people
        else None,
        li[
            icon("computer"),
            span[
                ngettext("{count} computer", "{count} computers", computers),
                span(".poster__levels")[" ", _levels(choices.levels, levels)],
            ],
        ]
        if computers
        else None,
    ]


def _levels(every: Sequence[str], levels: Sequence[str | None]) -> str:
    """The levels of the computers, each once, weakest first."""
    names = [level_name(level) for level in every if level in levels]
    comma = pgettext("between the items of a list", ", ")
    return comma.join(names)


def _go_on(model: Model) -> Element | None:
    """The button that leads back to the game under way that was played last, if there is one."""
    saved = _under_way(model)
    if saved is None:
        return None
    return press(
        OpenGame(saved.id),
        icon("redo"),
        span(".poster__last")[
            span[_("Go on with your last game")], bdi(".name.small")[title_of(saved)]
        ],
        id="go-on",
        classes="poster__second",
    )


def _under_way(model: Model) -> SavedGame | None:
    playable = (saved for saved in model.saved_games.games if not (saved.over or saved.damaged))
    return next(playable, None)
