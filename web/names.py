"""Names for seats that were given none."""

from __future__ import annotations

import random
from collections.abc import Sequence

from web.words import _

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
