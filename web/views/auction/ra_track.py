"""The Ra track: how far the epoch has gone, and the bag that everything comes from."""

from __future__ import annotations

from htpy import Element, div, p, span

from ra.auction import State, Tile
from ra.auction.editions import EPOCHS
from web.play import Play
from web.views.auction.moves import ra_key, tile_key
from web.views.parts import picture, tile_picture
from web.words import _, ngettext


def ra_track(play: Play) -> Element:
    """The epoch, one space a Ra tile, what is left of both."""
    state: State = play.shown_state
    needed = state.variant.ra_needed
    return div(".ra-track")[
        p(".ra-track__epoch.display")[
            _("Epoch {number} of {all}").format(number=state.epoch, all=EPOCHS)
        ],
        div(
            ".ra-track__spaces",
            role="img",
            aria_label=_("Ra track: {count} of {all} spaces taken").format(
                count=state.ra, all=needed
            ),
        )[(_space(play, state, number) for number in range(1, needed + 1))],
        p(".ra-track__left")[left_words(state)],
        _bag(play, state),
    ]


def left_words(state: State) -> str:
    """How many Ra tiles are left until the epoch ends."""
    left = state.variant.ra_needed - state.ra
    if left <= 0:
        return _("Ra has ended the epoch")
    return ngettext("The next Ra ends the epoch", "{count} Ra until the epoch ends", left)


def _space(play: Play, state: State, number: int) -> Element:
    taken = number <= state.ra
    last = number == state.variant.ra_needed
    key = ra_key(play) if number == state.ra else None
    return span(
        class_=["ra-space", {"ra-space--taken": taken, "ra-space--last": last}],
        data_move=key,
        data_enter=key is not None,
    )[
        tile_picture(Tile.RA, state.variant.edition, "tile--small") if taken else None,
        picture("sun-down", "ra-space__end") if last and not taken else None,
        span(".boat", data_move="boat")[picture("boat")] if number == state.ra + 1 else None,
    ]


def _bag(play: Play, state: State) -> Element:
    left = len(state.bag) - state.drawn
    return p(".bag")[
        span(".bag__picture", data_move=tile_key(play.shown + 1))[picture("bag")],
        span(".bag__figure", aria_hidden="true")[str(left)],
        span(".bag__words")[ngettext("{count} tile in the bag", "{count} tiles in the bag", left)],
    ]
