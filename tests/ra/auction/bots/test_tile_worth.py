"""What tiles are worth to a player who knows how many more will come."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ra.auction import Tile
from ra.auction import read_position as read
from ra.auction.bots.numbers import Numbers
from ra.auction.bots.outlook import Outlook
from ra.auction.bots.tile_worth import Pharaohs, Prospects
from ra.auction.tiles import KEPT, TILES
from tests.ra.auction.tables import line


def outlook(epoch: int = 1, ra: int = 0) -> Outlook:
    table = read(line(epoch=f"{epoch}:{ra}")).table
    return Outlook.of(table, table.hidden(), ra)


def row(**counts: int) -> list[int]:
    held = [0] * len(TILES)
    for name, count in counts.items():
        held[Tile[name.upper()]] = count
    return held


@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_a_tile_never_makes_poorer(epoch: int) -> None:
    """Whatever is held, one more tile of any kind does no harm, and a kept kind does good."""
    prospects = Prospects(outlook(epoch), 8.0, Numbers())
    held = row(nile=2, art=1, religion=2, obelisk=2, sphinx=1)
    before = prospects.worth(held)
    for tile in TILES[1 : Tile.FUNERAL]:
        after = held.copy()
        after[tile] += 1
        gain = prospects.worth(after) - before
        assert gain >= 0
        assert gain > 0 or tile not in KEPT or tile is Tile.PHARAOH


def test_more_to_come_makes_a_missing_flood_matter_less() -> None:
    gains = []
    for coming in (0.0, 2.0, 6.0, 12.0):
        prospects = Prospects(outlook(3), coming, Numbers())
        gains.append(prospects.worth(row(nile=4, flood=1)) - prospects.worth(row(nile=4)))
    assert gains[0] == 5
    assert all(earlier > later for earlier, later in pairwise(gains))


def test_a_lead_in_pharaohs_is_worth_more_the_less_is_to_come() -> None:
    worth = [
        Pharaohs(outlook(3), [coming] * 4, Numbers()).worth([4, 2, 2, 2])[0]
        for coming in (12.0, 6.0, 2.0, 0.0)
    ]
    assert all(earlier < later for earlier, later in pairwise(worth))
    assert worth[-1] == 5
