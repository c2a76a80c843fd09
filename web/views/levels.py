"""The computer players by level, in words."""

from __future__ import annotations

from collections.abc import Callable

from htpy import Element, span

from ra import Seat
from web.draft import LEVELS
from web.tempers import temper_of
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


_TEMPERS: dict[str, Callable[[], str]] = {
    # Translators: what kind of player the computer is; it stands on the player's card.
    "cautious": lambda: _("cautious by nature"),
    "greedy": lambda: _("greedy by nature"),
    "aggressive": lambda: _("aggressive by nature"),
}


def temper_words(seat: Seat) -> str:
    """What temper a computer player has, in words; empty where it has none."""
    temper = temper_of(seat)
    return _TEMPERS[temper]() if temper else ""


def tempers_words() -> str:
    """That levels have tempers, in sentences."""
    return _(
        "Apprentices, Adepts and Experts have tempers of their own: the cautious call early and"
        " keep high suns, the greedy wait for more, the aggressive outbid you."
    )


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
