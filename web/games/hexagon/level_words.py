"""How the hexagon game's computers play, in words."""

from __future__ import annotations

from collections.abc import Callable

from web.words import _

_WORDS: dict[str, Callable[[], str]] = {
    "novice": lambda: _("Sees what can be taken, and little of what you are up to."),
    "apprentice": lambda: _("Looks one move ahead, and is often careless."),
    "adept": lambda: _("Thinks several moves ahead, and is seldom careless."),
    "master": lambda: _(
        "Thinks as far ahead as it can, and can say why: hints come from a Master."
    ),
}


def level_words(level: str) -> str:
    """How a level plays, in a sentence; empty for one that has none."""
    return _WORDS[level]() if level in _WORDS else ""
