"""Random games of the auction game for tests of what is told of them."""

from __future__ import annotations

from collections.abc import Iterator

from ra.auction import EDITIONS, Variant
from tests.web.plays import LEVELS, NAMES, play_of
from tools.random_games.auction import RandomAuction
from web.play import Play

SIZES = [(edition.name, players) for edition in EDITIONS.values() for players in edition.players]
"""Every game there is: edition and number of players."""


def played(
    edition: str,
    players: int,
    seed: int,
    *,
    levels: tuple[str | None, ...] = LEVELS,
    names: tuple[str, ...] = NAMES,
    open_scores: bool = True,
) -> Play:
    """A game played to its end."""
    return play_of(random_game(edition, players, seed, open_scores), levels, names)


def random_game(edition: str, players: int, seed: int, open_scores: bool = True) -> RandomAuction:
    """A game as people might play it."""
    chosen = EDITIONS[edition]
    return RandomAuction(Variant(chosen, players, chosen.floors[0], open_scores), seed, "steady")


def tied() -> Play:
    """A game whose first two places have the same points."""
    for seed in range(10_000):
        first, second = random_game("pharaoh", 5, seed).end().standings().standings[:2]
        if first.points == second.points:
            return played("pharaoh", 5, seed)
    raise AssertionError("never came")


def every_play(seeds: int = 4) -> Iterator[Play]:
    """Games of every size, several of each."""
    for edition, players in SIZES:
        for seed in range(seeds):
            yield played(edition, players, seed)
