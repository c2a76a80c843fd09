"""A thought comes out the same on every Python, CPython and Pyodide alike."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

from ra.bot import Budget
from ra.hexagon.bots import BOTS, OPPONENTS
from ra.hexagon.option import write_options
from tests.ra.hexagon.scattered import many

EXPECTED = "a4bb5b33b2eb4fb3"
"""Of the judgements below. It changes with what the levels think: then it is what the failing test
says, provided that it says the same in Pyodide."""


def judgements() -> Iterator[str]:
    """Choices of all levels and the Master's judgements, in positions of all kinds."""
    for number, state in enumerate(many(25, first=6000)):
        for name, bot in BOTS.items():
            yield f"{name} {bot.choose(state, Budget(nodes=300), random.Random(number))}"
        if number % 5 == 0:
            yield write_options(OPPONENTS.evaluate(state, Budget(nodes=600), random.Random(number)))


def test_the_same_everywhere() -> None:
    found = "\n".join(judgements())
    assert found.count("\n") > 100
    assert hashlib.sha256(found.encode()).hexdigest()[:16] == EXPECTED
