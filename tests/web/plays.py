"""Games played to their end, and what of them is on the table at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ra.record import Seat
from ra.replay import Replay
from tools.random_games import RandomGame
from web.play import Play
from web.session import Session

NAMES = ("Ann", "Bea", "Cleo", "Dan", "Eve")
LEVELS = (None, "adept", "adept", "adept", "adept")


@lru_cache(maxsize=64)
def play_of(
    game: RandomGame[Any, Any],
    levels: tuple[str | None, ...] = LEVELS,
    names: tuple[str, ...] = NAMES,
) -> Play:
    """A random game as it lies on the table at its end."""
    seats = [Seat(names[seat], levels[seat]) for seat in range(game.players)]
    return Play.begin(Session("a", Replay.of(game.record(seats))))


def moments(play: Play, step: int = 1) -> Iterator[Play]:
    """The game as it stood after its actions, the last one just taken: all, or every so many."""
    for count in range(0, play.count + 1, step):
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
