"""Which of the latest events are to be told now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from web.play import Play


def news_now(play: Play, begins: type) -> Sequence[Any]:
    """The news: up to the score sheet while it lies open, then from the event on with which the
    next part of the game begins."""
    found = [isinstance(event, begins) for event in play.news]
    if not any(found):
        return play.news
    at = found.index(True)
    return play.news[:at] if play.waiting else play.news[at:]
