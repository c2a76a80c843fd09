"""The kept games: go on with one, give it a title, delete it."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo

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

from web.games import POSTERS
from web.messages import BeginTitle, DeleteGame, LeaveTitle, OpenGame, SalvageGame, WriteTitle
from web.model import Model
from web.names import MAX_NAME
from web.saved_games import SavedGame
from web.screens.parts import icon, on, press
from web.words import _, pgettext


def saved_list(model: Model) -> Element | None:
    """All kept games, the last changed first; None if there are none."""
    if not model.saved_games.games:
        return None
    return section(".shelf", aria_labelledby="shelf-title")[
        h2("#shelf-title")[_("Your games")],
        ol(".shelf__games")[
            (_game(saved, saved.id == model.renaming) for saved in model.saved_games.games)
        ],
    ]


def title_of(saved: SavedGame) -> str:
    """What a game is called: its title, or its players."""
    if saved.title:
        return saved.title
    if saved.players:
        return ", ".join(saved.players)
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


def _game(saved: SavedGame, renaming: bool) -> Element:
    heading = _renaming(saved) if renaming else _heading(saved)
    return li(".kept.card", id=f"kept-{saved.id}")[
        heading,
        None if saved.damaged else _facts(saved),
        None if renaming else div(".kept__tools")[_main(saved), _tools(saved)],
    ]


def _heading(saved: SavedGame) -> Element:
    return h3(".kept__title", id=f"kept-{saved.id}-title")[bdi[title_of(saved)]]


def _renaming(saved: SavedGame) -> Element:
    """The title being written."""
    return form(".kept__renaming", on(WriteTitle(saved.id), "submit"))[
        input_(
            id=f"title-{saved.id}",
            name="title",
            type="text",
            value=saved.title,
            placeholder=title_of(saved),
            aria_label=_("Title of the game"),
            maxlength=str(MAX_NAME),
            dir="auto",
            autocomplete="off",
            data_focus=f"rename {saved.id}",
        ),
        div(".row.row--tight")[
            button(".button.button--primary", type="submit")[_("Keep this title")],
            press(LeaveTitle(), _("Leave it as it was"), classes="button--quiet"),
        ],
    ]


def _facts(saved: SavedGame) -> Element:
    """Over or not, which game, who plays if the title does not say it, and when."""
    over = _("Over") if saved.over else _("Under way")
    return div(".kept__facts")[
        span(".chip")[icon("check" if saved.over else "pause"), over],
        span[POSTERS[saved.game].name()] if saved.game in POSTERS else None,
        time(datetime=_iso(saved.changed))[date_and_time(saved.changed)],
        p(".kept__players")[bdi[", ".join(saved.players)]] if saved.title else None,
    ]


def _iso(changed: int) -> str:
    return datetime.fromtimestamp(changed // 1000, UTC).isoformat()


def _main(saved: SavedGame) -> Node:
    """The button for what a person most likely wants to do with the game."""
    if saved.damaged:
        return press(
            SalvageGame(saved.id), icon("download"), _("Save its text"), id=f"salvage-{saved.id}"
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
        ),
    ]
