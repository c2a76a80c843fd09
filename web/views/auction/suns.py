"""Sun disks."""

from __future__ import annotations

from htpy import Element, li, span, ul

from ra.auction import State
from web.views.auction.moves import sun_key
from web.views.parts import picture
from web.words import _


def sun(value: int, classes: str = "", *, moves: bool = False) -> Element:
    """A sun face up; one that `moves` is the only one of its value on the page that does."""
    return span(class_=f"sun {classes}".strip(), data_move=sun_key(value) if moves else None)[
        picture("sun-disk", "sun__picture"), str(value)
    ]


def suns(state: State, seat: int, bid: int | None) -> Element:
    """All suns of a seat, highest first, those face down last; `bid` stands out."""
    return ul(".suns", aria_label=_("Suns"))[
        (_held(value, value == bid) for value in state.up[seat]),
        (_down(value) for value in state.down[seat]),
    ]


def _held(value: int, bid: bool) -> Element:
    return li(class_="sun sun--bid" if bid else "sun", id=f"sun-{value}", data_move=sun_key(value))[
        picture("sun-disk", "sun__picture"), str(value)
    ]


def _down(value: int) -> Element:
    return li(class_="sun sun--down", id=f"sun-{value}", data_move=sun_key(value))[
        picture("sun-down", "sun__picture"),
        str(value),
        span(".visually-hidden")[" ", _("(face down)")],
    ]
