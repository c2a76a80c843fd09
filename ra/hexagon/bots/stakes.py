"""What winning a game is worth to each side, as the match stands.

A search counts in thousandths of the least that can be won. In a match points are worth as much as
they raise the chance to win the match, both sides being equally strong. So any number of points
that wins the match is worth nearly the same.
"""

from __future__ import annotations

from functools import cache

from ra.hexagon.placement import POINTS
from ra.hexagon.rules import AHEAD, NEEDED, State

LEAST = 1000
"""What the least win of either side is worth."""
LONGEST = 60
"""The most plies of a line."""
DECIDED = LEAST - LONGEST - 1
"""Values from here on mean that the game surely ends."""
REST = DECIDED - 1
"""The most that a position can be worth whose outcome is open."""
STEP = 100
"""The least by which more points are worth more. It is greater than the number of plies in any line
of a search, so that the points can be told from a value."""
OFTEN = {1: 0.62, 3: 0.32, 6: 0.06}
"""How often a game between equals is won with how many points (docs/strength.md)."""

Worth = dict[int, int]
"""By points."""


def stakes(state: State) -> tuple[Worth, Worth]:
    """By side, the worth of its winning the game with so many points.

    A single game is won or lost: more points are hardly worth more.
    """
    if not state.match:
        return _spaced(dict.fromkeys(OFTEN, 0.0)), _spaced(dict.fromkeys(OFTEN, 0.0))
    black, white = state.score
    gains = _gains(black, white), _gains(white, black)
    unit = min(gains[0][1], gains[1][1]) / LEAST
    first, second = ({p: gain / unit for p, gain in own.items()} for own in gains)
    return _spaced(first), _spaced(second)


def _spaced(gains: dict[int, float]) -> Worth:
    worth: Worth = {}
    last = LEAST - STEP
    for points in POINTS[1:]:
        last = worth[points] = max(round(gains[points]), last + STEP)
    return worth


def _gains(own: int, other: int) -> dict[int, float]:
    """How much more likely one is to win the match with so many points more."""
    now = _chance(own, other)
    return {points: _chance(own + points, other) - now for points in OFTEN}


@cache
def _chance(own: int, other: int) -> float:
    """How likely one wins a match, being as strong as the other."""
    ahead = own - other
    if max(own, other) >= NEEDED and abs(ahead) >= AHEAD:
        return float(ahead > 0)
    if min(own, other) >= NEEDED - 1:
        # Whoever leads by one wins with any win, and is caught up with by the loss of one point.
        return 0.5 + ahead * OFTEN[1] / 4
    total = 0.0
    for points, part in OFTEN.items():
        total += part * (_chance(own + points, other) + _chance(own, other + points)) / 2
    return total
