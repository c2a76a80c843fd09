"""What to lose to a disaster: the person's tiles of the kinds struck, chosen one by one."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Element, Node, button, div, span

from ra.auction import State, Tile
from ra.auction.tiles import DISASTER_TAKES, STRUCK
from web.games.auction.event_words import edition_of
from web.games.auction.picking import action_of, pickable
from web.games.auction.tile_picture import tile_picture
from web.games.auction.tile_words import listed, tile_name
from web.messages import Confirm, Pick, Unpick
from web.play import Play
from web.screens.decision_frame import choice
from web.screens.parts import icon, on
from web.words import _, ngettext


def losing(play: Play, state: State) -> str:
    """What has to be chosen, and how many more."""
    left = DISASTER_TAKES - len(play.look.picked)
    if not left:
        return _("These leave the game with the disaster.")
    if play.look.picked:
        return ngettext("Choose one more to lose.", "Choose {count} more to lose.", left)
    if state.pending[0] is Tile.EARTHQUAKE:
        return ngettext(
            "Choose {count} monument to lose.", "Choose {count} monuments to lose.", left
        )
    return ngettext(
        "Choose {count} civilization tile to lose.",
        "Choose {count} civilization tiles to lose.",
        left,
    )


def discards(play: Play, state: State, focus: str | None) -> Iterable[Node]:
    """The tiles struck, each a switch, and the control that gives up those chosen."""
    yield div(".picks", role="group", aria_labelledby="decision-words")[_picks(play, state, focus)]
    ready = action_of(state, play.look.picked) is not None
    chosen = listed((Tile(kind) for kind in play.look.picked), edition_of(play))
    yield choice(
        Confirm(),
        _("Give them up"),
        chosen or _("nothing chosen yet"),
        key="c",
        sign=icon("check"),
        classes="button--primary" if ready else "",
        disabled=not ready,
    )


def _picks(play: Play, state: State, focus: str | None) -> Iterable[Element]:
    held, more = state.tiles[state.seat], pickable(state, play.look.picked)
    for kind in STRUCK[state.pending[0]]:
        chosen = play.look.picked.count(kind)
        for number in range(held[kind]):
            yield _pick(play, kind, number, number < chosen, kind in more, focus)
            focus = None


def _pick(
    play: Play, kind: Tile, number: int, pressed: bool, pickable: bool, focus: str | None
) -> Element:
    name = tile_name(kind, edition_of(play))
    return button(
        ".pick",
        on(Unpick(int(kind)) if pressed else Pick(int(kind))),
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
