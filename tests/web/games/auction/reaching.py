"""Get to a moment of a game that is wanted, by play that fills the track and sells it."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.driving import Page
from tools.random_games.auction import by_kind


def begun(*levels: str | None, edition: str = "pharaoh", seed: int = 1) -> Page:
    """A game with these players, nothing done yet."""
    page = Page(seed=seed, style=by_kind("steady"))
    return page.seats(*levels, edition=edition).send("start-game")


def reach(*levels: str | None, when: Callable[[Page], bool], edition: str = "pharaoh") -> Page:
    """The first such moment in the games of these players; AssertionError if there is none."""
    for seed in range(1, 60):
        page = begun(*levels, edition=edition, seed=seed)
        while not page.over():
            if when(page):
                return page
            page.step()
        if when(page):
            return page
    raise AssertionError("never came")
