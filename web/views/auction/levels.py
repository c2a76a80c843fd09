"""How the auction game's computers play, in words."""

from __future__ import annotations

from collections.abc import Callable

from web.words import _

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


def level_words(level: str) -> str:
    """How a level plays, in a sentence; empty for one that has none."""
    return _WORDS[level]() if level in _WORDS else ""
