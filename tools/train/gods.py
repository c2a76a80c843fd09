"""Gods spent, at many tables at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ra.auction.editions import SPACES
from ra.auction.tiles import TILES, Tile
from tools.train.bidding import FULL, INVOKED, Judge, foresee, utilities
from tools.train.features import Flags, Floats, Ints, Scenes, face, with_lot
from tools.train.hall import Numbers, pass_turn
from tools.train.styles import NEVER, PLAIN, Styles

_A_TURN = 3
"""The most gods spent in a turn."""
_TAKEABLE = [tile for tile in TILES if tile not in (Tile.RA, Tile.GOD)]


class Gods:
    """What the seats to move, `mover` [N], do with their gods.

    `draws` [N]: how good it is for them to draw; `calls` [N]: whether they would invoke Ra.
    """

    def __init__(
        self,
        scenes: Scenes,
        styles: Styles,
        mover: Ints,
        draws: Floats,
        calls: Flags,
        judges: Sequence[Judge],
        doubt: float,
    ) -> None:
        self._scenes, self._styles = scenes, styles
        self._mover, self._draws, self._calls = mover, draws, calls
        self._judges, self._doubt = judges, doubt
        self.spent = np.zeros(len(scenes), np.bool_)
        self.taken: list[tuple[int, int]] = []

    def spend(self) -> None:
        """Spend gods where that is best; then `spent` [N] tells where, and `taken` which tiles, as
        pairs of table and kind."""
        at = np.arange(len(self._scenes))
        tables = self._able(at)
        for _ in range(_A_TURN):
            if not len(tables):
                break
            tables = self._one(tables)
            self.spent[tables] = True
            tables = self._able(tables)
        done = np.flatnonzero(self.spent)
        if len(done):
            some = self._scenes.take(done)
            pass_turn(some, self._mover[done])
            self._scenes.put(done, some)

    def _able(self, tables: Numbers) -> Numbers:
        held = self._scenes.tiles[tables, self._mover[tables], Tile.GOD] > 0
        return tables[held & self._scenes.track[tables][:, _TAKEABLE].any(axis=1)]

    def _one(self, tables: Numbers) -> Numbers:
        """Spend one god at each of these tables where a tile is worth it; returns the tables where
        one was spent."""
        table, kind = np.nonzero(self._scenes.track[tables][:, _TAKEABLE])
        kind = np.array(_TAKEABLE)[kind]
        row = tables[table]
        seat = self._mover[row]
        taken = self._scenes.take(row)
        own = _take(taken, seat, kind)
        liked = self._liking(taken, own, row, seat, kind)
        best = np.full(len(self._scenes), -1)
        order = np.argsort(liked, kind="stable")
        best[row[order]] = order
        chosen = best[tables]
        chosen = chosen[liked[chosen] > 0]
        if len(chosen):
            self._scenes.put(row[chosen], taken.take(chosen))
        self.taken += zip(row[chosen].tolist(), kind[chosen].tolist(), strict=True)
        return row[chosen]

    def _liking(self, taken: Scenes, own: Ints, row: Numbers, seat: Ints, kind: Ints) -> Floats:
        """How much better taking each tile is than not doing so, for seats that go by prices and
        for those that go by nets."""
        styles = self._styles
        whose = styles.net[row, seat]
        worth = face(taken.tiles[np.arange(len(row)), seat]) - face(own)
        worth += styles.taste[row, seat, kind]
        liked = np.where(whose == PLAIN, worth - styles.god[row, seat], NEVER)
        for net, judge in enumerate(self._judges):
            by_net = np.flatnonzero(whose == net)
            if len(by_net):
                liked[by_net] = _turned(taken.take(by_net), seat[by_net], judge)
                liked[by_net] -= self._otherwise(row[by_net], judge)
        return liked

    def _otherwise(self, rows: Numbers, judge: Judge) -> Floats:
        """How good it is not to spend a god: to stop, if one was spent; else to draw, or to invoke
        Ra."""
        seat, calls, spent = self._mover[rows], self._calls[rows], self.spent[rows]
        result = self._draws[rows].copy()
        stop = np.flatnonzero(spent)
        if len(stop):
            result[stop] = _turned(self._scenes.take(rows[stop]), seat[stop], judge)
        calling = np.flatnonzero(calls & ~spent)
        if len(calling):
            some = self._scenes.take(rows[calling])
            who = seat[calling]
            cause = np.where(some.track.sum(axis=1) == SPACES, FULL, INVOKED)
            good = utilities(some, who, cause, judge)
            foreseen = foresee(some, good, who, cause, self._doubt)
            result[calling] = foreseen.before[np.arange(len(calling)), who]
        return result


def _take(scenes: Scenes, seat: Ints, kind: Ints) -> Ints:
    """Each `seat` takes a tile of a `kind` off the track for a god. Returns its tiles without
    either."""
    at = np.arange(len(seat))
    one = np.zeros_like(scenes.track)
    one[at, kind] = 1
    own = scenes.tiles[at, seat]
    own[:, Tile.GOD] -= 1
    scenes.tiles[at, seat] = with_lot(own, one)
    scenes.track -= one
    return own


def _turned(scenes: Scenes, seat: Ints, judge: Judge) -> Floats:
    """How good positions are for the `seat` whose turn ends there."""
    pass_turn(scenes, seat)
    return judge(scenes)[np.arange(len(seat)), seat]
