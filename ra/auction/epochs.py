"""What happens when an epoch ends: the scoring, and the next epoch or the end of the game."""

from __future__ import annotations

from ra.auction import events as ev
from ra.auction.editions import EPOCHS, SPACES
from ra.auction.events import EpochEnd, Tell
from ra.auction.reckoning import sheet_now, suns_that_count
from ra.auction.scoring import epoch_points, total_after
from ra.auction.table import Phase, Table
from ra.auction.tiles import KEPT, TILES

_TURN = Phase.TURN
_OUT_AT_EPOCH_END = tuple(tile for tile in TILES if tile not in KEPT)


def end_epoch(table: Table, reason: EpochEnd, tell: Tell) -> None:
    """Score the epoch, and begin the next or end the game (both rulebooks, "Epochs")."""
    counted = suns_that_count(table)
    floor = table.variant.floor
    if tell:
        tell(ev.EpochScored(reason, sheet_now(table)))
    gains = epoch_points(table.tiles, counted)
    table.points = [
        total_after(points, gain, floor) for points, gain in zip(table.points, gains, strict=True)
    ]
    if table.epoch == EPOCHS:
        table.phase = Phase.OVER
        table.seat = 0
        if tell:
            tell(ev.GameEnded(table.standings()))
        return
    table.up = [table.suns_of(seat) for seat in range(table.players)]
    _begin_epoch(table, tell)


def _begin_epoch(table: Table, tell: Tell) -> None:
    """Begin the next epoch; the centre sun stays (both rulebooks, "Beginning a new epoch")."""
    table.epoch += 1
    table.ra = 0
    table.track = [None] * SPACES
    table.down = [()] * table.players
    for row in table.tiles:
        for tile in _OUT_AT_EPOCH_END:
            row[tile] = 0
    table.phase = _TURN
    table.seat = table.holder_of_highest_sun()
    if tell:
        tell(ev.EpochBegan(table.epoch, table.seat))
