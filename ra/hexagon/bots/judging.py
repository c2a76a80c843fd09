"""What the Master thinks of every move, for hints."""

from __future__ import annotations

import random

from ra.hexagon.bots.foreseen import foreseen_line
from ra.hexagon.bots.reasons import Before
from ra.hexagon.bots.stack_worth import POINT
from ra.hexagon.bots.stakes import DECIDED, Worth
from ra.hexagon.bots.thought import Judged, Thought
from ra.hexagon.option import Option
from ra.hexagon.rules import State

WIDTH = 100
"""Moves that are worse than the best by no more than this, counted as in search.py, get an exact
value; the others are only known to be worse."""
UNSURE = 0.95
"""The highest value, in points gained or lost, of a move that does not surely end the game."""
FORESEEN = 8
"""The most plies in an option's line."""


def options(state: State, nodes: int, depth: int, random: random.Random) -> list[Option]:
    """All that the seat to act may do, best first.

    `nodes` and `depth` bound the search, in positions and plies.
    """
    thought = Thought(state, nodes, random)
    thought.deepen(depth, WIDTH)
    before, side = Before(state.placement), state.placement.side
    return [_option(one, thought, before, side) for one in thought.judged]


def _option(one: Judged, thought: Thought, before: Before, side: int) -> Option:
    search, decided = thought.search, (one.value >= DECIDED) - (one.value <= -DECIDED)
    reasons = before.reasons(one.move, decided < 0)
    foreseen = foreseen_line(search, one.move, FORESEEN)
    if not decided:
        value = max(-UNSURE, min(UNSURE, one.value / POINT))
        return Option(one.move, value, None, reasons, foreseen)
    points, plies = _end(abs(one.value), search.worth[side if decided > 0 else 1 - side])
    return Option(one.move, float(decided * points), plies, reasons, foreseen)


def _end(value: int, worth: Worth) -> tuple[int, int]:
    """For how many points the game ends, and in how many plies, as a decided value tells."""
    points = min(points for points, full in worth.items() if full >= value)
    return points, worth[points] - value
