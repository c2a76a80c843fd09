"""JSON that comes from outside: the browser's storage, another tab."""

from __future__ import annotations

import json
import re
from typing import Any

DEEPEST = 20
"""Levels of lists and objects in each other; ours have three."""
_STRING = re.compile(r'"(?:\\.|[^"\\])*"')
_BRACKETS = re.compile(r"[\[{\]}]")


def read_json(text: str | None) -> dict[str, Any]:
    """The object that a text describes; an empty one if it describes none, or is nested too deeply
    to be one of ours."""
    try:
        found = {} if text is None or _deep(text) else json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _deep(text: str) -> bool:
    """Whether reading it could be more than the interpreter's stack can bear."""
    depth = 0
    for bracket in _BRACKETS.findall(_STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            return True
    return False
