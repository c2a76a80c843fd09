"""The Master's judgement of each legal action, with its reasons: what hints are made of."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ra.auction.actions import INVOKE, Action, Bid, Discard, SpendGod
from ra.auction.bots.ending_worth import Expectation, Stakes
from ra.auction.bots.net import Net
from ra.auction.bots.numbers import Numbers
from ra.auction.bots.outlook import Outlook
from ra.auction.bots.sketch import Row, with_lot
from ra.auction.bots.thought import Thought
from ra.auction.option import Basis, Option, Worth
from ra.auction.table import CLOCKWISE
from ra.auction.tiles import Tile, tally
from ra.auction.view import View


def options(view: View, net: Net) -> list[Option]:
    """All legal actions of the seat to act as `net` judges them, best first."""
    thought, reasons = Thought(view, net), _Reasons(view)
    judged = [(thought.of(action), action) for action in view.legal_actions()]
    judged.sort(key=lambda one: one[0][view.table.seat], reverse=True)
    return [_option(thought, reasons, action, expectation) for expectation, action in judged]


def _option(
    thought: Thought, reasons: _Reasons, action: Action, expectation: Expectation
) -> Option:
    players = thought.table.players
    points, members = expectation[players : 2 * players], expectation[2 * players :]
    win, error = mean_and_error(members)
    sun = thought.cost(action.sun) if isinstance(action, Bid) else None
    return Option(action, win, error, tuple(points), reasons.basis(action, sun))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of the values and its standard error, 0 for a single value."""
    count = len(values)
    mean = math.fsum(values) / count
    if count == 1:
        return mean, 0.0
    spread = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, math.sqrt(spread / count)


class _Reasons:
    """Finds what the judgements of a view's options rest on."""

    def __init__(self, view: View) -> None:
        self._table = view.table
        self._rows = [tuple(row) for row in view.table.tiles]
        outlook = Outlook.of(view.table, view.undrawn, view.table.ra)
        self._ra_next = outlook.ra_next
        self._stakes = Stakes(view.table, outlook, Numbers())
        self._lot = self._lot_worth(tuple(tally(view.table.lot)))

    def basis(self, action: Action, sun: float | None) -> Basis:
        """What the judgement of an action rests on. `sun`: see `Basis`."""
        return Basis(self._worth(action), sun, self._ra_next, self._outbidders(action))

    def _lot_worth(self, lot: Row) -> tuple[Worth, ...]:
        return tuple(self._gain(seat, with_lot(row, lot)) for seat, row in enumerate(self._rows))

    def _gain(self, seat: int, after: Row) -> Worth:
        rows = [*self._rows[:seat], after, *self._rows[seat + 1 :]]
        return self._stakes.gain(self._rows, rows, seat)

    def _worth(self, action: Action) -> tuple[Worth, ...]:
        table = self._table
        if isinstance(action, SpendGod):
            tile = table.track[action.space]
            assert tile is not None
            worth = list(self._lot_worth(tuple(tally([tile]))))
            own = list(self._rows[table.seat])
            own[Tile.GOD] -= 1
            worth[table.seat] = self._gain(table.seat, with_lot(tuple(own), tuple(tally([tile]))))
            return tuple(worth)
        if isinstance(action, Discard):
            worth = [Worth()] * table.players
            own = list(self._rows[table.seat])
            for tile in action.tiles:
                own[tile] -= 1
            worth[table.seat] = self._gain(table.seat, tuple(own))
            return tuple(worth)
        return self._lot

    def _outbidders(self, action: Action) -> tuple[tuple[int, int], ...]:
        """Seats that could outbid a bid (those still to bid) or, for an invocation, the highest sun
        of the seat to act (all others), each with the lowest sun that would."""
        table = self._table
        if isinstance(action, Bid):
            asked = table.bidders()
            seats: Sequence[int] = asked[len(table.bids) + 1 :]
            sun = action.sun
        elif action is INVOKE:
            seats = CLOCKWISE[table.players][table.seat][:-1]
            sun = table.up[table.seat][0]
        else:
            return ()
        enough = [(seat, [own for own in table.up[seat] if own > sun]) for seat in seats]
        return tuple((seat, min(suns)) for seat, suns in enough if suns)
