"""The players' names: those given by the page, and all of them fit to be shown."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from unicodedata import bidirectional

from web.words import _

MAX_NAME = 200
COMPUTER_NAMES = (
    "Ahmose", "Amenhotep", "Ankhesen", "Bakenmut", "Hapuseneb", "Hatshepsut", "Henut", "Hesire",
    "Imhotep", "Iset", "Kawit", "Khufu", "Maatkare", "Merit", "Meryre", "Mutnofret", "Nakht",
    "Neferet", "Nefertari", "Nitocris", "Pepi", "Ptahhotep", "Ramose", "Rekhmire", "Senenmut",
    "Sinuhe", "Tausret", "Tiye", "Userhat", "Wadjmose",
)  # fmt: skip
"""Men and women of ancient Egypt."""


def default_names(levels: Sequence[str | None], chance: int) -> list[str]:
    """A name a seat: people are Player 1 and so on; computers get Egyptian names."""
    egyptian = random.Random(chance).sample(COMPUTER_NAMES, len(levels))
    names = []
    for number, level in enumerate(levels, 1):
        if level is not None:
            names.append(egyptian[number - 1])
        else:
            names.append(_("Player {number}").format(number=number))
    return names


def shown_name(name: str, seat: int) -> str:
    """A name as it stands in sentences: harmless whatever the script, never empty."""
    return _harmless(name) or _("Player {number}").format(number=seat + 1)


@lru_cache(maxsize=64)
def _harmless(name: str) -> str:
    """Set apart (first strong isolate … pop) if written from right to left, so that the sentence
    around it keeps its order."""
    clean = tidy(name)
    turned = any(bidirectional(char) in {"R", "AL"} for char in clean)
    return f"\u2068{clean}\u2069" if turned else clean


def tidy(name: str) -> str:
    """A name without what can't be shown: control characters, ends of line, halves of pairs."""
    visible = "".join(char if char.isprintable() else " " for char in name[:MAX_NAME])
    return " ".join(visible.split())
