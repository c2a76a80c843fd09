"""Points as the page's language writes them."""

from __future__ import annotations

from web.words import pgettext

MINUS = "\u2212"


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
