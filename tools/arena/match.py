"""A match: who meets at a table, and how all its games went."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from ra.auction.setup import shuffled
from ra.game import Standing
from ra.record import Record, Seat
from tools.arena.table import Table
from tools.arena.tally import Tally

CHUNK = 4
"""Games handed to a process at a time."""

Tallies = dict[str, Tally]
"""By name."""


@dataclass(frozen=True, slots=True)
class Match:
    """Some games at one table. ValueError if a name is unknown, or there are too many players for
    the seats, or too few.

    `names`: who always plays; the match is about the first. `drawn`: from whom the players of the
    other seats are drawn, anew for each round and nobody twice.
    """

    names: tuple[str, ...]
    games: int
    table: Table
    seed: int = 1
    drawn: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for name in (*self.names, *self.drawn):
            self.table.player(name)
        fixed, players = len(self.names), self.table.players
        if not fixed <= players <= fixed + len(self.drawn):
            raise ValueError(f"{fixed + len(self.drawn)} players for {players} seats")

    def seated(self, number: int) -> list[str]:
        """The name at each seat.

        A round is as many games as there are seats: everybody sits everywhere once. Then they
        change neighbours.
        """
        players = self.table.players
        round_, step = divmod(number, players)
        chance = random.Random(f"seats {self.seed} {round_}")
        drawn = shuffled(self.drawn, chance)[: players - len(self.names)]
        order = self.table.seating([*self.names, *drawn], chance)
        return [order[(seat + step) % players] for seat in range(players)]


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went: its record, the standings, and by seat the seconds of each choice."""

    record: Record
    standings: Sequence[Standing]
    seconds: Sequence[Sequence[float]]


def play(match: Match, number: int) -> Played:
    """One game of a match."""
    table, names = match.table, match.seated(number)
    setup, opening = table.opening(match.seed, number)
    state, actions = table.game.start(setup), list(opening)
    for action in opening:
        state.apply(action)
    bots, chance = [table.player(name) for name in names], table.chance(match.seed, number)
    seconds: list[list[float]] = [[] for _ in names]
    while table.goes_on(state) and (seat := state.to_act) is not None:
        view, start = table.game.view(state), time.process_time()
        action = bots[seat].choose(view, table.budget, chance)
        seconds[seat].append(time.process_time() - start)
        state.apply(action)
        actions.append(action)
    seats = tuple(Seat(f"{name} {seat}") for seat, name in enumerate(names, 1))
    record = Record(table.game, setup, seats, tuple(actions))
    return Played(record, table.standings(state), seconds)


def tallied(match: Match, number: int) -> Tallies:
    """How everybody fared in one game; the match's own names come first."""
    names, played = match.seated(number), play(match, number)
    tallies = {name: Tally() for name in (*match.names, *names)}
    drawn = all(standing.place == 1 for standing in played.standings)
    for standing in played.standings:
        tallies[names[standing.seat]].seat(standing, drawn=drawn)
    for name, seconds, counts in zip(
        names, played.seconds, match.table.counts(played.record), strict=True
    ):
        tallies[name].times.extend(seconds)
        tallies[name].counts.update(counts)
    return tallies


def _tallied(match: Match, numbers: range) -> list[Tallies]:
    return [tallied(match, number) for number in numbers]


def games(match: Match, processes: int) -> Iterator[Tallies]:
    """The games of a match in order, whichever process plays them."""
    chunks = [range(at, min(at + CHUNK, match.games)) for at in range(0, match.games, CHUNK)]
    if processes == 1:
        for chunk in chunks:
            yield from _tallied(match, chunk)
        return
    with ProcessPoolExecutor(max_workers=processes) as pool:
        waiting = [pool.submit(_tallied, match, chunk) for chunk in chunks]
        try:
            for some in waiting:
                yield from some.result()
        finally:
            for some in waiting:
                some.cancel()


def together(some: Iterable[Tallies]) -> Tallies:
    """The sums of the tallies of some games."""
    total: Tallies = {}
    for tallies in some:
        for name, tally in tallies.items():
            total.setdefault(name, Tally()).add(tally)
    return total
