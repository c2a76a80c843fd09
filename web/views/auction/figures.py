"""Chances and expected points as the page's language writes them."""

from __future__ import annotations

from ra.auction.option import Option
from web.views.auction.telling import MINUS
from web.words import _, pgettext


def whole(points: float) -> int:
    """To the nearest whole point, halves away from zero."""
    return int(points + 0.5) if points >= 0 else -int(0.5 - points)


def tenths(points: float) -> str:
    """With one decimal and a true minus: 7.0, −2.5."""
    amount = whole(points * 10)
    # Translators: a number with its decimal point.
    text = pgettext("decimal", "{whole}.{tenth}")
    written = text.format(whole=abs(amount) // 10, tenth=abs(amount) % 10)
    return f"{MINUS}{written}" if amount < 0 else written


def percent(chance: float) -> str:
    """A chance in whole per cent."""
    return _("{percent}%").format(percent=whole(100 * chance))


def chance_to_win(option: Option) -> str:
    """The chance to win, with its standard error where there is one to see."""
    error = 100 * option.error
    if whole(10 * error) == 0:
        return percent(option.win)
    shown = str(whole(error)) if error >= 0.95 else tenths(error)
    return _("{percent}% ± {error}").format(percent=whole(100 * option.win), error=shown)
