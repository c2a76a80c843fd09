"""What a screen reader is told without being asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ra.auction import State
from tests.web.games.auction.plays import every_play, played
from tests.web.markup import read
from tests.web.plays import moment, moments, sound
from web.games.auction.event_words import sentences
from web.games.auction.prompt import asked
from web.messages import Message
from web.model import Model, Notice
from web.play import Play
from web.screens.live_region import live as region
from web.settings import Settings
from web.update import update

PLAY = played("pharaoh", 4, 1)
FIRST_MOMENT = moment(PLAY, 0)


def model_of(play: Play, **changes: Any) -> Model:
    return replace(Model(play=play), **changes)


def state_of(play: Play) -> State:
    state = play.state
    assert isinstance(state, State)
    return state


def live(model: Model) -> str:
    return read(region(model)).text


def test_the_live_region_has_something_to_say_at_every_moment() -> None:
    for play in every_play():
        for now in moments(play):
            text = live(model_of(now))
            person = now.person_to_act and now.desk.automatic(now.state) is None
            step = now.replay.steps[-1] if now.count else None
            if person or (step and step.events):
                assert sound([text])


def test_it_tells_the_news_and_then_what_is_asked() -> None:
    play = next(now for now in moments(PLAY) if now.person_to_act and now.news)
    told = live(model_of(play))
    assert told.startswith(sentences(play.news, play)[0])
    assert told.endswith(asked(play, state_of(play)))


def test_it_does_not_ask_where_the_page_passes() -> None:
    play = next(
        now
        for now in moments(PLAY)
        if now.person_to_act and now.desk.automatic(now.state) is not None
    )
    ask = asked(play, state_of(play))
    assert ask not in live(model_of(play))
    assert ask in live(model_of(play, settings=Settings(automatic_pass=False)))


def test_what_is_said_twice_is_told_twice() -> None:
    ids = {
        node.attributes["id"]
        for now in moments(PLAY)
        for node in read(region(model_of(now))).all("p")
    }
    assert len(ids) == PLAY.count + 1


def test_a_new_epoch_is_told_when_the_sheet_is_left() -> None:
    play = next(now for now in moments(PLAY) if now.waiting)
    read = live(model_of(play))
    assert "Epoch 1 ends" in read
    assert "when you say so" in read
    assert "Epoch 2 begins" not in read
    after = update(model_of(play), Message("proceed"))[0]
    told = live(after)
    assert told.startswith("Epoch 2 begins.")
    assert "Epoch 1 ends" not in told


def test_looking_back_and_trouble_and_notices_are_told() -> None:
    looking = PLAY.look(1)
    text = live(model_of(looking))
    assert text.startswith(f"Looking back: 1 of {PLAY.count} actions are done. ")
    assert sentences(PLAY.replay.steps[0].events, PLAY)[0] in text
    assert "0 of" in live(model_of(PLAY.look(0)))
    troubled = replace(FIRST_MOMENT, trouble="gone")
    assert "does not answer" in live(model_of(troubled))
    assert live(Model(notice=Notice("copied"))) == "Copied."
    assert live(Model()) == ""
