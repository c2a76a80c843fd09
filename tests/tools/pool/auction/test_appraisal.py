"""What the styles held out count: tiles taken, and a score sheet."""

from __future__ import annotations

from ra.auction import Tile, read_position
from tests.ra.auction.tables import line
from tools.pool.auction.appraisal import sheet, taken


def test_taken_settles_disasters_last() -> None:
    row = [0] * 23
    row[Tile.NILE], row[Tile.ART] = 2, 2
    after = taken(row, (Tile.DROUGHT, Tile.WAR, Tile.FLOOD, Tile.WRITING))
    assert (after[Tile.NILE], after[Tile.FLOOD]) == (1, 0)
    assert (after[Tile.ART], after[Tile.WRITING]) == (0, 1)
    assert row[Tile.NILE] == 2


def test_sheet_scores_what_lies_there() -> None:
    seats = {1: "10:13.6.2:-:P3N2FACIO3", 2: "10:12.7.3:-:P2"}
    table = read_position(line(seats=seats)).table
    row = table.tiles[0]
    assert sheet(row, table, monuments=0.0, pharaohs=0.0) == 3 + 5
    assert sheet(row, table, monuments=0.5, pharaohs=1.0) == 3 + 5 + 0.5 * 6 + 5
