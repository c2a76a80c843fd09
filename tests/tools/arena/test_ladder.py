"""The upper steps of the ladder, in few games: enough to see that a level is broken."""

from __future__ import annotations

from tools.arena.auction import AuctionTable
from tools.arena.match import Match, games, together


def points(first: str, others: str, count: int) -> tuple[float, float]:
    """What one player scores on average among three others, and what those do."""
    match = Match((first, others, others, others), count, AuctionTable())
    found = together(games(match, processes=1))
    return found[first].mean_points, found[others].mean_points


def test_master_leaves_plain_greed_behind() -> None:
    own, theirs = points("master", "greedy", 8)
    assert own > 1.2 * theirs


def test_expert_leaves_apprentices_behind() -> None:
    own, theirs = points("expert", "apprentice", 8)
    assert own > 1.05 * theirs
