"""The loop: messages, effects, what is shown, and what a failure leaves."""

from __future__ import annotations

from typing import Any

import pytest

from web import loop as looping
from web.deed_text import parse
from web.effects import Address, Effect, KeepSetting
from web.loop import Loop, stamp
from web.model import Model
from web.update import first


class Outside:
    """What the loop asks for, in the order asked."""

    def __init__(self) -> None:
        self.done: list[Effect | str] = []
        self.loop = Loop(first(None, {}, ("en",)), self.done.append, self._show)

    def _show(self, model: Model, html: str) -> None:
        assert model is self.loop.model
        self.done.append(html)


def fails(*_: Any) -> Any:
    raise RuntimeError("the table has no legs")


def test_effects_are_done_before_anything_is_shown() -> None:
    outside = Outside()
    outside.loop.send(parse("change-setting theme", {"value": "night"}))
    kept, shown = outside.done
    assert isinstance(kept, KeepSetting)
    assert isinstance(shown, str)
    assert outside.loop.model.settings.theme == "night"


def test_a_message_is_stamped_with_time_and_chance() -> None:
    one, other = stamp(), stamp()
    assert one.now > 0
    assert len(one.today.split("-")) == 3
    assert one.chance != other.chance


def test_what_a_person_does_becomes_a_message() -> None:
    outside = Outside()
    assert outside.loop.happened("click", "toggle-panel help", {"value": None}) is False
    assert outside.loop.model.panel is not None


@pytest.mark.parametrize(("key", "taken"), [("?", True), ("ю", False)])
def test_a_key_is_taken_if_it_means_something(key: str, taken: bool) -> None:
    outside = Outside()
    assert outside.loop.happened("key", key, {"field": False}) is taken
    assert (outside.loop.model.panel is not None) is taken
    assert bool(outside.done) is taken, "what means nothing shows nothing anew"


def test_an_update_that_fails_leaves_the_model_as_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    outside = Outside()
    outside.loop.send(parse("start-game"))
    play = outside.loop.model.play
    outside.done.clear()
    monkeypatch.setattr(looping, "update", fails)
    outside.loop.send(parse("close-game"))
    assert outside.loop.model.play is play
    assert not [done for done in outside.done if isinstance(done, Address)]
    (html,) = outside.done
    assert isinstance(html, str)
    assert "the table has no legs" in html
    assert "the table has no legs" in capsys.readouterr().err


def test_a_view_that_fails_shows_the_way_on_and_the_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    outside = Outside()
    outside.loop.send(parse("start-game"))
    monkeypatch.setattr(looping, "view", fails)
    outside.loop.send(parse("toggle-panel help"))
    html = outside.done[-1]
    assert isinstance(html, str)
    assert "Reload the page" in html
    assert "[Game " in html
    assert "the table has no legs" in capsys.readouterr().err
    monkeypatch.undo()
    outside.loop.send(parse("toggle-panel help"))
    assert "Reload the page" not in str(outside.done[-1])
