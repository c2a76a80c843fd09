"""Auctions at many tables: all their possible results, and what bidders expect of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.train.features import Floats, Ints, Scenes
from tools.train.hall import Numbers, pass_turn, sell

DRAWN, INVOKED, FULL = range(3)
"""Why there is an auction: a Ra tile was drawn, or Ra was invoked, or invoked on a full track."""

Judge = Callable[[Scenes], Floats]
"""How good positions are for each seat, [N, P]."""


def utilities(scenes: Scenes, ra_player: Ints, cause: Ints, judge: Judge) -> Floats:
    """[N, 1 + P * suns, P]: how good it is for each seat that nobody gets the lot, or that a seat
    gets it with the sun of a slot."""
    number, players, most = scenes.up.shape
    table, seat, slot = np.nonzero(scenes.up)
    sold = scenes.take(table)
    sell(sold, seat.astype(np.int16), slot.astype(np.int16))
    pass_turn(sold, ra_player[table])
    left = scenes.take(np.arange(number))
    left.track[cause == FULL] = 0
    pass_turn(left, ra_player)
    result = np.zeros((number, 1 + players * most, players), np.float32)
    result[table, 1 + seat * most + slot] = judge(sold)
    result[:, 0] = judge(left)
    return result


@dataclass
class Foresight:
    """How good bidders expect an auction to be for each seat.

    `after[j]` [N, 1 + P * suns, P]: once the j-th seat after the one that called has been asked, by
    who leads with which sun. `before` [N, P]: before anybody is asked.
    """

    after: list[Floats]
    before: Floats


def foresee(scenes: Scenes, good: Floats, ra_player: Ints, cause: Ints, doubt: float) -> Foresight:
    """Look from the end of the auction to its start, each seat doing about what is best for it."""
    number, players, most = scenes.up.shape
    at = np.arange(number)
    lead = leads(scenes)
    after: list[Floats] = [good] * (players + 1)
    ahead = good
    for asked in range(players, 0, -1):
        after[asked] = ahead
        seat = (ra_player + asked) % players
        own = ahead[at[:, None], np.arange(lead.shape[1]), seat[:, None]]
        slots = 1 + seat[:, None] * most + np.arange(most)
        bids = ahead[at[:, None], slots]
        suns = scenes.up[at, seat]
        can = suns[:, None, :] > lead[:, :, None]
        forced = np.zeros_like(own, dtype=np.bool_)
        if asked == players:
            forced[:, 0] = cause == INVOKED
        mine = np.where(can, bids[at[:, None], np.arange(most), seat[:, None]][:, None, :], -np.inf)
        passing = np.where(forced, -np.inf, own)
        best = np.maximum(passing, mine.max(axis=2))
        weights = _near(best[..., None] - mine, doubt)
        stay = _near(best - passing, doubt)
        total = stay + weights.sum(axis=2)
        ahead = (stay / total)[..., None] * ahead + np.einsum(
            "nsk,nkp->nsp", weights / total[..., None], bids
        )
    return Foresight(after, ahead[:, 0])


def _near(below: Floats, doubt: float) -> Floats:
    """How likely an action is, by how much it is below the best."""
    part = below / doubt
    square = part * part
    return 1 / (1 + square * square)


def leads(scenes: Scenes) -> Ints:
    """[N, 1 + P * suns]: the sun that leads, by leader and slot; 0 for nobody."""
    number = len(scenes)
    flat = scenes.up.reshape(number, -1)
    return np.concatenate((np.zeros((number, 1), flat.dtype), flat), axis=1)


def settle(scenes: Scenes, lead: Numbers, ra_player: Ints, cause: Ints) -> None:
    """Carry out the result of each auction: `lead` [N] is the place in `leads` of who won."""
    _, _, most = scenes.up.shape
    won = np.flatnonzero(lead)
    if len(won):
        sold = scenes.take(won)
        sell(
            sold,
            ((lead[won] - 1) // most).astype(np.int16),
            ((lead[won] - 1) % most).astype(np.int16),
        )
        scenes.put(won, sold)
    scenes.track[(lead == 0) & (cause == FULL)] = 0
    pass_turn(scenes, ra_player)
