"""What can be said of a rate after some games, and when enough of them have been played."""

from __future__ import annotations

import math
from dataclasses import dataclass

ERROR = 0.05
"""How often a sequential test may be wrong, either way."""


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a rate."""
    z = 1.96
    rate, denominator = wins / games, 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / denominator
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / denominator
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Sequential:
    """Wald's sequential test: is a rate `low` or rather `high`?

    It stops as soon as it can. If the rate is `low` or below, it says "high" in at most about
    `error` of all tests; if it is `high` or above, it says "low" as rarely. In between it says the
    one or the other. ValueError unless 0 < low < high < 1.
    """

    low: float
    high: float
    error: float = ERROR

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(f"not two rates, the lower one first: {self.low}, {self.high}")

    def says_high(self, wins: int, games: int) -> bool | None:
        """The verdict after so many games; None to go on."""
        ratio = wins * math.log(self.high / self.low)
        ratio += (games - wins) * math.log((1 - self.high) / (1 - self.low))
        if abs(ratio) < math.log((1 - self.error) / self.error):
            return None
        return ratio > 0
