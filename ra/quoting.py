"""The marks that mail programs put before the lines that an answer quotes."""

from __future__ import annotations

import re

_QUOTING = re.compile(r"=?[ \t]*\n[>|\s]*")
_MOST_MARKS = 20


def quotes_undone(text: str, joint: str) -> str:
    """A text that mail has broken: its lines joined by `joint`, without the > of quoted lines."""
    return _QUOTING.sub(joint, text)


def unquoted(text: str, before: str) -> str:
    """The lines of a comment without the marks of quoted lines: at most as many as stand `before`
    it, on the line on which it begins.

    >>> unquoted("why?\\n>> > so", ">> p ")
    'why?\\n> so'
    """
    marks = before[: len(before) - len(before.lstrip(" \t>|"))]
    most = max(1, min(marks.count(">") + marks.count("|"), _MOST_MARKS))
    return re.sub(rf"\n(?:[ \t]{{0,9}}[>|]){{1,{most}}}[ \t]?", "\n", text)
