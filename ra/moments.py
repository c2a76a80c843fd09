"""What hangs on a link behind its letters: the moment at which it opens the game, and what others
have added on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ra.signs import latin

_REACH = 4_000
"""So many signs behind a link's letters may belong to its address."""
_AND = re.compile(
    r"(?:&|%26|\\+u0026)(?:amp(?:;|%3B))*(?:(?:#|%23)0*(?:38|x26)(?:;|%3B))?", re.IGNORECASE
)
"""The & of an address, as web pages and addresses write it."""
_EQUALS = re.compile(r"(?<=[at])%3D", re.IGNORECASE)
_LINE_END = re.compile(r"=?[ \t]*\n[>|\s]*")
_MOMENT = re.compile(
    r"(?:[ \n]{0,3}&(?:[ \n]{1,2}(?=at ?=))?|[?;#*])\n?a\n?t(?: ?\n?= ?|(?=\s|\Z))\n?"
    r"(?P<count>e\n?n\n?d|\d{1,6})?",
    re.IGNORECASE,
)
_PART = r"[\w.~%+/:@,!=$-]*"
_OTHER = re.compile(rf"(?:[ \n]{{0,3}}&(?=\w)|[&?;#%*])(?P<said>{_PART}(?:\n{_PART}(?=[&?;*]))*)")
_OPEN = re.compile(r"[0-9a-z]|\.\.\.|[ \n]\d{1,5}(?!\w|[:/.)-]+\w|[.)]\s)", re.IGNORECASE)
"""Behind a moment: what may be the rest of it, or stands for that."""
_BEFORE = re.compile(r"[#&?]at=(end|\d{1,6})&(?:amp;)?\Z", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Hung:
    """`at`: after how many actions the game is to be shown (-1: at its end; None: nothing says it,
    or not clearly); `mended`: keys of ra.findings.MENDINGS."""

    at: int | None
    mended: tuple[str, ...]


def hung_on(text: str, start: int, end: int) -> Hung:
    """What hangs on the link whose `record=` begins at `start` of a text and whose letters end at
    `end`."""
    plain = latin(_EQUALS.sub("=", _AND.sub("&", text[end : end + _REACH])))
    plain = _LINE_END.sub(lambda gap: "\n" * min(2, gap[0].count("\n")), plain)
    before = _BEFORE.search(text, max(0, start - 20), start)
    counts = {before[1].lower()} if before else set()
    parts = list(_parts(plain))
    moments = [part for part in parts if part.re is _MOMENT]
    counts |= {_count(part) for part in moments}
    clear = len(counts) == 1 and "" not in counts
    mended = {
        "quoting": clear and any("\n" in part[0] for part in moments),
        "tail": any(part.re is _OTHER and part["said"] for part in parts),
        "moment": bool(counts) and not clear,
    }
    count = counts.pop() if clear else ""
    at = -1 if count == "end" else int(count) if count else None
    return Hung(at, tuple(key for key, so in mended.items() if so))


def _count(moment: re.Match[str]) -> str:
    """What a moment says; empty if that may not be all of it."""
    count = (moment["count"] or "").lower().replace("\n", "")
    return "" if _OPEN.match(moment.string, moment.end()) else count


def _parts(text: str) -> Iterator[re.Match[str]]:
    """The parts of an address that a text begins with, each as a match of _MOMENT or _OTHER."""
    at = 0
    while part := _MOMENT.match(text, at) or _OTHER.match(text, at):
        yield part
        at = part.end()
