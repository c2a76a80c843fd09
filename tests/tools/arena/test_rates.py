"""What is said of a rate after some games: true as often as it says."""

from __future__ import annotations

import math
import random

import pytest

from tools.arena.rates import Sequential, interval


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [
        (250, 1000, 0.2242, 0.2778),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
        (1, 4, 0.0456, 0.6994),
    ],
)
def test_interval(wins: int, n: int, low: float, high: float) -> None:
    assert interval(wins, n) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("wins", "n"), [(250, 1000), (1, 4), (199, 200)])
def test_bounds_are_where_the_rate_is_off_by_so_many_deviations(wins: int, n: int) -> None:
    """They solve |rate - bound| = 1.96 √(bound (1 - bound) / n)."""
    for bound in interval(wins, n):
        off = abs(wins / n - bound)
        assert off == pytest.approx(1.96 * math.sqrt(bound * (1 - bound) / n))


def test_interval_holds_the_true_rate_as_often_as_it_says() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(400):
        low, high = interval(sum(chance.random() < 0.25 for _ in range(200)), 200)
        held += low < 0.25 < high
    assert 0.92 < held / 400 < 0.98


def verdict(test: Sequential, rate: float, chance: random.Random) -> tuple[bool, int]:
    """What the test says of a coin, and after how many throws."""
    wins = thrown = 0
    while (says := test.says_high(wins, thrown)) is None:
        thrown += 1
        wins += chance.random() < rate
    return says, thrown


@pytest.mark.parametrize(
    ("rate", "high"), [(0.25, False), (0.35, True), (0.15, False), (0.5, True)]
)
def test_sequential_test_is_right_about_coins(rate: float, high: bool) -> None:
    chance, test = random.Random(3), Sequential(0.25, 0.35)
    said = [verdict(test, rate, chance) for _ in range(300)]
    wrong = sum(says is not high for says, _ in said)
    assert wrong <= 300 * 0.075
    assert (wrong == 0) == (rate in (0.15, 0.5))
    # A test of fixed size with these errors takes 223 throws.
    assert sum(thrown for _, thrown in said) / 300 < 180


def test_sequential_test_is_told_two_rates() -> None:
    for low, high in ((0.3, 0.3), (0.4, 0.3), (0.0, 0.3), (0.3, 1.0)):
        with pytest.raises(ValueError, match="not two rates"):
            Sequential(low, high)
