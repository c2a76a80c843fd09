"""The page is killed in mid-game, again and again: nothing that was done is lost.

`make kills` does it 200 times; a few are enough for each run of the tests.
"""

import contextlib
import os
import random
from collections import Counter
from dataclasses import replace

from playwright.sync_api import Error, Page

from e2e.conftest import ready
from e2e.table import Seen, Table, by_chance, open_site, set_up

KILLS = int(os.environ.get("KILLS", "4"))
STEPS = 14
"""Most clicks between two kills."""


def lasting(seen: Seen) -> Seen:
    """What must be there again: all but a choice that was begun."""
    return replace(seen, controls=(), pressed=())


def phase(seen: Seen) -> str:
    """What is to be decided."""
    for control, name in (("play-again", "over"), ("proceed", "sheet"), ("act d", "turn")):
        if control in seen.controls:
            return name
    bids = any(control.startswith(("act b", "act p")) for control in seen.controls)
    return "bid" if bids else "choice"


def kill(page: Page) -> Page:
    """End the tab's process as a crash does, and open its address in another tab."""
    where, context = page.url, page.context
    with contextlib.suppress(Error):
        page.goto("chrome://crash")
    page.close()
    other = context.new_page()
    other.goto(where)
    return ready(other)


def test_what_was_done_is_kept_whatever_happens_to_the_page(page: Page) -> None:
    chance = random.Random(KILLS)
    table, phases = begin(page, chance), Counter[str]()
    for _ in range(KILLS):
        seen = table.see()
        for _ in range(chance.randrange(1, STEPS)):
            if "play-again" in seen.controls:
                break
            table.do("proceed" if "proceed" in seen.controls else by_chance(seen, table.chance))
            seen = table.see()
        phases[phase(seen)] += 1
        table = Table(kill(table.page), seed=chance.randrange(99))
        if "proceed" in table.see().controls and "proceed" not in seen.controls:
            table.do("proceed")  # an epoch in which nothing was done begins with the last sheet
        assert lasting(table.see()) == lasting(seen), phase(seen)
        if "play-again" in seen.controls:
            table = begin(table.page, chance)
    assert KILLS < 100 or phases.keys() >= {"turn", "bid", "choice", "sheet", "over"}, phases


def begin(page: Page, chance: random.Random) -> Table:
    """A new game of people alone: what they see is all that was done."""
    open_site(page)
    edition, players = chance.choice((("pharaoh", 2), ("pharaoh", 4), ("1999", 3)))
    set_up(page, edition, players)
    page.locator("#setup-start").click()
    return Table(page, seed=chance.randrange(99))
