"""Random matches of the hexagon game for tests of what is told of them."""

from __future__ import annotations

from collections.abc import Iterator

from ra.hexagon import BOARDS, Board, Setup, State
from tests.web.plays import moments, play_of
from tools.random_games.hexagon import RandomMatch
from web.play import Play

NAMES = ("Anna", "Bek")
GAMES = [(name, match) for name in BOARDS for match in (True, False)]


def played(
    board: str = "standard",
    seed: int = 1,
    *,
    match: bool = True,
    levels: tuple[str | None, ...] = (None, "adept"),
    names: tuple[str, ...] = NAMES,
) -> Play:
    """A match or a game played to its end."""
    game = RandomMatch(BOARDS[board], match, seed % 2, seed, "bold", most=None)
    return play_of(game, levels, names)


def every_play(seeds: int = 2) -> Iterator[Play]:
    """Matches and games on every board."""
    for board, match in GAMES:
        for seed in range(seeds):
            yield played(board, seed, match=match)


def paused() -> Play:
    """A match between two of its games."""
    return next(now for now in moments(played()) if now.wait.reading)


def state_of(play: Play) -> State:
    """The position that is shown."""
    state = play.state
    assert isinstance(state, State)
    return state


def board_of(play: Play) -> Board:
    """The board it is played on."""
    setup: Setup = play.record.setup
    return setup.board
