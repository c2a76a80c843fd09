"""A thought comes out the same on every Python, to the last bit, CPython and Pyodide alike."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

from ra.auction import AUCTION, View
from ra.auction.bots import BOTS, OPPONENTS
from ra.bot import Budget
from tools.random_games.auction import ONE_OF_EACH

EXPECTED = "a76b466f8bb0dd81"
"""Of the judgements below. It changes with the weights of the nets: then it is what the failing
test says, provided that it says the same in Pyodide."""


def judgements() -> Iterator[str]:
    """Choices of all levels and the Master's figures, in positions of all kinds."""
    for one in ONE_OF_EACH[::7]:
        for number, (state, _) in enumerate(one.steps()):
            if number % 97 != 40:
                continue
            view = View.of(state)
            for name, bot in BOTS.items():
                action = bot.choose(view, Budget(simulations=4), random.Random(number))
                yield f"{name} {AUCTION.write_action(action)}"
            for option in OPPONENTS.evaluate(view, Budget(), random.Random(1)):
                figures = (option.win, option.error, *option.points)
                yield " ".join([AUCTION.write_action(option.action), *map(float.hex, figures)])


def test_the_same_everywhere() -> None:
    found = "\n".join(judgements())
    assert found.count("\n") > 300
    assert hashlib.sha256(found.encode()).hexdigest()[:16] == EXPECTED
