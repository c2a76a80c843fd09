"""Let computer players play each other and tell how they fare.

    python tools/arena.py adept greedy greedy greedy --games 1000
    python tools/arena.py adept:rivalry=0.5 adept adept --edition 1999

Each game is a new deal; the seats move on by one from game to game, so that every player sits
everywhere equally often. The same seed gives the same games. A name is a level of the computer,
`random` or `greedy`; numbers of a level's judgement (ra/auction/bots/numbers.py) may follow it.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields, replace

from ra.auction import EDITIONS, Setup, State, View
from ra.auction.bots import BOTS, Bot, Budget
from ra.auction.bots.adept import Adept
from ra.auction.bots.sparring import GreedyBot, RandomBot

POOL: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot(), **BOTS}
PROCESSES = 2
CHUNK = 10
"""Games handed to a process at a time."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: names of players, how many games, from which seed, by which rules."""

    names: tuple[str, ...]
    games: int
    seed: int = 1
    edition: str = "pharaoh"
    simulations: int | None = None


@dataclass(slots=True)
class Tally:
    """How one name fared, over all the seats it had."""

    seats: int = 0
    wins: int = 0
    points: int = 0
    winning_points: int = 0
    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Tally) -> None:
        """Take the games of `other` in."""
        for field in fields(Tally):
            mine, theirs = getattr(self, field.name), getattr(other, field.name)
            joined = max(mine, theirs) if field.name == "longest" else mine + theirs
            setattr(self, field.name, joined)


def bot(name: str) -> Bot:
    """The player of a name, as `adept` or `adept:rivalry=0.5,doubt=1`. SystemExit if none is."""
    level, _, changes = name.partition(":")
    if level not in POOL:
        raise SystemExit(f"no player {level!r}; there are: {', '.join(POOL)}")
    player = POOL[level]
    if not changes:
        return player
    if not isinstance(player, Adept):
        raise SystemExit(f"{level} has no numbers to change")
    known = {field.name for field in fields(player.numbers)}
    numbers = dict(change.split("=") for change in changes.split(",") if "=" in change)
    if not numbers or not known.issuperset(numbers):
        raise SystemExit(f"{changes!r}: the numbers are {', '.join(sorted(known))}")
    return Adept(replace(player.numbers, **{key: float(value) for key, value in numbers.items()}))


def play(match: Match, game: int) -> list[Tally]:
    """One game; a tally for each of the match's names, in their order."""
    count = len(match.names)
    seated = [(seat + game) % count for seat in range(count)]
    players = [bot(match.names[place]) for place in seated]
    deal = match.seed * 1_000_003 + game
    state = State.start(Setup.from_seed(EDITIONS[match.edition], count, deal))
    chance = random.Random(deal)
    budget = Budget(match.simulations)
    tallies = [Tally(seats=1) for _ in match.names]
    while (seat := state.to_act) is not None:
        view, start = View.of(state), time.perf_counter()
        action = players[seat].choose(view, budget, chance)
        spent = time.perf_counter() - start
        state.apply(action)
        tallies[seated[seat]].add(Tally(choices=1, seconds=spent, longest=spent))
    winner = state.standings().winner
    for seat, place in enumerate(seated):
        won = seat == winner
        points = state.points[seat]
        tallies[place].add(Tally(wins=won, points=points, winning_points=points if won else 0))
    return tallies


def play_some(match: Match, games: range) -> list[Tally]:
    """The games of these numbers, added up by name's place."""
    total = [Tally() for _ in match.names]
    for game in games:
        for tally, one in zip(total, play(match, game), strict=True):
            tally.add(one)
    return total


def play_all(match: Match, processes: int = PROCESSES) -> dict[str, Tally]:
    """The whole match, by name."""
    chunks = [range(at, min(at + CHUNK, match.games)) for at in range(0, match.games, CHUNK)]
    by_name = {name: Tally() for name in match.names}
    with ProcessPoolExecutor(max_workers=processes) as pool:
        for tallies in pool.map(play_some, [match] * len(chunks), chunks):
            for name, tally in zip(match.names, tallies, strict=True):
                by_name[name].add(tally)
    return by_name


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a rate."""
    z = 1.96
    rate, denominator = wins / games, 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / denominator
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / denominator
    return max(0.0, middle - half), min(1.0, middle + half)


def report(by_name: dict[str, Tally]) -> str:
    """A line a name. Wins are by seat: par is one in so many players."""
    width = max(map(len, by_name))
    lines = [f"{'':{width}}  wins    95 %         points  as winner  ms mean  longest"]
    for name, tally in by_name.items():
        low, high = interval(tally.wins, tally.seats)
        lines.append(
            f"{name:{width}}  {tally.wins / tally.seats:5.1%}  {low:5.1%}–{high:5.1%}"
            f"  {tally.points / tally.seats:6.1f}  {tally.winning_points / max(1, tally.wins):9.1f}"
            f"  {1000 * tally.seconds / tally.choices:7.2f}  {1000 * tally.longest:7.1f}"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the match of a command line and print how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="+", metavar="player", help="2 to 5 of them")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", choices=EDITIONS, default="pharaoh")
    parser.add_argument("--simulations", type=int)
    given = parser.parse_args(arguments)
    if len(given.names) not in EDITIONS[given.edition].players:
        parser.error(f"{len(given.names)} can't play the {given.edition} edition")
    for name in given.names:
        bot(name)
    match = Match(tuple(given.names), given.games, given.seed, given.edition, given.simulations)
    print(report(play_all(match)))


if __name__ == "__main__":
    main()
