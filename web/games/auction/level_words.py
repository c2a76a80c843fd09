"""How the auction game's computers play, in words."""

from __future__ import annotations

from collections.abc import Callable

from ra import Seat
from ra.auction.tempers import TEMPERED, temper_of
from web.games.auction.game_draft import AuctionDraft
from web.words import _

_WORDS: dict[str, Callable[[], str]] = {
    "novice": lambda: _(
        "Waits too long to invoke Ra, and forgets pharaohs and what later epochs bring."
    ),
    "apprentice": lambda: _("Knows what scores, but not what you are after."),
    "adept": lambda: _(
        "Weighs every lot for itself and for the others, and bids what it is worth."
    ),
    "expert": lambda: _("Plays strongly, and is careless now and then."),
    "master": lambda: _("Plays to win, and can say why: hints come from a Master."),
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


def tempers_words(chosen: AuctionDraft) -> str:
    """A remark that some levels have tempers; empty if none of them plays."""
    if not any(seat.level in TEMPERED for seat in chosen.playing):
        return ""
    return _(
        "Apprentices, Adepts and Experts have tempers of their own: the cautious invoke Ra early"
        " and keep their high suns, the greedy wait for more, the aggressive outbid you."
    )


def level_words(level: str) -> str:
    """How a level plays, in a sentence; empty for one that has none."""
    return _WORDS[level]() if level in _WORDS else ""
