"""The auction game being set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ra import Record
from ra.auction import EDITIONS, PHARAOH, Edition, Setup, Variant
from ra.auction.editions import PLAYERS
from ra.auction.game import LEVELS
from web.game_draft import DraftSeat, Seats, seats_restored, seats_stored

FIRST_TABLE = (None, "novice", "apprentice", "novice", "apprentice")
"""The players on a first visit: a table where a beginner can win."""
OPTIONS = ("floor", "open_scores")
"""The options that are switched on or off."""


@dataclass(frozen=True, slots=True)
class AuctionDraft:
    """All five seats are remembered though fewer may play.

    `floor`: keep totals above zero, where the edition leaves it open.
    """

    edition: Edition = PHARAOH
    players: int = 4
    seats: Seats = tuple(DraftSeat(level=level) for level in FIRST_TABLE)
    floor: bool = False
    open_scores: bool = True

    @property
    def sizes(self) -> tuple[int, int]:
        """As all editions together."""
        return min(PLAYERS), max(PLAYERS)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computer players, weakest first."""
        return LEVELS

    @property
    def playing(self) -> Seats:
        """As many seats as there are players."""
        return self.seats[: self.players]

    @property
    def variant(self) -> Variant:
        """All this but who plays, as the rules know it."""
        floors = self.edition.floors
        floor = self.floor if len(floors) > 1 else floors[0]
        return Variant(self.edition, self.players, floor, self.open_scores)

    def with_seats(self, seats: Seats) -> AuctionDraft:
        """With these players; seats beyond them stay as they are."""
        return replace(self, seats=(*seats, *self.seats[len(seats) :])[: len(self.seats)])

    def chosen(self, name: str, value: str) -> AuctionDraft:
        """Another edition, with the nearest number of players it can be played with; another
        number of players, if the edition has it."""
        if name == "edition":
            edition = EDITIONS.get(value, self.edition)
            players = min(edition.players, key=lambda count: abs(count - self.players))
            return replace(self, edition=edition, players=players)
        if name == "players" and value in map(str, self.edition.players):
            return replace(self, players=int(value))
        return self

    def switched(self, name: str, *, on: bool) -> AuctionDraft:
        """With an option on or off."""
        options: dict[str, Any] = {name: on} if name in OPTIONS else {}
        return replace(self, **options)

    def setup(self, seed: int) -> Setup:
        """Suns and bag are drawn from the seed."""
        floor = self.floor if len(self.edition.floors) > 1 else None
        return Setup.from_seed(
            self.edition, self.players, seed, floor=floor, open_scores=self.open_scores
        )

    def like(self, record: Record) -> AuctionDraft:
        """The same edition, players and options."""
        variant: Variant = record.setup.variant
        seats = tuple(DraftSeat(seat.name, seat.level) for seat in record.seats)
        return replace(
            self.with_seats(seats),
            edition=variant.edition,
            players=len(seats),
            floor=variant.floor,
            open_scores=variant.open_scores,
        )

    def stored(self) -> dict[str, Any]:
        """What `restored` reads."""
        return {
            "edition": self.edition.name,
            "players": self.players,
            "seats": seats_stored(self.seats),
            **{option: getattr(self, option) for option in OPTIONS},
        }

    def restored(self, stored: Mapping[str, Any]) -> AuctionDraft:
        """With what `stored` gave, as far as it can be read."""
        choices = self
        for name, kind in (("edition", str), ("players", int)):
            if isinstance(value := stored.get(name), kind):
                choices = choices.chosen(name, str(value))
        for option in OPTIONS:
            if isinstance(on := stored.get(option), bool):
                choices = choices.switched(option, on=on)
        return replace(choices, seats=seats_restored(stored.get("seats"), self.seats, LEVELS))
