"""Learning: play, learn from what was played, play better."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.train.features import Floats, count
from tools.train.net import Net, Teacher
from tools.train.play import Party
from tools.train.styles import PLAIN

BATCH = 512
"""Positions learned from at a time."""


@dataclass(frozen=True)
class Plan:
    """How much is played and learned.

    A generation is `games` games; before anything is learned, `first` games are played by price
    lists. A part of their positions, `keep`, is learned from for `memory` generations, in `steps`
    steps per generation. `trust`: how much the end of a game counts against what the net says a
    turn later. Seats go by one member of the net, some by one of the net as it was `back`
    generations ago.
    """

    generations: int = 90
    games: int = 2000
    first: int = 6000
    keep: float = 0.08
    memory: int = 12
    steps: int = 400
    trust: float = 0.95
    back: int = 8
    members: int = 3
    hidden: int = 32

    @property
    def total(self) -> int:
        """How many games are played for a net."""
        return self.first + (self.generations - 1) * self.games

    def rate(self, generation: int) -> float:
        """The learning rate, which falls towards the end."""
        done = generation / self.generations
        return 1e-3 if done < 0.4 else 4e-4 if done < 0.65 else 1.5e-4 if done < 0.85 else 5e-5


Batch = tuple[Floats, Floats, Floats, Floats]
"""Features, points, wins, and which members learn from them."""


class School:
    """Learns to judge the games of so many players."""

    def __init__(self, players: int, seed: int, plan: Plan, net: Net | None = None) -> None:
        self.players = players
        self.plan = plan
        self.seed = seed
        self.chance = np.random.default_rng((seed, players))
        self.fresh = net is None
        self.net = net or Net.fresh(count(players), plan.members, plan.hidden, self.chance)
        self.earlier: list[Net] = []
        self._teacher = Teacher(self.net)
        self._memory: list[Batch] = []

    def learn(self, tell: Callable[[int, School, tuple[float, float]], None]) -> Net:
        """Go through all generations; after each, `tell` gets its number and the losses."""
        for generation in range(self.plan.generations):
            self._play(generation)
            losses = self._study(generation)
            self.earlier.append(self.net.copy())
            tell(generation, self, losses)
        return self.net

    def _play(self, generation: int) -> None:
        plan = self.plan
        plain = self.fresh and generation == 0
        nets = [] if plain else [net.alone(self._member()) for net in self._judges()]
        seed = int(self.chance.integers(1 << 62))
        tables = plan.first if plain else plan.games
        party = Party(self.players, tables, nets, seed, plan.keep)
        party.play()
        lessons = party.lessons(1.0 if plain else plan.trust)
        features = np.concatenate(lessons.features)
        whose = self.chance.random((len(features), plan.members)) < 0.7
        batch = (
            features,
            np.concatenate(lessons.points),
            np.concatenate(lessons.wins),
            whose.astype(np.float32),
        )
        kept = [] if generation == 3 and self.fresh else self._memory
        self._memory = [*kept, batch][-plan.memory :]

    def _judges(self) -> list[Net]:
        return [self.net, *self.earlier[-self.plan.back :][:1]]

    def _member(self) -> int:
        return int(self.chance.integers(self.plan.members))

    def _study(self, generation: int) -> tuple[float, float]:
        plan = self.plan
        sizes = np.array([len(batch[0]) for batch in self._memory])
        rate = plan.rate(generation)
        losses = []
        for _ in range(plan.steps * (6 if generation == 0 else 1)):
            which = self.chance.choice(len(sizes), p=sizes / sizes.sum())
            features, points, wins, whose = self._memory[which]
            at = self.chance.integers(0, len(features), BATCH)
            seen = features[at].astype(np.float32)
            losses.append(self._teacher.teach(seen, points[at], wins[at], whose[at], rate))
        points_loss, wins_loss = np.mean(losses, axis=0)
        return float(points_loss), float(wins_loss)


def duel(
    players: int, net: Net, rival: Net | None, games: int, seed: int, by_table: bool = False
) -> tuple[float, float]:
    """How often a seat that plays by `net` wins if all others play by `rival`, or by price lists if
    that is None; and its mean points. `by_table`: the others bid by the table of values."""
    party = Party(players, games, [net] if rival is None else [net, rival], seed, 0.0)
    at, seat = np.arange(games), np.arange(games) % players
    styles = party.styles
    styles.net[:] = PLAIN if rival is None else 1
    styles.by_table[:] = by_table
    styles.net[at, seat] = 0
    styles.by_table[at, seat] = False
    for quirk in (styles.eager, styles.thrift, styles.heat, styles.fancy):
        quirk[:] = 0
    party.play()
    return float(party.final_wins[at, seat].mean()), float(party.final_points[at, seat].mean())


def clock() -> Callable[[], float]:
    """A function that tells the seconds since this call."""
    began = time.perf_counter()
    return lambda: time.perf_counter() - began
