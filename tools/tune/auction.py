"""Tune a greedy player's tastes by letting it play against others and its own earlier selves.

    python -m tools.tune.auction --generations 100 --seed 1
    python -m tools.tune.auction --start cautious --players 3 4 5 --against greedy keen --seed 2

An evolution strategy: each generation tries tastes around the present ones, all on the same deals
in the same seats with the same opponents, and moves to the mean of the best. Every few generations
the present tastes join the opponents. The same command gives the same tastes.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from pprint import pformat

from ra.auction import EDITIONS, Setup, State
from ra.auction.bots.greedy import GreedyBot
from ra.auction.bots.tastes import PLAIN, Tastes
from tools.pool.auction import POOL

CAUTIOUS = Tastes(
    god=3.0,
    pharaoh=1.0,
    dry_nile=0.5,
    nile=1.5,
    monument=(1.0, 1.0, 3.0, 4.0, 4.0),
    fear=1.5,
    lowest=3.0,
    highest=6.0,
    face_up=1.0,
    late=0.5,
    alone=0.5,
)
STARTS = {"plain": PLAIN, "cautious": CAUTIOUS}
"""Where a tuning can begin."""
TRIED = 24
"""Tastes tried in a generation; the best quarter makes the next."""
JOINS = 5
"""Generations after which the present tastes join the opponents."""
SPREAD = 0.35
"""How far the first generation looks around, as a part of each number, or of 1 if that is more."""
MARGIN = 60.0
"""Points ahead of the others' mean that count as much as a win."""

Numbers = list[float]
"""Tastes as one row of numbers, tuples spread out."""


def numbers(tastes: Tastes) -> Numbers:
    """The row of numbers of these tastes."""
    row: Numbers = []
    for value in astuple(tastes):
        row += value if isinstance(value, tuple) else (value,)
    return row


def tastes_of(row: Sequence[float]) -> Tastes:
    """The tastes of a row of numbers, rounded to what matters."""
    left = [round(number, 2) + 0.0 for number in row]
    values: dict[str, float | tuple[float, ...]] = {}
    for field in fields(Tastes):
        plain = getattr(PLAIN, field.name)
        if isinstance(plain, tuple):
            values[field.name] = tuple(left[: len(plain)])
            del left[: len(plain)]
        else:
            values[field.name] = left.pop(0)
    return Tastes(**values)  # type: ignore[arg-type]


def play(bots: Sequence[GreedyBot], deal: int) -> list[float]:
    """One game on this deal: by seat, 1 for a win plus a part of a win for its lead, below zero for
    a lag."""
    state = State.start(Setup.from_seed(EDITIONS["pharaoh"], len(bots), deal))
    while (seat := state.to_act) is not None:
        state.push(bots[seat].act(state, state.drawn < len(state.bag)))
    total, others = sum(state.points), len(bots) - 1
    score = [(points - (total - points) / others) / MARGIN for points in state.points]
    score[state.standings().standings[0].seat] += 1.0
    return score


