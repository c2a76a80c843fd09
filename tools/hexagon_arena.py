"""Let two computer players of the hexagon game play each other and tell how they fare.

    python -m tools.hexagon_arena master vs adept --games 400 --processes 2
    python -m tools.hexagon_arena master:nodes=5000 vs master --board leaflet
    python -m tools.hexagon_arena master vs plain --whole --games 20
    python -m tools.hexagon_arena novice vs random --record 7 > 7.ra; python -m ra 7.ra

Single games, or with --whole matches, that go on from four random moves after which nobody can
enter at once. Each opening is played twice, both players having either side. The same seed gives
the same games, on however many processes. Names are those of tools/pool_hexagon.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from ra.bot import Budget
from ra.hexagon import BOARDS, HEXAGON, Move, Setup, State
from ra.hexagon.bots.gates import best_entry
from ra.record import Record, Seat, write
from tools.arena.figures import interval
from tools.arena.report import head, row
from tools.pool_hexagon import player

OPENING = 4
"""Random moves before the players go on."""
LONGEST = 400
"""Moves after which a game is taken for drawn."""
CHUNK = 4
"""Games handed to a process at a time."""
FIGURES = ("won", "95 %", "drawn", "lost", "points", "moves", "ms mean", "ms 95 %", "ms longest")


@dataclass(frozen=True, slots=True)
class Match:
    """Two players' games. ValueError if there is nobody of a name."""

    names: tuple[str, str]
    board: str = "standard"
    whole: bool = False
    seed: int = 1

    def __post_init__(self) -> None:
        for name in self.names:
            player(name)

    def opening(self, game: int) -> list[Move]:
        """The first moves of a game: the same for two games in turn."""
        chance = random.Random(f"opening {self.seed} {game // 2}")
        while True:
            state, moves = State.start(self.setup), list[Move]()
            while len(moves) < OPENING and state.number == 1 and state.legal:
                moves.append(chance.choice(state.legal))
                state.apply(moves[-1])
            if (
                state.number == 1
                and state.legal
                and not any(best_entry(state.placement, side) for side in (0, 1))
            ):
                return moves

    @property
    def setup(self) -> Setup:
        """Where each game begins."""
        return Setup(BOARDS[self.board], self.whole, 0)

    def play(self, game: int) -> Played:
        """One game: the first player has Black in every other."""
        state, chance = State.start(self.setup), random.Random(f"players {self.seed} {game}")
        played = Played(game % 2)
        for move in self.opening(game):
            state.apply(move)
            played.moves.append(move)
        seated = [player(self.names[seat ^ played.turned]) for seat in (0, 1)]
        while (seat := state.to_act) is not None and len(state.past.moves) < LONGEST:
            start = time.process_time()
            move = seated[seat].choose(state, Budget(), chance)
            played.seconds[seat ^ played.turned].append(time.process_time() - start)
            state.apply(move)
            played.moves.append(move)
        outcome = state.outcome()
        if outcome is not None and outcome.winner is not None:
            played.winner = outcome.winner ^ played.turned
        played.points = state.score[played.turned], state.score[1 - played.turned]
        return played

    def record(self, game: int) -> Record:
        """The same game, to be looked at."""
        played = self.play(game)
        seats = [Seat(self.names[seat ^ played.turned]) for seat in (0, 1)]
        return Record(HEXAGON, self.setup, tuple(seats), tuple(played.moves))


@dataclass(slots=True)
class Played:
    """How a game went. Players are 0 and 1 as in the names of the match, whichever side they had.

    `turned`: 1 if the first had White. `winner`: None if nobody won.
    """

    turned: int
    winner: int | None = None
    points: tuple[int, int] = (0, 0)
    moves: list[Move] = field(default_factory=list)
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))


def _play_some(match: Match, games: range) -> list[Played]:
    return [match.play(game) for game in games]


def games(match: Match, count: int, processes: int) -> Iterator[Played]:
    """So many games of a match, one after the other, whoever plays them."""
    chunks = [range(at, min(at + CHUNK, count)) for at in range(0, count, CHUNK)]
    if processes == 1:
        for chunk in chunks:
            yield from _play_some(match, chunk)
        return
    with ProcessPoolExecutor(max_workers=processes) as pool:
        for some in pool.map(_play_some, [match] * len(chunks), chunks):
            yield from some


def figures(match: Match, played: Sequence[Played]) -> str:
    """A row for each of the two, in Markdown."""
    rows = [row([name, *_figures(one, played)]) for one, name in enumerate(match.names)]
    return "\n".join([head(["", *FIGURES]), *rows])


def _figures(one: int, played: Sequence[Played]) -> Iterator[str]:
    won = sum(game.winner == one for game in played)
    drawn = sum(game.winner is None for game in played)
    low, high = interval(won, len(played))
    seconds = sorted(second for game in played for second in game.seconds[one])
    yield f"{won / len(played):.1%}"
    yield f"{low:.1%}–{high:.1%}"
    yield f"{drawn / len(played):.1%}"
    yield f"{(len(played) - won - drawn) / len(played):.1%}"
    yield f"{sum(game.points[one] for game in played) / len(played):.2f}"
    yield f"{len(seconds) / len(played):.1f}"
    yield f"{1000 * sum(seconds) / max(1, len(seconds)):.1f}"
    yield f"{1000 * within(seconds, 0.95):.1f}"
    yield f"{1000 * within(seconds, 1.0):.1f}"


def within(ordered: Sequence[float], part: float) -> float:
    """The seconds in which this part of choices was made, 0.95 being 95 %."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what a command line says and print how it went."""
    options = argparse.ArgumentParser(
        prog="python -m tools.hexagon_arena",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("first")
    options.add_argument("second", nargs="+", help="may begin with vs")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--board", choices=BOARDS, default="standard")
    options.add_argument("--whole", action="store_true", help="whole matches")
    options.add_argument("--record", type=int, metavar="GAME", help="print that game's record")
    options.add_argument("--seconds", type=float, help="stop once so much time has gone by")
    options.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = options.parse_args(arguments)
    try:
        match = Match((given.first, given.second[-1]), given.board, given.whole, given.seed)
    except ValueError as error:
        options.error(str(error))
    if given.record is not None:
        print(write(match.record(given.record)), end="")
        return
    start, played = time.monotonic(), []
    for game in games(match, given.games, given.processes):
        played.append(game)
        if given.seconds and time.monotonic() - start > given.seconds and len(played) % 2 == 0:
            break
    print(f"{len(played)} games\n\n{figures(match, played)}")


if __name__ == "__main__":
    main()
