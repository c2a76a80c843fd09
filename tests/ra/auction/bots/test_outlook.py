"""How much is expected to come."""

from __future__ import annotations

import pytest

from ra.auction import read_position as read
from ra.auction.bots.outlook import Outlook
from ra.auction.editions import EPOCHS
from tests.ra.auction.tables import line


def outlook(epoch: int = 1, ra: int = 0) -> Outlook:
    table = read(line(epoch=f"{epoch}:{ra}")).table
    return Outlook.of(table, table.hidden(), ra)


@pytest.mark.parametrize("ra", range(9))
def test_fewer_tiles_come_the_further_the_ra_track(ra: int) -> None:
    assert outlook(1, ra).last_ra is (ra == 8)
    assert ra == 0 or outlook(1, ra).now < outlook(1, ra - 1).now
    assert outlook(2, ra).epochs == EPOCHS - 2
