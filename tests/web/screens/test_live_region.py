"""What a screen reader is told without being asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ra.auction import State
from tests.web.driving import Page
from tests.web.games.auction.plays import every_play, played
from tests.web.markup import read
from tests.web.plays import moment, moments, sound
from web.games.auction.event_words import sentences
from web.games.auction.picking import automatic
from web.games.auction.prompt import prompt
from web.model import Model
from web.notices import Copied, Yours
from web.play import Play, Wait
from web.screens.live_region import live_region
from web.settings import Settings
from web.update import first_draft

PLAY = played("pharaoh", 4, 1)
FIRST_MOMENT = moment(PLAY, 0)


def model_of(play: Play, **changes: Any) -> Model:
    return replace(Model(first_draft(), play=play), **changes)


def state_of(play: Play) -> State:
    state = play.state
    assert isinstance(state, State)
    return state


def live(model: Model) -> str:
    return read(live_region(model)).text


def test_the_live_region_has_something_to_say_at_every_moment() -> None:
    for play in every_play():
        for now in moments(play):
            text = live(model_of(now))
            person = now.person_to_act and automatic(state_of(now)) is None
            step = now.replay.steps[-1] if now.count else None
            if person or (step and step.events):
                assert sound([text])


def test_it_tells_the_news_and_then_what_is_asked() -> None:
    play = next(now for now in moments(PLAY) if now.person_to_act and now.look.news)
    told = live(model_of(play))
    assert told.startswith(sentences(play.look.news, play)[0])
    assert told.endswith(prompt(play, state_of(play)))


def test_it_does_not_ask_where_the_page_passes() -> None:
    play = next(
        now for now in moments(PLAY) if now.person_to_act and automatic(state_of(now)) is not None
    )
    ask = prompt(play, state_of(play))
    assert ask not in live(model_of(play))
    assert ask in live(model_of(play, settings=Settings(automatic_pass=False)))


def test_what_is_said_twice_is_told_twice() -> None:
    ids = {
        node.attributes["id"]
        for now in moments(PLAY)
        for node in read(live_region(model_of(now))).all("p")
    }
    assert len(ids) == PLAY.count + 1


def test_a_new_epoch_is_told_when_the_sheet_is_left() -> None:
    play = next(now for now in moments(PLAY) if now.wait.reading)
    told = live(model_of(play))
    assert "Epoch 1 ends" in told
    assert "when you are ready" in told
    assert "Epoch 2 begins" not in told
    told = live(Page(model_of(play)).send("proceed").model)
    assert told.startswith("Epoch 2 begins.")
    assert "Epoch 1 ends" not in told


def test_looking_back_and_trouble_and_notices_are_told() -> None:
    looking = PLAY.look_at(1)
    text = live(model_of(looking))
    assert text.startswith(f"Looking back: after 1 of {PLAY.count} actions. ")
    assert sentences(PLAY.replay.steps[0].events, PLAY)[0] in text
    assert "0 of" in live(model_of(PLAY.look_at(0)))
    troubled = FIRST_MOMENT.waiting(Wait(trouble="gone"))
    assert "is not answering" in live(model_of(troubled))
    assert live(Model(first_draft(), notice=Copied())) == "Copied."
    assert live(Model(first_draft())) == ""


def test_what_a_lot_brought_is_told_once_at_the_instant_pace() -> None:
    page = Page().send("change-setting pace", value="instant").seats(None, "novice", "novice")
    page.send("start-game")
    told = 0
    while not page.over() and told < 5:
        page.step()
        notice = page.model.notice
        if isinstance(notice, Yours):
            told += 1
            words = " ".join(" ".join(sentences(notice.events, page.play)).split())
            assert live(page.model).count(words) == 1
    assert told == 5
