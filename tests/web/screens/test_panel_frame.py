"""Panels: their frame, and the way on from a score sheet."""

from __future__ import annotations

import pytest

from tests.web.games.auction.plays import SIZES, played
from tests.web.markup import read
from tests.web.plays import moments
from web.messages import Message
from web.model import Model, Panel
from web.screens.panel_frame import panel
from web.update import update

PLAY = played("pharaoh", 5, 3)


@pytest.mark.parametrize("open_", Panel)
def test_every_panel_has_a_title_that_takes_the_focus_and_can_be_closed(open_: Panel) -> None:
    view = panel(Model(play=PLAY, panel=open_))
    assert view is not None
    node = read(view)
    title = node.one(id="panel-title")
    assert title.text
    assert title.attributes["data-focus"] == f"panel-{open_.value}"
    close = node.one("button", id="panel-close")
    assert update(Model(play=PLAY, panel=open_), Message.parse(close.messages[0]))[0].panel is None


def test_only_what_needs_no_game_opens_without_one() -> None:
    opened = {one for one in Panel if panel(Model(panel=one)) is not None}
    assert opened == {Panel.SHARE, Panel.SETTINGS, Panel.HELP}
    assert panel(Model(play=PLAY)) is None


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_the_sheet_leads_on_while_the_game_waits(edition: str, players: int) -> None:
    over = played(edition, players, 0)
    waits = [now for now in moments(over) if now.waiting]
    assert len(waits) == 2
    for epoch, play in enumerate(waits, 2):
        view = panel(Model(play=play, panel=Panel.SCORES))
        assert view is not None
        (button,) = read(view).sending("proceed")
        assert button.text == f"Begin epoch {epoch}"
    view = panel(Model(play=over, panel=Panel.SCORES))
    assert view is not None
    end = read(view)
    assert not end.sending("proceed")
    (button,) = end.sending("again")
    assert button.text == "Play again"
    back = panel(Model(play=over.look(0), panel=Panel.SCORES))
    assert back is not None
    assert not read(back).sending("again")
