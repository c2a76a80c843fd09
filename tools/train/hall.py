"""A hall of tables, all played at once: the rules of ra/auction/rules.py on arrays.

Only what a game's course needs; tests/tools/train/test_play.py replays its games by the rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ra.auction.editions import EPOCHS, FIRST_CENTRE_SUN, FIRST_POINTS, PHARAOH
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
from ra.auction.tiles import CIVILIZATIONS, COUNTS, KEPT, MONUMENTS, TILES, Tile
from tools.train.features import KINDS, Flags, Floats, Ints, Scenes, with_lot

OVER = EPOCHS + 1
"""The epoch of a game that is over."""
_FULL_BAG = np.repeat(np.arange(KINDS, dtype=np.int16), COUNTS)
_LOST = np.array([tile not in KEPT for tile in TILES])
_CIVILIZATION = slice(CIVILIZATIONS[0], CIVILIZATIONS[-1] + 1)
_MONUMENT = slice(MONUMENTS[0], MONUMENTS[-1] + 1)
_CIVILIZATION_POINTS = np.array(CIVILIZATION_POINTS, np.int16)
_KIND_POINTS = np.array(MONUMENT_KIND_POINTS, np.int16)
_ALIKE_POINTS = np.array(MONUMENT_SET_POINTS, np.int16)

Numbers = NDArray[Any]
"""The numbers of tables."""


def start(players: int, tables: int, chance: np.random.Generator) -> tuple[Scenes, Ints]:
    """New games, and the order of each bag [tables, tiles]."""
    groups = np.array(PHARAOH.suns[players], np.int16)
    suns = chance.permuted(np.broadcast_to(groups, (tables, *groups.shape)).copy(), axis=1)
    order = chance.permuted(np.tile(np.arange(players), (tables, 1)), axis=1)
    suns = groups[order]
    bags = chance.permuted(np.tile(_FULL_BAG, (tables, 1)), axis=1)
    nothing = np.zeros((tables, players, KINDS), np.int16)
    scenes = Scenes(
        needed=PHARAOH.ra_needed[players],
        tiles=nothing,
        up=suns,
        down=np.zeros_like(suns),
        centre=np.full(tables, FIRST_CENTRE_SUN, np.int16),
        points=np.full((tables, players), FIRST_POINTS, np.int16),
        epoch=np.ones(tables, np.int16),
        ra=np.zeros(tables, np.int16),
        undrawn=np.tile(np.array(COUNTS, np.int16), (tables, 1)),
        track=np.zeros((tables, KINDS), np.int16),
        mover=suns[..., 0].argmax(axis=1).astype(np.int16),
        drawing=np.zeros(tables, np.bool_),
        floor=chance.random(tables) < 0.5 if players > 2 else np.ones(tables, np.bool_),
    )
    return scenes, bags


def next_with_sun(scenes: Scenes, after: Ints) -> Ints:
    """By table, the next seat clockwise after `after` that has a face-up sun; `after` if none."""
    players = scenes.up.shape[1]
    order = (after[:, None] + np.arange(1, players + 1)) % players
    has = np.take_along_axis(scenes.up[..., 0] > 0, order, 1)
    return np.take_along_axis(order, has.argmax(axis=1)[:, None], 1)[:, 0].astype(np.int16)


def sell(scenes: Scenes, seat: Ints, slot: Ints) -> None:
    """`seat` pays with the sun of its `slot`, takes the lot and settles its disasters."""
    at = np.arange(len(scenes))
    own = with_lot(scenes.tiles[at, seat], scenes.track)
    scenes.tiles[at, seat] = own
    scenes.track[:] = 0
    paid = scenes.up[at, seat, slot].copy()
    scenes.up[at, seat, slot] = 0
    scenes.up[at, seat] = -np.sort(-scenes.up[at, seat], axis=1)
    down = scenes.down[at, seat]
    down[:, -1] = scenes.centre
    scenes.down[at, seat] = -np.sort(-down, axis=1)
    scenes.centre[:] = paid


def pass_turn(scenes: Scenes, after: Ints) -> None:
    """Pass the turn on from `after`; where no sun is left, end the epoch."""
    ended = np.flatnonzero(~scenes.up.any(axis=(1, 2)))
    scenes.mover[:] = next_with_sun(scenes, after)
    scenes.drawing[:] = False
    if len(ended):
        end_epoch(scenes, ended)


def end_epoch(scenes: Scenes, at: Numbers) -> None:
    """Score the tables `at` and begin the next epoch there, or end the game."""
    tiles, epoch = scenes.tiles[at], scenes.epoch[at]
    suns = -np.sort(-np.concatenate((scenes.up[at], scenes.down[at]), axis=2), axis=2)
    suns = suns[..., : scenes.up.shape[2]]
    gains = _epoch_points(tiles, suns, epoch == EPOCHS)
    points = scenes.points[at] + gains
    scenes.points[at] = np.where(scenes.floor[at, None], np.maximum(0, points), points)
    scenes.epoch[at] = epoch + 1
    scenes.ra[at] = 0
    scenes.track[at] = 0
    scenes.tiles[at] = np.where(_LOST & (epoch < EPOCHS)[:, None, None], 0, tiles)
    scenes.up[at] = suns
    scenes.down[at] = 0
    scenes.mover[at] = suns[..., 0].argmax(axis=1)
    scenes.drawing[at] = False


def _epoch_points(tiles: Ints, suns: Ints, last: Flags) -> Ints:
    floods = tiles[..., Tile.FLOOD]
    kinds = np.count_nonzero(tiles[..., _CIVILIZATION], axis=-1)
    gains = (
        GOD_POINTS * tiles[..., Tile.GOD]
        + GOLD_POINTS * tiles[..., Tile.GOLD]
        + _compare(tiles[..., Tile.PHARAOH], PHARAOHS_MOST, PHARAOHS_FEWEST)
        + np.where(floods > 0, floods + tiles[..., Tile.NILE], 0)
        + _CIVILIZATION_POINTS[kinds]
    )
    monuments = tiles[..., _MONUMENT]
    held = np.count_nonzero(monuments, axis=-1)
    more = _KIND_POINTS[held] + _ALIKE_POINTS[monuments].sum(axis=-1)
    more += _compare(suns.sum(axis=-1), SUNS_HIGHEST, SUNS_LOWEST)
    return (gains + np.where(last[:, None], more, 0)).astype(np.int16)


def _compare(values: Ints, most: int, fewest: int) -> Ints:
    high, low = values.max(axis=1, keepdims=True), values.min(axis=1, keepdims=True)
    points = np.where(values == high, most, np.where(values == low, fewest, 0))
    return np.where(high == low, 0, points)


def winners(scenes: Scenes) -> Floats:
    """[N, P]: 1 for the seat with the most points (of equals, with the highest sun), else 0."""
    rank = scenes.points.astype(np.float32) * 32 + scenes.up[..., 0]
    return (rank == rank.max(axis=1, keepdims=True)).astype(np.float32)
