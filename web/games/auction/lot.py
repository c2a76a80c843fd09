"""The lot: what happened last, the track with its holes, the sun in the centre, the auction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from htpy import Element, Node, button, div, h2, li, ol, p, section, span
from markupsafe import Markup

from ra.auction import Edition, Phase, State, Tile
from ra.auction import events as ev
from web.games.auction.event_words import end_of_epoch, sentences
from web.games.auction.motion_keys import sun_key, tile_key, track_keys
from web.games.auction.picking import pickable
from web.games.auction.places import space_place, sun_place
from web.games.auction.ra_track import ra_track
from web.games.auction.seat import Saying, bids, chip, spoken
from web.games.auction.seat_sign import seat_sign
from web.games.auction.suns import sun
from web.games.auction.tile_picture import tile_picture
from web.games.auction.tile_words import tile_name
from web.messages import Pick, ShowCard
from web.play import Play
from web.screens.card import asking, resting
from web.screens.parts import on, picture
from web.screens.who import who
from web.words import _, ngettext


def lot(play: Play) -> Element:
    """Everything in the middle of the table."""
    state: State = play.shown_state
    events = play.shown_events
    return section(".lot.card", aria_labelledby="lot-title")[
        h2("#lot-title.visually-hidden")[_("The lot")],
        ra_track(play),
        _headline(play, state, events),
        _track(play, state),
        _centre(state),
        _auction(play, state),
        _shade(play, events),
    ]


def _shade(play: Play, events: Sequence[Any]) -> Node:
    """What darkens the table for a breath when Ra comes."""
    comes = play.live and any(isinstance(event, ev.RaDrawn | ev.RaInvoked) for event in events)
    return div(".shade", id=f"shade-{play.shown}", aria_hidden="true") if comes else None


def _headline(play: Play, state: State, events: Sequence[Any]) -> Element:
    if not play.shown:
        text = _("{name} holds the highest sun and starts.").format(name=who(play, state.seat))
        return p(".headline", id="headline-0")[text]
    return p(f".headline.headline--{_mood(events)}", id=f"headline-{play.shown}")[
        _sign(events, state.variant.edition), span[" ".join(_told(play, events))]
    ]


def _told(play: Play, events: Sequence[Any]) -> list[str]:
    """What the last action brought, in short: the log has all of it."""
    kinds = {type(event) for event in events}
    if ev.EpochBegan in kinds and play.live and not play.wait.reading:
        return sentences([event for event in events if isinstance(event, ev.EpochBegan)], play)
    left_out: tuple[type, ...] = (ev.EpochScored, ev.EpochBegan, ev.GameEnded)
    if ev.AuctionWon in kinds:
        left_out = (*left_out, ev.Passed, ev.BidMade)
    ends = [end_of_epoch(event) for event in events if isinstance(event, ev.EpochScored)]
    return [*sentences([one for one in events if not isinstance(one, left_out)], play), *ends]


def _mood(events: Sequence[Any]) -> str:
    """What kind of moment this is, for the styles."""
    kinds = {type(event) for event in events}
    if kinds & {ev.EpochScored, ev.GameEnded}:
        return "epoch"
    if ev.TilesLost in kinds:
        return "disaster"
    if ev.AuctionWon in kinds:
        return "won"
    return "ra" if kinds & {ev.RaDrawn, ev.RaInvoked} else "plain"


def _sign(events: Sequence[Any], edition: Edition) -> Node:
    """The picture that goes with what happened last."""
    for event in reversed(events):
        match event:
            case ev.GameEnded():
                return picture("crown", "headline__sign")
            case ev.TilesLost():
                return tile_picture(event.disaster, edition, "tile--small")
            case ev.TileDrawn() | ev.GodSpent():
                return tile_picture(event.tile, edition, "tile--small")
            case ev.RaDrawn():
                return tile_picture(Tile.RA, edition, "tile--small")
            case ev.RaInvoked():
                return picture("ra-statue", "headline__sign")
    return None


def _track(play: Play, state: State) -> Element:
    keys, edition = track_keys(play, play.shown), state.variant.edition
    spaces: Sequence[int] = ()
    if play.person_to_act and state.phase in (Phase.TURN, Phase.GODS):
        spaces = pickable(state, play.look.picked)
    drawn = tile_key(play.shown)
    return ol(".track", aria_label=_("Track"))[
        (
            _hole(space, _("Space {number}: empty").format(number=space + 1))
            if tile is None
            else _space(
                space,
                _("Space {number}:").format(number=space + 1),
                _shown(tile, edition),
                keys.get(space, ""),
                play.live and keys.get(space) == drawn,
                space in play.look.picked if space in spaces else None,
            )
            for space, tile in enumerate(state.track)
        )
    ]


@dataclass(frozen=True, slots=True)
class Shown:
    """A tile on the track: its kind, its edition, what it is called."""

    tile: Tile
    edition: Edition
    name: str


def _shown(tile: Tile, edition: Edition) -> Shown:
    """The tile, in the page's language."""
    return Shown(tile, edition, tile_name(tile, edition))


