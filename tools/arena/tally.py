"""How one player fared."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

from ra.auction.editions import EPOCHS


@dataclass(slots=True)
class Tally:
    """Sums over all the seats that a name had; two seats at one table count as two.

    `places`: 1 for the winner. `suns_left`: face up when the Ra track ended an epoch. `times`: of
    every choice, in seconds.
    """

    seats: int = 0
    wins: int = 0
    places: int = 0
    points: int = 0
    winning_points: int = 0
    suns_left: int = 0
    times: array[float] = field(default_factory=lambda: array("d"))

    def add(self, other: Tally) -> None:
        """Take the games of `other` in."""
        self.seats += other.seats
        self.wins += other.wins
        self.places += other.places
        self.points += other.points
        self.winning_points += other.winning_points
        self.suns_left += other.suns_left
        self.times.extend(other.times)

    def seat(self, place: int, points: int) -> None:
        """Count a game that ended in `place` with `points`."""
        self.seats += 1
        self.places += place
        self.points += points
        if place == 1:
            self.wins += 1
            self.winning_points += points

    @property
    def rate(self) -> float:
        """The part of its seats that won."""
        return self.wins / self.seats

    @property
    def mean_place(self) -> float:
        """The mean of its places: from 1 to the number of players."""
        return self.places / self.seats

    @property
    def mean_points(self) -> float:
        """Points at the end of a game."""
        return self.points / self.seats

    @property
    def mean_winning_points(self) -> float | None:
        """Points at the end of a game it won; None if it won none."""
        return self.winning_points / self.wins if self.wins else None

    @property
    def mean_suns_left(self) -> float:
        """Suns it failed to spend in an epoch."""
        return self.suns_left / (EPOCHS * self.seats)

    @property
    def mean_time(self) -> float:
        """Seconds a choice."""
        return sum(self.times) / max(1, len(self.times))

    def time_within(self, part: float) -> float:
        """Seconds in which this part of its choices was made, 0.95 being 95 %."""
        if not self.times:
            return 0.0
        return sorted(self.times)[min(len(self.times) - 1, int(part * len(self.times)))]
