"""How chances are written in the page's language."""

from __future__ import annotations

from ra.auction.option import Option
from web.screens.hint_phrases import tenths, whole
from web.words import _


def percent(chance: float) -> str:
    """A chance in whole per cent."""
    return _("{percent}%").format(percent=whole(100 * chance))


def chance_to_win(option: Option) -> str:
    """The chance to win, with its standard error unless that rounds to zero."""
    error = 100 * option.error
    if whole(10 * error) == 0:
        return percent(option.win)
    shown = str(whole(error)) if error >= 0.95 else tenths(error)
    return _("{percent}% ± {error}").format(percent=whole(100 * option.win), error=shown)
