"""The update as a whole: total, pure, and with a place for every message."""

from __future__ import annotations

import ast
from dataclasses import replace
from inspect import getsource
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as few
from hypothesis import strategies as st

from tests.web.deeds import ANY, DEEDS, NEWS, of
from tests.web.driving import Page
from tests.web.markup import read
from web import update as updates
from web.messages import CopyDone, Message
from web.model import Model
from web.screens.frame import view
from web.settings import Settings, language_of
from web.update import first, update
from web.updates.going_on import Next

MOMENTS = (
    Page().model,
    Page().seats(None, None).send("start-game").send("act i").model,
    Page().send("start-game Ra hexagon").model,
)
"""The first screen, an auction, a board."""


def alike(one: Next, other: Next) -> bool:
    """Whether two outcomes are the same; of errors in notices, that there is such a notice."""
    told = type(one[0].notice), type(other[0].notice)
    plain = [(replace(model, notice=None), effects) for model, effects in (one, other)]
    return told[0] is told[1] and plain[0] == plain[1]


def happens(page: Page, message: Message) -> None:
    """It is taken, and what becomes of it depends on nothing but the model, it and its stamp."""
    before: Model = page.model
    page.send(message)
    assert alike(update(before, message, page.stamp), (page.model, page.effects))


@given(st.lists(ANY, max_size=30))
def test_any_message_at_any_time_is_taken_without_harm(messages: list[Message]) -> None:
    page = Page().seats(None, "adept").send("start-game").step()
    for message in messages:
        happens(page, message)
        if page.model.play and not page.over():
            page.step()
    read(view(page.model))


@pytest.mark.parametrize("kind", DEEDS + NEWS, ids=lambda kind: kind.__name__)
@few(max_examples=5)
@given(st.data())
def test_every_kind_of_message_is_taken_at_every_table_and_without_one(
    kind: type[Any], data: st.DataObject
) -> None:
    message = data.draw(of(kind))
    for model in MOMENTS:
        page = Page(model)
        happens(page, message)
        read(view(page.model))


def test_every_kind_of_message_has_its_place() -> None:
    """None of them falls through to the end of the match."""
    cases = (
        node for node in ast.walk(ast.parse(getsource(updates))) if isinstance(node, ast.MatchClass)
    )
    named = [case.cls.attr for case in cases if isinstance(case.cls, ast.Attribute)]
    assert sorted(named) == sorted(kind.__name__ for kind in DEEDS + NEWS)


def test_settings_take_only_what_is_possible_and_come_back() -> None:
    page = (
        Page()
        .send("change-setting theme", value="night")
        .send("change-setting theme", value="pink")
    )
    page.send("change-setting nonsense", value="x").send(
        "change-setting automatic_pass", checked=False
    )
    assert page.model.settings == Settings(theme="night", automatic_pass=False)
    assert first(page.model.settings.to_json(), {}, ()).settings == page.model.settings


@given(st.text())
def test_any_stored_settings_are_read(text: str) -> None:
    assert Settings.from_json(text) == Settings()


def test_the_language_follows_the_browser_until_one_is_chosen() -> None:
    assert language_of(Settings(), ("pt-BR", "fr-CA", "ru")) == "fr"
    assert language_of(Settings(), ("pt-BR",)) == "en"
    assert language_of(Settings(), ()) == "en"
    assert language_of(Settings(language="ru"), ("fr",)) == "ru"


def test_escape_closes_one_thing_at_a_time() -> None:
    page = (
        Page()
        .seats(None, None)
        .send("start-game")
        .send("act d")
        .send("look 0")
        .send("toggle-panel log")
    )
    page.send(CopyDone())
    page.send("escape")
    assert page.model.notice is None
    assert page.model.panel is not None
    page.send("escape")
    assert page.model.panel is None
    assert not page.play.live
    assert page.send("escape").play.live
