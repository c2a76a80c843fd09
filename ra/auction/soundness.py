"""Whether a table is possible: tiles and suns add up, and the phase fits what lies on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ra.auction.disasters import losses
from ra.auction.editions import EPOCHS, FIRST_CENTRE_SUN, SPACES
from ra.auction.events import Cause
from ra.auction.table import Phase, Table
from ra.auction.tiles import DISASTERS, TILES, Tile, is_disaster

PROBLEMS: dict[str, str] = {
    "too many tiles": "there are not so many tiles of this kind",
    "ra on track": "a Ra tile can't lie on the auction track",
    "tile kept": "nobody can keep a tile of this kind",
    "ra track": "with so many Ra tiles the epoch is over",
    "suns": "the suns of all seats and of the centre together are not those of this game",
    "suns of seat": "every seat has the same number of suns",
    "points": "points are never below zero in this game",
    "epoch": "a game has three epochs",
    "no sun": "the seat to act has no sun face up",
    "gods": "a god leaves a gap in the track; a further one needs a god and a tile to take",
    "auction": "an auction runs only while bids are made and its disasters settled",
    "ra player": "the seat that invoked Ra has no sun face up",
    "cause": "the reason for the auction does not fit the tracks",
    "bids": "the bids are not those that these seats can have made in turn",
    "disasters": "a disaster can wait only if it leaves a choice",
    "lot": "the lot is still on the track though it is sold",
    "over": "the game ends only in its third epoch, with Ra track or suns used up",
}
"""What can be wrong, in English, by code; a page translates the codes."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: a key of PROBLEMS, and the seat (from 0) or tile it concerns."""

    code: str
    seat: int | None = None
    tile: Tile | None = None

    def __str__(self) -> str:
        where = "" if self.seat is None else f" (seat {self.seat + 1})"
        what = "" if self.tile is None else f" ({self.tile.name.lower()})"
        return f"{PROBLEMS[self.code]}{where}{what}"


class Unsound(ValueError):
    """An impossible position; `problems` says why it is."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = tuple(problems)


def check(table: Table, undrawn: Sequence[int] | None = None) -> tuple[Problem, ...]:
    """All that is wrong with a table; empty if it is sound.

    `undrawn`: how many tiles of each kind are in the bag, by Tile; None if that is not known.
    """
    return tuple(
        problem
        for part in (_tiles(table, undrawn), _suns(table), _counters(table), _phase(table))
        for problem in part
    )


def _tiles(table: Table, undrawn: Sequence[int] | None) -> Iterator[Problem]:
    hidden = table.hidden()
    for tile in TILES:
        if hidden[tile] < (undrawn[tile] if undrawn else 0):
            yield Problem("too many tiles", tile=tile)
    if Tile.RA in table.track:
        yield Problem("ra on track")
    for seat, row in enumerate(table.tiles):
        for tile in (Tile.RA, *DISASTERS):
            if row[tile]:
                yield Problem("tile kept", seat, tile)


def _suns(table: Table) -> Iterator[Problem]:
    groups = table.variant.sun_groups
    every = sorted([FIRST_CENTRE_SUN, *(sun for group in groups for sun in group)])
    here = [table.centre, *(sun for seat in range(table.players) for sun in table.suns_of(seat))]
    if sorted(here) != every:
        yield Problem("suns")
    for seat in range(table.players):
        if len(table.suns_of(seat)) != len(groups[0]):
            yield Problem("suns of seat", seat)


def _counters(table: Table) -> Iterator[Problem]:
    if not 1 <= table.epoch <= EPOCHS:
        yield Problem("epoch")
    over = table.phase is Phase.OVER
    if table.ra > table.variant.ra_needed or (table.ra == table.variant.ra_needed and not over):
        yield Problem("ra track")
    for seat, points in enumerate(table.points):
        if points < 0 and table.variant.floor:
            yield Problem("points", seat)


def _phase(table: Table) -> Iterator[Problem]:
    if table.phase is Phase.OVER:
        yield from _over(table)
        return
    discarding, bidding = table.phase is Phase.DISCARD, table.phase is Phase.BID
    sold = discarding and table.cause is not None
    if not (sold or table.up[table.seat]):
        yield Problem("no sun", table.seat)
    if discarding:
        yield from _discard(table)
    elif table.pending:
        yield Problem("disasters")
    if table.phase is Phase.GODS and not (table.tiles[table.seat][Tile.GOD] and table.takeable()):
        yield Problem("gods", table.seat)
    if table.full and (table.phase is Phase.GODS or (discarding and not sold)):
        yield Problem("gods", table.seat)
    if sold or (bidding and table.cause is not None):
        yield from _auction(table, sold)
    elif bidding or table.cause is not None:
        yield Problem("auction")


def _over(table: Table) -> Iterator[Problem]:
    if table.ra == table.variant.ra_needed:
        ended = any(table.up) and not table.full
    else:
        ended = not any(table.up) and not table.lot
    if table.epoch != EPOCHS or not ended:
        yield Problem("over")
    if table.cause is not None:
        yield Problem("auction")
    if table.pending:
        yield Problem("disasters")


def _discard(table: Table) -> Iterator[Problem]:
    """Check the pending disasters: those of a lot, or the only one that a god took."""
    pending = table.pending
    if (
        not pending
        or not all(is_disaster(tile) for tile in pending)
        or len(pending) > _most_pending(table)
        or len(losses(pending[0], table.tiles[table.seat])) < 2
    ):
        yield Problem("disasters", table.seat)


def _most_pending(table: Table) -> int:
    """The most disasters that can be pending: one after a god, else as many as a lot can hold."""
    if table.cause is None:
        return 1
    return SPACES if table.cause is Cause.INVOKED_FULL else SPACES - 1


def _auction(table: Table, sold: bool) -> Iterator[Problem]:
    if table.ra_player not in table.bidders():
        yield Problem("ra player", table.ra_player)
        return
    if table.cause is Cause.RA_DRAWN and not table.ra:
        yield Problem("cause")
    if sold:
        if table.lot:
            yield Problem("lot")
    elif table.full is not (table.cause is Cause.INVOKED_FULL):
        yield Problem("cause")
    if not (_rising(table, sold) and (_paid(table) if sold else _awaited(table))):
        yield Problem("bids")


def _rising(table: Table, sold: bool) -> bool:
    """Whether each bid is higher than those before it, and a sun that its seat had."""
    high = 0
    for seat, bid in zip(table.bidders(), table.bids, strict=False):
        paid = sold and seat == table.seat
        held = (table.centre,) if paid else table.up[seat]
        if bid and (bid <= high or bid not in held):
            return False
        high = max(high, bid)
    return True


def _awaited(table: Table) -> bool:
    """Whether the next bid is due from the seat to act."""
    return table.bidders()[len(table.bids) :][:1] == [table.seat]


def _paid(table: Table) -> bool:
    """Whether all were asked, the highest bid lies in the centre and what it won face down."""
    asked = len(table.bids) == len(table.bidders())
    return asked and table.high == table.centre and bool(table.down[table.seat])
