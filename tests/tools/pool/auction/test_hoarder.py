"""The hoarder waits."""

from __future__ import annotations

from tests.ra.auction.tables import line
from tests.tools.pool.auction.asked import does
from tools.pool.auction.hoarder import Hoarder


def test_the_same_lot_is_let_go_early_and_called_for_late() -> None:
    """Its highest sun is the highest."""
    assert does(Hoarder(), line(track="UNF.....", epoch="3:0")) == "d"
    assert does(Hoarder(), line(track="UNF.....", epoch="3:8")) == "i"
