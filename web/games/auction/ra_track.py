"""The Ra track: how far the epoch has gone, and the bag that everything comes from."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, Node, div, p, span
from markupsafe import Markup

from ra.auction import Edition, Phase, State, Tile
from ra.auction.editions import EPOCHS
from web.games.auction.motion_keys import ra_key, tile_key
from web.games.auction.places import BAG
from web.games.auction.tile_picture import tile_picture
from web.play import Play
from web.screens.card import asking
from web.screens.parts import picture
from web.words import _, ngettext


def ra_track(play: Play) -> Element:
    """The epoch, a space for each Ra tile, how many are left, and the bag."""
    state: State = play.shown_state
    needed = state.variant.ra_needed
    return div(".ra-track")[
        p(".ra-track__epoch.display")[
            _("Epoch {number} of {all}").format(number=state.epoch, all=EPOCHS)
        ],
        _spaces(
            state.variant.edition,
            state.ra,
            needed,
            ra_key(play),
            _("Ra track: {count} of {all} spaces taken").format(count=state.ra, all=needed),
        ),
        p(".ra-track__left")[left_words(state)],
        _bag(play, state),
    ]


def left_words(state: State) -> str:
    """How many Ra tiles are left until the epoch ends."""
    left = state.variant.ra_needed - state.ra
    if left <= 0:
        return _("Ra has ended the epoch")
    if state.phase is Phase.OVER:
        return _("All suns are spent")
    return ngettext("The next Ra ends the epoch", "{count} Ra until the epoch ends", left)


@lru_cache(maxsize=32)
def _spaces(edition: Edition, count: int, needed: int, new: str | None, words: str) -> Markup:
    """The HTML of the spaces, cached, as most actions draw no Ra. `new`: the key of the last Ra
    tile, if it has just been drawn."""
    return Markup(
        div(".ra-track__spaces", role="img", aria_label=words)[
            (
                span(
                    class_=[
                        "ra-space",
                        {"ra-space--taken": number <= count, "ra-space--last": number == needed},
                    ],
                    data_move=new if number == count else None,
                    data_enter=number == count and new is not None,
                )[_on_space(edition, number, count, needed)]
                for number in range(1, needed + 1)
            )
        ]
    )


def _on_space(edition: Edition, number: int, count: int, needed: int) -> Node:
    if number <= count:
        return tile_picture(Tile.RA, edition, "tile--small")
    return [
        picture("sun-down", "ra-space__end") if number == needed else None,
        span(".boat", data_move="boat")[picture("boat")] if number == count + 1 else None,
    ]


def _bag(play: Play, state: State) -> Element:
    left = len(state.bag) - state.drawn
    words = ngettext("{count} tile in the bag", "{count} tiles in the bag", left)
    return p(".bag", id=BAG)[
        span(".bag__picture", data_move=tile_key(play.shown + 1))[picture("bag")],
        span(".bag__figure", aria_hidden="true")[str(left)],
        span(".bag__words")[words],
        asking(BAG, words, stop=True, large=True),
    ]
