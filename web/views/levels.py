"""The computer players by level, in words."""

from __future__ import annotations

from web.words import _


def level_name(level: str) -> str:
    """What a level is called."""
    return {"adept": _("Adept")}.get(level, level.capitalize())


def level_words(level: str) -> str:
    """How a level plays, in a sentence; empty for one that has none."""
    return {
        "adept": _("Weighs every lot for itself and for the others, and bids what it is worth.")
    }.get(level, "")
