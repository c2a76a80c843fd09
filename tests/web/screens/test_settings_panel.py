"""The panel of settings."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tests.web.driving import Page
from tests.web.markup import Node, read
from web.effects import KeepSetting
from web.screens.settings_panel import LANGUAGE_NAMES, settings_panel
from web.settings import LANGUAGES, LETTERS, PACES, SOUNDS, THEMES, Settings

CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("", *LANGUAGES),
    "letters": LETTERS,
    "theme": THEMES,
    "pace": tuple(PACES),
    "sound": SOUNDS,
}
SWITCHES = ("automatic_pass", "motion", "run_on", "stands", "threats")
OF_GAME = {"threats": "Ra hexagon"}
"""Settings that one game alone has, which is not the first."""


def shown(page: Page) -> Node:
    return read(settings_panel(page.model))


def test_every_setting_is_there() -> None:
    assert {field.name for field in fields(Settings)} == {*CHOICES, *SWITCHES}


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_can_be_made_and_is_shown(name: str) -> None:
    page = Page()
    for value in CHOICES[name]:
        (control,) = shown(page).all("input", name=f"setting-{name}", value=value)
        before = getattr(page.model.settings, name)
        page.send(*control.messages, value=value, checked=True)
        assert getattr(page.model.settings, name) == value
        assert (KeepSetting(name, value) in page.effects) is (value != before)
        controls = shown(page).all("input", name=f"setting-{name}")
        assert [node.attributes["value"] for node in controls] == list(CHOICES[name])
        on = [node.attributes["value"] for node in controls if "checked" in node.attributes]
        assert on == [value]


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_is_switched_and_shown(name: str) -> None:
    page = Page()
    if name in OF_GAME:
        page.send(f"set-up {OF_GAME[name]}")
    usual = getattr(Settings(), name)
    for on in (not usual, usual):
        switch = shown(page).one("input", id=f"setting-{name}")
        assert ("checked" in switch.attributes) is not on
        page.send(*switch.messages, value="on", checked=on)
        assert getattr(page.model.settings, name) is on


def test_each_language_is_called_by_its_own_name() -> None:
    assert set(LANGUAGE_NAMES) == set(LANGUAGES)
    view = shown(Page())
    for tag, name in LANGUAGE_NAMES.items():
        assert view.one("bdi", lang=tag).text == name
