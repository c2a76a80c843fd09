"""Panels: their frame, and the way on from a score sheet."""

from __future__ import annotations

import pytest

from tests.web.driving import Page
from tests.web.games.auction.plays import SIZES, played
from tests.web.markup import read
from tests.web.plays import moments
from web.model import Model
from web.panel import Panel
from web.screens.frame import view
from web.screens.panel_frame import panel_frame
from web.update import first_draft

PLAY = played("pharaoh", 5, 3)


@pytest.mark.parametrize("open_", Panel)
def test_every_panel_has_a_title_that_takes_the_focus_and_can_be_closed(open_: Panel) -> None:
    view = panel_frame(Model(first_draft(), play=PLAY, panel=open_))
    assert view is not None
    node = read(view)
    title = node.one(id="panel-title")
    assert title.text
    assert title.attributes["data-focus"] == f"panel-{open_.value}"
    close = node.one("button", id="panel-close")
    page = Page(Model(first_draft(), play=PLAY, panel=open_))
    assert page.send(*close.messages).model.panel is None


def test_what_describes_the_table_has_one_name_in_the_bar_its_tooltip_and_the_panel() -> None:
    shown = read(view(Model(first_draft(), play=PLAY, panel=Panel.DESCRIPTION)))
    name = shown.one(id="panel-title").text
    button = shown.one("button", id="bar-description")
    assert button.text == name
    assert button.attributes["title"] == f"{name} (T)"


def test_only_what_needs_no_game_opens_without_one() -> None:
    opened = {one for one in Panel if panel_frame(Model(first_draft(), panel=one)) is not None}
    assert opened == {Panel.SHARE, Panel.SETTINGS, Panel.HELP}
    assert panel_frame(Model(first_draft(), play=PLAY)) is None


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_the_sheet_leads_on_while_the_game_waits(edition: str, players: int) -> None:
    over = played(edition, players, 0)
    waits = [now for now in moments(over) if now.wait.reading]
    assert len(waits) == 2
    for epoch, play in enumerate(waits, 2):
        view = panel_frame(Model(first_draft(), play=play, panel=Panel.SCORES))
        assert view is not None
        (button,) = read(view).sending("proceed")
        assert button.text == f"Begin epoch {epoch}"
    view = panel_frame(Model(first_draft(), play=over, panel=Panel.SCORES))
    assert view is not None
    end = read(view)
    assert not end.sending("proceed")
    (button,) = end.sending("play-again")
    assert button.text == "Play again"
    back = panel_frame(Model(first_draft(), play=over.look_at(0), panel=Panel.SCORES))
    assert back is not None
    assert not read(back).sending("play-again")
