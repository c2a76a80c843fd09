"""How the letters of a file are written that is not in Unicode: it does not say so itself."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from itertools import pairwise

_WORD = re.compile(r"(?:\w|[^\s\x00-\x7f])+")
_ENOUGH = 200_000
"""So many signs of a file are looked at."""
_OPENING = "«“„‘‚‹"
_CLOSING = "»”’›–—…№·°\u00a0"
_RUSSIAN = frozenset("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")
_RARE = frozenset("ðþýˆ˜ƒªºı")


def likeliest(readings: Mapping[str, str]) -> tuple[str, str]:
    """Of what a file says by each of several codings, the name of the one in which its words look
    most like words, the first of them if there are several, and what it says.

    >>> likeliest({"windows-1251": "бООБ", "koi8-r": "Анна"})
    ('koi8-r', 'Анна')
    """
    return min(readings.items(), key=lambda reading: _strangeness(reading[1]))


def _strangeness(text: str) -> float:
    words = (found[0] for found in _WORD.finditer(text, 0, _ENOUGH))
    return sum(_strangeness_of_word(word) for word in words if not word.isascii())


@cache
def _script(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def _strangeness_of_word(word: str) -> float:
    """How little a word with letters or signs beyond ASCII looks like one."""
    letters = [sign for sign in word if sign.isalpha()]
    scripts = {_script(sign) for sign in letters}
    pairs = list(pairwise(word))
    strange = sum(
        not sign.isalpha() and not sign.isascii() and sign not in _OPENING + _CLOSING
        for sign in word
    )
    return (
        2 * strange
        + 3 * (len(scripts) - 1 if scripts else 0)
        + 2 * sum(first.islower() and second.isupper() for first, second in pairs)
        + sum(first.isalpha() and second in _OPENING for first, second in pairs)
        + 0.5 * (len(letters) > 1 and word.isupper())
        + 0.3 * bool(letters and letters[0].islower())
        + 0.5 * sum(sign.lower() in _RARE for sign in letters)
        + 0.5 * sum("CYRILLIC" in scripts and sign.lower() not in _RUSSIAN for sign in letters)
    )
