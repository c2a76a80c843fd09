"""The set-up of a new game, on a screen of its own."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, div, h1, li, p, section, span, ul

from web.draft import UNDO, Draft
from web.game_draft import GameDraft
from web.games import PAGES, POSTERS
from web.messages import LeaveSetUp, StartGame, SwitchOption
from web.model import Model
from web.screens.controls import group, switch
from web.screens.level_names import level_name
from web.screens.parts import icon, press
from web.screens.setup_seats import level_key, seating_remark, setup_seats
from web.words import _, ngettext, pgettext


def setup_form(model: Model) -> Element:
    """What will be played and the start; the game's own choices, who sits where, options."""
    draft = model.draft
    page = PAGES[draft.game]
    return section(".setup", aria_labelledby="setup-title")[
        _head(draft),
        div(".setup__body.card")[
            div(".setup__part")[page.setup_controls(draft.chosen)],
            div(".setup__part")[setup_seats(draft)],
            div(".setup__part")[level_key(draft)],
            div(".setup__part")[
                seating_remark(draft),
                group(
                    _("Options"),
                    div(".setup__options")[page.setup_options(draft.chosen), _undo(draft)],
                ),
            ],
        ],
    ]


def _head(draft: Draft) -> Element:
    """Which game it is, what the start starts, and the way back."""
    return div(".setup__head")[
        press(
            LeaveSetUp(),
            icon("undo"),
            span(".setup__leave-word")[_("All games")],
            id="setup-leave",
            classes="button--quiet setup__leave",
        ),
        div(".setup__title")[
            p(".setup__what-for")[_("Set up the table")],
            h1(
                "#setup-title.page__top",
                tabindex="-1",
                data_focus="set-up",
                data_back=True,
                data_show="set-up",
            )[POSTERS[draft.game].name()],
        ],
        _agreed(draft),
        div(".setup__start")[
            press(
                StartGame(),
                icon("play"),
                _("Start the game"),
                id="setup-start",
                classes="button--primary setup__start-button",
                aria_describedby="setup-agreed",
            )
        ],
        div(".setup__picture")[POSTERS[draft.game].picture()],
    ]


def _undo(draft: Draft) -> Node:
    return switch(
        "option-undo",
        draft.undo,
        SwitchOption(UNDO),
        _("Allow undo"),
        _("Moves can be taken back, even against the computer."),
    )


def _agreed(draft: Draft) -> Element:
    """What will be played, in a few words."""
    choices: GameDraft = draft.chosen
    levels = [seat.level for seat in choices.playing]
    people, computers = levels.count(None), len(levels) - levels.count(None)
    return ul("#setup-agreed.setup__agreed")[
        (li[fact] for fact in POSTERS[draft.game].agreed(choices)),
        li[icon("person"), ngettext("{count} person", "{count} people", people)]
        if people
        else None,
        li[
            icon("computer"),
            span[
                ngettext("{count} computer", "{count} computers", computers),
                span(".setup__levels")[" ", _levels(choices.levels, levels)],
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
