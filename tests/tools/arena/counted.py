"""What a test compares of how players fared."""

from __future__ import annotations

from tools.arena.match import Match, games
from tools.arena.tally import Tally

QUICK = ("greedy", "greedy:late=0.5", "greedy:fear=2", "greedy:invoke=0.8")
"""Players of the auction game that take no time."""


def counts(tally: Tally) -> tuple[object, ...]:
    """All of it but the times, which no clock repeats."""
    return (
        tally.seats,
        tally.wins,
        tally.drawn,
        tally.places,
        tally.points,
        tally.winning_points,
        dict(tally.counts),
        len(tally.times),
    )


def counted(match: Match, processes: int = 1) -> list[dict[str, tuple[object, ...]]]:
    """The games of a match, one after the other."""
    return [
        {name: counts(tally) for name, tally in tallies.items()}
        for tallies in games(match, processes)
    ]
