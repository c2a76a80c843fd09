"""Nim on the first screen, and how it is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from htpy import Node, span

from ra.record import Record
from tests.toy.nim import Setup
from web.game_draft import DraftSeat, Seats, seats_restored, seats_stored
from web.game_page import Poster

LEVELS = ("novice", "master")


@dataclass(frozen=True)
class NimDraft:
    """How many stones the heaps hold."""

    heaps: tuple[int, ...] = (3, 4, 5)
    seats: Seats = (DraftSeat(), DraftSeat(level="novice"))

    @property
    def sizes(self) -> tuple[int, int]:
        return 2, 2

    @property
    def levels(self) -> tuple[str, ...]:
        return LEVELS

    @property
    def playing(self) -> Seats:
        return self.seats

    def with_seats(self, seats: Seats) -> NimDraft:
        return replace(self, seats=seats)

    def chosen(self, name: str, value: str) -> NimDraft:
        if name != "heaps":
            return self
        return replace(self, heaps=tuple(int(size) for size in value.split(".")))

    def switched(self, name: str, *, on: bool) -> NimDraft:
        return self

    def setup(self, seed: int) -> Setup:
        return Setup(self.heaps)

    def like(self, record: Record) -> NimDraft:
        seats = tuple(DraftSeat(seat.name, seat.level) for seat in record.seats)
        return NimDraft(record.setup.heaps, seats)

    def stored(self) -> dict[str, Any]:
        return {"heaps": list(self.heaps), "seats": seats_stored(self.seats)}

    def restored(self, stored: Mapping[str, Any]) -> NimDraft:
        heaps = tuple(stored.get("heaps", self.heaps))
        return NimDraft(heaps, seats_restored(stored.get("seats"), self.seats, LEVELS))


class NimPoster:
    """See web.game_page.Poster."""

    first_draft = NimDraft()

    def name(self) -> str:
        return "Nim"

    def title(self) -> Node:
        return span["Nim"]

    def lead(self) -> str:
        return "Take the last stone."

    def picture(self) -> Node:
        return None

    def agreed(self, draft: NimDraft) -> list[str]:
        return [f"{sum(draft.heaps)} stones"]

    def credit(self) -> str:
        return "Nim is nobody's game."


POSTER: Poster = NimPoster()
