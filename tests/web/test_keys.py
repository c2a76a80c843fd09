"""What each key does, where, and when it does not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.web.deeds import DEEDS
from tests.web.driving import Page
from web.deed_text import parse, written
from web.games import PAGES
from web.keys import GENERAL_KEYS, TABLE_KEYS, KeyPress, deed_of
from web.messages import (
    Act,
    Aim,
    AskHint,
    CloseGame,
    Deed,
    Escape,
    Hurry,
    Look,
    LookNow,
    Proceed,
    Step,
    TogglePanel,
    Undo,
)
from web.model import Model
from web.panel import Panel
from web.settings import LETTERS


@pytest.mark.parametrize(
    "keys",
    [TABLE_KEYS, GENERAL_KEYS, *(page.keys for page in PAGES.values())],
    ids=["table", "general", *PAGES],
)
def test_what_every_key_does_can_be_written(keys: dict[str, Any]) -> None:
    for deed in keys.values():
        assert type(deed) in DEEDS
        assert parse(written(deed)) == deed


def test_keys_do_nothing_with_a_modifier_or_in_a_text_field() -> None:
    model = Page().seats(None, None).send("start-game").model
    assert deed_of(model, KeyPress("d")) == Act("d")
    for modifier in ("ctrl", "alt", "meta"):
        assert deed_of(model, KeyPress.of("d", {modifier: True})) is None
    assert deed_of(model, KeyPress.of("d", {"field": True})) is None
    assert deed_of(model, KeyPress.of("Escape", {"field": True})) == Escape()
    assert deed_of(replace(model, play=None), KeyPress("d")) is None


def test_letters_work_on_other_layouts_by_their_place() -> None:
    model = Page().seats(None, None).send("start-game").model
    assert deed_of(model, KeyPress("в", "KeyD")) == Act("d")
    assert deed_of(model, KeyPress("Ш", "KeyI")) == Act("i")
    assert deed_of(model, KeyPress("d", "KeyX")) == Act("d")
    assert deed_of(model, KeyPress("D", "KeyD", shift=True)) == Act("d")


@pytest.mark.parametrize(("number", "french"), [*enumerate("&é\"'(-è_ç", 1)])
def test_digits_are_where_they_stand(number: int, french: str) -> None:
    """With Shift on French keyboards, without NumLock on number pads, in other scripts."""
    model = Page().seats(None, None).send("start-game").model
    digit = str(number)
    for press in (
        KeyPress(digit, f"Digit{digit}"),
        KeyPress(french, f"Digit{digit}"),
        KeyPress(digit, f"Digit{digit}", shift=True),
        KeyPress(chr(ord("٠") + number), f"Digit{digit}"),
        KeyPress(digit, f"Numpad{digit}"),
        KeyPress("Home", f"Numpad{digit}"),
        KeyPress("ArrowLeft", f"Numpad{digit}"),
    ):
        assert deed_of(model, press) == Aim(digit)
    assert deed_of(model, KeyPress("!", f"Digit{digit}", shift=True)) is None


ACTING = {"d": Act("d"), "u": Undo(), "h": AskHint(), "g": CloseGame(), "1": Aim("1")}
LOOKING = {"ArrowLeft": Step(-1), "ArrowRight": Step(1), "Home": Look(0), "End": LookNow()}


def at_the_table() -> Model:
    return Page().seats(None, None).send("start-game").model


@pytest.mark.parametrize("key", sorted({*TABLE_KEYS, *GENERAL_KEYS, *ACTING} - {" "}))
def test_a_key_that_is_held_does_once_what_it_does_but_steps(key: str) -> None:
    model = at_the_table()
    once = deed_of(model, KeyPress(key))
    assert once is not None
    held = deed_of(model, KeyPress(key, repeat=True))
    assert held == (once if isinstance(once, Step) else None)


def test_space_hurries_computers_and_is_left_to_the_browser_else() -> None:
    page = Page().seats(None, "adept").send("start-game")
    page.until(lambda page: page.play.person_to_act)
    assert deed_of(page.model, KeyPress(" ")) is None
    page.until(lambda page: page.play.computer_to_act)
    assert deed_of(page.model, KeyPress(" ")) == Hurry()
    assert deed_of(page.model, KeyPress(" ", typing=True)) is None


@pytest.mark.parametrize(("key", "deed"), (ACTING | LOOKING).items())
def test_what_is_pressed_too_early_changes_nothing(key: str, deed: Deed) -> None:
    model = at_the_table()
    assert deed_of(model, KeyPress(key)) == deed
    harmless = key in LOOKING or isinstance(deed, Aim)
    assert deed_of(model, KeyPress(key, early=True)) == (deed if harmless else None)


@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize("key", [*ACTING, *LOOKING, "?", ",", "s", "Escape"])
def test_single_letters_can_be_switched_off(letters: str, key: str) -> None:
    model = at_the_table()
    model = replace(model, settings=replace(model.settings, letters=letters))
    heard = {"always": (True, True), "table": (False, True), "off": (False, False)}[letters]
    for table, taken in zip((False, True), heard, strict=True):
        deed = deed_of(model, KeyPress(key, table=table))
        assert (deed is not None) is (taken or len(key) > 1)


@pytest.mark.parametrize("panel", Panel)
@pytest.mark.parametrize("word", ["help", "did", "pass", "undo", "rug"])
def test_typing_under_an_open_panel_does_nothing(panel: Panel, word: str) -> None:
    model = replace(at_the_table(), panel=panel)
    for letter in word:
        assert deed_of(model, KeyPress(letter)) in (None, TogglePanel(panel))
        assert deed_of(model, KeyPress(letter, control=True)) in (None, TogglePanel(panel))


def test_a_panel_beside_the_table_leaves_the_table_its_keys() -> None:
    model = replace(at_the_table(), panel=Panel.LOG)
    assert deed_of(model, KeyPress("d")) is None
    assert deed_of(model, KeyPress("d", table=True)) == Act("d")


def test_the_score_sheet_can_be_left_by_its_key() -> None:
    page = Page().seats(None, None).send("start-game")
    while not page.play.wait.reading:
        page.step()
    assert page.model.panel is Panel.SCORES
    assert deed_of(page.model, KeyPress("n", control=True)) == Proceed()
    assert deed_of(page.model, KeyPress("d", control=True)) is None


@pytest.mark.parametrize("key", LOOKING)
def test_keys_that_scroll_belong_to_what_has_the_focus(key: str) -> None:
    assert deed_of(at_the_table(), KeyPress(key, control=True)) is None


def test_digits_go_to_the_bid_of_the_sun_they_name_and_bid_nothing() -> None:
    page = Page().seats(None, None, None, None, None).send("start-game").send("act i")
    suns = sorted(page.state.up[page.state.seat])
    assert deed_of(page.model, KeyPress("1")) == Aim("1")
    for sun in range(1, 17):
        page.send("unpick")
        for digit in str(sun):
            page.send(f"aim {digit}")
        beginning = [other for other in suns if str(other).startswith(str(sun))]
        assert page.play.look.picked == tuple(beginning[:1]), "and nothing else in its place"
        page.send(f"aim {sun % 10}")
        assert page.state.bids == []
    page.send("unpick")
    for digit in f"9{suns[-1]}":
        page.send(f"aim {digit}")
    assert page.send("confirm").state.bids == [suns[-1]]


def test_a_key_is_told_with_all_that_matters() -> None:
    assert KeyPress.of("d", {}) == KeyPress("d")
    told = {"code": "KeyD", "field": True, "control": True, "repeat": True, "early": 1}
    assert KeyPress.of("d", told) == KeyPress(
        "d", "KeyD", typing=True, control=True, repeat=True, early=True
    )
    for held in ("ctrl", "alt", "meta"):
        assert KeyPress.of("d", {held: True}) == KeyPress("d", modified=True)
