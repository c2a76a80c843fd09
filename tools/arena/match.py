"""A match: who meets, by which rules, on which deals."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from ra.auction import AUCTION, EDITIONS, Action, Setup, State, View
from ra.auction.events import EpochEnd, EpochScored
from ra.auction.setup import shuffled
from ra.bot import Budget
from ra.record import Record, Seat
from tools.arena.tally import Tally
from tools.pool import player

CHUNK = 10
"""Games handed to a process at a time."""

Tallies = dict[str, Tally]
"""By name."""


@dataclass(frozen=True, slots=True)
class Table:
    """By which rules a match is played. ValueError if the edition has no such game.

    `floor`: None for the edition's own rule. `hidden`: scores are kept secret. `simulations`: how
    many each player may use, None for its own number.
    """

    players: int = 4
    edition: str = "pharaoh"
    floor: bool | None = None
    hidden: bool = False
    simulations: int | None = None

    def __post_init__(self) -> None:
        self.setup(0)

    def setup(self, deal: int) -> Setup:
        """The set-up that a number stands for."""
        edition = EDITIONS[self.edition]
        return Setup.from_seed(
            edition, self.players, deal, floor=self.floor, open_scores=not self.hidden
        )


@dataclass(frozen=True, slots=True)
class Match:
    """Some games at one table. ValueError if there is nobody of some name.

    `names`: who sits there always, the first being whom the match is about. `drawn`: of whom the
    other seats are drawn, anew for each round and nobody twice.
    """

    names: tuple[str, ...]
    games: int
    table: Table = Table()
    seed: int = 1
    drawn: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for name in (*self.names, *self.drawn):
            player(name)
        fixed, players = len(self.names), self.table.players
        if not fixed <= players <= fixed + len(self.drawn):
            raise ValueError(f"{fixed + len(self.drawn)} players for {players} seats")

    def deal(self, game: int) -> int:
        """The number of the deal: each game has its own."""
        return self.seed * 1_000_003 + game

    def seated(self, game: int) -> list[str]:
        """The name at each seat.

        A round is as many games as there are seats: everybody sits everywhere once. Then they
        change neighbours.
        """
        players = self.table.players
        round_, step = divmod(game, players)
        chance = random.Random(f"seats {self.seed} {round_}")
        drawn = shuffled(self.drawn, chance)[: players - len(self.names)]
        order = shuffled([*self.names, *drawn], chance)
        return [order[(seat + step) % players] for seat in range(players)]


def play(match: Match, game: int) -> Tallies:
    """One game of a match; the match's own names come first."""
    names = match.seated(game)
    tallies = {name: Tally() for name in (*match.names, *names)}
    state = State.start(match.table.setup(match.deal(game)))
    for choice in _choices(state, match, game):
        tallies[names[choice.seat]].times.append(choice.seconds)
        for seat, suns in enumerate(choice.suns_left):
            tallies[names[seat]].suns_left += suns
    for standing in state.standings().standings:
        tallies[names[standing.seat]].seat(standing.place, standing.points)
    return tallies


def record(match: Match, game: int) -> Record:
    """The same game, to be looked at."""
    setup = match.table.setup(match.deal(game))
    actions = [choice.action for choice in _choices(State.start(setup), match, game)]
    seats = [Seat(f"{name} {seat}") for seat, name in enumerate(match.seated(game), 1)]
    return Record(AUCTION, setup, tuple(seats), tuple(actions))


@dataclass(frozen=True, slots=True)
class _Choice:
    """Who chose what, in how many seconds; `suns_left` by seat if that ended an epoch too early."""

    seat: int
    action: Action
    seconds: float
    suns_left: Sequence[int]


def _choices(state: State, match: Match, game: int) -> Iterator[_Choice]:
    """Play on to the end."""
    bots = [player(name) for name in match.seated(game)]
    # A stream of its own: the deal's would begin with the numbers that shuffled the bag.
    chance = random.Random(f"players {match.deal(game)}")
    budget = Budget(match.table.simulations)
    while (seat := state.to_act) is not None:
        view, start = View.of(state), time.perf_counter()
        action = bots[seat].choose(view, budget, chance)
        seconds = time.perf_counter() - start
        up = state.up
        told = state.apply(action)
        ended = any(isinstance(e, EpochScored) and e.reason is EpochEnd.RA_TRACK for e in told)
        yield _Choice(seat, action, seconds, [len(own) for own in up] if ended else ())


def _play_some(match: Match, games: range) -> list[Tallies]:
    return [play(match, game) for game in games]


def games(match: Match, processes: int) -> Iterator[Tallies]:
    """The games of a match one after the other, whoever plays them."""
    chunks = [range(at, min(at + CHUNK, match.games)) for at in range(0, match.games, CHUNK)]
    if processes == 1:
        for chunk in chunks:
            yield from _play_some(match, chunk)
        return
    with ProcessPoolExecutor(max_workers=processes) as pool:
        waiting = [pool.submit(_play_some, match, chunk) for chunk in chunks]
        try:
            for some in waiting:
                yield from some.result()
        finally:
            for some in waiting:
                some.cancel()


def together(some: Iterable[Tallies]) -> Tallies:
    """Games added up."""
    total: Tallies = {}
    for tallies in some:
        for name, tally in tallies.items():
            total.setdefault(name, Tally()).add(tally)
    return total
