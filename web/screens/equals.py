"""What else is as good as what a Master advises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from web.words import _, any_of, ngettext

NAMED = 3
"""Choices as good as the best that are named; more are counted."""


def as_good(equal: Sequence[str], others: int) -> Iterator[str]:
    """A sentence on the choices that are `equal` to the best, out of so many `others`; none if none
    is."""
    if equal and len(equal) == others:
        yield _("All that you can do here is about equally good.")
    elif len(equal) > NAMED:
        yield ngettext(
            "{count} other choice is just as good.",
            "{count} other choices are just as good.",
            len(equal),
        )
    elif equal:
        # Translators: {choices} is a list such as "draw a tile, invoke Ra or pass".
        yield _("Just as good: {choices}.").format(choices=any_of(equal))
