"""Get to a moment of a game that is wanted, by play that fills the track and sells it."""

from __future__ import annotations

from collections.abc import Callable

from ra.auction import Phase
from tests.web.driving import Page


def begun(*levels: str | None, edition: str = "pharaoh", seed: int = 1) -> Page:
    """A game with these players, nothing done yet."""
    return Page(seed=seed).seats(*levels, edition=edition).send("start-game")


def keen(page: Page) -> Page:
    """One step of a player who draws while few tiles lie there, and mostly bids."""
    if page.play.wait.reading:
        return page.send("proceed")
    token = page.token(lambda tokens: _choose(page, tokens))
    if page.play.computer_to_act:
        return page.answer(token)
    return page.send(f"act {token}")


def _choose(page: Page, tokens: list[str]) -> str:
    if page.state.phase is Phase.TURN:
        gods = [token for token in tokens if token[0] == "g"]
        if gods and page.chance.random() < 0.3:
            return page.chance.choice(gods)
        goes_on = len(page.state.lot) < 5 or page.chance.random() < 0.8
        return "d" if "d" in tokens and goes_on else "i"
    if page.state.phase is Phase.BID and page.chance.random() < 0.6:
        return tokens[0]
    return page.chance.choice(tokens)


def reach(*levels: str | None, when: Callable[[Page], bool], edition: str = "pharaoh") -> Page:
    """The first such moment in the games of these players; AssertionError if there is none."""
    for seed in range(1, 60):
        page = begun(*levels, edition=edition, seed=seed)
        while not page.over():
            if when(page):
                return page
            keen(page)
        if when(page):
            return page
    raise AssertionError("never came")
