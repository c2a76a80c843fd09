"""What is chosen for a game being set up, and who is to sit at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self

from ra import Record
from web.names import tidy


@dataclass(frozen=True, slots=True)
class DraftSeat:
    """A seat being set up: a name (empty: one is given by the page) and a level, or a person."""

    name: str = ""
    level: str | None = None


Seats = tuple[DraftSeat, ...]


class GameDraft(Protocol):
    """One game's part of a draft: a value; what changes it gives another one."""

    @property
    def levels(self) -> tuple[str, ...]:
        """Computer players by level, weakest first."""

    @property
    def seats(self) -> Seats:
        """All seats that are remembered, though fewer may play."""

    @property
    def playing(self) -> Seats:
        """Those that play."""

    def with_seats(self, seats: Seats) -> Self:
        """With these players; seats beyond them stay as they are."""

    def chosen(self, name: str, value: str) -> Self:
        """With another of several values; the same, if there is none such."""

    def switched(self, name: str, *, on: bool) -> Self:
        """With an option of that name on or off; the same, if there is none such."""

    def setup(self, seed: int) -> Any:
        """The set-up of the game; what is left to chance is drawn from `seed`."""

    def like(self, record: Record) -> Self:
        """As they were for a game that was played."""

    def stored(self) -> dict[str, Any]:
        """What `restored` reads, fit for JSON."""

    def restored(self, stored: Mapping[str, Any]) -> Self:
        """With what can be read of that and is there still."""


def seat_changed(seats: Seats, number: int, seat: DraftSeat) -> Seats:
    """With another player on seat `number`, counted from 0."""
    return (*seats[:number], seat, *seats[number + 1 :])[: len(seats)]


def seats_stored(seats: Seats) -> list[dict[str, str | None]]:
    """What `seats_restored` reads."""
    return [{"name": seat.name, "level": seat.level} for seat in seats]


def seats_restored(stored: object, otherwise: Seats, levels: Sequence[str]) -> Seats:
    """Stored seats; `otherwise` where they are none, or a level is gone."""
    found = stored if isinstance(stored, list) else []
    return tuple(
        _seat_restored(found[number], seat, levels) if number < len(found) else seat
        for number, seat in enumerate(otherwise)
    )


def _seat_restored(stored: object, otherwise: DraftSeat, levels: Sequence[str]) -> DraftSeat:
    if not isinstance(stored, dict):
        return otherwise
    name, level = stored.get("name"), stored.get("level", otherwise.level)
    return DraftSeat(
        tidy(name) if isinstance(name, str) else otherwise.name,
        level if level is None or level in levels else otherwise.level,
    )
