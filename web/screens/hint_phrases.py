"""What hints of all games say in the same way: points, and which choices are equally good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from web.words import _, any_of, ngettext, pgettext

MINUS = "\u2212"


def whole(points: float) -> int:
    """Points rounded to the nearest whole number, halves away from zero."""
    return int(points + 0.5) if points >= 0 else -int(0.5 - points)


def tenths(points: float) -> str:
    """Points with one decimal and a true minus: 7.0, −2.5."""
    amount = whole(points * 10)
    # Translators: a number with its decimal point.
    text = pgettext("decimal", "{whole}.{tenth}")
    written = text.format(whole=abs(amount) // 10, tenth=abs(amount) % 10)
    return f"{MINUS}{written}" if amount < 0 else written


NAMED = 3
"""How many choices that are as good as the best are named; if there are more, they are counted."""


def equally_good(equal: Sequence[str], others: int) -> Iterator[str]:
    """A sentence on the choices in `equal`, which are as good as the best; none if there are none.
    `others`: how many choices there are besides the best."""
    if equal and len(equal) == others:
        yield _("All your choices are about equally good.")
    elif len(equal) > NAMED:
        yield ngettext(
            "{count} other choice is just as good.",
            "{count} other choices are just as good.",
            len(equal),
        )
    elif equal:
        # Translators: {choices} is a list such as "draw a tile, invoke Ra or pass".
        yield _("Just as good: {choices}.").format(choices=any_of(equal))
