"""The seats of a game being set up: a name, and who plays there."""

from __future__ import annotations

from htpy import Element, Node, div, fieldset, h2, label, legend, li, ol, p, span, ul
from htpy import input as input_

from web.draft import Draft
from web.game_draft import DraftSeat
from web.games import PAGES
from web.messages import NameSeat, SeatPlayer
from web.names import MAX_NAME
from web.screens.controls import group, radio
from web.screens.level_names import level_name, strength
from web.screens.parts import icon, on
from web.words import _

PERSON = "person"


def setup_seats(draft: Draft) -> Element:
    """A chair for each player, in the order in which they sit."""
    return group(
        _("Who sits where"),
        ol(".chairs")[
            (_seat(draft, number, seat) for number, seat in enumerate(draft.chosen.playing))
        ],
    )


def level_key(draft: Draft) -> Element:
    """What the figures of the computers' levels mean: what each is called, and how it plays."""
    return div[
        h2(".setup__legend")[_("The computers")],
        ul(".levels")[
            (
                li[
                    span(".levels__figure", aria_hidden="true")[str(number)],
                    span[
                        span(".levels__name")[level_name(level)],
                        " ",
                        span(".levels__how")[PAGES[draft.game].level_words(level)],
                    ],
                ]
                for number, level in enumerate(draft.chosen.levels, 1)
            )
        ],
    ]


def seating_remark(draft: Draft) -> Element | None:
    """What there is to say of the players chosen."""
    words = PAGES[draft.game].seating_words(draft.chosen)
    return p(".small.soft")[words] if words else None


def _seat(draft: Draft, number: int, seat: DraftSeat) -> Element:
    """A seat: its sign, its name, who plays it."""
    shown = number + 1
    return li(class_="chair chair--person" if seat.level is None else "chair")[
        span(".chair__number", aria_hidden="true")[PAGES[draft.game].seat_sign(number)],
        div(".chair__words")[
            input_(
                on(NameSeat(number), "change"),
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
            p(".chair__level", id=f"seat-{number}-chosen")[_player(draft, seat.level)],
        ],
        _who(draft, number, seat),
    ]


def _who(draft: Draft, number: int, seat: DraftSeat) -> Element:
    """All who could play the seat, as a row of figures behind the sign of a person."""
    return fieldset(".chair__who", id=f"seat-{number}-who")[
        legend(".visually-hidden")[_("Who is player {number}?").format(number=number + 1)],
        div(".chair__choices")[
            _choice(number, seat, None, icon("person"), _("Person")),
            (
                _choice(number, seat, level, str(figure), level_name(level))
                for figure, level in enumerate(draft.chosen.levels, 1)
            ),
        ],
    ]


def _choice(number: int, seat: DraftSeat, level: str | None, sign: Node, words: str) -> Element:
    """One who could play the seat."""
    return label(".chair__choice", title=words)[
        radio(f"seat-{number}-player", level or PERSON, level == seat.level, SeatPlayer(number)),
        span(".chair__sign", aria_hidden="true")[sign],
        span(".visually-hidden")[words],
    ]


def _player(draft: Draft, level: str | None) -> Node:
    """Who plays a seat: a person, or a computer of some level."""
    if level is None:
        return [icon("person"), _("Person")]
    return [icon("computer"), level_name(level), strength(level, draft.chosen.levels)]


def _placeholder(number: int, seat: DraftSeat) -> str:
    """The name that a seat without one is given."""
    if seat.level is None:
        return _("Player {number}").format(number=number)
    return _("An Egyptian name")
