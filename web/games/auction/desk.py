"""The auction game's desk: Knizia's Ra."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ra import Seat
from ra.auction import AUCTION, PASS, Bid, Discard, Phase, SpendGod, State, Tile
from ra.auction.events import AuctionWon, EpochScored, TilesLost
from ra.auction.option import Option
from web.games.auction.draft import LEVELS, AuctionChoices

KEYS: dict[str, str] = {
    "d": "act d",
    "i": "act i",
    "p": "act p",
    "e": "act s",
    "c": "confirm",
    "f": "hurry",
}
"""By key, the message it stands for."""


class AuctionDesk:
    """Knizia's Ra. Picked are a space of the track (a god's tile), kinds of tile (discards), or
    the value of a sun (a bid)."""

    levels = LEVELS
    keys: Mapping[str, str] = KEYS
    choices = AuctionChoices()

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
        return AUCTION.write_view(AUCTION.view(state))

    def temper(self, seat: Seat) -> str | None:
        """It goes with a name."""
        return AUCTION.temper(seat)

    def judged(self, state: State, text: str) -> tuple[Option, ...]:
        """Each a legal action, with figures for every seat."""
        return AUCTION.read_options(text, state)

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

    def picked(self, state: State, picked: Sequence[int], number: int) -> Sequence[int]:
        """One that is an action by itself takes the place of another; kinds to be lost add up."""
        if self.action_of(state, (number,)) is not None:
            return () if tuple(picked) == (number,) else (number,)
        return (*picked, number) if number in self.pickable(state, picked) else picked

    def concerning(self, events: Sequence[Any], seats: Sequence[int]) -> list[Any]:
        """Lots won, tiles lost."""
        return [
            event
            for event in events
            if isinstance(event, AuctionWon | TilesLost) and event.seat in seats
        ]

    def aimed(self, state: State, picked: Sequence[int], digit: str) -> Sequence[int]:
        """The next sun that can be bid and begins with the digit."""
        suns = sorted(action.sun for action in state.legal_actions() if isinstance(action, Bid))
        meant = [sun for sun in suns if str(sun).startswith(digit)]
        later = [sun for sun in meant if picked and sun > picked[0]]
        return (later or meant)[:1] or picked

    def thing(
        self, state: State, number: int, picked: Sequence[int] | None
    ) -> Mapping[str, Any] | None:
        """The tile on a space of the track."""
        tile = state.track[number] if number < len(state.track) else None
        return None if tile is None else {"tile": tile, "edition": state.variant.edition}

    def unplayable(self, state: State, action: Any) -> None:
        """Its actions are not typed."""
        return
