"""What to lose to a disaster: one's own tiles of the kinds struck, to be chosen one by one."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Element, Node, button, div, span

from ra.auction import State, Tile
from ra.auction.tiles import STRUCK
from web.games.auction.event_words import edition_of
from web.games.auction.tile_words import listed, tile_name
from web.play import Play
from web.screens.choice import choice
from web.screens.parts import icon, on, tile_picture
from web.words import _, ngettext

LOST_AT_ONCE = 2
"""Tiles that a disaster takes where it leaves a choice."""


def losing(play: Play, state: State) -> str:
    """What has to be chosen, and how many are still to choose."""
    left = LOST_AT_ONCE - len(play.picked)
    if not left:
        return _("These leave the game with the disaster.")
    if state.pending[0] is Tile.EARTHQUAKE:
        return ngettext(
            "Choose 2 monuments to lose: {count} to go.",
            "Choose 2 monuments to lose: {count} to go.",
            left,
        )
    return ngettext(
        "Choose 2 civilization tiles to lose: {count} to go.",
        "Choose 2 civilization tiles to lose: {count} to go.",
        left,
    )


def discards(play: Play, state: State, focus: str | None) -> Iterable[Node]:
    """The tiles struck, each a switch, and the control that gives up those chosen."""
    yield div(".picks", role="group", aria_labelledby="decision-words")[_picks(play, state, focus)]
    ready = play.desk.action_of(state, play.picked) is not None
    chosen = listed((Tile(kind) for kind in play.picked), edition_of(play))
    yield choice(
        "confirm",
        _("Give them up"),
        chosen or _("nothing chosen yet"),
        key="c",
        sign=icon("check"),
        classes="button--primary" if ready else "",
        disabled=not ready,
    )


def _picks(play: Play, state: State, focus: str | None) -> Iterable[Element]:
    held, more = state.tiles[state.seat], play.desk.pickable(state, play.picked)
    for kind in STRUCK[state.pending[0]]:
        chosen = play.picked.count(kind)
        for number in range(held[kind]):
            yield _pick(play, kind, number, number < chosen, kind in more, focus)
            focus = None


def _pick(
    play: Play, kind: Tile, number: int, pressed: bool, pickable: bool, focus: str | None
) -> Element:
    name = tile_name(kind, edition_of(play))
    return button(
        ".pick",
        on(f"{'unpick' if pressed else 'pick'} {int(kind)}"),
        id=f"pick-{int(kind)}-{number}",
        type="button",
        data_focus=focus,
        aria_pressed="true" if pressed else "false",
        disabled=not (pressed or pickable),
        title=name,
    )[
        tile_picture(kind, edition_of(play)),
        span(".visually-hidden")[name],
    ]
