"""What a player of the pool does in a position."""

from __future__ import annotations

import random

from ra.auction import AUCTION, Action, View, read_position
from ra.bot import Bot, Budget


def does(bot: Bot[View, Action], position: str) -> str:
    """The token of its action there."""
    table = read_position(position).table
    view = View(table, tuple(table.hidden()))
    return AUCTION.write_action(bot.choose(view, Budget(simulations=1), random.Random(1)))
