"""What winning a game is worth to each side, as the match stands.

A search counts in thousandths of the least win. In a match, points are worth as much as they add to
the chance of winning the match if both sides are equally strong. So all numbers of points that win
the match are worth nearly the same.
"""

from __future__ import annotations

from functools import cache

from ra.hexagon.placement import POINTS
from ra.hexagon.rules import AHEAD, NEEDED, State

LEAST = 1000
"""What the least win of either side is worth."""
LONGEST = 60
"""The most plies in a line."""
DECIDED = LEAST - LONGEST - 1
"""Values from here on mean that the game surely ends."""
REST = DECIDED - 1
"""The most that a position can be worth whose outcome is open."""
STEP = 100
"""How much more a win for more points is worth, at least. It is greater than the number of plies in
any line of a search, so that the points can be told from a value."""
OFTEN = {1: 0.62, 3: 0.32, 6: 0.06}
"""By points: the part of games between equals that are won with so many (docs/strength.md)."""

Worth = dict[int, int]
"""What winning the game is worth, by the points it is won with."""


def stakes(state: State) -> tuple[Worth, Worth]:
    """By side: what winning the game is worth to it.

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
    """By points: how much they add to the chance of winning the match."""
    now = _chance(own, other)
    return {points: _chance(own + points, other) - now for points in OFTEN}


@cache
def _chance(own: int, other: int) -> float:
    """The chance of winning a match at this score against an equally strong opponent."""
    ahead = own - other
    if max(own, other) >= NEEDED and abs(ahead) >= AHEAD:
        return float(ahead > 0)
    if min(own, other) >= NEEDED - 1:
        # A side that leads by one wins the match with any win; if it loses a point, all is level.
        return 0.5 + ahead * OFTEN[1] / 4
    total = 0.0
    for points, part in OFTEN.items():
        total += part * (_chance(own + points, other) + _chance(own, other + points)) / 2
    return total
