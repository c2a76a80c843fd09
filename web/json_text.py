"""JSON that comes from outside: the browser's storage, another tab."""

from __future__ import annotations

import json
from typing import Any


def read_json(text: str | None) -> dict[str, Any]:
    """The object that a text describes; an empty one if it describes none, or is nested too deeply
    to be one of ours."""
    try:
        found = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
