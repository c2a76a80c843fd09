"""What is heard of the hexagon game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ra.hexagon import events as ev

SOUNDS: dict[type, str] = {
    ev.Moved: "move",
    ev.Captured: "take",
    ev.Entered: "enter",
    ev.Passed: "pass",
    ev.GameEnded: "scene",
    ev.MatchEnded: "end",
}
"""The sound of each event that has one."""


def sounds(events: Sequence[Any]) -> list[str]:
    """The names of their sounds."""
    return [SOUNDS[type(event)] for event in events if type(event) in SOUNDS]
