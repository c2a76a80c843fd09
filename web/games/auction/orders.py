"""Standing orders: what the page does for a person by itself until something ends it.

An order is a word: `draw-any` draws until there is an auction, `draw-5` until so many tiles lie on
the track, `draw-river` until one of that family does; `pass` passes in the auction under way,
unless nobody has bid.
"""

from __future__ import annotations

from htpy import Element, Node, button, details, div, p, summary

from ra.auction import DRAW, PASS, Action, Phase, State
from ra.auction import events as ev
from ra.auction.tiles import DISASTERS
from web.games.auction.holding import ROWS
from web.games.auction.tile_picture import tile_picture
from web.games.auction.tile_words import FAMILIES
from web.messages import GiveOrder
from web.play import Play
from web.screens.parts import icon, on, press
from web.words import _, ngettext

PASSING = "pass"
_ANY = "draw-any"
_ENDING = (ev.AuctionOpened, ev.RaDrawn, ev.GodSpent, ev.EpochScored)
"""What a person who has draws made will want to think about."""
_SETTLED = (ev.AuctionWon, ev.AuctionUnsold)


def ordered(state: State, order: str) -> Action | None:
    """What an order does at a decision; None if the person is to decide."""
    if order == PASSING:
        may = state.phase is Phase.BID and state.high and PASS in state.legal_actions()
        return PASS if may else None
    may = state.phase is Phase.TURN and DRAW in state.legal_actions()
    return DRAW if may and not _reached(state, order) else None


def order_holds(play: Play, order: str) -> bool:
    """Whether an order goes on after the last action."""
    news = play.look.news
    if order == PASSING:
        return not any(isinstance(event, _SETTLED) for event in news)
    return not any(
        isinstance(event, _ENDING) or (isinstance(event, ev.TileDrawn) and event.tile in DISASTERS)
        for event in news
    )


def _reached(state: State, order: str) -> bool:
    goal = order.removeprefix("draw-")
    if goal.isdecimal():
        return len(state.lot) >= int(goal)
    return any(tile in dict(ROWS).get(goal, ()) for tile in state.lot)


def can_order(play: Play) -> bool:
    """Whether orders can be given: by the only person at this screen, here and now."""
    return play.live and len(play.persons) == 1 and not (play.wait.reading or play.wait.order)


def passing(play: Play) -> Node:
    """The control that passes for a person who has yet to bid in the auction under way."""
    state: State = play.shown_state
    later = state.bidders()[len(state.bids) :] if state.phase is Phase.BID else ()
    if not can_order(play) or play.person_to_act or play.persons[0] not in later:
        return None
    return press(
        GiveOrder(PASSING),
        icon("close"),
        _("Pass for me, if anybody bids"),
        id="do-order-pass",
        classes="button--quiet",
    )


def drawing(play: Play) -> Node:
    """The controls that have tiles drawn until something happens."""
    state: State = play.shown_state
    may = play.person_to_act and state.phase is Phase.TURN and DRAW in state.legal_actions()
    if not may or not can_order(play):
        return None
    numbers = range(len(state.lot) + 2, len(state.track) + 1)
    families = [
        (family, tiles[0]) for family, tiles in ROWS if not any(tile in tiles for tile in state.lot)
    ]
    return details("#orders.orders")[
        summary[_("Draw for me until…")],
        p[_("An auction or a disaster ends it at any rate.")],
        div(".row.row--tight")[
            _giving(_ANY, _("an auction")),
            (
                # Translators: until so many tiles lie on the track.
                _giving(f"draw-{count}", ngettext("{count} tile", "{count} tiles", count))
                for count in numbers
            ),
            (
                _giving(
                    f"draw-{family}",
                    tile_picture(tile, state.variant.edition, "tile--small"),
                    FAMILIES[family](),
                )
                for family, tile in families
            ),
        ],
    ]


def _giving(order: str, words: Node, label: str | None = None) -> Element:
    return button(
        on(GiveOrder(order)),
        class_="button button--small",
        id=f"do-order-{order}",
        type="button",
        title=label,
        aria_label=label,
    )[words]


def order_words(order: str) -> str:
    """What an order does, as a heading."""
    if order == PASSING:
        return _("Passing for you, if anybody bids")
    goal = order.removeprefix("draw-")
    if goal.isdecimal():
        return ngettext(
            "Drawing for you until {count} tile lies there",
            "Drawing for you until {count} tiles lie there",
            int(goal),
        )
    if goal in FAMILIES:
        # Translators: {family} is such as "Pharaohs" or "Nile and floods".
        return _("Drawing for you until there is: {family}").format(family=FAMILIES[goal]())
    return _("Drawing for you until there is an auction")
