"""Whole games around one screen, by clicks: the page shows at every step what the rules say."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from e2e.table import (
    End,
    Moment,
    Table,
    offered,
    open_site,
    set_up,
    shown,
)
from ra.auction import State
from ra.replay import Replay


@pytest.mark.parametrize(
    ("edition", "players"), [("pharaoh", 2), ("1999", 3), ("1999", 4), ("pharaoh", 5)]
)
def test_game_by_clicks(page: Page, edition: str, players: int) -> None:
    open_site(page)
    set_up(page, edition, players)
    page.get_by_role("button", name="Start the game").click()
    table = Table(page, seed=players)
    story = table.play()
    end = End.on(page)
    record = table.record()
    assert record.setup.variant.edition.name == edition
    assert len(record.seats) == players
    assert end == End.of(record)
    assert story[-1].seen.title.startswith(f"{end.places[0][1]} wins with ")
    check_story(story, Replay.of(record))


def check_story(story: Sequence[Moment], replay: Replay) -> None:
    """Every moment shows its position, and offers all that is legal there and nothing else."""
    count = 0
    for moment in story:
        state, seen = replay.state(count), moment.seen
        assert isinstance(state, State)
        wanted = shown(state)
        if "proceed" in seen.controls:
            wanted["actor"] = None  # the score sheet is to be read first
        assert {name: getattr(seen, name) for name in wanted} == wanted, f"after {count} actions"
        picked = {"confirm", "unpick"} | {f"unpick {number}" for number in range(23)}
        choosing = {control for control in seen.controls if control in picked}
        if not choosing and not {"proceed", "play-again"} & set(seen.controls):
            assert set(seen.controls) == offered(state), f"after {count} actions"
        count += moment.acts
    assert count == len(replay.steps)
    assert replay.state().to_act is None
