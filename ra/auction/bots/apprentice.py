"""The second level: it knows what tiles score, but not what others want or can pay."""

from __future__ import annotations

from dataclasses import replace

from ra.auction.bots.greedy import GreedyBot
from ra.auction.bots.tastes import Tastes

APPRENTICE = GreedyBot(
    Tastes(
        god=2.5,
        pharaoh=2.5,
        dry_nile=0.6,
        nile=1.4,
        flood=1.5,
        wetted=0.8,
        # It counts its sets as complete: the missing tiles will surely come.
        civilization=(4.5, 2.0, 4.5, 5.5, 5.5),
        duplicate=0.2,
        monument=(1.5, 2.5, 5.5, 6.0, 6.0),
        fear=1.5,
        centre=2.5,
        late=0.8,
        invoke=1.2,
        god_takes=3.2,
    )
)
_TASTES = APPRENTICE.tastes
APPRENTICES = {
    "cautious": GreedyBot(replace(_TASTES, fear=2.5, highest=11.0, invoke=0.9)),
    "greedy": GreedyBot(replace(_TASTES, duplicate=0.8, fear=1.0, invoke=1.5)),
    "aggressive": GreedyBot(replace(_TASTES, highest=8.0, cover=1.0)),
}
"""The Apprentices, by the name of their temper (temper.py)."""
