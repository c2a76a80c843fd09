"""The players' names: those that the page gives, and what makes any name fit to be shown."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from unicodedata import bidirectional

from web.words import _

MAX_NAME = 200
LONGEST_SHOWN = 40
"""Characters of a name that sentences and titles have room for."""
JOINER = "\u200d"
"""Joins three people to a family, and gives a letter the shape that it has within a word."""
ISOLATE = "\u2068\u2069"
"""The marks before and after a text that has its own direction of reading."""


def computer_names() -> tuple[str, ...]:
    """Names of men and women of ancient Egypt."""
    # Translators: names from ancient Egypt, in the form that is usual in your language.
    return (
        _("Ahmose"), _("Amenhotep"), _("Ankhesen"), _("Bakenmut"), _("Hapuseneb"),
        _("Hatshepsut"), _("Henut"), _("Hesire"), _("Imhotep"), _("Iset"),
        _("Kawit"), _("Khufu"), _("Maatkare"), _("Merit"), _("Meryre"),
        _("Mutnofret"), _("Nakht"), _("Neferet"), _("Nefertari"), _("Nitocris"),
        _("Pepi"), _("Ptahhotep"), _("Ramose"), _("Rekhmire"), _("Senenmut"),
        _("Sinuhe"), _("Tausret"), _("Tiye"), _("Userhat"), _("Wadjmose"),
    )  # fmt: skip


def default_names(levels: Sequence[str | None], chance: int) -> list[str]:
    """A name for each seat: people are Player 1 and so on; computers get Egyptian names."""
    egyptian = random.Random(chance).sample(computer_names(), len(levels))
    names = []
    for number, level in enumerate(levels, 1):
        if level is not None:
            names.append(egyptian[number - 1])
        else:
            names.append(_("Player {number}").format(number=number))
    return names


def shown_name(name: str, seat: int) -> str:
    """A name for use in sentences: harmless in any script, never empty, and not broken before a
    number at its end ("Player 2")."""
    clean = harmless(name) or _("Player {number}").format(number=seat + 1)
    words, space, last = clean.rpartition(" ")
    return f"{words}\u00a0{last}" if space and last.strip(ISOLATE).isdecimal() else clean


@lru_cache(maxsize=64)
def shown_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """All names of a game as sentences have them, by seat: cut if they are long, and numbered by
    their seats where several are the same."""
    shown = [_cut(shown_name(name, seat)) for seat, name in enumerate(names)]
    return tuple(
        f"{name}\u00a0({seat + 1})" if shown.count(name) > 1 else name
        for seat, name in enumerate(shown)
    )


def _cut(name: str) -> str:
    if len(name) <= LONGEST_SHOWN:
        return name
    closed = ISOLATE[1] if name.startswith(ISOLATE[0]) else ""
    return name[: LONGEST_SHOWN - 1].rstrip(JOINER) + "…" + closed


@lru_cache(maxsize=64)
def harmless(name: str) -> str:
    """A name, or another text from outside, fit to stand in a sentence.

    If it is written from right to left, it is isolated (first strong isolate … pop), so that the
    sentence around it keeps its order."""
    clean = tidy(name)
    turned = any(bidirectional(char) in {"R", "AL"} for char in clean)
    return f"{ISOLATE[0]}{clean}{ISOLATE[1]}" if turned else clean


def tidy(name: str) -> str:
    """A name without what can't be shown: control characters, line breaks, lone surrogates. A
    joiner stays where it is between two signs."""
    kept = (char if char.isprintable() or char == JOINER else " " for char in name[:MAX_NAME])
    words = (word.strip(JOINER) for word in "".join(kept).split())
    return " ".join(filter(None, words))
