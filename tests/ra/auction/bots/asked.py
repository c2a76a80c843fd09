"""What a level does in a position, in many moods."""

from __future__ import annotations

import random
from collections import Counter

from ra.auction import AUCTION, View
from ra.auction import read_position as read
from ra.auction.bots import OPPONENTS
from ra.bot import Budget


def choices(level: str, position: str, seeds: int = 60) -> Counter[str]:
    """How often a level does what in a position, over so many moods."""
    table = read(position).table
    view = View(table, tuple(table.hidden()))
    return Counter(
        AUCTION.write_action(OPPONENTS.choose(level, view, Budget(), random.Random(seed)))
        for seed in range(seeds)
    )
