"""What happens to the signs of a text on its way through chats, mails and word processors."""

from __future__ import annotations

import re
import unicodedata
from binascii import a2b_qp
from collections.abc import Callable, Iterator

from ra.file_letters import likeliest_of
from ra.line_marks import without_numbers, without_pluses
from ra.markup import unmarked

QUOTES = "\"“”„‟«»″〝〞＂'‘’‚‛‹›`´״「」『』❝❞′"
"""Every sign that stands for a quote around a value."""
UNSEEN = dict.fromkeys(
    map(ord, "\0\u00ad\u034f\u061c\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\ufffc"
        "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)  # fmt: skip
"""For str.translate: takes out what can't be seen."""
LINE_ENDS = re.compile("\r\n|[\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−﹣－"), "-")
_ALIKE = str.maketrans(
    "АВСЕЅІЈКМНОРТУХасеѕіјорухһԁԛԝ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧορχ" "×✕ıİ",
    "ABCESIJKMHOPTYXacesijopyxhdqw" "ABEZHIKMNOPTYXopx" "xxiI",
)  # fmt: skip
"""Letters of other scripts by the Latin ones that look the same."""


def seen(text: str) -> str:
    """The text without what can't be seen.

    >>> seen("b1\\u200b3\\u00ad")
    'b13'
    """
    return text.translate(UNSEEN)


def latin(word: str) -> str:
    """A word with letters, digits and dashes as on a Latin keyboard: those of other scripts that
    look the same, wide and raised ones.

    >>> latin("р"), latin("ｂ１３"), latin("i5–f2")
    ('p', 'b13', 'i5-f2')
    """
    plain = unicodedata.normalize("NFKC", word).translate(_ALIKE).translate(_DASHES)
    return "".join(str(unicodedata.digit(sign, sign)) for sign in plain)


def foreign(word: str) -> Iterator[tuple[str, str]]:
    """Each letter of a word that is not Latin, with the name of its script, such as Cyrillic."""
    for sign in word:
        script = unicodedata.name(sign, "").partition(" ")[0]
        if sign.isalpha() and not sign.isascii() and script not in ("", "LATIN"):
            yield sign, script.capitalize()


def unwrapped(text: str) -> Iterator[tuple[str, str]]:
    """The text as it may have been before a mail program or a web page wrapped it: each time what
    was undone, and the text."""
    ways: dict[str, Callable[[str], str]] = {
        "mail": _unmailed,
        "old mail": _unmailed_old,
        "markup": unmarked,
        "percent": address_read,
        "strings": lambda text: _strings(text, '"'),
        "apostrophes": lambda text: _strings(text, "'"),
        "escapes": _unescaped,
        "cells": _unquoted_cell,
        "numbers": without_numbers,
        "changes": without_pluses,
    }
    tried = {text}
    done: dict[tuple[str, str], str] = {}
    for names in (*((name,) for name in ways), *_WRAPPED_TWICE):
        plain = text
        for name in names:
            step = (name, plain)
            if step not in done:
                done[step] = _undone(plain, ways[name], 1 if name in _ONCE else 3)
            plain = done[step]
        if plain not in tried:
            tried.add(plain)
            yield _TOLD_AS.get(names[-1], names[-1]), plain


def _undone(text: str, way: Callable[[str], str], most: int) -> str:
    """The text after `way` was gone, `most` times at most, as long as that changes it."""
    for _ in range(most):
        before, text = text, way(text)
        if text == before:
            break
    return text


def address_read(text: str) -> str:
    """Without the % of addresses, which a mail filter writes as -, and without the + that stands
    for a space in them."""
    filtered = re.search(r"-23record-3D[\w-]+", text)
    if filtered:
        return re.sub("-([0-9A-F]{2})", lambda sign: chr(int(sign[1], 16)), filtered[0])
    plain = re.sub("(%[0-9A-Fa-f]{2})+", _decoded, text)
    spaced = re.search(r"position=\S+\+\d:", plain, re.IGNORECASE)
    return re.sub(r"\+(?!floor|hidden)", " ", plain) if spaced else plain


def _unquoted_cell(text: str) -> str:
    """The first cell in which quotes are doubled, as spreadsheets copy and save them."""
    cell = re.search(r'(?<![^\s,;])"((?:[^"]|""){20,})"(?![^\s,;])', text)
    return cell[1].replace('""', '"') if cell and '""' in cell[1] else text


_WRAPPED_TWICE = (
    ("mail", "markup"), ("old mail", "markup"), ("markup", "percent"), ("percent", "markup"),
    ("markup", "escapes"), ("markup", "strings"), ("cells", "strings"), ("strings", "strings"),
    ("strings", "markup"), ("markup", "numbers"),
)  # fmt: skip
_ONCE = (
    "mail",
    "old mail",
    "markup",
    "escapes",
    "strings",
    "apostrophes",
    "cells",
    "numbers",
    "changes",
)
"""What is never done to a text twice, unlike the others."""
_TOLD_AS = {"strings": "escapes", "apostrophes": "escapes"}
_ESCAPED = {"n": "\n", "r": "", "t": " "}


def _unescaped(text: str) -> str:
    """Without the backslashes that programs write before quotes and in place of line ends."""
    plain = re.sub(r"((?:\\x[0-9a-fA-F]{2})+)|\\(?:u([0-9a-fA-F]{4})|(.))", _escaped, text)
    return re.sub("[\ud800-\udbff][\udc00-\udfff]", _whole, plain)


def _strings(text: str, quote: str) -> str:
    """What the strings say that a program wrote, such as the export of a chat, each on lines of its
    own. A word alone is left out: it may be the name of a field, and look like an action."""
    if "\\n" not in text and '\\"' not in text:
        return text
    string = rf"(?<![\w\\]){quote}((?:[^{quote}\\]|\\.)*+){quote}(?=\s*(?:[\]\[,:;)}}'&]|\n|\Z))"
    inside = (found[1] for found in re.finditer(string, text, re.DOTALL))
    said = [part for part in inside if " " in part or "\\n" in part or '\\"' in part]
    return _unescaped("\n\n".join(said)) or text


def _whole(halves: re.Match[str]) -> str:
    """One sign of which programs write two halves."""
    high, low = map(ord, halves[0])
    return chr(0x10000 + (high - 0xD800 << 10) + low - 0xDC00)


def _escaped(found: re.Match[str]) -> str:
    if not found[1]:
        return chr(int(found[2], 16)) if found[2] else _ESCAPED.get(found[3], found[3])
    raw = bytes.fromhex(found[1].replace("\\x", ""))
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def _decoded(found: re.Match[str]) -> str:
    return bytes.fromhex(found[0].replace("%", "")).decode(errors="replace")


def _unmailed(text: str) -> str:
    """Without quoted-printable, mail's way to write long lines and what is not ASCII."""
    return _unquoted(text).decode(errors="replace")


def _unmailed_old(text: str) -> str:
    """The same, if what is not ASCII was not in Unicode either."""
    raw = _unquoted(text)
    if not text.isascii():
        return text
    try:
        raw.decode()
    except UnicodeDecodeError:
        return likeliest_of(raw)
    return text


def _unquoted(text: str) -> bytes:
    text = text.replace("record=1", "record=3D1")  # a link that was not written so
    raw = text.encode(errors="surrogatepass")
    return a2b_qp(raw) if re.search("(?<!record)=(\r?\n|[0-9A-F]{2})", text) else raw
