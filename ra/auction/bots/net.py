"""The net that judges positions, in pure Python.

Floats are added one at a time: how `sum` rounds depends on the version of Python, and a choice must
be the same everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ra.auction.bots.features import (
    Block,
    Holding,
    LotGains,
    Suns,
    holding_after,
    others_block,
    standing_block,
    table_block,
    turn_block,
)
from ra.auction.bots.sketch import OVER, Row, Sketch
from ra.auction.bots.sums import added

_TILES, _STANDING, _SUNS, _TURN, _TABLE, _LOT, _OTHERS = 0, 18, 27, 44, 46, 59, 72
"""Where each block begins in the list of inputs (features.py)."""

Vector = list[float]


@dataclass(frozen=True, slots=True)
class Net:
    """The weights of a few small nets side by side, its members, each with one hidden layer.

    `first`: by input, a vector over the hidden units of all members; `bias`: the same, for no
    input. `second`: by member, two vectors over its own hidden units: one for the final points, one
    for the liking that `chances` turns into a chance to win; `offset`: by member, what is added to
    these two. `scale`: the points that an output of 1 stands for.
    """

    first: tuple[Vector, ...]
    bias: Vector
    second: tuple[tuple[Vector, Vector], ...]
    offset: tuple[tuple[float, float], ...]
    scale: float


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a net says of a position: by seat, the final `points` and the chance to `win`; in
    `members`, by member, the chances by seat as it alone sees them."""

    points: Sequence[float]
    win: Sequence[float]
    members: Sequence[Sequence[float]]


class Judgement:
    """Judges the positions of one decision. What they have in common is worked out only once."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._holdings: dict[Row, tuple[Holding, Vector]] = {}
        self._suns: dict[tuple[object, ...], tuple[Suns, list[Vector]]] = {}
        self._tables: dict[tuple[object, ...], Vector] = {}

    def opinion(self, sketch: Sketch) -> Opinion:
        """What the net says of a position; of a game that is over, its result."""
        if sketch.epoch == OVER:
            return self._final(sketch)
        said = [self._out(hidden) for hidden in self._hidden(sketch)]
        count = len(self._net.second)
        points = [_mean([own for own, _ in seat]) * self._net.scale for seat in said]
        members = [chances([seat[member][1] for seat in said]) for member in range(count)]
        win = [_mean([chance[seat] for chance in members]) for seat in range(len(said))]
        return Opinion(points, win, members)

    def _hidden(self, sketch: Sketch) -> Iterator[Vector]:
        """By seat, the sums that arrive at the hidden units."""
        held = [self._holding(row) for row in sketch.rows]
        holdings = [holding for holding, _ in held]
        suns, sun_parts = self._sun_parts(sketch)
        table = self._table(sketch)
        lot = None
        if any(sketch.track):
            after = [self._holding(holding_after(sketch, at))[0] for at in range(len(held))]
            lot = LotGains(sketch, holdings, after)
        for seat, (_, part) in enumerate(held):
            hidden = [a + b + c for a, b, c in zip(part, sun_parts[seat], table, strict=True)]
            hidden = self._add(hidden, standing_block(sketch.points, holdings, seat), _STANDING)
            hidden = self._add(hidden, turn_block(sketch, seat), _TURN)
            if lot is not None:
                hidden = self._add(hidden, lot.block(seat, suns.tops[seat]), _LOT)
            yield self._add(hidden, others_block(sketch, holdings, lot, seat), _OTHERS)

    def _final(self, sketch: Sketch) -> Opinion:
        winner = sketch.winner
        win = [1.0 if seat == winner else 0.0 for seat in range(len(sketch.points))]
        points = [float(points) for points in sketch.points]
        return Opinion(points, win, [win] * len(self._net.second))

    def _add(self, hidden: Vector, block: Block, start: int) -> Vector:
        for place, value in enumerate(block, start):
            if value:
                weights = self._net.first[place]
                hidden = [had + value * weight for had, weight in zip(hidden, weights, strict=True)]
        return hidden

    def _out(self, hidden: Vector) -> list[Vector]:
        """By member, the points in units of `scale`, and the liking to win."""
        out, start = [], 0
        for vectors, offsets in zip(self._net.second, self._net.offset, strict=True):
            own = hidden[start : start + len(vectors[0])]
            start += len(own)
            said = []
            for weights, offset in zip(vectors, offsets, strict=True):
                total = offset
                for value, weight in zip(own, weights, strict=True):
                    if value > 0:
                        total += value * weight
                said.append(total)
            out.append(said)
        return out

    def _holding(self, row: Row) -> tuple[Holding, Vector]:
        if row not in self._holdings:
            holding = Holding(row)
            self._holdings[row] = holding, self._add(self._net.bias, holding.block, _TILES)
        return self._holdings[row]

    def _sun_parts(self, sketch: Sketch) -> tuple[Suns, list[Vector]]:
        key = (sketch.up, sketch.down, sketch.centre)
        if key not in self._suns:
            suns = Suns(*key)
            nothing = [0.0] * len(self._net.bias)
            self._suns[key] = suns, [self._add(nothing, block, _SUNS) for block in suns.blocks]
        return self._suns[key]

    def _table(self, sketch: Sketch) -> Vector:
        suns = sum(map(len, sketch.up))
        key = (sketch.epoch, sketch.ra, sketch.undrawn, suns, sketch.drawing)
        if key not in self._tables:
            nothing = [0.0] * len(self._net.bias)
            self._tables[key] = self._add(nothing, table_block(sketch), _TABLE)
        return self._tables[key]


def _mean(values: Sequence[float]) -> float:
    return added(values) / len(values)


def chances(likings: Sequence[float]) -> list[float]:
    """Chances to win by seat, 1 in all: much like a softmax of the likings, but made of operations
    that give the same bits everywhere."""
    weights, total = [], 0.0
    for liking in likings:
        root = liking / 4 + math.sqrt(1 + liking * liking / 16)
        weight = (root * root) * (root * root)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
