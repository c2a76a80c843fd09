"""What the net is told of a position, for many tables at once.

The same numbers as ra/auction/bots/features.py, which players use; a test compares the two.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ra.auction.scoring import CIVILIZATION_POINTS, MONUMENT_KIND_POINTS, MONUMENT_SET_POINTS
from ra.auction.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS, TILES, Tile

# Of 16, 32 and 1 bits: only said here, as type checkers can't follow what operations make of them.
Ints = NDArray[Any]
Floats = NDArray[Any]
Flags = NDArray[Any]

KINDS = len(TILES)
_CIVILIZATION = slice(CIVILIZATIONS[0], CIVILIZATIONS[-1] + 1)
_MONUMENT = slice(MONUMENTS[0], MONUMENTS[-1] + 1)
_DISASTER = slice(DISASTERS[0], DISASTERS[-1] + 1)
_CIVILIZATION_POINTS = np.array(CIVILIZATION_POINTS, np.float32)
_KIND_POINTS = np.array(MONUMENT_KIND_POINTS, np.float32)
_ALIKE_POINTS = np.array([*MONUMENT_SET_POINTS, 15, 15, 15], np.float32)
_ALIKE_FACE = _ALIKE_POINTS + np.array([0, 0, 0.5, 0, 0, 0, 0, 0, 0], np.float32)
_LOSS = np.array([9, 1, 0.5, 5, 5, 5, 5, 5, 5], np.float32)
"""What the loss of a monument costs, by how many alike are held."""


@dataclass
class Scenes:
    """Positions between two actions: N tables of P seats.

    `tiles` [N, P, kinds], `up` and `down` [N, P, most suns] highest first and 0 for none, `centre`
    [N], `points` [N, P], `epoch` and `ra` [N], `undrawn` and `track` [N, kinds], `mover` [N] the
    seat whose turn it is, `drawing` [N] whether it is about to draw, `floor` [N].
    """

    needed: int
    tiles: Ints
    up: Ints
    down: Ints
    centre: Ints
    points: Ints
    epoch: Ints
    ra: Ints
    undrawn: Ints
    track: Ints
    mover: Ints
    drawing: Flags
    floor: Flags

    def take(self, at: NDArray[Any]) -> Scenes:
        """The tables of these numbers, copied."""
        arrays = {f.name: getattr(self, f.name)[at] for f in fields(self) if f.name != "needed"}
        return Scenes(self.needed, **arrays)

    def put(self, at: NDArray[Any], scenes: Scenes) -> None:
        """Replace the tables of these numbers by `scenes`."""
        for field in fields(self):
            if field.name != "needed":
                getattr(self, field.name)[at] = getattr(scenes, field.name)

    def __len__(self) -> int:
        return len(self.centre)


DRAWING = 55
"""The index of the feature which says that the seat to move is about to draw."""


def _sum(values: NDArray[Any]) -> Floats:
    """The sum over the last, short axis: a product is faster than `sum`."""
    return values.astype(np.float32) @ np.ones(values.shape[-1], np.float32)


def _kinds(counts: Ints) -> Ints:
    """How many kinds are held, over the last axis."""
    return _sum(counts > 0).astype(np.int16)


def face(tiles: Ints) -> Floats:
    """A plain estimate of the points that tiles [..., kinds] are good for."""
    floods = tiles[..., Tile.FLOOD]
    civilizations = _kinds(tiles[..., _CIVILIZATION])
    monuments = tiles[..., _MONUMENT]
    kinds = _kinds(monuments)
    plain = (
        2.0 * tiles[..., Tile.GOD] + 3.0 * tiles[..., Tile.GOLD] + 1.5 * tiles[..., Tile.PHARAOH]
    )
    river = floods + tiles[..., Tile.NILE] * np.where(floods > 0, 1.0, 0.5)
    sets = _sum(_ALIKE_FACE[monuments])
    total = plain + river + _CIVILIZATION_POINTS[civilizations] + _KIND_POINTS[kinds] + sets
    return total.astype(np.float32)


def with_lot(tiles: Ints, lot: Ints) -> Ints:
    """Tiles [N, ..., kinds] once the lot [N, kinds] has joined them and disasters are settled."""
    shape = (len(lot), *(1,) * (tiles.ndim - 2), KINDS)
    after = tiles + lot.reshape(shape)
    after[..., _DISASTER] = 0
    struck = np.flatnonzero(lot[:, _DISASTER].any(axis=1))
    if len(struck):
        after[struck] = _settled(after[struck], lot[struck])
    return after


def _settled(tiles: Ints, lot: Ints) -> Ints:
    own = tiles.reshape(len(lot), -1, KINDS)
    lost = 2 * lot[:, Tile.FUNERAL, None]
    own[..., Tile.PHARAOH] -= np.minimum(lost, own[..., Tile.PHARAOH])
    lost = 2 * lot[:, Tile.DROUGHT, None]
    floods = np.minimum(lost, own[..., Tile.FLOOD])
    own[..., Tile.FLOOD] -= floods
    own[..., Tile.NILE] -= np.minimum(lost - floods, own[..., Tile.NILE])
    wars, quakes = 2 * lot[:, Tile.WAR], 2 * lot[:, Tile.EARTHQUAKE]
    for turn in range(int(max(wars.max(), quakes.max()))):
        civilizations = own[..., _CIVILIZATION]
        _lose_one(civilizations, civilizations, wars > turn)
        monuments = own[..., _MONUMENT]
        _lose_one(monuments, 10 - _LOSS[monuments], quakes > turn)
    return own.reshape(tiles.shape)


def _lose_one(counts: Ints, liking: NDArray[Any], struck: Flags) -> None:
    """Take away one tile of the held kind with the highest `liking`, the first of equals."""
    held = np.where(counts > 0, liking, -1)
    kind = held.argmax(axis=-1)[..., None]
    loses = struck[:, None] & (counts.sum(axis=-1) > 0)
    left = np.take_along_axis(counts, kind, -1) - loses[..., None].astype(counts.dtype)
    np.put_along_axis(counts, kind, left, -1)


def count(players: int) -> int:
    """How many features a seat has."""
    return 72 + 4 * (players - 1)


def features(scenes: Scenes) -> Floats:
    """[N, P, features], each seat's own side first."""
    tiles, up, down = scenes.tiles, scenes.up, scenes.down
    number, players, _ = tiles.shape
    result = np.zeros((number, players, count(players)), np.float32)
    columns = iter(range(result.shape[2]))

    def put(value: NDArray[Any] | float) -> None:
        result[:, :, next(columns)] = value

    def put_table(value: NDArray[Any]) -> None:
        result[:, :, next(columns)] = value[:, None]

    # the seat's tiles
    floods, niles = tiles[..., Tile.FLOOD], tiles[..., Tile.NILE]
    pharaohs = tiles[..., Tile.PHARAOH]
    civilization, monuments = tiles[..., _CIVILIZATION], tiles[..., _MONUMENT]
    kinds = _kinds(civilization)
    monument_kinds = _kinds(monuments)
    put(tiles[..., Tile.GOD] / 3)
    put(tiles[..., Tile.GOLD] / 3)
    put(pharaohs / 5)
    put(niles / 5)
    put(floods / 3)
    put(floods > 0)
    put(niles * (floods > 0) / 5)
    for least in range(1, 6):
        put(kinds >= least)
    put((_sum(civilization) - kinds) / 3)
    put(monument_kinds / 8)
    put(_KIND_POINTS[monument_kinds] / 15)
    put(_sum(monuments == 2) / 3)
    put(_sum(_ALIKE_POINTS[monuments]) / 10)
    put(_sum(monuments) / 8)
    # where it stands
    points = scenes.points.astype(np.float32)
    worth = face(tiles)
    standing = points + worth
    best_points, best_standing = _best_other(points), _best_other(standing)
    put(points / 20)
    put((points - best_points) / 20)
    put(worth / 20)
    put((standing - best_standing) / 20)
    others = (_sum(standing)[:, None] - standing) / (players - 1)
    put((standing - others) / 20)
    # pharaohs
    most, fewest = _best_other(pharaohs), -_best_other(-pharaohs)
    put(np.clip((pharaohs - most) / 4, -1, 1))
    put(np.clip((pharaohs - fewest) / 4, -1, 1))
    put(pharaohs >= most)
    put(pharaohs <= fewest)
    # suns
    has = up > 0
    suns = _sum(has)
    all_up = _sum(suns)[:, None]
    theirs = all_up - suns
    beaten = _beaten(up)
    top = beaten[..., 0] * (suns > 0)
    put(suns / 4)
    put(suns == 0)
    put(suns == 1)
    for slot in range(4):
        put(beaten[..., slot] if slot < beaten.shape[2] else 0.0)
    put(theirs / 12)
    put((_sum(suns > 0)[:, None] - (suns > 0)) / 4)
    put(theirs == 0)
    put(top >= 1)
    totals = _sum(up) + _sum(down)
    put(totals * players / np.maximum(1, _sum(totals)[:, None]) - 1)
    put(np.clip((totals - _best_other(totals)) / 15, -1, 1))
    put(np.clip((totals + _best_other(-totals)) / 15, -1, 1))
    highest = np.maximum(up[..., 0], down[..., 0])
    put_table(scenes.centre / 13)
    put(highest / 13)
    put(_sum(down > 0) / 4)
    # whose turn
    distance = (np.arange(players) - scenes.mover[:, None]) % players
    put(distance == 0)
    put(distance / players)
    # the table
    total = _sum(scenes.undrawn)
    ras = scenes.undrawn[:, Tile.RA]
    plain = total - ras
    now = (scenes.needed - scenes.ra) * plain / (ras + 1)
    put_table(scenes.epoch == 2)
    put_table(scenes.epoch == 3)
    put_table(now / 30)
    put_table((scenes.needed - scenes.ra) / 10)
    put_table(scenes.ra + 1 >= scenes.needed)
    put_table(ras / np.maximum(1, total))
    put_table(all_up[:, 0] / 12)
    put_table(np.minimum(now / (all_up[:, 0] + 0.5), 8) / 8)
    put_table(scenes.floor)
    assert next(columns) == DRAWING
    result[:, :, DRAWING] = scenes.drawing[:, None]
    still = np.maximum(1, plain)
    put_table(10 * scenes.undrawn[:, Tile.FLOOD] / still)
    put_table(5 * scenes.undrawn[:, Tile.PHARAOH] / still)
    put_table(10 * _sum(scenes.undrawn[:, _DISASTER]) / still)
    # the lot
    lot = scenes.track
    size = _sum(lot)
    gain = np.zeros((number, players), np.float32)
    filled = np.flatnonzero(size)
    if len(filled):
        gain[filled] = face(with_lot(tiles[filled], lot[filled])) - worth[filled]
    rivals = np.where(suns > 0, gain, 0)
    best = _best_other(rivals)
    put_table(size / 8)
    put_table(size >= 8)
    put(gain / 10)
    put(best / 10)
    put((_sum(rivals)[:, None] - rivals) / (10 * (players - 1)))
    put(top * gain / 10)
    put(_sum((lot[:, None, _CIVILIZATION] > 0) & (civilization == 0)) / 3)
    put(_sum((lot[:, None, _MONUMENT] > 0) & (monuments == 0)) / 3)
    put_table(lot[:, Tile.PHARAOH] / 3)
    put_table(lot[:, Tile.NILE] / 3)
    put_table(lot[:, Tile.FLOOD] / 2)
    put_table((lot[:, Tile.GOLD] + lot[:, Tile.GOD]) / 2)
    put_table(_sum(lot[:, _DISASTER]) / 2)
    # the others, clockwise
    for step in range(1, players):
        other = (np.arange(players) + step) % players
        put((standing[:, other] - standing) / 20)
        put(suns[:, other] / 4)
        put(up[:, other, 0] > up[..., 0])
        put(gain[:, other] / 10)
    assert next(columns, None) is None
    return result


def _best_other(values: NDArray[Any]) -> NDArray[Any]:
    """[N, P]: the highest value among the other seats."""
    ordered = np.sort(values, axis=1)
    return np.where(values == ordered[:, -1:], ordered[:, -2:-1], ordered[:, -1:])


def _beaten(up: Ints) -> Floats:
    """[N, P, suns]: the part of the others' face-up suns that each is higher than; 1 if they have
    none; 0 for no sun."""
    number, players, most = up.shape
    flat = up.reshape(number, 1, players * most)
    lower = (up.reshape(number, players * most, 1) > flat) & (flat > 0)
    below = _sum(lower).reshape(number, players, most)
    held = _sum(up > 0)
    # of the seat's own suns, all that come after are lower
    mine = np.maximum(0, held[..., None] - 1 - np.arange(most, dtype=np.float32))
    theirs = _sum(held)[:, None] - held
    part = np.where(theirs[..., None] > 0, (below - mine) / np.maximum(1, theirs)[..., None], 1)
    return (part * (up > 0)).astype(np.float32)
