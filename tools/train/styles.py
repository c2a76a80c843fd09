"""Who sits at the tables: each seat plays in a way of its own, drawn at random."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ra.auction.tiles import CIVILIZATIONS, TILES, Tile
from tools.train.features import KINDS, Flags, Floats, Ints, Scenes, face, with_lot

_STRONGEST = 16.0
_CIVILIZATION = slice(CIVILIZATIONS[0], CIVILIZATIONS[-1] + 1)
NEVER = -1e9
WITH_TABLE, BY_TABLE = 0.7, 0.8
"""Parts of the tables where seats bid by a table of values, and of the seats there."""
PLAIN = -1
PURE, WITH_PLAIN = 0.45, 0.25
"""Parts of the tables: with one net alone, and with plain bidders too. At the others there is also
a second net."""


@dataclass
class Styles:
    """By table and seat [N, P].

    `net`: the number of the net it judges by; PLAIN if it bids by a price list instead. `by_table`:
    it bids by a table of values, and goes by the net in its turns. Of those with a price list:
    `taste` [N, P, kinds]: how much tiles are liked beyond their face; `low`, `high`: the price of
    the lowest and highest sun; `curve`: how it rises; `hurry`: how much cheaper suns become when
    few tiles are to come; `god`: what a tile must be worth to be taken with a god. Of the others:
    `eager`: liking to invoke; `thrift`: liking to keep a sun, by its value; `fancy` [N, P, kinds]:
    liking of tiles; `heat`: carelessness; all in chances to win.
    """

    net: Ints
    by_table: Flags
    taste: Floats
    low: Floats
    high: Floats
    curve: Floats
    hurry: Floats
    god: Floats
    eager: Floats
    thrift: Floats
    fancy: Floats
    heat: Floats

    def take(self, at: object) -> Styles:
        """Those of some tables."""
        return Styles(**{name: value[at] for name, value in vars(self).items()})

    def worth(self, scenes: Scenes, seat: Ints) -> Floats:
        """[N]: what the lot is worth to a plain `seat`."""
        at = np.arange(len(scenes))
        own, lot = scenes.tiles[at, seat], scenes.track
        gain = face(with_lot(own, lot)) - face(own)
        return gain + (self.taste[at, seat] * lot).sum(axis=1)

    def price(self, scenes: Scenes, seat: Ints, sun: Ints) -> Floats:
        """[N, ...]: what a plain `seat` wants for `sun` [N, ...]."""
        at = np.arange(len(scenes))
        shape = (len(scenes), *(1,) * (sun.ndim - 1))
        low, high = self.low[at, seat].reshape(shape), self.high[at, seat].reshape(shape)
        part = (sun / _STRONGEST) ** self.curve[at, seat].reshape(shape)
        return (low + (high - low) * part) * self._urgency(scenes, seat).reshape(shape)

    def _urgency(self, scenes: Scenes, seat: Ints) -> Floats:
        at = np.arange(len(scenes))
        ras = scenes.undrawn[:, Tile.RA]
        plain = scenes.undrawn.sum(axis=1) - ras
        now = (scenes.needed - scenes.ra) * plain / (ras + 1)
        own = (scenes.up[at, seat] > 0).sum(axis=1)
        everybody = (scenes.up > 0).sum(axis=(1, 2))
        a_sun = now / np.maximum(1, (own + everybody) / 2)
        return np.clip(a_sun / 5, 0, 1) ** self.hurry[at, seat]


def population(players: int, tables: int, chance: np.random.Generator, nets: int) -> Styles:
    """A mixture. At some tables all seats go by the first of the `nets`; at some there are plain
    bidders too, and at some also a second net. Without any net all are plain."""
    shape = (tables, players)
    net = np.full(shape, PLAIN, np.int16)
    if nets:
        mark = chance.random(shape)
        kind = chance.random(tables)[:, None]
        net[:] = 0
        net[(kind > PURE) & (mark < 0.35)] = PLAIN
        net[(kind > PURE + WITH_PLAIN) & (mark > 0.6)] = nets - 1
    by_table = (net != PLAIN) & (chance.random((tables, 1)) < WITH_TABLE)
    by_table &= chance.random(shape) < BY_TABLE
    odd = chance.random(shape) < 0.3
    sober = chance.random(shape) < 0.5
    taste = chance.normal(0, 0.4, (*shape, len(TILES)))
    taste[..., _CIVILIZATION] += chance.normal(0.3, 0.4, shape)[..., None]
    taste[sober] *= 0.3
    low = chance.normal(1.5, 0.8, shape)
    return Styles(
        net=net,
        by_table=by_table,
        taste=taste.astype(np.float32),
        low=low.astype(np.float32),
        high=(low + chance.uniform(2, 11, shape)).astype(np.float32),
        curve=chance.uniform(0.5, 2.0, shape).astype(np.float32),
        hurry=(chance.uniform(0, 1.2, shape) * (chance.random(shape) < 0.7)).astype(np.float32),
        god=chance.uniform(2, 5, shape).astype(np.float32),
        eager=(odd * chance.normal(0, 0.02, shape)).astype(np.float32),
        thrift=(odd * chance.normal(0, 0.002, shape)).astype(np.float32),
        fancy=(odd[..., None] * chance.normal(0, 0.006, (*shape, KINDS))).astype(np.float32),
        heat=(chance.uniform(0, 0.01, shape) * (chance.random(shape) < 0.6)).astype(np.float32),
    )
