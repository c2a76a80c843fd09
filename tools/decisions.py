"""Ask every computer player for a decision in very many random positions.

usage: python tools/decisions.py [--game auction] [--positions 10000] [--first 0]

Positions come from random games of every edition or board, number of players, option and style of
play, so that all phases and the strangest tables are among them. An illegal decision is a fault,
and so is an exception. A small part of this runs in the tests.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count, islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import ra
from ra.auction import AUCTION, write_position
from ra.auction import State as Auction
from ra.auction.position import Position
from ra.bot import Bot, Budget
from ra.hexagon import BOARDS, HEXAGON, write_view
from tools.pool import auction, hexagon
from tools.random_games import RandomGame
from tools.random_games.auction import ONE_OF_EACH
from tools.random_games.hexagon import STYLES, RandomMatch

EVERY = 5
"""One in so many of a game's positions is looked at."""


@dataclass(frozen=True)
class Asked:
    """Who is asked about a game's positions, how much they may think, and how a position is
    printed (`told`).

    `games`: the random game of a number. `rare`: whether a position is always looked at.
    """

    game: ra.Game
    players: Mapping[str, Bot[Any, Any]]
    budget: Budget
    games: Callable[[int], RandomGame[Any, Any]]
    told: Callable[[Any], str]
    rare: Callable[[Any], bool] = lambda state: False


def random_auction(number: int) -> RandomGame[Any, Any]:
    """A game in each variant and style in turn."""
    return replace(ONE_OF_EACH[number % len(ONE_OF_EACH)], seed=number)


def random_match(number: int) -> RandomGame[Any, Any]:
    """A match or game on each board and in each style in turn."""
    boards, styles = tuple(BOARDS.values()), tuple(STYLES)
    style = styles[number // 4 % len(styles)]
    return RandomMatch(boards[number % 2], number % 4 > 1, number // 2 % 2, number, style)


def told_auction(state: Auction) -> str:
    """The position's line."""
    return write_position(Position.of(state))


GAMES = {
    "auction": Asked(
        AUCTION,
        # Tempers choose as the others do, from the same options.
        {name: bot for name, bot in auction.POOL.items() if name not in auction.TEMPERED},
        Budget(),
        random_auction,
        told_auction,
        lambda state: bool(state.pending),
    ),
    "hexagon": Asked(HEXAGON, hexagon.POOL, Budget(nodes=300), random_match, write_view),
}


def positions(asked: Asked, first: int) -> Iterator[ra.State[Any, Any]]:
    """Positions from game after game, without end."""
    for number in count(first):
        for at, (state, _) in enumerate(asked.games(number).steps()):
            if (at + number) % EVERY == 0 or asked.rare(state):
                yield state.copy()


def faults(asked: Asked, state: Any, chance: random.Random) -> list[str]:
    """The players whose decision in this position was illegal or failed, each in a line."""
    found = []
    view, legal = asked.game.view(state), state.legal_actions()
    for name, bot in asked.players.items():
        try:
            action = bot.choose(view, asked.budget, chance)
        except Exception as error:
            found.append(f"{name}: {error!r} in {asked.told(state)}")
            continue
        if action not in legal:
            found.append(f"{name}: {action} in {asked.told(state)}")
    return found


def main() -> int:
    """Ask as the command line says, and print the faults. The exit status: 1 if there are any."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=GAMES, default="auction")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    given = parser.parse_args()
    asked, wrong = GAMES[given.game], 0
    looked_at = islice(positions(asked, given.first), given.positions)
    for number, state in enumerate(looked_at):
        for fault in faults(asked, state, random.Random(number)):
            wrong += 1
            print(fault, flush=True)
    print(f"{given.positions} positions, {wrong} faults")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
