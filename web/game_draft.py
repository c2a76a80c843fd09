"""What is chosen for a game being set up, and who will play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self

from ra import Record
from web.names import tidy


@dataclass(frozen=True, slots=True)
class DraftSeat:
    """A seat being set up: a name (if empty, the page gives one), and the computer player's level,
    or None for a person."""

    name: str = ""
    level: str | None = None


Seats = tuple[DraftSeat, ...]


class GameDraft(Protocol):
    """One game's part of a draft. It never changes: its methods return a new one."""

    @property
    def sizes(self) -> tuple[int, int]:
        """The least and the most players that the game can have."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computer players, weakest first."""

    @property
    def seats(self) -> Seats:
        """All seats that are remembered, though fewer may play."""

    @property
    def playing(self) -> Seats:
        """The seats that play."""

    def with_seats(self, seats: Seats) -> Self:
        """With these players; seats beyond them stay as they are."""

    def chosen(self, name: str, value: str) -> Self:
        """With `value` for what `name` names; unchanged if there is no such choice."""

    def switched(self, name: str, *, on: bool) -> Self:
        """With the option of that name on or off; unchanged if there is no such option."""

    def setup(self, seed: int) -> Any:
        """The set-up of the game; what is left to chance is drawn from `seed`."""

    def like(self, record: Record) -> Self:
        """Set up as for a game that was played."""

    def stored(self) -> dict[str, Any]:
        """What `restored` reads, fit for JSON."""

    def restored(self, stored: Mapping[str, Any]) -> Self:
        """With what `stored` gave, as far as it can be read and still exists."""


def seat_changed(seats: Seats, number: int, seat: DraftSeat) -> Seats:
    """The seats with another player in seat `number`, counted from 0."""
    return (*seats[:number], seat, *seats[number + 1 :])[: len(seats)]


def seats_stored(seats: Seats) -> list[dict[str, str | None]]:
    """What `seats_restored` reads."""
    return [{"name": seat.name, "level": seat.level} for seat in seats]


def seats_restored(stored: object, otherwise: Seats, levels: Sequence[str]) -> Seats:
    """The stored seats; `otherwise` has the seats, names and levels for what can't be read or no
    longer exists."""
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
