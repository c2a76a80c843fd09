"""How fast the auction game is: random games, copying, applying, records read and written.

usage: python -m tools.bench.auction [repetitions]

Each figure is the best of several repetitions, in processor time, so that other work on the
machine disturbs it little. Not a test: nothing fails when it is slow.
"""

from __future__ import annotations

import platform
import random
import sys
from collections.abc import Callable

import ra
from ra.auction import AUCTION, PHARAOH, Action, Setup, State
from tools.bench.clock import best_seconds

GAMES = 100
PLAYERS = 4
SETUPS = [Setup.from_seed(PHARAOH, PLAYERS, seed) for seed in range(GAMES)]


def play_games() -> None:
    """Random games as a search plays them: without events."""
    chance = random.Random(1).random
    for setup in SETUPS:
        state = State.start(setup)
        while legal := state.legal_actions():
            state.push(legal[int(chance() * len(legal))])


def apply_games() -> list[tuple[Action, ...]]:
    """The same games as a page plays them: every action is checked, and its events are made.
    Returns the actions."""
    chance = random.Random(1).random
    games = []
    for setup in SETUPS:
        state = State.start(setup)
        actions = []
        while legal := state.legal_actions():
            actions.append(legal[int(chance() * len(legal))])
            state.apply(actions[-1])
        games.append(tuple(actions))
    return games


def main() -> None:
    """Measure and print."""
    repetitions = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    games = apply_games()
    actions = sum(len(game) for game in games)
    seats = tuple(ra.Seat(f"Player {number}") for number in range(1, PLAYERS + 1))
    record = ra.Record(AUCTION, SETUPS[0], seats, games[0])
    text = ra.write(record)
    middle = record.until(len(record.actions) // 2).position()

    def best(work: Callable[[], object]) -> float:
        return best_seconds(work, repetitions)

    push, apply = best(play_games), best(apply_games)
    rows = (
        ("random games, push", GAMES / push, "a second"),
        ("random games, apply", GAMES / apply, "a second"),
        ("one action, push", push / actions * 1e6, "µs"),
        ("one action, apply", apply / actions * 1e6, "µs"),
        ("copy", best(lambda: [middle.copy() for _ in range(1000)]) * 1e3, "µs"),
        ("write a record", best(lambda: ra.write(record)) * 1e3, "ms"),
        ("read a record", best(lambda: ra.read(text)) * 1e3, "ms"),
        ("make a link", best(lambda: ra.to_link(record)) * 1e3, "ms"),
    )
    print(
        f"{platform.python_implementation()} {platform.python_version()}, {PLAYERS} players, "
        f"{actions / GAMES:.0f} actions a game, best of {repetitions}"
    )
    for name, value, unit in rows:
        print(f"{name:22}{value:10,.2f} {unit}")


if __name__ == "__main__":
    main()
