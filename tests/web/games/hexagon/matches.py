"""Random matches of the hexagon game for tests of what is told of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from ra.hexagon import BOARDS, HEXAGON, Board, Move, Setup, State
from ra.record import Record, Seat
from ra.replay import Replay
from web.play import Play
from web.session import Session

NAMES = ("Anna", "Bek")
GAMES = [(name, match) for name in BOARDS for match in (True, False)]


@lru_cache(maxsize=32)
def played(
    board: str = "standard",
    seed: int = 1,
    *,
    match: bool = True,
    levels: tuple[str | None, ...] = (None, "adept"),
    names: tuple[str, ...] = NAMES,
) -> Play:
    """A match or a game played to its end."""
    setup = Setup(BOARDS[board], match, seed % 2)
    seats = tuple(Seat(name, level) for name, level in zip(names, levels, strict=True))
    record = Record(HEXAGON, setup, seats, tuple(_moves(setup, seed)), "2026-11-28")
    return Play.begin(Session("a", Replay.of(record)))


def _moves(setup: Setup, seed: int) -> Iterator[Move]:
    """Moves of chance, though pawns are rather taken, and a Ra that is open is rather entered."""
    chance, state = random.Random(seed), State.start(setup)
    while legal := state.legal_actions():
        move = chance.choice(tempting(state) or legal) if chance.random() < 0.8 else None
        yield (move := move or chance.choice(legal))
        state.apply(move)


def tempting(state: State) -> list[Move]:
    """Moves that enter the enemy's Ra, or take pawns."""
    placement = state.placement
    enemy = 1 - placement.side
    goal = placement.board.ra[enemy]
    entries = [move for move in state.legal if move.target == goal]
    return entries or [move for move in state.legal if move.target in placement.stacks[enemy]]


def every_play(seeds: int = 2) -> Iterator[Play]:
    """Matches and games on every board."""
    for board, match in GAMES:
        for seed in range(seeds):
            yield played(board, seed, match=match)


def moments(play: Play, step: int = 1) -> Iterator[Play]:
    """The game as it stood after each of its actions, just taken."""
    for count in range(0, play.count + 1, step):
        yield moment(play, count)


def moment(play: Play, count: int) -> Play:
    """The game as it stood after so many actions."""
    replay = play.replay.until(count)
    news = replay.steps[-1].events if count else ()
    now = Play.begin(Session(play.id, replay))
    return replace(now, look=replace(now.look, news=news))


def paused() -> Play:
    """A match between two of its games."""
    return next(now for now in moments(played()) if now.wait.reading)


def state_of(play: Play) -> State:
    state = play.state
    assert isinstance(state, State)
    return state


def board_of(play: Play) -> Board:
    setup: Setup = play.record.setup
    return setup.board
