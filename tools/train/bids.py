"""What seats bid, at many tables at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.train.features import Flags, Floats, Ints, Scenes
from tools.train.hall import Numbers
from tools.train.styles import NEVER, Styles


@dataclass
class Bids:
    """The bids of auctions at N tables.

    For each bid: `seat` [N], who bids; `can` [N, suns], which of its suns would lead; `must` [N],
    whether it has to bid. The answer [N] is the slot of a sun, or -1 to pass.
    """

    scenes: Scenes
    styles: Styles
    chance: np.random.Generator

    def by_prices(self, seat: Ints, can: Flags, must: Flags) -> Numbers:
        """By a price list: the lowest sun that leads, if the lot is worth it."""
        at = np.arange(len(self.scenes))
        suns = self.scenes.up[at, seat]
        worth = self.styles.worth(self.scenes, seat)
        prices = self.styles.price(self.scenes, seat, suns)
        lowest = suns.shape[1] - 1 - can[:, ::-1].argmax(axis=1)
        bids = can.any(axis=1) & (must | (worth >= prices[at, lowest]))
        return np.where(bids, lowest, -1)

    def by_net(self, after: Floats, seat: Ints, lead: Numbers, can: Flags, must: Flags) -> Numbers:
        """By what can be expected `after` each bid [N, 1 + P * suns, P]; `lead` [N]: the place in
        `leads` of who leads now."""
        scenes, styles = self.scenes, self.styles
        at = np.arange(len(scenes))
        most = scenes.up.shape[2]
        slots = 1 + seat.astype(np.intp)[:, None] * most + np.arange(most)
        bids = after[at[:, None], slots, seat[:, None]]
        liking = (styles.fancy[at, seat] * scenes.track).sum(axis=1)
        bids = bids + liking[:, None] - styles.thrift[at, seat][:, None] * scenes.up[at, seat]
        passing = np.where(must, NEVER, after[at, lead, seat])
        every = np.concatenate((np.where(can, bids, NEVER), passing[:, None]), axis=1)
        noise = self.chance.gumbel(size=every.shape).astype(np.float32)
        every = every + styles.heat[at, seat][:, None] * noise
        best = every.argmax(axis=1)
        return np.where(best == most, -1, best)
