"""The computer players by level, in words."""

from __future__ import annotations

from collections.abc import Callable

from htpy import Element, span

from web.draft import LEVELS
from web.words import _

_NAMES: dict[str, Callable[[], str]] = {
    "novice": lambda: _("Novice"),
    "apprentice": lambda: _("Apprentice"),
    "adept": lambda: _("Adept"),
    "expert": lambda: _("Expert"),
    "master": lambda: _("Master"),
}
_WORDS: dict[str, Callable[[], str]] = {
    "novice": lambda: _(
        "Waits too long to invoke Ra, and forgets pharaohs and what later epochs bring."
    ),
    "apprentice": lambda: _("Knows what scores, but does not look at what you want."),
    "adept": lambda: _(
        "Weighs every lot for itself and for the others, and bids what it is worth."
    ),
    "expert": lambda: _("Plays strongly, and is careless now and then."),
    "master": lambda: _("Plays to win, and can say why: hints are a Master's."),
}


def level_name(level: str) -> str:
    """What a level is called."""
    return _NAMES[level]() if level in _NAMES else level.capitalize()


def level_words(level: str) -> str:
    """How a level plays, in a sentence; empty for one that has none."""
    return _WORDS[level]() if level in _WORDS else ""


def strength(level: str) -> Element:
    """How strong a level is, as suns lit out of as many as there are levels; decoration, for the
    levels stand in order wherever they are offered."""
    lit = LEVELS.index(level) + 1 if level in LEVELS else 0
    return span(".strength", aria_hidden="true")[
        (span(class_={"strength__lit": number < lit}) for number in range(len(LEVELS)))
    ]
