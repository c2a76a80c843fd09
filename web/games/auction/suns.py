"""Sun disks."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, li, span, ul

from web.games.auction.motion_keys import sun_key
from web.games.auction.places import sun_place
from web.screens.card import asking
from web.screens.parts import picture
from web.words import _


def sun(value: int, classes: str = "", *, moves: bool = False) -> Element:
    """A face-up sun. `moves`: it glides from place to place, as only one of its value on the page
    may."""
    return span(class_=f"sun {classes}".strip(), data_move=sun_key(value) if moves else None)[
        picture("sun-disk", "sun__picture"), str(value)
    ]


def suns(up: Sequence[int], down: Sequence[int], bid: int | None) -> Element:
    """All suns of a seat, highest first, those face down last; the one `bid` stands out. Tab stops
    at the first."""
    first = (*up, *down)[:1]
    return ul(".suns", aria_label=_("Suns"))[
        (_sun(value, value == bid, stop=value in first) for value in up),
        (_sun(value, down=True, stop=value in first) for value in down),
    ]


def _sun(value: int, bid: bool = False, *, down: bool = False, stop: bool) -> Element:
    return li(
        class_=["sun", {"sun--bid": bid, "sun--down": down}],
        id=sun_key(value),
        data_move=sun_key(value),
    )[
        picture("sun-down" if down else "sun-disk", "sun__picture"),
        str(value),
        span(".visually-hidden")[" ", _("(face down)")] if down else None,
        asking(sun_place(value), str(value), stop=stop),
    ]
