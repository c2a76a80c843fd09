"""What can lie open beside or below the table."""

from __future__ import annotations

from enum import Enum


class Panel(Enum):
    """One at a time lies open, or none."""

    SCORES = "scores"
    LOG = "log"
    SHARE = "share"
    DESCRIPTION = "description"
    SETTINGS = "settings"
    HELP = "help"
