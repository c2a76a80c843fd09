"""What is heard of the hexagon game."""

from __future__ import annotations

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
