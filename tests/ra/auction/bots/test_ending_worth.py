"""What tiles and suns are worth when nothing is to come: their points."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import Tile
from ra.auction import read_position as read
from ra.auction.bots.ending_worth import Stakes
from ra.auction.bots.numbers import Numbers
from ra.auction.bots.outlook import Outlook
from ra.auction.scoring import epoch_points
from ra.auction.tiles import COUNTS, MONUMENTS, TILES
from tests.ra.auction.tables import line


@st.composite
def last_rows(draw: st.DrawFn) -> list[list[int]]:
    """What four seats may hold when the last epoch ends."""
    rows = [[0] * len(TILES) for _ in range(4)]
    for tile in TILES[1 : Tile.FUNERAL]:
        left = COUNTS[tile]
        for row in rows:
            row[tile] = draw(st.integers(0, left if tile in MONUMENTS else left // 2))
            left -= row[tile]
    return rows


@given(last_rows())
def test_with_nothing_to_come_tiles_and_suns_are_worth_their_points(rows: list[list[int]]) -> None:
    table = read(line(epoch="3:8")).table
    outlook = Outlook.of(table, table.hidden(), 8)
    stakes = Stakes(table, outlook, replace(Numbers(), rivalry=0.0))
    suns = [table.suns_of(seat) for seat in range(4)]
    assert stakes.ended(rows) == pytest.approx(epoch_points(rows, suns))
