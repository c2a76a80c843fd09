"""What a person has chosen for all games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from web.json_text import read_json

LANGUAGES = ("en", "fr", "ru")
THEMES = ("system", "day", "night")
PACES: dict[str, int] = {"slow": 2400, "normal": 1100, "instant": 0}
"""How long a computer takes for an action, at least, in ms."""

SOUNDS = ("off", "soft", "full")
"""How loud the table is."""

LETTERS = ("always", "table", "off")
"""When a single letter, digit or sign does something: always, while the focus is in the table, or
never (WCAG 2.1.4)."""


@dataclass(frozen=True, slots=True)
class Settings:
    """`language` empty: the browser's. `automatic_pass`: pass for a person whose suns can't win.
    `threats`: the board shows what the next move could take. `stands`: what would be scored now is
    shown. `run_on`: computers play without a pause when no person can do anything."""

    language: str = ""
    theme: str = "system"
    pace: str = "normal"
    automatic_pass: bool = True
    motion: bool = True
    sound: str = "soft"
    letters: str = "always"
    threats: bool = True
    stands: bool = True
    run_on: bool = False

    def changed(self, fields: Mapping[str, Any]) -> Settings:
        """The settings with the given fields, as far as their values are possible."""
        return replace(
            self, **{name: value for name, value in fields.items() if _possible(name, value)}
        )

    def to_json(self) -> str:
        """The text that `from_json` reads."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str | None) -> Settings:
        """Stored settings; whatever can't be read has its default."""
        return cls().changed(read_json(text))


def _possible(name: str, value: object) -> bool:
    choices: dict[str, tuple[object, ...]] = {
        "language": ("", *LANGUAGES),
        "theme": THEMES,
        "pace": tuple(PACES),
        "automatic_pass": (True, False),
        "motion": (True, False),
        "sound": SOUNDS,
        "letters": LETTERS,
        "threats": (True, False),
        "stands": (True, False),
        "run_on": (True, False),
    }
    return name in choices and value in choices[name]


def language_of(settings: Settings, preferred: tuple[str, ...]) -> str:
    """The language to speak: the chosen one, else the first of the browser's that we have."""
    if settings.language:
        return settings.language
    for tag in preferred:
        language = tag.lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
