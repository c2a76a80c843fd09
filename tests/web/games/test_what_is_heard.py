"""What is heard: every event that is told has a sound or a reason to have none."""

from __future__ import annotations

from dataclasses import is_dataclass

import pytest

from ra.auction import events as auction
from ra.hexagon import events as hexagon
from tests.web.driving import Page
from web.games.auction.sounds import SOUNDS as AUCTION
from web.games.hexagon.sounds import SOUNDS as HEXAGON
from web.screens.frame import view

SILENT = {
    auction.AuctionOpened: "what opened it is heard",
    auction.EpochBegan: "the end of the last one is heard",
    hexagon.Joined: "the move is heard",
    hexagon.TookAll: "the pawns taken and the end are heard",
    hexagon.Repeated: "the end is heard",
    hexagon.GameStarted: "the end of the last one is heard",
}


@pytest.mark.parametrize("module", [auction, hexagon])
def test_every_event_has_a_sound_or_a_reason(module: object) -> None:
    kinds = {
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.__name__  # type: ignore[attr-defined]
    }
    assert kinds == {kind for kind in {*AUCTION, *HEXAGON, *SILENT} if kind in kinds}
    assert not set(SILENT) & {*AUCTION, *HEXAGON}


def sounds(page: Page) -> list[str]:
    html = view(page.model)
    return html.split('data-sounds="')[1].split('"')[0].split()


def test_a_moment_is_heard_with_its_events_and_whose_turn_it_is() -> None:
    page = Page(seed=4).seats(None, "novice", "novice").send("start-game")
    page.until(lambda page: page.play.person_to_act and page.play.count > 0)
    moment, *names = sounds(page)
    assert names[-1] == "turn"
    page.send("act d")
    after, *names = sounds(page)
    assert after != moment
    assert names[0] in ("draw", "ra")
    assert "turn" not in names


def test_looking_back_is_silent() -> None:
    page = Page(seed=4).seats(None, None).send("start-game").send("act d").send("act d")
    assert sounds(page)[1:]
    assert not sounds(page.send("step -1"))[1:]
    assert not sounds(page.send("undo"))[1:]
