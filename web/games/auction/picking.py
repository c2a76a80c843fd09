"""Choosing on the way to an action: a space of the track (a god's tile), a sun (a bid), kinds of
tile (what to lose). Each choice is a number: that of the space, the sun's value, or the Tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ra.auction import PASS, Action, Bid, Discard, Phase, SpendGod, State, Tile
from ra.auction.editions import HIGHEST_SUN
from ra.auction.events import AuctionWon, TilesLost


def automatic(state: State) -> Action | None:
    """Pass, when no sun of the bidder is high enough."""
    return PASS if list(state.legal_actions()) == [PASS] else None


def action_of(state: State, picked: Sequence[int]) -> Action | None:
    """A god for a space, a bid of a sun, or a discard of all tiles asked for."""
    legal = state.legal_actions()
    if state.phase is Phase.BID:
        bid = Bid(picked[0]) if picked else None
        return bid if bid in legal else None
    if state.phase is Phase.DISCARD:
        discard = Discard(tuple(Tile(kind) for kind in sorted(picked)))
        return discard if discard in legal else None
    spend = SpendGod(picked[0]) if len(picked) == 1 else None
    return spend if spend in legal else None


def pickable(state: State, picked: Sequence[int]) -> Sequence[int]:
    """The spaces that a god can take from, or the kinds that can be given up with those picked."""
    legal = state.legal_actions()
    if state.phase is not Phase.DISCARD:
        return [action.space for action in legal if isinstance(action, SpendGod)]
    more = set()
    for action in legal:
        left = list(action.tiles) if isinstance(action, Discard) else []
        for kind in picked:
            if kind in left:
                left.remove(Tile(kind))
            else:
                left = []
        more |= set(left)
    return sorted(more)


def pick(state: State, picked: Sequence[int], number: int) -> Sequence[int]:
    """What is picked once `number` is chosen too. A number that is an action by itself replaces
    what was picked, or is let go if it was picked already; kinds to be lost add up."""
    if action_of(state, (number,)) is not None:
        return () if tuple(picked) == (number,) else (number,)
    return (*picked, number) if number in pickable(state, picked) else picked


def aim(state: State, digits: str) -> Sequence[int]:
    """The sun whose number the last two digits make, or the lowest that begins with the last one.
    What can't be bid is not picked, nor is anything in its place."""
    suns = sorted(action.sun for action in state.legal_actions() if isinstance(action, Bid))
    if 10 <= int(digits[-2:]) <= HIGHEST_SUN:
        return [sun for sun in suns if sun == int(digits[-2:])]
    return [sun for sun in suns if str(sun).startswith(digits[-1])][:1]


def concerning(events: Sequence[Any], seats: Sequence[int]) -> list[Any]:
    """Lots won and tiles lost by one of these seats."""
    return [
        event
        for event in events
        if isinstance(event, AuctionWon | TilesLost) and event.seat in seats
    ]
