"""What can be open beside or below the table."""

from __future__ import annotations

from enum import Enum


class Panel(Enum):
    """A panel; at most one is open at a time."""

    SCORES = "scores"
    LOG = "log"
    SHARE = "share"
    DESCRIPTION = "description"
    SETTINGS = "settings"
    HELP = "help"
