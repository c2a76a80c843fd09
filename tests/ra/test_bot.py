"""What all computer players share."""

from __future__ import annotations

import random
from statistics import fmean, pstdev

import pytest

from ra.bot import slip


@pytest.mark.parametrize("carelessness", [0.025, 1.0, 60])
def test_slips_are_as_large_as_told_and_favour_nothing(carelessness: float) -> None:
    chance = random.Random(1)
    slips = [slip(carelessness, chance) for _ in range(4000)]
    assert fmean(slips) == pytest.approx(0, abs=0.05 * carelessness)
    assert pstdev(slips) == pytest.approx(carelessness, rel=0.05)
    assert max(map(abs, slips)) <= 3 * carelessness


def test_who_is_not_careless_makes_no_slip() -> None:
    assert slip(0, random.Random(1)) == 0
