"""The kept games: go on with one, give it a title, delete it."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from functools import lru_cache

from htpy import (
    Element,
    Node,
    bdi,
    button,
    div,
    form,
    h2,
    h3,
    li,
    ol,
    p,
    section,
    span,
    time,
)
from htpy import input as input_
from markupsafe import Markup

from web.messages import (
    BeginTitle,
    DeleteGame,
    LeaveField,
    LeaveTitle,
    OpenGame,
    SalvageGame,
    ShowAllGames,
    TakeOver,
    WriteTitle,
)
from web.model import Model, title_place
from web.names import MAX_NAME, harmless, shown_names
from web.saved_games import SavedGame
from web.screens.glimpses import glimpse, standing
from web.screens.notice_bar import BRING_BACK
from web.screens.parts import icon, on, press
from web.words import _, ngettext, pgettext

LATEST = 30
"""Games shown before all are asked for."""


def saved_list(model: Model) -> Element | None:
    """The kept games, the last changed first, the latest only unless all are wanted; and those that
    other copies of the page keep. None if there are none."""
    games = model.saved_games.games
    if not games and not model.others.games:
        return None
    shown = games if model.all_games else games[:LATEST]
    return section(".shelf", aria_labelledby="shelf-title")[
        h2("#shelf-title")[_("Your games")],
        _others(len(model.others.games)) if model.others.games else None,
        ol(".shelf__games")[
            (_game(saved, _typed(model, saved), model.language) for saved in shown)
        ],
        press(
            ShowAllGames(),
            icon("log"),
            ngettext("Show {count} more", "Show {count} more", len(games) - len(shown)),
            id="shelf-all",
            data_goes=f"open-{games[len(shown)].id}",
        )
        if len(shown) < len(games)
        else None,
    ]


def _others(count: int) -> Node:
    """The games of other copies, and the way to have them here."""
    return div(".card.stack.stack--tight")[
        p[
            ngettext(
                "Another copy of this page, or an earlier version, keeps {count} game in this"
                " browser.",
                "Another copy of this page, or an earlier version, keeps {count} games in this"
                " browser.",
                count,
            )
        ],
        press(TakeOver(), icon("download"), _("Have them here too"), id="shelf-take"),
    ]


def title_of(saved: SavedGame) -> str:
    """What a game is called: its title, or its players."""
    if title := harmless(saved.title):
        return title
    if saved.players:
        return ", ".join(shown_names(saved.players))
    return _("A game that can't be read")


def date_and_time(changed: int, zone: tzinfo | None = None) -> str:
    """A time in ms since 1970 as people write it, in the time zone `zone`, or this device's if that
    is None."""
    then = datetime.fromtimestamp(changed / 1000, UTC).astimezone(zone)
    # Translators: a date and time such as 27 November 2026, 14:05.
    return _("{day} {month} {year}, {hour}:{minute}").format(
        day=_day(then.day),
        month=_months()[then.month - 1],
        year=then.year,
        hour=f"{then.hour:02}",
        minute=f"{then.minute:02}",
    )


def _day(number: int) -> str:
    """A day of the month as written in a date: some languages write the first one as an ordinal."""
    # Translators: the first day of a month, if your language writes it in a special way.
    return pgettext("in a date", "1") if number == 1 else str(number)


def _months() -> tuple[str, ...]:
    """The months as written in a date."""
    return (
        pgettext("in a date", "January"),
        pgettext("in a date", "February"),
        pgettext("in a date", "March"),
        pgettext("in a date", "April"),
        pgettext("in a date", "May"),
        pgettext("in a date", "June"),
        pgettext("in a date", "July"),
        pgettext("in a date", "August"),
        pgettext("in a date", "September"),
        pgettext("in a date", "October"),
        pgettext("in a date", "November"),
        pgettext("in a date", "December"),
    )


def _typed(model: Model, saved: SavedGame) -> str | None:
    """What is in the field for a game's title; None if it has none now."""
    if saved.id != model.renaming:
        return None
    return model.typed.get(title_place(saved.id), saved.title)


def _game(saved: SavedGame, typed: str | None, language: str) -> Node:
    return _row(saved, language) if typed is None else _renaming(saved, typed)


@lru_cache(maxsize=512)
def _row(saved: SavedGame, _language: str) -> Markup:
    """A game that is not being renamed: cached, as most stay what they are from click to click."""
    return Markup(
        li(".kept.card", id=f"kept-{saved.id}")[
            None if saved.damaged else glimpse(saved),
            div(".kept__words")[
                h3(".kept__title", id=f"kept-{saved.id}-title")[bdi[title_of(saved)]],
                None if saved.damaged else _facts(saved),
            ],
            div(".kept__tools")[_main(saved), _tools(saved)],
        ]
    )


def _renaming(saved: SavedGame, typed: str) -> Element:
    """A game whose title is being written."""
    field = form(".kept__renaming", on(WriteTitle(saved.id), "submit"))[
        input_(
            on(LeaveField(title_place(saved.id)), "change"),
            id=f"title-{saved.id}",
            name="title",
            type="text",
            value=typed,
            placeholder=title_of(saved),
            aria_label=_("Title of the game"),
            maxlength=str(MAX_NAME),
            dir="auto",
            autocomplete="off",
            data_focus=f"rename {saved.id}",
            data_back=True,
        ),
        div(".row.row--tight")[
            button(".button.button--primary", type="submit")[_("Keep this title")],
            press(LeaveTitle(), _("Leave it as it was"), classes="button--quiet"),
        ],
    ]
    return li(".kept.card", id=f"kept-{saved.id}")[field, _facts(saved)]


def _facts(saved: SavedGame) -> Element:
    """Over or not, which game, who plays if the title does not say it, and when."""
    over = _("Over") if saved.over else _("Under way")
    return div(".kept__facts")[
        span(".chip")[icon("check" if saved.over else "pause"), over],
        (span[fact] for fact in standing(saved)),
        time(datetime=_iso(saved.changed))[date_and_time(saved.changed)],
        p(".kept__players")[bdi[", ".join(shown_names(saved.players))]] if saved.title else None,
    ]


def _iso(changed: int) -> str:
    return datetime.fromtimestamp(changed // 1000, UTC).isoformat()


def _main(saved: SavedGame) -> Node:
    """The button for what a person most likely wants to do with the game."""
    if saved.damaged:
        return press(
            SalvageGame(saved.id), icon("download"), _("Save its text"), id=f"open-{saved.id}"
        )
    words = _("Look at it") if saved.over else _("Go on")
    return press(
        OpenGame(saved.id),
        icon("eye" if saved.over else "play"),
        words,
        id=f"open-{saved.id}",
        aria_describedby=f"kept-{saved.id}-title",
    )


def _tools(saved: SavedGame) -> Node:
    title = title_of(saved)
    return [
        None
        if saved.damaged
        else press(
            BeginTitle(saved.id),
            icon("edit"),
            id=f"rename-{saved.id}",
            classes="button--icon button--quiet",
            aria_label=_("Rename “{title}”").format(title=title),
        ),
        press(
            DeleteGame(saved.id),
            icon("trash"),
            id=f"delete-{saved.id}",
            classes="button--icon button--quiet",
            aria_label=_("Delete “{title}”").format(title=title),
            data_goes=BRING_BACK,
        ),
    ]
