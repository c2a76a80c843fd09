"""The seats of a game being set up: a name, and who plays there."""

from __future__ import annotations

from htpy import Element, Node, details, fieldset, label, legend, li, ol, p, span, summary
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
    words = PAGES[draft.game].seating_words(draft.chosen)
    return group(
        _("Who sits where"),
        ol(".chairs")[
            (_seat(draft, number, seat) for number, seat in enumerate(draft.chosen.playing))
        ],
        p(".small.soft")[words] if words else None,
    )


def _seat(draft: Draft, number: int, seat: DraftSeat) -> Element:
    """A seat: its number, its name, who plays it."""
    shown = number + 1
    return li(class_="chair chair--person" if seat.level is None else "chair")[
        span(".chair__number", aria_hidden="true")[PAGES[draft.game].seat_sign(number)],
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
        _who(draft, number, seat),
    ]


def _who(draft: Draft, number: int, seat: DraftSeat) -> Element:
    """Who plays the seat; when opened, all who could, and how they play. Only one seat is open at a
    time."""
    title = _("Who is player {number}?").format(number=number + 1)
    return details(".chair__who", id=f"seat-{number}-who", name="chairs")[
        summary(".chair__chosen", id=f"seat-{number}-chosen")[
            span(".visually-hidden")[title, " "],
            icon("person" if seat.level is None else "computer"),
            span(".chair__words")[
                _("Person") if seat.level is None else _player(draft, seat.level)
            ],
        ],
        fieldset[
            legend(".visually-hidden")[title],
            (
                label(".chair__choice")[
                    radio(
                        f"seat-{number}-player",
                        level or PERSON,
                        level == seat.level,
                        SeatPlayer(number),
                    ),
                    span(".chair__words")[_player(draft, level)],
                ]
                for level in (None, *draft.chosen.levels)
            ),
        ],
    ]


def _player(draft: Draft, level: str | None) -> Node:
    """A person or a level: name, strength, and a sentence."""
    if level is None:
        return [
            span(".chair__level")[_("Person")],
            " ",
            span(".chair__how")[_("Someone at this screen. Several people can share it.")],
        ]
    return [
        span(".chair__level")[level_name(level), strength(level, draft.chosen.levels)],
        " ",
        span(".chair__how")[PAGES[draft.game].level_words(level)],
    ]


def _placeholder(number: int, seat: DraftSeat) -> str:
    """The name that a seat without one is given."""
    if seat.level is None:
        return _("Player {number}").format(number=number)
    return _("An Egyptian name")