@lru_cache(maxsize=32)
def _hole(space: int, words: str) -> Markup:
    return Markup(
        li(".space", id=f"space-{space}")[span(".space__hole")[span(".visually-hidden")[words]]]
    )


@lru_cache(maxsize=256)
def _space(
    space: int, number: str, shown: Shown, key: str, new: bool, pressed: bool | None
) -> Markup:
    """The HTML of a space with its tile, cached. If `pressed` is None, the tile can't be taken, and
    a click shows its card."""
    content = [
        tile_picture(shown.tile, shown.edition),
        span(".space__name")[span(".visually-hidden")[number, " "], shown.name],
    ]
    inner = button(
        ".space__tile",
        on(ShowCard(space_place(space)) if pressed is None else Pick(space)),
        resting(space_place(space)),
        type="button",
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        data_move=key or None,
        data_enter=new,
    )[content]
    return Markup(li(".space", id=f"space-{space}")[inner])


def _centre(state: State) -> Element:
    return div(".centre")[
        span(".visually-hidden")[_("Sun in the centre:"), " "],
        span(".centre__sun", id=sun_key(state.centre))[
            sun(state.centre, "sun--centre", moves=True),
            asking(sun_place(state.centre), str(state.centre), stop=True, large=True),
        ],
    ]


def _auction(play: Play, state: State) -> Element:
    if state.cause is None:
        return p(".auction.soft.small")[_at_stake(state)]
    said = bids(state)
    return ol(".auction", aria_label=_("Bids"))[
        (_bidder(play, state, index, said.get(index)) for index in state.bidders())
    ]


def _at_stake(state: State) -> str:
    """What the next auction is about."""
    if state.phase is Phase.OVER:
        return ""
    # Translators: {sun} is the number of the sun in the centre of the table.
    if not state.lot:
        return _("No tiles yet: an auction now would be for the {sun} alone.").format(
            sun=state.centre
        )
    return ngettext(
        "Up for the next auction: {count} tile and the {sun}.",
        "Up for the next auction: {count} tiles and the {sun}.",
        len(state.lot),
        sun=state.centre,
    )


def _bidder(play: Play, state: State, index: int, bid: int | None) -> Element:
    name = who(play, index)
    acts = bid is None and state.to_act == index and state.phase is Phase.BID
    later = bid is None and not acts
    return li(class_=["bidder", {"bidder--acts": acts, "bidder--later": later}])[
        seat_sign(index),
        span(".name", dir="auto", title=name)[name],
        " ",
        _said(state, index, bid, acts),
    ]


def _said(state: State, index: int, bid: int | None, acts: bool) -> Node:
    if bid is not None:
        return chip(spoken(state, index, bid))
    if acts:
        return chip(Saying(_("to bid"), "lapis"))
    if max(state.up[index]) < state.high:
        return span(".soft.small")[_("has no higher sun")]
    if state.ra_player == index:
        return _("bids last")
    return span(".visually-hidden")[_("bids later")]
