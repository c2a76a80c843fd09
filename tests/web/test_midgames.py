"""Games that begin at a position, on the page: found in a text, shown everywhere, played on."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

import ra.hexagon
from ra.auction import Position, State, write_position
from ra.hexagon import STANDARD
from tests.ra.test_midgames import BID, DISASTER, LINES, MATCH
from tests.web.driving import Page
from tools.random_games import RandomGame
from tools.random_games.auction import ONE_OF_EACH
from tools.random_games.hexagon import RandomMatch
from web.messages import AddressChanged
from web.notices import Imported, Unreadable
from web.panel import Panel
from web.screens.error_words import explained
from web.screens.frame import view

GAMES: tuple[RandomGame[Any, Any], ...] = (
    *ONE_OF_EACH[::17],
    *(RandomMatch(board=STANDARD, match=True, first=seed % 2, seed=seed) for seed in range(3)),
)


def line_of(state: Any) -> str:
    """A position as a diagram has it: without the order of the bag."""
    if isinstance(state, State):
        return write_position(replace(Position.of(state), bag=None))
    return ra.hexagon.write_position(state)


@pytest.mark.parametrize("line", LINES)
def test_a_position_that_is_pasted_lies_on_the_table(line: str) -> None:
    page = Page().send("import-text", text=f"What now? {line}")
    assert line_of(page.play.state).rpartition(" ")[0] == line.rpartition(" ")[0]
    assert page.model.notice == Imported(("around",))
    assert "begins at a position" in view(replace(page.model, panel=Panel.LOG))
    (kept,) = page.model.saved_games.games
    assert kept.text == page.play.replay.text()


def test_an_address_can_lead_to_a_position() -> None:
    page = Page().send(AddressChanged(f"position={MATCH.replace(' ', '%20')}"))
    assert line_of(page.play.state) == MATCH


def test_each_time_the_bag_comes_in_another_order() -> None:
    first, second = (Page(seed=seed).send("import-text", text=BID) for seed in (1, 2))
    assert first.state.undrawn != second.state.undrawn
    assert sorted(first.state.undrawn) == sorted(second.state.undrawn)


def test_an_impossible_position_is_told_why() -> None:
    page = Page().send("import-text", text=DISASTER.replace("1:PN2ACI", "1:PN2ACIn"))
    notice = page.model.notice
    assert isinstance(notice, Unreadable)
    words = explained(notice.error)
    assert "a position that can be" in words
    assert "Drought: Nobody can keep a tile of this kind." in words


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_everything_can_be_shown_from_any_position_on(game: RandomGame[Any, Any]) -> None:
    """To the end, in every panel: nothing asks for what was before the first position."""
    record = game.record()
    count = len(record.actions) * 5 // 6
    line = line_of(record.position(count))
    page = Page(seed=count).send("import-text", text=line)
    panels = cycle((None, *Panel))
    for number in range(150):
        if number % 5 == 0:
            assert view(replace(page.model, panel=next(panels)))
        if not page.over():
            page.step()
    for count in (page.play.count, 0):
        page.send(f"look {count}")
        for panel in (None, *Panel):
            assert view(replace(page.model, panel=panel))
