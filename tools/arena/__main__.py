"""Let computer players play each other and tell how they fare.

    python -m tools.arena adept vs 3 greedy --games 1000
    python -m tools.arena adept:rivalry=0.5 vs 2 adept --edition 1999 --floor --hidden
    python -m tools.arena adept vs 3 maxn --sequential 0.25 0.35 --games 2000
    python -m tools.arena adept --drawn greedy maxn hoarder collector
    python -m tools.arena novice vs 3 apprentice --record 7 > 7.ra; python -m ra 7.ra
    python -m tools.arena --cross adept greedy maxn --against greedy maxn --games 400

A number before a name stands for so many of them; "vs" is for the eye. Each game is a new deal; the
seats move on by one from game to game. The same seed gives the same games, on however many
processes. Names are those of tools/pool; numbers of a player's judgement may follow a colon.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from ra.auction import EDITIONS
from ra.record import write
from tools.arena import report
from tools.arena.cross import MIXED, Cross
from tools.arena.figures import Sequential
from tools.arena.match import Match, Table, Tallies, games, record, together


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


def until_sure(match: Match, test: Sequential, processes: int) -> tuple[Tallies, bool | None]:
    """Games until the test knows about the wins of the match's first name, and its verdict."""
    played: list[Tallies] = []
    wins, verdict = 0, None
    for tallies in games(match, processes):
        played.append(tallies)
        wins += tallies[match.names[0]].wins
        verdict = test.says_high(wins, len(played))
        if verdict is not None:
            break
    return together(played), verdict


def parser() -> argparse.ArgumentParser:
    """What the command line may say."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.arena",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="+", metavar="player")
    parser.add_argument("--drawn", nargs="+", default=[], help="the other seats are drawn of these")
    parser.add_argument("--cross", action="store_true", help="each name against copies of each")
    parser.add_argument("--against", nargs="+", help="whom the names of --cross meet: themselves")
    parser.add_argument("--sequential", nargs=2, type=float, metavar=("LOW", "HIGH"))
    parser.add_argument("--record", type=int, metavar="GAME", help="print that game's record")
    parser.add_argument("--games", type=int, default=200, help="of each match; at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=4, help="where the names don't say it")
    parser.add_argument("--edition", choices=EDITIONS, default="pharaoh")
    parser.add_argument("--floor", action="store_true", help="no total below zero in 1999 either")
    parser.add_argument("--hidden", action="store_true", help="scores are kept secret")
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser


def _play_cross(whole: Cross, processes: int) -> None:
    print(report.head(["wins, %", *whole.heads]), flush=True)
    mixed: Tallies = {}
    for name in whole.rows:
        results = whole.row(name, processes)
        print(report.rates(name, results), flush=True)
        if tally := results.get(MIXED):
            mixed[name] = tally
    if mixed:
        print(f"\nAt mixed tables:\n\n{report.figures(mixed)}")


def _play_match(match: Match, test: Sequential | None, processes: int) -> None:
    if not test:
        print(report.figures(together(games(match, processes))))
        return
    tallies, verdict = until_sure(match, test, processes)
    print(report.figures(tallies))
    played = sum(tally.seats for tally in tallies.values()) // match.table.players
    says = {True: f"rather {test.high:.0%}", False: f"rather {test.low:.0%}", None: "not sure yet"}
    print(
        f"\n{match.names[0]} after {played} games: {says[verdict]} (wrong at either in about"
        f" {test.error:.0%} of such tests)"
    )


def _asked(given: argparse.Namespace) -> Match | Cross:
    names = line_up(given.names)
    if not given.cross and given.against:
        raise ValueError("--against tells whom the names of --cross meet")
    players = given.players if given.cross or given.drawn else len(names)
    table = Table(players, given.edition, given.floor or None, given.hidden, given.simulations)
    if given.cross:
        return Cross(names, tuple(given.against or names), given.games, table, given.seed)
    return Match(names, given.games, table, given.seed, tuple(given.drawn))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what a command line says and print how it went."""
    options = parser()
    given = options.parse_args(arguments)
    try:
        asked = _asked(given)
        test = Sequential(*given.sequential) if given.sequential else None
    except ValueError as error:
        options.error(str(error))
    if isinstance(asked, Match) and given.record is not None:
        print(write(record(asked, given.record)), end="")
    elif isinstance(asked, Cross):
        _play_cross(asked, given.processes)
    else:
        _play_match(asked, test, given.processes)


if __name__ == "__main__":
    main()
