"""All players of the hexagon game that others can be measured against, by name."""

from __future__ import annotations

from dataclasses import replace

from ra.bot import Bot
from ra.hexagon import Move, State
from ra.hexagon.bots import BOTS
from ra.hexagon.bots.searcher import Searcher
from tools.pool.hexagon.plain import Plain
from tools.pool.random_bot import RandomBot

POOL: dict[str, Bot[State, Move]] = {"random": RandomBot(), "plain": Plain(), **BOTS}


def player(name: str) -> Bot[State, Move]:
    """The player of a name such as `adept` or `adept:nodes=500,carelessness=0`; ValueError if there
    is none.

    After the colon, whole numbers of a level that searches are changed.
    """
    known, _, changes = name.partition(":")
    if known not in POOL:
        raise ValueError(f"no player {known!r}; there are: {', '.join(POOL)}")
    bot = POOL[known]
    for change in filter(None, changes.split(",")):
        key, _, value = change.partition("=")
        if not isinstance(bot, Searcher) or key not in ("nodes", "depth", "carelessness"):
            raise ValueError(f"{change!r}: {known} has no such number")
        bot = replace(bot, **{key: int(value)})
    return bot
