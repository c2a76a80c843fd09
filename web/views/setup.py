"""The form that sets up a new game."""

from __future__ import annotations

from htpy import (
    Element,
    Node,
    details,
    div,
    fieldset,
    h2,
    label,
    legend,
    li,
    ol,
    p,
    section,
    span,
    summary,
)
from htpy import input as input_

from ra.auction import EDITIONS, Edition
from web.draft import LEVELS, MAX_NAME, Draft, DraftSeat
from web.model import Model
from web.tempers import TEMPERED
from web.views.controls import radio, switch
from web.views.levels import level_name, level_words, strength, tempers_words
from web.views.parts import icon, on, press
from web.words import _, ngettext

PERSON = "person"


def setup(model: Model) -> Element:
    """Edition, number of players, who sits where, options, and the start."""
    draft = model.draft
    return section(".setup.card", aria_labelledby="setup-title")[
        h2("#setup-title")[_("Set up the table")],
        _editions(draft),
        _players(draft),
        _seats(draft),
        _options(draft),
        press(
            "start", icon("play"), _("Play this game"), id="setup-start", classes="button--primary"
        ),
    ]


def edition_name(edition: Edition) -> str:
    """What an edition is called."""
    return {"pharaoh": _("Pharaoh edition"), "1999": _("Edition of 1999")}[edition.name]


def _edition_words(edition: Edition) -> str:
    """What sets an edition apart."""
    return {
        "pharaoh": _("The game of today. A bad epoch never takes you below zero."),
        "1999": _("As it first came out. A bad epoch can take you below zero, if you let it."),
    }[edition.name]


def _editions(draft: Draft) -> Element:
    cards = (
        label(".setup__edition")[
            radio("edition", edition.name, edition is draft.edition, "edition"),
            span(".setup__edition-name")[edition_name(edition), icon("check")],
            span(".setup__edition-words")[_edition_words(edition)],
        ]
        for edition in EDITIONS.values()
    )
    return _group(_("Edition"), div(".setup__editions")[cards])


def _players(draft: Draft) -> Element:
    suns = (
        label(".setup__count")[
            radio("players", str(count), count == draft.players, "players"),
            span(aria_hidden="true", class_="sun" if count == draft.players else "sun sun--down")[
                str(count)
            ],
            span(".visually-hidden")[ngettext("{count} player", "{count} players", count)],
        ]
        for count in draft.edition.players
    )
    return _group(_("Players"), div(".setup__counts")[suns])


def _seats(draft: Draft) -> Element:
    return _group(
        _("Who sits where"),
        ol(".chairs")[(_seat(number, draft.seats[number]) for number in range(draft.players))],
        p(".small.soft")[tempers_words()] if _tempered(draft) else None,
    )


def _tempered(draft: Draft) -> bool:
    return any(seat.level in TEMPERED for seat in draft.seats[: draft.players])


def _seat(number: int, seat: DraftSeat) -> Element:
    """A seat: its number, its name, who plays it."""
    shown = number + 1
    return li(class_="chair chair--person" if seat.level is None else "chair")[
        span(".chair__number", aria_hidden="true")[str(shown)],
        input_(
            on(f"seat-name {number}", "change"),
            id=f"seat-{number}-name",
            class_="chair__name",
            type="text",
            value=seat.name,
            placeholder=_placeholder(shown, seat),
            aria_label=_("Name of player {number}").format(number=shown),
            maxlength=str(MAX_NAME),
            dir="auto",
            autocomplete="off",
            spellcheck="false",
        ),
        _who(number, seat),
    ]


def _who(number: int, seat: DraftSeat) -> Element:
    """Who plays the seat; opened, all who could, and how they play. One seat is open at a time."""
    title = _("Who is player {number}?").format(number=number + 1)
    return details(".chair__who", id=f"seat-{number}-who", name="chairs")[
        summary(".chair__chosen", id=f"seat-{number}-chosen")[
            span(".visually-hidden")[title, " "],
            icon("person" if seat.level is None else "computer"),
            span(".chair__words")[_("Person") if seat.level is None else _player(seat.level),],
        ],
        fieldset[
            legend(".visually-hidden")[title],
            (
                label(".chair__choice")[
                    radio(
                        f"seat-{number}-player",
                        level or PERSON,
                        level == seat.level,
                        f"seat-player {number}",
                    ),
                    span(".chair__words")[_player(level)],
                ]
                for level in (None, *LEVELS)
            ),
        ],
    ]


def _player(level: str | None) -> Node:
    """A person or a level: name, strength, and a sentence."""
    if level is None:
        return [
            span(".chair__level")[_("Person")],
            " ",
            span(".chair__how")[_("Someone at this screen. Several people take turns at it.")],
        ]
    return [
        span(".chair__level")[level_name(level), strength(level)],
        " ",
        span(".chair__how")[level_words(level)],
    ]


def _placeholder(number: int, seat: DraftSeat) -> str:
    """The name that a seat without one is given."""
    if seat.level is None:
        return _("Player {number}").format(number=number)
    return _("A name from Egypt")


def _options(draft: Draft) -> Element:
    switches = [
        switch(
            "option-open_scores",
            draft.open_scores,
            "option open_scores",
            _("Open scores"),
            _("Everybody's points are shown. If not, the others' stay hidden until the end."),
        ),
        switch(
            "option-undo",
            draft.undo,
            "option undo",
            _("Taking back"),
            _("A move can be taken back, also one against the computer."),
        ),
    ]
    if len(draft.edition.floors) > 1:
        switches.append(
            switch(
                "option-floor",
                draft.floor,
                "option floor",
                _("Never below zero"),
                _("A total that would fall below zero after an epoch is zero."),
            )
        )
    return _group(_("Options"), div(".setup__options")[switches])


def _group(title: str, *content: Node) -> Element:
    """Controls that belong together, under a title."""
    return fieldset[legend(".setup__legend")[title], content]
