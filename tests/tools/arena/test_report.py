"""How players fared, added up and printed."""

from __future__ import annotations

import pytest

from ra.game import Standing
from tools.arena import report
from tools.arena.auction import SUNS_LEFT, AuctionTable
from tools.arena.hexagon import HexagonTable
from tools.arena.match import together
from tools.arena.tally import Tally


def test_times() -> None:
    tally = Tally()
    assert tally.time_within(0.5) == 0
    tally.times.extend(number / 100 for number in range(100))
    assert tally.time_within(0.95) == 0.95
    assert tally.time_within(1.0) == 0.99
    assert tally.mean_time == pytest.approx(0.495)


def test_games_add_up_name_by_name() -> None:
    first, second = Tally(), Tally()
    first.seat(Standing(0, 1, 30))
    first.counts["suns left"] = 2
    second.seat(Standing(1, 3, 10))
    second.counts["suns left"] = 1
    second.times.append(0.5)
    total = together([{"a": first, "b": Tally()}, {"a": second}])
    assert total["a"] == Tally(2, 1, 0, 4, 40, 30, first.counts + second.counts, second.times)
    assert total["b"] == Tally()


def test_rates_are_printed_in_per_cent() -> None:
    won = Tally(seats=1000, wins=250)
    assert report.rates("a", {"a": None, "b": won}) == "| a | – | 25 (22–28) |"


def test_columns_of_the_auction_game() -> None:
    tally = Tally(seats=4, wins=1, places=10, points=130, winning_points=41)
    tally.counts[SUNS_LEFT] = 6
    head, _, row = report.figures({"a": tally}, AuctionTable.figures).splitlines()
    assert head.startswith("|  | wins | 95 % | place | points | as winner | suns left | ms mean |")
    assert row == "| a | 25.0% | 4.6%–69.9% | 2.50 | 32.5 | 41.0 | 0.50 | 0.00 | 0.00 | 0.0 |"
    loser = report.figures({"a": Tally(seats=1, places=2)}, AuctionTable.figures).splitlines()[2]
    assert loser.startswith("| a | 0.0% | 0.0%–79.3% | 2.00 | 0.0 | – | 0.00 |")


def test_columns_of_the_hexagon_game() -> None:
    tally = Tally(seats=4, wins=2, drawn=1, points=9)
    tally.times.extend([0.001, 0.003] * 3)
    head, _, row = report.figures({"a": tally}, HexagonTable.figures).splitlines()
    assert head.startswith("|  | wins | 95 % | drawn | lost | points | moves |")
    assert row == "| a | 50.0% | 15.0%–85.0% | 25.0% | 25.0% | 2.25 | 1.5 | 2.00 | 3.00 | 3.0 |"
