"""The update as a whole: total, pure, and with a place for every message."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.web.driving import Page
from web.games import DESKS
from web.keys import GENERAL_KEYS, TABLE_KEYS
from web.messages import Message
from web.settings import Settings, language_of
from web.update import UPDATES, first, meant, update

VALUES = st.one_of(
    st.text(max_size=8),
    st.sampled_from(["0", "1", "-1", "+1", "now", "d", "i", "p", "b13", "scores", "pace", "floor"]),
)
FIELDS = st.dictionaries(
    st.sampled_from(["value", "checked", "text", "title", "data", "action", "reason", "key"]),
    st.one_of(st.none(), st.booleans(), st.text(max_size=5)),
)


@given(st.lists(st.tuples(st.sampled_from(sorted(UPDATES)), VALUES, FIELDS), max_size=30))
def test_any_message_at_any_time_is_taken_without_harm(
    messages: list[tuple[str, str, dict[str, object]]],
) -> None:
    page = Page().seats(None, "adept").send("start-game").step()
    for name, value, fields in messages:
        page.send(f"{name} {value}", **fields)
        if page.model.play and not page.over():
            page.step()


def test_a_message_nobody_knows_changes_nothing() -> None:
    page = Page()
    assert update(page.model, Message("no such message")) == (page.model, ())


def test_every_key_stands_for_a_known_message() -> None:
    own = [message for desk in DESKS.values() for message in desk.keys.values()]
    for text in (*TABLE_KEYS.values(), *GENERAL_KEYS.values(), *own):
        assert Message.parse(text).name in UPDATES


def test_keys_do_nothing_with_a_modifier_or_in_a_text_field() -> None:
    model = Page().seats(None, None).send("start-game").model
    assert meant(model, Message("key", "d")) == Message("act", "d")
    for modifier in ("ctrl", "alt", "meta"):
        assert meant(model, Message("key", "d", {modifier: True})) is None
    assert meant(model, Message("key", "d", {"field": True})) is None
    assert meant(model, Message("key", "Escape", {"field": True})) == Message("escape")
    assert meant(replace(model, play=None), Message("key", "d")) is None


def test_letters_work_on_other_layouts_by_their_place() -> None:
    model = Page().seats(None, None).send("start-game").model
    assert meant(model, Message("key", "в", {"code": "KeyD"})) == Message("act", "d")
    assert meant(model, Message("key", "Ш", {"code": "KeyI"})) == Message("act", "i")
    assert meant(model, Message("key", "é", {"code": "Digit2"})) is None
    assert meant(model, Message("key", "d", {"code": "KeyX"})) == Message("act", "d")


def test_a_digit_goes_to_the_bids_of_suns_that_begin_with_it_and_bids_nothing() -> None:
    page = Page().seats(None, None, None, None, None).send("start-game").send("act i")
    suns = sorted(page.state.up[page.state.seat])
    assert meant(page.model, Message("key", "1")) == Message("aim", "1")
    for sun in suns:
        page.send("unpick")
        steps = [other for other in suns if str(other)[0] == str(sun)[0] and other <= sun]
        for _ in steps:
            page.send(f"aim {str(sun)[0]}")
        assert page.play.look.picked == (sun,)
        assert page.state.bids == []
    before = page.play.look.picked
    missing = next(digit for digit in "123456789" if digit not in {str(sun)[0] for sun in suns})
    assert page.send(f"aim {missing}").play.look.picked == before
    assert page.send("confirm").state.bids == [before[0]]


def test_settings_take_only_what_is_possible_and_come_back() -> None:
    page = Page().send("change-setting theme", value="night").send("change-setting theme", value="pink")
    page.send("change-setting nonsense", value="x").send("change-setting automatic_pass", checked=False)
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
    page = Page().seats(None, None).send("start-game").send("act d").send("look 0").send("toggle-panel log")
    page.send("copied")
    page.send("escape")
    assert page.model.notice is None
    assert page.model.panel is not None
    page.send("escape")
    assert page.model.panel is None
    assert not page.play.live
    assert page.send("escape").play.live
