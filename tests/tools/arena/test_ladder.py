"""The ladder: each level beats the one below, as far as a few games tell if one is broken."""

from __future__ import annotations

import pytest

from tools.arena.auction import AuctionTable
from tools.arena.hexagon import HexagonTable
from tools.arena.match import Match, Tallies, games, together


def alone(name: str, others: str, count: int) -> Tallies:
    """How one player and three others of a kind fare in the auction game."""
    match = Match((name, others, others, others), count, AuctionTable(simulations=2))
    return together(games(match, processes=1))


@pytest.mark.parametrize(
    ("better", "worse", "count", "least"),
    [
        ("novice", "random", 40, 36),
        ("apprentice", "novice", 100, 45),
        ("adept", "apprentice", 40, 14),
    ],
)
def test_the_lower_levels_win(better: str, worse: str, count: int, least: int) -> None:
    """By chance one would win a quarter of the games."""
    assert alone(better, worse, count)[better].wins >= least


@pytest.mark.parametrize(
    ("better", "worse", "count", "ahead"),
    [
        ("adept", "greedy", 12, 1.15),
        ("expert", "apprentice", 12, 1.05),
        ("master", "greedy", 4, 1.2),
    ],
)
def test_the_upper_levels_leave_others_behind(
    better: str, worse: str, count: int, ahead: float
) -> None:
    """By points, of which fewer games tell more."""
    found = alone(better, worse, count)
    assert found[better].mean_points > ahead * found[worse].mean_points


@pytest.mark.parametrize(
    ("better", "worse", "count", "least"),
    [("apprentice", "novice", 10, 6), ("master:nodes=1500", "apprentice", 6, 4)],
)
def test_on_hexagons_who_looks_farther_wins(
    better: str, worse: str, count: int, least: int
) -> None:
    match = Match((better, worse), count, HexagonTable())
    assert together(games(match, processes=1))[better].wins >= least
