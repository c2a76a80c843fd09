"""The collector wants sets of monuments."""

from __future__ import annotations

from tests.ra.auction.tables import line
from tests.tools.pool.auction.asked import does
from tools.pool.auction.collector import Collector


def test_it_pays_for_the_third_alike_and_not_for_the_first_of_another_kind() -> None:
    seats = {1: "10:13.6.2:-:O2"}
    for track, expected in {"O.......": "b2", "X.......": "p", "NN......": "p"}.items():
        position = line(track=track, epoch="1:1", turn="1b", auction="1d:p.p.p", seats=seats)
        assert does(Collector(), position) == expected
