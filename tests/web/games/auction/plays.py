"""Random games for tests of what is told of them: both editions, every number of players."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from ra.auction import AUCTION, DRAW, EDITIONS, STOP_GODS, Action, Setup, State
from ra.record import Record, Seat
from ra.replay import Replay
from web.play import Play
from web.session import Session

NAMES = ("Ann", "Bea", "Cleo", "Dan", "Eve")
SIZES = [(edition.name, players) for edition in EDITIONS.values() for players in edition.players]
"""Every game there is: edition and number of players."""


LEVELS = (None, "adept", "adept", "adept", "adept")


@lru_cache(maxsize=64)
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
    setup = Setup.from_seed(EDITIONS[edition], players, seed, open_scores=open_scores)
    seats = tuple(Seat(names[seat], levels[seat]) for seat in range(players))
    actions, _ = course(setup, seed)
    record = Record(AUCTION, setup, seats, actions, "2026-11-27")
    return Play.begin(Session("a", Replay.of(record)))


def course(setup: Setup, seed: int) -> tuple[tuple[Action, ...], State]:
    """All actions of a random game, and how it ends; tiles are drawn more often than not, and few
    gods are spent at once."""
    chance = random.Random(seed)
    state = State.start(setup)
    actions: list[Action] = []
    while legal := state.legal_actions():
        likely = [action for action in (DRAW, STOP_GODS) if action in legal]
        actions.append(likely[0] if likely and chance.random() < 0.75 else chance.choice(legal))
        state.apply(actions[-1])
    return tuple(actions), state


def tied() -> Play:
    """A game whose first two places have the same points."""
    for seed in range(10_000):
        setup = Setup.from_seed(EDITIONS["pharaoh"], 5, seed)
        first, second = course(setup, seed)[1].standings().standings[:2]
        if first.points == second.points:
            return played("pharaoh", 5, seed)
    raise AssertionError("never came")


def every_play(seeds: int = 4) -> Iterator[Play]:
    """Games of every size, several of each."""
    for edition, players in SIZES:
        for seed in range(seeds):
            yield played(edition, players, seed)


def moments(play: Play) -> Iterator[Play]:
    """The game as it stood after each of its actions, just taken."""
    for count in range(play.count + 1):
        yield moment(play, count)


def moment(play: Play, count: int) -> Play:
    """The game as it stood after so many actions."""
    replay = play.replay.until(count)
    news = replay.steps[-1].events if count else ()
    now = Play.begin(Session(play.id, replay))
    return replace(now, look=replace(now.look, news=news))


def sound(texts: Sequence[str]) -> bool:
    """Whether each is a finished text: something in it, nothing left to fill in."""
    return all(
        text and text == text.strip() and "  " not in text and not set("{}") & set(text)
        for text in texts
    )
