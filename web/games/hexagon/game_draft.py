"""The hexagon game being set up."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ra import Record
from ra.hexagon import BOARDS, STANDARD, Board, Setup
from ra.hexagon.game import LEVELS
from ra.hexagon.setup import LENGTHS, length_of
from web.game_draft import DraftSeat, Seats, seats_restored, seats_stored

STARTS: dict[str, int | None] = {"lot": None, "first": 0, "second": 1}
"""By word: the seat that starts, or None if it is drawn by lot."""


@dataclass(frozen=True, slots=True)
class HexagonDraft:
    """`match`: a whole match, or a single game. `start`: one of the words of STARTS."""

    board: Board = STANDARD
    match: bool = True
    start: str = "lot"
    seats: Seats = (DraftSeat(), DraftSeat(level="novice"))

    @property
    def sizes(self) -> tuple[int, int]:
        """Two."""
        return 2, 2

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computer players, weakest first."""
        return LEVELS

    @property
    def playing(self) -> Seats:
        """Both seats."""
        return self.seats

    @property
    def length(self) -> str:
        """The rules' word for a match or a single game."""
        return length_of(self.match)

    def with_seats(self, seats: Seats) -> HexagonDraft:
        """With these players."""
        return replace(self, seats=(*seats, *self.seats[len(seats) :])[: len(self.seats)])

    def chosen(self, name: str, value: str) -> HexagonDraft:
        """Another board, length, or way to choose who starts."""
        match name:
            case "board":
                return replace(self, board=BOARDS.get(value, self.board))
            case "length":
                return replace(self, match=LENGTHS.get(value, self.match))
            case "start" if value in STARTS:
                return replace(self, start=value)
        return self

    def switched(self, name: str, *, on: bool) -> HexagonDraft:
        """The game has no option of its own."""
        return self

    def setup(self, seed: int) -> Setup:
        """The set-up; if the seat that starts is drawn by lot, `seed` decides."""
        seat = STARTS[self.start]
        first = random.Random(f"start {seed}").randrange(2) if seat is None else seat
        return Setup(self.board, self.match, first)

    def like(self, record: Record) -> HexagonDraft:
        """The same board, length and players; who starts is still decided as in this draft."""
        setup: Setup = record.setup
        seats = tuple(DraftSeat(seat.name, seat.level) for seat in record.seats)
        return replace(self.with_seats(seats), board=setup.board, match=setup.match)

    def stored(self) -> dict[str, Any]:
        """What `restored` reads."""
        return {
            "board": self.board.name,
            "length": self.length,
            "start": self.start,
            "seats": seats_stored(self.seats),
        }

    def restored(self, stored: Mapping[str, Any]) -> HexagonDraft:
        """With what `stored` gave, as far as it can be read."""
        choices = self
        for name in ("board", "length", "start"):
            if isinstance(value := stored.get(name), str):
                choices = choices.chosen(name, value)
        return replace(choices, seats=seats_restored(stored.get("seats"), self.seats, LEVELS))
