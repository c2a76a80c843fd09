"""How the letters of a file or mail are written that is not in Unicode and does not say so."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from itertools import pairwise

_WORD = re.compile(r"(?:\w|[^\s\x00-\x7f])+")
_CODINGS = ("cp1251", "cp1252", "koi8-r", "cp1250")
"""What mail is written in that is not in Unicode."""
_MANGLED = ("cp1252", "cp1251")
"""As what programs read UTF-8 wrongly."""
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


def likeliest_of(raw: bytes) -> str:
    """What the bytes of a mail say, read in the coding that is likeliest."""
    readings = {name: raw.decode(name, "replace") for name in _CODINGS}
    return likeliest(readings)[1]


def unmangled(text: str) -> str:
    """A text in UTF-8 that a program had read in the code page of some country, as it was; one of
    which not every sign can come of that stays as it is.

    >>> unmangled("AndrÃ© â€“ Zoë"), unmangled("AndrÃ© â€“ ZoÃ«"), unmangled("РђРЅРЅР°")
    ('AndrÃ© â€“ Zoë', 'André – Zoë', 'Анна')
    """
    if text.isascii():
        return text
    signs = {sign.lower() for sign in text if not sign.isascii()}
    fewest = 2 if signs <= _RUSSIAN else 1  # two letters may happen to stand as one sign would
    for name in _MANGLED:
        with suppress(UnicodeError):
            plain = text.translate(_bytes_of(name)).encode("latin-1").decode()
            if sum(not sign.isascii() for sign in plain) >= fewest:
                return plain
    return text


@cache
def _bytes_of(coding: str) -> dict[int, int | str]:
    """For str.translate: from the letters of a code page to signs with the numbers of their bytes;
    what the page does not have may not be there."""
    pairs = {byte: bytes([byte]).decode(coding, "replace") for byte in range(0x80, 0x100)}
    letters = {ord(sign): byte for byte, sign in pairs.items() if sign != "\ufffd"}
    others = dict.fromkeys(range(0xA0, 0x100), "\ufffd")
    return {**others, **letters}


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
