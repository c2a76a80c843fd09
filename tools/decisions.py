"""Ask every computer player for a decision in very many random positions.

usage: python tools/decisions.py [positions] [first]        (10,000 from game number 0 unless told)

Positions come from random games of every edition, number of players, option and style of play, so
that all phases and the strangest tables are among them. What is not legal is a fault, as is
an error. A small part of this runs in the tests.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ra.auction import View, write_position
from ra.auction.position import Position
from ra.auction.rules import State
from ra.bot import Budget
from tests.ra.auction.games import ONE_OF_EACH, RandomGame
from tools.pool import POOL, TEMPERED

PLAYERS = {name: bot for name, bot in POOL.items() if name not in TEMPERED}
"""Tempers choose as the others do, from the same options."""
POSITIONS = 10_000
EVERY = 5
"""A game's positions are looked at so far apart, and all in which tiles are to be given up."""


def positions(first: int) -> Iterator[State]:
    """Positions of game after game."""
    number = first
    while True:
        like = ONE_OF_EACH[number % len(ONE_OF_EACH)]
        one = RandomGame(like.variant, number, like.style, like.eventful)
        for at, (state, _) in enumerate(one.steps()):
            if (at + number) % EVERY == 0 or state.pending:
                yield state.copy()
        number += 1


def faults(state: State, chance: random.Random) -> list[str]:
    """Who did what can't be done there, or broke down."""
    found = []
    view, legal = View.of(state), state.legal_actions()
    for name, bot in PLAYERS.items():
        try:
            action = bot.choose(view, Budget(), chance)
        except Exception as error:
            found.append(f"{name}: {error!r} in {write_position(Position.of(state))}")
            continue
        if action not in legal:
            found.append(f"{name}: {action} in {write_position(Position.of(state))}")
    return found


def main() -> None:
    """Ask and tell."""
    count, first = (*map(int, sys.argv[1:3]), *(POSITIONS, 0)[len(sys.argv) - 1 :])
    phases: Counter[str] = Counter()
    wrong = 0
    for state in islice(positions(first), count):
        phases[state.phase.name] += 1
        for fault in faults(state, random.Random(sum(phases.values()))):
            wrong += 1
            print(fault, flush=True)
    told = ", ".join(f"{number} {name}" for name, number in phases.most_common())
    print(f"{count} positions ({told}), {wrong} faults")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
