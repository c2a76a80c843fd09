"""What lots and suns are worth to each seat by a table of values, for many tables at once.

The same numbers as ra/auction/bots/ending_worth.py, but for what a war or an earthquake takes; a
test compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from ra.auction.bots.numbers import Numbers as Judgement
from ra.auction.editions import EPOCHS
from ra.auction.scoring import (
    CIVILIZATION_POINTS,
    GOD_POINTS,
    GOLD_POINTS,
    MONUMENT_KIND_POINTS,
    MONUMENT_SET_POINTS,
    PHARAOHS_FEWEST,
    PHARAOHS_MOST,
    SUNS_HIGHEST,
    SUNS_LOWEST,
)
from ra.auction.tiles import CIVILIZATIONS, MONUMENTS, Tile
from tools.train.features import Flags, Floats, Ints, Scenes, with_lot

_CIVILIZATION = slice(CIVILIZATIONS[0], CIVILIZATIONS[-1] + 1)
_MONUMENT = slice(MONUMENTS[0], MONUMENTS[-1] + 1)
_ALIKE_POINTS = np.array([*MONUMENT_SET_POINTS, *MONUMENT_SET_POINTS[-1:] * 3], np.float32)
_BY_EPOCHS_LEFT = np.array([0.0, 1.0, 1.5, 1.5], np.float32)
_NUMBERS = Judgement()


@dataclass
class _Outlook:
    """What the bags promise, as in ra/auction/bots/outlook.py; [N, 1] each, shares [N, kinds]."""

    shares: Floats
    now: Floats
    later: Floats
    epochs: Ints

    @classmethod
    def of(cls, scenes: Scenes) -> _Outlook:
        undrawn = scenes.undrawn.astype(np.float32)
        ras = undrawn[:, Tile.RA, None]
        plain = undrawn.sum(axis=1, keepdims=True) - ras
        per_ra = plain / (ras + 1)
        return cls(
            undrawn / np.maximum(1, plain),
            (scenes.needed - scenes.ra[:, None]) * per_ra,
            scenes.needed * per_ra / scenes.up.shape[1],
            EPOCHS - scenes.epoch[:, None],
        )

    def tiles_per_sun(self, suns: Ints, more: Ints | int = 0) -> Floats:
        """[N, 1], when `suns` [N, 1] are face up and there are `more` tiles on the track."""
        each = np.minimum(_NUMBERS.tiles_per_sun, (self.now + more) / (suns + _NUMBERS.idle_suns))
        return np.where(suns > 0, each, 0)


def worths(scenes: Scenes, full: Flags) -> Floats:
    """[N, 1 + P * suns, P]: the points expected by each seat, less a part of what the others
    expect, if nobody gets the lot, or if a seat gets it with the sun of a slot. `full` [N]: whether
    a lot that nobody wants is cleared away."""
    number, players, most = scenes.up.shape
    outlook = _Outlook.of(scenes)
    suns = (scenes.up > 0).sum(axis=2)
    face_up = suns.sum(axis=1, keepdims=True)
    each = outlook.tiles_per_sun(np.maximum(0, face_up - 1))
    tiles = _won(scenes, outlook, suns, each)
    bought = _paid(scenes, outlook, suns, face_up, each)
    result = np.zeros((number, 1 + players * most, players), np.float32)
    result[:, 1:] = (tiles[:, :, None] + bought).reshape(number, -1, players)
    left = np.where(full, 0, scenes.track.sum(axis=1))[:, None]
    each = outlook.tiles_per_sun(face_up, left)
    kept = _tiles(scenes.tiles, outlook, suns * each)
    kept += _pharaohs(
        scenes.tiles[:, None, :, Tile.PHARAOH], outlook, suns[:, None] * each[:, None]
    )[:, 0]
    totals = (scenes.up.sum(axis=2) + scenes.down.sum(axis=2))[:, None]
    kept += _final(totals, outlook, each)[:, 0]
    held = np.concatenate((scenes.up, scenes.down), axis=2)
    kept += _a_rank(held, outlook)[:, None] * _ranks(held)[0]
    kept += _strong(_beaten(scenes.up), suns, face_up, each)
    result[:, 0] = kept
    part = _NUMBERS.rivalry / (players - 1)
    return result + part * (result - result.sum(axis=2, keepdims=True))


def _won(scenes: Scenes, outlook: _Outlook, suns: Ints, each: Floats) -> Floats:
    """[N, winner, P]: what tiles are worth once the winner has the lot."""
    players = suns.shape[1]
    winners = np.eye(players, dtype=np.bool_)
    own = with_lot(scenes.tiles, scenes.track)
    others = _tiles(scenes.tiles, outlook, suns * each)[:, None]
    worth = np.where(winners, _tiles(own, outlook, np.maximum(0, suns - 1) * each)[:, None], others)
    counts = np.where(
        winners, own[:, None, :, Tile.PHARAOH], scenes.tiles[:, None, :, Tile.PHARAOH]
    )
    coming = np.maximum(0, suns[:, None] - winners) * each[:, None]
    return worth + _pharaohs(counts, outlook, coming)


def _paid(scenes: Scenes, outlook: _Outlook, suns: Ints, face_up: Ints, each: Floats) -> Floats:
    """[N, winner, slot, P]: what suns are worth once the winner has paid with one."""
    up, down = scenes.up, scenes.down
    number, players, most = up.shape
    winners = np.eye(players, dtype=np.bool_)[:, None]
    held = np.concatenate((up, down), axis=2)
    paid = up.reshape(number, players, most, 1)
    centre = scenes.centre.reshape(number, 1, 1, 1)
    # suns of a seat that are higher than the one paid, or than the one won
    over_paid = (held[:, None, None] > paid[..., None]).sum(axis=-1)
    over_centre = (held[:, None, None] > centre[..., None]).sum(axis=-1)
    ranks, rank = _ranks(held)
    won = ((held > 0) & (held < centre[..., 0])).sum(axis=(1, 2)).reshape(number, 1, 1, 1)
    higher = centre < paid
    own = ranks[:, None, None] - rank[:, :, :most, None] + won - (centre > paid)
    own = own - over_paid + over_centre - higher
    ranked = np.where(winners, own, ranks[:, None, None] - over_paid + over_centre)
    worth = _a_rank(held, outlook).reshape(number, 1, 1, 1) * ranked
    beaten = _beaten(up)[:, None, None]
    over = (up[:, None, None] > paid[..., None]).sum(axis=-1)
    every = up.reshape(number, 1, 1, -1)
    under = ((every > 0) & (every < paid)).sum(axis=-1, keepdims=True)
    mine = np.maximum(0, suns[:, :, None] - 1 - np.arange(most))[..., None]
    beaten = np.where(winners, beaten - (under - mine), beaten - over)
    fewer = suns[:, None, None] - winners
    total = (face_up - 1)[:, :, None, None]
    worth = worth + _strong(beaten, fewer, total, each[:, :, None, None])
    totals = held.sum(axis=2)[:, None, None] + winners * (centre - paid)
    final = _final(totals.reshape(number, -1, players), outlook, each)
    return worth + final.reshape(number, players, most, players)


def _ranks(held: Ints) -> tuple[Ints, Ints]:
    """The ranks of suns [N, P, S] among all: summed by seat [N, P], and of each one [N, P, S]."""
    number = len(held)
    flat = held.reshape(number, -1)
    below = (flat[:, :, None] > flat[:, None]) & (flat[:, None] > 0)
    rank = below.sum(axis=2).reshape(held.shape)
    return rank.sum(axis=2), rank


def _a_rank(held: Ints, outlook: _Outlook) -> Floats:
    """[N]: what a rank among all suns is worth."""
    last = np.maximum(1, (held > 0).sum(axis=(1, 2)) - 1)
    return _NUMBERS.next_epoch_sun * _BY_EPOCHS_LEFT[outlook.epochs[:, 0]] / last


def _beaten(up: Ints) -> Ints:
    """[N, P]: over a seat's face-up suns, how many of the others' are lower."""
    number, _, most = up.shape
    flat = up.reshape(number, 1, 1, -1)
    below = ((up[..., None] > flat) & (flat > 0)).sum(axis=3)
    held = (up > 0).sum(axis=2)
    mine = np.maximum(0, held[..., None] - 1 - np.arange(most))
    return ((below - mine) * (up > 0)).sum(axis=2)


def _strong(beaten: Ints, suns: Ints, face_up: Ints, each: Floats) -> Floats:
    """What strong suns buy in this epoch."""
    others = face_up - suns
    part = np.where(others > 0, beaten / np.maximum(1, others), suns)
    return _NUMBERS.strong_sun_buys * each * part


def _final(totals: Ints, outlook: _Outlook, each: Floats) -> Floats:
    """What the final comparison of suns is worth, by totals [N, K, P]."""
    spread = _NUMBERS.suns_spread * (outlook.epochs + (each > 0))
    most, fewest = _compared(totals[..., None] - totals[..., None, :], spread[:, :, None, None])
    return SUNS_HIGHEST * most * (1 - fewest) + SUNS_LOWEST * fewest * (1 - most)


def _compared(lead: Floats, spread: Floats) -> tuple[Floats, Floats]:
    """The chances [..., P] of having most and of having fewest, by leads [..., P, P]."""
    players = lead.shape[-1]
    others = ~np.eye(players, dtype=np.bool_)
    most = np.where(others, _ahead(lead + 0.5, spread), 1).prod(axis=-1)
    fewest = np.where(others, _ahead(0.5 - lead, spread), 1).prod(axis=-1)
    return most, fewest


def _ahead(lead: Floats, spread: Floats) -> Floats:
    x = lead / np.maximum(1e-6, spread)
    return 0.5 + 0.5 * x / np.sqrt(1 + x * x)


def _pharaohs(counts: Ints, outlook: _Outlook, coming: Floats) -> Floats:
    """[N, K, P]: what the comparisons of pharaohs in this and later epochs are worth."""
    share = outlook.shares[:, Tile.PHARAOH].reshape(-1, 1, 1)
    more = share * coming
    held = (counts + more).astype(np.float32)
    lead = held[..., None] - held[..., None, :]
    both = more[..., None] + more[..., None, :]
    worth = np.zeros(held.shape, np.float32)
    for epoch in range(EPOCHS):
        on = np.flatnonzero(outlook.epochs[:, 0] >= epoch)
        later = (2 * share[on] * outlook.later[on, :, None] * epoch)[..., None]
        spread = _NUMBERS.pharaoh_spread * np.sqrt(both[on] + later)
        most, fewest = _compared(lead[on], spread)
        worth[on] += PHARAOHS_MOST * most * (1 - fewest) + PHARAOHS_FEWEST * fewest * (1 - most)
    return worth


def _tiles(tiles: Ints, outlook: _Outlook, coming: Floats) -> Floats:
    """[N, P]: what a seat's own tiles but pharaohs are worth if so many more tiles are `coming`."""
    shares = outlook.shares
    wanted = coming * _NUMBERS.choosiness
    flood_share, nile_share = shares[:, Tile.FLOOD, None], shares[:, Tile.NILE, None]
    god = GOD_POINTS + _NUMBERS.god_option * _at_least_one(coming / 3)
    worth = god * tiles[..., Tile.GOD]
    worth += GOLD_POINTS * (tiles[..., Tile.GOLD] + coming * shares[:, Tile.GOLD, None])
    floods, niles = tiles[..., Tile.FLOOD], tiles[..., Tile.NILE]
    flood = np.where(floods > 0, 1, _at_least_one(wanted * flood_share))
    worth += floods + coming * flood_share + (niles + coming * nile_share) * flood
    worth += niles * outlook.epochs * _at_least_one(outlook.later * flood_share)
    kind = shares[:, _CIVILIZATION].mean(axis=1, keepdims=True)
    held = (tiles[..., _CIVILIZATION] > 0).sum(axis=-1)
    worth += _by_kinds(CIVILIZATION_POINTS, _at_least_one(wanted * kind), held)
    ever = (coming + outlook.later * outlook.epochs) * _NUMBERS.choosiness
    kind = shares[:, _MONUMENT].mean(axis=1, keepdims=True)
    monuments = tiles[..., _MONUMENT]
    held = (monuments > 0).sum(axis=-1)
    worth += _by_kinds(MONUMENT_KIND_POINTS, _at_least_one(ever * kind), held)
    return worth + _sets(monuments, ever[..., None] * shares[:, None, _MONUMENT])


def _at_least_one(expected: Floats) -> Floats:
    return 1 - 1 / (1 + expected * (1 + expected * (0.5 + expected / 6)))


def _by_kinds(points: Sequence[int], chance: Floats, held: Ints) -> Floats:
    top = len(points) - 1
    tried = [np.full(chance.shape, value, np.float32) for value in points]
    worth = np.where(held == top, tried[top], 0)
    for kinds in range(top - 1, -1, -1):
        tried = [own + chance * (more - own) for own, more in pairwise(tried)]
        worth = np.where(held == kinds, tried[kinds], worth)
    return worth


def _sets(monuments: Ints, expected: Floats) -> Floats:
    none = 1 - _at_least_one(expected)
    one, two = none * expected, none * expected * expected / 2
    three = np.maximum(0, 1 - none - one - two)
    points = [_ALIKE_POINTS[monuments + more] for more in range(4)]
    worth = none * points[0] + one * points[1] + two * points[2] + three * points[3]
    return worth.sum(axis=-1)
