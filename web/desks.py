"""What the page must know of each game beyond what every game offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ra.auction import AUCTION, PASS, Discard, Phase, SpendGod, State, Tile, View
from ra.auction.events import EpochScored
from ra.auction.view import write_view


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

    def action_of(self, state: Any, picked: Sequence[int]) -> Any | None:
        """The action that the things picked so far make up, or None while some are missing."""

    def pickable(self, state: Any, picked: Sequence[int]) -> Sequence[int]:
        """What more can be picked, given what is picked already."""


class AuctionDesk:
    """Knizia's Ra. Picked are spaces of the track (a god's tile) or kinds of tile (discards)."""

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

    def action_of(self, state: State, picked: Sequence[int]) -> Any | None:
        """A god for a space, or a discard of all tiles asked for."""
        legal = state.legal_actions()
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


DESKS: dict[str, Desk] = {AUCTION.name: AuctionDesk()}
