"""How one player fared."""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass, field

from ra.game import Standing


@dataclass(slots=True)
class Tally:
    """Sums over all the seats that a name had; two seats at one table count as two.

    `places`: 1 for the winner. `drawn`: games that nobody won. `counts`: what else a game counts.
    `times`: of every choice, in seconds.
    """

    seats: int = 0
    wins: int = 0
    drawn: int = 0
    places: int = 0
    points: int = 0
    winning_points: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    times: array[float] = field(default_factory=lambda: array("d"))

    def add(self, other: Tally) -> None:
        """Add the games of `other`."""
        self.seats += other.seats
        self.wins += other.wins
        self.drawn += other.drawn
        self.places += other.places
        self.points += other.points
        self.winning_points += other.winning_points
        self.counts.update(other.counts)
        self.times.extend(other.times)

    def seat(self, standing: Standing, *, drawn: bool = False) -> None:
        """Count a game by the standing of a seat of this name; `drawn` if nobody won it."""
        self.seats += 1
        self.places += standing.place
        self.points += standing.points
        self.drawn += drawn
        if standing.place == 1 and not drawn:
            self.wins += 1
            self.winning_points += standing.points

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
    def mean_choices(self) -> float:
        """Choices per game."""
        return len(self.times) / self.seats

    @property
    def mean_time(self) -> float:
        """Seconds per choice."""
        return sum(self.times) / max(1, len(self.times))

    def time_within(self, part: float) -> float:
        """The seconds within which this part of its choices was made; 0.95 is 95 %."""
        if not self.times:
            return 0.0
        return sorted(self.times)[min(len(self.times) - 1, int(part * len(self.times)))]
