"""Texts without a game that can be read: why there is none, as far as the text shows it."""

from __future__ import annotations

import re
from base64 import b64decode

from ra import expected
from ra.findings import NotFound
from ra.reading import ReadError, Scanner
from ra.signs import QUOTES

_NO_TEXT = re.compile(
    r"PK\x03\x04|\{\\rtf|%PDF|.PNG\r?\n\x1a|GIF8[79]a|RIFF.{4}WEBP|[^\n]{4,12}(JFIF|Exif)"
    r"|\ufffd[^\n]{0,20}\ufffd",
    re.DOTALL,
)
_CONTROL = re.compile(r"[\x01-\x08\x0e-\x1a\x7f]")
_LOOKED_AT = 4_000
"""So many signs of a text show whether it is one."""
_FEWEST_CONTROLS = 4
_ADDRESS = re.compile(r"https?://|www\.|\.html\b", re.IGNORECASE)
_EMPTY_LINK = re.compile(r"(?:#|%23|\A\s*)/?(?:record|position)(?:=|%3D)", re.IGNORECASE)
_OPEN_TAG = re.compile(
    rf"\[\s{{0,9}}\w{{0,40}}(?:\s{{0,9}}(?:[{re.escape(QUOTES)}][^\]\n]{{0,1000}})?)?[\s.…]*\Z"
)
_LONGEST_TAG = 1_200
_BASE64 = re.compile(
    r"^[ \t>]*([A-Za-z0-9+/]{40,}=*(?:\s{1,3}>?\s?[A-Za-z0-9+/]+=*)*)", re.MULTILINE
)


def is_no_text(text: str) -> bool:
    """Whether a text is the file of a word processor, a picture or the like, read as a text."""
    if _NO_TEXT.match(text):
        return True
    start = text[:_LOOKED_AT]
    controls = len(_CONTROL.findall(start))
    return not text.strip("\0 \r\n\t") or controls >= max(_FEWEST_CONTROLS, len(start) // 100)


def cut_within(text: str, failure: NotFound) -> NotFound:
    """Why a game can't be mended, told as cut short too if the text ends within a tag."""
    if _OPEN_TAG.search(text, max(0, len(text) - _LONGEST_TAG)) and not failure.causes:
        return NotFound(failure, ("shortened",), inside=failure.inside)
    return failure


def without_game(text: str, error: ReadError) -> NotFound:
    """What is missing in a text in which there is no game at all."""
    link = _EMPTY_LINK.search(text)
    if link:
        return NotFound(Scanner(text).error(expected.LINK, at=link.start()), ("shortened",))
    if _ADDRESS.search(text):
        return NotFound(error, ("no game in link",))
    if is_base64(text):
        return NotFound(error, ("base64",))
    return cut_within(text, NotFound(error))


def is_base64(text: str) -> bool:
    """Whether a text has a game in it as mail programs write one: in base64."""
    block = _BASE64.search(text)
    if block is None:
        return False
    letters = re.sub(r"[\s>=]", "", block[1])
    plain = b64decode(letters[: len(letters) // 4 * 4])
    return b"[Game" in plain or b"record=" in plain or b"position=" in plain