@dataclass
class Tuning:
    """The search under way: the present tastes, how far it looks, and whom it plays against."""

    mean: Numbers
    spread: Numbers
    opponents: list[GreedyBot]
    players: Sequence[int]
    deals: int
    chance: random.Random
    games: int = 0

    @classmethod
    def begin(
        cls, start: Tastes, opponents: Sequence[GreedyBot], players: Sequence[int], deals: int,
        seed: int,
    ) -> Tuning:  # fmt: skip
        """A search from `start`; `deals`: how many each of a generation plays."""
        row = numbers(start)
        spread = [SPREAD * max(1.0, abs(number)) for number in row]
        return cls(row, spread, list(opponents), players, deals, random.Random(seed))

    @property
    def tastes(self) -> Tastes:
        """The present tastes."""
        return tastes_of(self.mean)

    def generation(self) -> float:
        """Try tastes, and move to the mean of the best. Returns how much more than all of them the
        best quarter scored, on average."""
        tried = [self._around() for _ in range(TRIED // 2)]
        rows = [row for noise in tried for row in (self._moved(noise, 1), self._moved(noise, -1))]
        scores = self._scores([GreedyBot(tastes_of(row)) for row in rows])
        best = sorted(range(TRIED), key=lambda one: -scores[one])[: TRIED // 4]
        self._move([rows[one] for one in best])
        return sum(scores[one] for one in best) / len(best) - sum(scores) / len(scores)

    def join(self) -> None:
        """Let the present tastes play against those to come."""
        self.opponents.append(GreedyBot(self.tastes))

    def _around(self) -> Numbers:
        return [self.chance.gauss(0.0, spread) for spread in self.spread]

    def _moved(self, noise: Numbers, side: int) -> Numbers:
        return [own + side * more for own, more in zip(self.mean, noise, strict=True)]

    def _scores(self, bots: Sequence[GreedyBot]) -> Numbers:
        scores = [0.0] * len(bots)
        for _ in range(self.deals):
            players = self.players[int(self.chance.random() * len(self.players))]
            others = [self._opponent() for _ in range(players - 1)]
            deal = int(self.chance.random() * 2**40)
            seat = int(self.chance.random() * players)
            for one, bot in enumerate(bots):
                table = [*others[:seat], bot, *others[seat:]]
                scores[one] += play(table, deal)[seat] / self.deals
            self.games += len(bots)
        return scores

    def _opponent(self) -> GreedyBot:
        return self.opponents[int(self.chance.random() * len(self.opponents))]

    def _move(self, best: Sequence[Numbers]) -> None:
        """Move to the mean of the best; the spread goes a fifth of the way to their distance from
        where the search was."""
        for at, values in enumerate(zip(*best, strict=True)):
            mean = sum(values) / len(values)
            apart = math.sqrt(sum((v - self.mean[at]) ** 2 for v in values) / len(values))
            self.mean[at] = mean
            self.spread[at] = 0.8 * self.spread[at] + 0.2 * apart


def rate(one: Tastes, others: Tastes, games: int, players: int = 4) -> float:
    """The part of games that `one` wins against copies of `others`."""
    wins = 0
    for game in range(games):
        table = [GreedyBot(others)] * players
        table[game % players] = GreedyBot(one)
        wins += play(table, game)[game % players] >= 1.0
    return wins / games


def greedy(name: str) -> GreedyBot:
    """The greedy player of a name in the pool. ValueError if there is no such greedy player."""
    bot = POOL.get(name)
    if not isinstance(bot, GreedyBot):
        raise ValueError(f"{name!r} is no greedy player of the pool")
    return bot


def main(arguments: Sequence[str] | None = None) -> None:
    """Tune as a command line says, print the way there and the tastes found."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.tune.auction",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--deals", type=int, default=80, help="that each of a generation plays")
    parser.add_argument("--start", choices=STARTS, default="plain")
    parser.add_argument("--against", nargs="+", default=["greedy"], help="names of tools/pool")
    parser.add_argument("--players", nargs="+", type=int, default=[4])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        opponents = [greedy(name) for name in given.against]
    except ValueError as error:
        parser.error(str(error))
    start = STARTS[given.start]
    tuning = Tuning.begin(start, opponents, given.players, given.deals, given.seed)
    for number in range(1, given.generations + 1):
        gain = tuning.generation()
        if number % JOINS == 0:
            tuning.join()
            won = ", ".join(
                f"{rate(tuning.tastes, other, 200):.0%} of three {name}"
                for name, other in (("plain", PLAIN), ("untuned", start))
            )
            print(f"{number}: the best gained {gain:.3f}; wins {won}", flush=True)
    print(f"{tuning.games} games, {time.process_time():.0f} s of one processor")
    print(pformat(tuning.tastes))


if __name__ == "__main__":
    main()
