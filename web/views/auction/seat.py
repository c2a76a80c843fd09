"""One seat of the table: who sits there, what they hold, what they are doing."""

from __future__ import annotations

from collections import defaultdict

from htpy import Element, Node, details, div, h3, li, p, section, span, summary, ul

from ra.auction import Edition, Phase, State, Tile
from ra.auction.tiles import CIVILIZATIONS, MONUMENTS
from web.play import Play
from web.views.auction.moves import gained, lost
from web.views.auction.suns import suns
from web.views.auction.telling import known_totals, number, who
from web.views.auction.tiles import FAMILIES, many_tiles, one_tile
from web.views.parts import icon, picture, tile_picture
from web.words import _, ngettext

_ROWS: tuple[tuple[str, tuple[Tile, ...]], ...] = (
    ("pharaoh", (Tile.PHARAOH,)),
    ("river", (Tile.NILE, Tile.FLOOD)),
    ("civilization", CIVILIZATIONS),
    ("monument", MONUMENTS),
    ("god", (Tile.GOD,)),
    ("gold", (Tile.GOLD,)),
)
"""The order in which a seat's tiles lie, by family."""


def seat(play: Play, index: int, *, near: bool, home: bool) -> Element:
    """The seat's card. `near`: in full on a narrow screen; `home`: at the lower edge of a wide
    one."""
    state: State = play.shown_state
    acts = state.to_act == index
    held = state.tiles[index]
    classes = {
        "seat--near": near,
        "seat--home": home,
        "seat--acts": acts,
        "seat--out": not state.up[index] and state.phase is not Phase.OVER,
    }
    return section(
        class_=["seat", classes], id=f"seat-{index}", aria_labelledby=f"seat-{index}-name"
    )[
        div(".seat__head")[_name(play, index), _points(play, state, index)],
        suns(state, index, bids(state).get(index)),
        p(".seat__doing")[_doing(play, state, index)],
        _more(sum(held), near),
        _tiles(play, state, index),
        _lost(play, state.variant.edition, index),
    ]


def _name(play: Play, index: int) -> Element:
    name = who(play, index)
    person = play.record.seats[index].level is None
    return h3(".seat__name", id=f"seat-{index}-name")[
        icon("person" if person else "computer"),
        span(".name", dir="auto", title=name)[name],
    ]


def _points(play: Play, state: State, index: int) -> Element:
    if index not in known_totals(play):
        return p(".seat__points", title=_("Points are hidden until the end"))[
            icon("eye-off"), span(".visually-hidden")[_("Points hidden")]
        ]
    points = state.points[index]
    # Translators: {points} is a number, shown large.
    text = ngettext("{points} point", "{points} points", abs(points), points=number(points))
    return p(".seat__points", title=text)[
        span(".seat__figure.display", aria_hidden="true")[number(points)],
        span(".visually-hidden")[text],
    ]


def bids(state: State) -> dict[int, int]:
    """By seat, what it has said in the running auction: a sun, or 0 for a pass."""
    if state.cause is None:
        return {}
    return dict(zip(state.bidders(), state.bids, strict=False))


def _doing(play: Play, state: State, index: int) -> Node:
    outcome = state.outcome()
    if outcome is not None:
        won = outcome.winner == index
        return span(".chip.chip--gold")[picture("crown"), _("Winner")] if won else None
    invokes = state.cause is not None and state.ra_player == index
    return [
        span(".statue", data_move="statue")[picture("ra-statue")] if invokes else None,
        _word(play, state, index),
    ]


def _word(play: Play, state: State, index: int) -> Node:
    """What the seat is doing, in a word or two."""
    if state.to_act == index:
        return span(".chip.chip--lapis")["▸ ", _acting(play, state, index)]
    said = bids(state)
    if index in said:
        return spoken(state, index, said[index])
    if state.cause is not None and state.ra_player == index:
        return span(".chip")[_("bids last")]
    if not state.up[index]:
        return span(".soft.small")[_("no sun left in this epoch")]
    return None


def spoken(state: State, index: int, bid: int) -> Element:
    """A bid or a pass, as said by a seat."""
    if not bid:
        return span(".chip.chip--passed")[_("passes")]
    if state.high_seat == index:
        return span(".chip.chip--gold")[_("leads with {sun}").format(sun=bid)]
    return span(".chip")[_("bids {sun}").format(sun=bid)]


def _acting(play: Play, state: State, index: int) -> str:
    if play.live and play.computer_to_act:
        return _("thinking…")
    match state.phase:
        case Phase.BID:
            return _("to bid")
        case Phase.DISCARD:
            return _("to lose tiles")
        case _:
            return _("to play")


def _more(count: int, near: bool) -> Node:
    """What opens the tiles of a seat that is only a strip."""
    return details(".seat__more", id=f"more-{near}" if near else None)[
        summary[ngettext("{count} tile", "{count} tiles", count)]
    ]


def _tiles(play: Play, state: State, index: int) -> Node:
    edition, held = state.variant.edition, state.tiles[index]
    new: dict[Tile, list[str]] = defaultdict(list)
    for tile, key in gained(play, index):
        new[tile].append(key)
    groups = [
        ul(".family", aria_label=FAMILIES[family]())[
            (_group(tile, held[tile], edition, new[tile]) for tile in tiles if held[tile])
        ]
        for family, tiles in _ROWS
        if any(held[tile] for tile in tiles)
    ]
    return div(".seat__tiles")[groups or p(".soft.small")[_("no tiles yet")]]


def _group(tile: Tile, count: int, edition: Edition, new: list[str]) -> Element:
    words = one_tile(tile, edition) if count == 1 else many_tiles(tile, count, edition)
    return li(".group", title=words)[
        tile_picture(tile, edition),
        (
            span(".group__new", aria_hidden="true", data_move=key)[tile_picture(tile, edition)]
            for key in new
        ),
        span(".group__count", aria_hidden="true")[count] if count > 1 else None,
        span(".visually-hidden")[words],
    ]


def _lost(play: Play, edition: Edition, index: int) -> Node:
    tiles = lost(play, index)
    if not tiles:
        return None
    return div(".lost", id=f"lost-{play.count}", aria_hidden="true")[
        (tile_picture(tile, edition) for tile in tiles)
    ]
