"""The computer players by level, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from htpy import Element, span

from web.words import _

_NAMES: dict[str, Callable[[], str]] = {
    "novice": lambda: _("Novice"),
    "apprentice": lambda: _("Apprentice"),
    "adept": lambda: _("Adept"),
    "expert": lambda: _("Expert"),
    "master": lambda: _("Master"),
}


def level_name(level: str) -> str:
    """What a level is called."""
    return _NAMES[level]() if level in _NAMES else level.capitalize()


def strength(level: str, levels: Sequence[str]) -> Element:
    """How strong a level is, as a row of suns, one per level, some lit. It is decoration, as
    levels are offered in order everywhere."""
    lit = levels.index(level) + 1 if level in levels else 0
    return span(".strength", aria_hidden="true")[
        (span(class_={"strength__lit": number < lit}) for number in range(len(levels)))
    ]
