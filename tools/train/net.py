"""The net: features of a seat in, its final points and its chance to win out.

It is a few small nets side by side that have learned from different games: the mean of what they
say is better than what one says, and how far they differ tells how sure it is.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.train.features import Floats

POINTS = 20.0
"""How many points the net counts as 1."""


@dataclass
class Net:
    """Two layers for each of M members; the same weights for every seat of a table.

    `first` [features, M * hidden], `bias` [M * hidden], `second` [M, hidden, 2] (points, liking to
    win), `offset` [M, 2].
    """

    first: Floats
    bias: Floats
    second: Floats
    offset: Floats

    @classmethod
    def fresh(cls, features: int, members: int, hidden: int, chance: np.random.Generator) -> Net:
        """A net that has learned nothing."""
        first = chance.normal(0, (2 / features) ** 0.5, (features, members * hidden))
        second = chance.normal(0, 0.1 / hidden**0.5, (members, hidden, 2))
        return cls(
            first.astype(np.float32),
            np.zeros(members * hidden, np.float32),
            second.astype(np.float32),
            np.tile(np.array([1.5, 0], np.float32), (members, 1)),
        )

    @property
    def arrays(self) -> list[Floats]:
        """All weights."""
        return [self.first, self.bias, self.second, self.offset]

    @property
    def members(self) -> int:
        """M."""
        return len(self.offset)

    def copy(self) -> Net:
        """A copy, which learns no more."""
        return Net(*(array.copy() for array in self.arrays))

    def alone(self, member: int) -> Net:
        """One member, as a net: it plays about as well as all of them, three times as fast."""
        hidden = self.second.shape[1]
        part = slice(member * hidden, (member + 1) * hidden)
        one = slice(member, member + 1)
        return Net(self.first[:, part], self.bias[part], self.second[one], self.offset[one]).copy()

    def hidden(self, features: Floats) -> Floats:
        """[M, N * P, hidden], of features [N, P, features]."""
        flat = features.reshape(-1, features.shape[-1])
        hidden = flat @ self.first
        hidden += self.bias
        np.maximum(hidden, 0, out=hidden)
        return hidden.reshape(len(flat), self.members, -1).transpose(1, 0, 2)

    def said(self, hidden: Floats, players: int) -> tuple[Floats, Floats]:
        """What each member says: points (1 is POINTS) and liking to win, [M, N, P]."""
        out = hidden @ self.second + self.offset[:, None]
        out = out.reshape(self.members, -1, players, 2)
        return out[..., 0], out[..., 1]

    def values(self, features: Floats) -> tuple[Floats, Floats]:
        """Final points and chances to win, both [N, P], of features [N, P, features]."""
        points, liking = self.said(self.hidden(features), features.shape[1])
        return points.mean(axis=0) * POINTS, chances(liking).mean(axis=0)


def weight(liking: Floats) -> Floats:
    """How much a liking counts: close to its exponential, but by operations that give the same
    result on every machine."""
    root = liking / 4 + np.sqrt(1 + liking * liking / 16)
    return (root * root) ** 2


def chances(liking: Floats) -> Floats:
    """Chances to win, over the last axis."""
    weights = weight(liking)
    return weights / weights.sum(axis=-1, keepdims=True)


class Teacher:
    """Adam, on the squared error of points and the cross entropy of who wins."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._mean = [np.zeros_like(array) for array in net.arrays]
        self._square = [np.zeros_like(array) for array in net.arrays]
        self._steps = 0

    def teach(
        self, features: Floats, points: Floats, wins: Floats, whose: Floats, rate: float
    ) -> tuple[float, float]:
        """Take one step; returns the mean losses: squared points (in squares of POINTS), and cross
        entropy.

        `whose` [N, M]: 1 where a member learns from a table, else 0.
        """
        gradients, losses = self.gradients(features, points, wins, whose)
        self._step(gradients, rate)
        return losses

    def gradients(
        self, features: Floats, points: Floats, wins: Floats, whose: Floats
    ) -> tuple[list[Floats], tuple[float, float]]:
        """The gradients of half the squared error plus the cross entropy; and the losses."""
        net = self.net
        tables, players, count = features.shape
        flat = features.reshape(-1, count)
        hidden = net.hidden(features)
        said, liking = net.said(hidden, players)
        chance = chances(liking)
        error = said - points / POINTS
        slope = np.stack((error, (chance - wins) / np.sqrt(1 + liking * liking / 16)), axis=-1)
        slope *= (whose.T / (tables * players))[..., None, None]
        slope = slope.reshape(net.members, -1, 2)
        back = slope @ net.second.transpose(0, 2, 1)
        back *= hidden > 0
        back = back.transpose(1, 0, 2).reshape(len(flat), -1)
        gradients = [
            flat.T @ back,
            back.sum(axis=0),
            hidden.transpose(0, 2, 1) @ slope,
            slope.sum(axis=1),
        ]
        entropy = -(wins * np.log(np.maximum(chance, 1e-9))).sum(axis=-1).mean()
        return gradients, (float((error * error).mean()), float(entropy))

    def _step(self, gradients: list[Floats], rate: float) -> None:
        self._steps += 1
        fix = rate * (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for array, gradient, mean, square in zip(
            self.net.arrays, gradients, self._mean, self._square, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            array -= fix * mean / (np.sqrt(square) + 1e-8)
