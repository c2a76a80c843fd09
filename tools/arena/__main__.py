"""Let computer players play each other and tell how they fare.

    python -m tools.arena adept vs 3 greedy --games 1000
    python -m tools.arena adept:rivalry=0.5 vs 2 adept --edition 1999 --floor --hidden
    python -m tools.arena adept vs 3 maxn --sequential 0.25 0.35 --games 2000
    python -m tools.arena adept --drawn greedy maxn hoarder collector
    python -m tools.arena --cross adept greedy maxn --against greedy maxn --games 400
    python -m tools.arena novice vs 3 apprentice --record 7 > 7.ra; python -m ra 7.ra
    python -m tools.arena --game hexagon master:nodes=5000 vs master --board leaflet
    python -m tools.arena --game hexagon --cross apprentice adept master plain --seconds 600

A number before a name stands for that many players; "vs" is only for readability. From game to game
everybody moves on by one seat. In the auction game each game is a new deal; on hexagons an opening
of random moves is played once from either side. The same seed gives the same games, whatever the
number of processes. Names are those of tools/pool; after a colon, numbers of a player's judgement
can be changed. `--game hexagon --help` has the options of that game.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Sequence

from ra.record import write
from tools.arena import report
from tools.arena.auction import AuctionTable
from tools.arena.cross import MIXED, Cross
from tools.arena.hexagon import HexagonTable
from tools.arena.match import Match, Tallies, games, play, together
from tools.arena.rates import Sequential
from tools.arena.table import Table

TABLES: dict[str, type[Table]] = {"auction": AuctionTable, "hexagon": HexagonTable}
"""The kinds of tables, by the game's name on the command line."""


def line_up(words: Sequence[str]) -> tuple[str, ...]:
    """The names of a command line, each as often as the number before it says."""
    names: list[str] = []
    times = 1
    for word in words:
        if word.isdecimal():
            times = int(word)
        elif word != "vs":
            names += [word] * times
            times = 1
    return tuple(names)


def in_time(match: Match, processes: int, seconds: float) -> Iterator[Tallies]:
    """The games of a match until so many seconds have passed, in whole rounds."""
    start = time.monotonic()
    for number, tallies in enumerate(games(match, processes), 1):
        yield tallies
        if number % match.table.players == 0 and time.monotonic() - start > seconds:
            return


def until_sure(match: Match, test: Sequential, processes: int) -> tuple[Tallies, bool | None]:
    """The tallies of games played until the test is sure about the wins of the match's first name,
    and its verdict; None if the games ran out before."""
    played: list[Tallies] = []
    wins, verdict = 0, None
    for tallies in games(match, processes):
        played.append(tallies)
        wins += tallies[match.names[0]].wins
        verdict = test.says_high(wins, len(played))
        if verdict is not None:
            break
    return together(played), verdict


def parser(game: str) -> argparse.ArgumentParser:
    """The parser of the command line for a game."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.arena",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="+", metavar="player")
    parser.add_argument("--game", choices=TABLES, default=game)
    parser.add_argument("--drawn", nargs="+", default=[], help="draw the other seats from these")
    parser.add_argument("--cross", action="store_true", help="each name against copies of each")
    parser.add_argument("--against", nargs="+", help="whom --cross names meet, if not each other")
    parser.add_argument("--sequential", nargs=2, type=float, metavar=("LOW", "HIGH"))
    parser.add_argument("--record", type=int, metavar="GAME", help="print that game's record")
    parser.add_argument("--games", type=int, default=200, help="of each match, at most")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="stop each match after this time"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    TABLES[game].add_options(parser)
    return parser


def _game(arguments: Sequence[str] | None) -> str:
    """The game of a command line, on which its other options depend."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--game", choices=TABLES, default="auction")
    return str(parser.parse_known_args(arguments)[0].game)


def _play_cross(whole: Cross, processes: int, seconds: float) -> None:
    print(report.head(["wins, %", *whole.heads]), flush=True)
    mixed: Tallies = {}
    for name in whole.rows:
        results = whole.row(name, lambda match: in_time(match, processes, seconds))
        print(report.rates(name, results), flush=True)
        if tally := results.get(MIXED):
            mixed[name] = tally
    if mixed:
        print(f"\nAt mixed tables:\n\n{report.figures(mixed, whole.table.figures)}")


def _tell(match: Match, tallies: Tallies) -> int:
    """Print the figures; returns how many games there were."""
    played = sum(tally.seats for tally in tallies.values()) // match.table.players
    print(f"{played} games\n\n{report.figures(tallies, match.table.figures)}")
    return played


def _play_until_sure(match: Match, test: Sequential, processes: int) -> None:
    tallies, verdict = until_sure(match, test, processes)
    played = _tell(match, tallies)
    says = {True: f"rather {test.high:.0%}", False: f"rather {test.low:.0%}", None: "not sure yet"}
    print(
        f"\n{match.names[0]} after {played} games: {says[verdict]} (wrong at either in about"
        f" {test.error:.0%} of such tests)"
    )


def _asked(given: argparse.Namespace) -> Match | Cross:
    names = line_up(given.names)
    if not given.cross and given.against:
        raise ValueError("--against can only be used with --cross")
    seats = None if given.cross or given.drawn else len(names)
    table = TABLES[given.game].chosen(given, seats)
    if given.cross:
        return Cross(names, tuple(given.against or names), given.games, table, given.seed)
    return Match(names, given.games, table, given.seed, tuple(given.drawn))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what a command line says and print how it went."""
    options = parser(_game(arguments))
    given = options.parse_args(arguments)
    try:
        asked = _asked(given)
        test = Sequential(*given.sequential) if given.sequential else None
    except ValueError as error:
        options.error(str(error))
    if isinstance(asked, Cross):
        _play_cross(asked, given.processes, given.seconds)
    elif given.record is not None:
        print(write(play(asked, given.record).record), end="")
    elif test:
        _play_until_sure(asked, test, given.processes)
    else:
        _tell(asked, together(in_time(asked, given.processes, given.seconds)))


if __name__ == "__main__":
    main()
