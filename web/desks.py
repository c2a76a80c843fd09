"""What the page must know of each game beyond what every game offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import ra
from ra import link, record
from ra.auction import AUCTION, PASS, Bid, Discard, Phase, SpendGod, State, Tile, View
from ra.auction.events import AuctionWon, EpochScored, TilesLost
from ra.auction.option import Option, read_options
from ra.auction.view import write_view
from ra.game import Game


class Desk(Protocol):
    """One game's ways at the table."""

    def automatic(self, state: Any) -> Any | None:
        """The action the page may take for a person, there being no other; or None."""

    def sheet(self, events: Sequence[Any]) -> int | None:
        """The number of the score sheet that these events brought, if they did."""

    def idle(self, state: Any, seat: int) -> bool:
        """Whether a seat has nothing to decide until the next score sheet."""

    def view(self, state: Any) -> str:
        """What the seat to act may know, as text for the opponents' worker."""

    def judged(self, state: Any, text: str) -> tuple[Any, ...]:
        """The options of `state` from the text of the opponents' worker, best first; ValueError if
        it holds something else."""

    def action_of(self, state: Any, picked: Sequence[int]) -> Any | None:
        """The action that the things picked so far make up, or None while some are missing."""

    def pickable(self, state: Any, picked: Sequence[int]) -> Sequence[int]:
        """What more can be picked, given what is picked already."""

    def bidding(self, state: Any) -> bool:
        """Whether the choices are bids, which must not be made by mistake."""

    def concerns(self, event: Any, seats: Sequence[int]) -> bool:
        """Whether an event brought or cost one of these seats something."""

    def aimed(self, state: Any, picked: Sequence[int], digit: str) -> Sequence[int]:
        """What is picked when a digit is typed; the same, if it means nothing."""


class AuctionDesk:
    """Knizia's Ra. Picked are a space of the track (a god's tile), kinds of tile (discards), or
    the value of a sun (a bid)."""

    def automatic(self, state: State) -> Any | None:
        """Pass, when no sun of the bidder is high enough."""
        legal = state.legal_actions()
        return PASS if list(legal) == [PASS] else None

    def sheet(self, events: Sequence[Any]) -> int | None:
        """The epoch that was scored."""
        return next((event.sheet.epoch for event in events if isinstance(event, EpochScored)), None)

    def idle(self, state: State, seat: int) -> bool:
        """Without a face-up sun one waits for the epoch to end."""
        waits = not state.up[seat] and state.phase is not Phase.OVER
        return waits and not (state.phase is Phase.DISCARD and state.seat == seat)

    def view(self, state: State) -> str:
        """The table and what is in the bag, without its order."""
        return write_view(View.of(state))

    def judged(self, state: State, text: str) -> tuple[Option, ...]:
        """Each a legal action, with figures for every seat."""
        options = read_options(text)
        if not options or not all(_fits(option, state) for option in options):
            raise ValueError(f"not what can be done: {text}")
        return options

    def action_of(self, state: State, picked: Sequence[int]) -> Any | None:
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

    def pickable(self, state: State, picked: Sequence[int]) -> Sequence[int]:
        """Spaces a god can take from, or kinds that some discard has beyond those picked."""
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

    def bidding(self, state: State) -> bool:
        """In an auction."""
        return state.phase is Phase.BID

    def concerns(self, event: Any, seats: Sequence[int]) -> bool:
        """A lot won, tiles lost."""
        return isinstance(event, AuctionWon | TilesLost) and event.seat in seats

    def aimed(self, state: State, picked: Sequence[int], digit: str) -> Sequence[int]:
        """The next sun that can be bid and begins with the digit."""
        suns = sorted(action.sun for action in state.legal_actions() if isinstance(action, Bid))
        meant = [sun for sun in suns if str(sun).startswith(digit)]
        later = [sun for sun in meant if picked and sun > picked[0]]
        return (later or meant)[:1] or picked


def _fits(option: Option, state: State) -> bool:
    """Whether an option is one of this position."""
    seats = state.players
    if len(option.points) != seats or len(option.basis.worth) != seats:
        return False
    return option.action in state.legal_actions()


DESKS: dict[str, Desk] = {AUCTION.name: AuctionDesk()}

GAMES: dict[str, Game] = {name: game for name, game in ra.GAMES.items() if name in DESKS}
"""The games that can be played here."""


def read(text: str) -> ra.Record:
    """The record that a text describes; ReadError also where it is of a game without a desk."""
    return record.read(text, GAMES)


def from_link(letters: str) -> ra.Record:
    """The record of a link's fragment; ReadError as in `read`."""
    return read(link.unpack(letters))
