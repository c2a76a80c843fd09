"""All players of the auction game that others can be measured against, by name.

Players of one kind beat each other in circles, so a player is only as good as it is against many
styles (docs/strength.md).
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, cast

from ra.auction import Action, View
from ra.auction.bots import BOTS, CHARACTERS
from ra.auction.bots.adept import Adept
from ra.auction.bots.greedy import GreedyBot
from ra.auction.bots.numbers import Numbers
from ra.bot import Bot
from tools.pool.auction.collector import Collector
from tools.pool.auction.hoarder import Hoarder
from tools.pool.auction.tuned import BROAD, KEEN
from tools.pool.random_bot import RandomBot

SPARRING: dict[str, Bot[View, Action]] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "keen": GreedyBot(KEEN),
    "broad": GreedyBot(BROAD),
    "maxn": Adept(Numbers(doubt=1e-9)),
}
"""Those that a player may be trained against. `maxn` is certain that everybody does what `maxn`
judges best for their seat."""
HELD_OUT: dict[str, Bot[View, Action]] = {"hoarder": Hoarder(), "collector": Collector()}
"""Styles that nothing is trained against and no player's thinking takes into account: they are only
for measuring."""
TEMPERED: dict[str, Bot[View, Action]] = {
    f"{temper}-{level}": bot
    for level, characters in CHARACTERS.items()
    for temper, bot in characters.items()
}
"""Levels with a temper, as `greedy-adept`."""
POOL: dict[str, Bot[View, Action]] = {**SPARRING, **HELD_OUT, **BOTS, **TEMPERED}


def player(name: str) -> Bot[View, Action]:
    """The player of a name such as `adept` or `adept:rivalry=0.5,doubt=1`; ValueError if there is
    none.

    After the colon, numbers of its judgement or tastes are changed.
    """
    known, _, changes = name.partition(":")
    if known not in POOL:
        raise ValueError(f"no player {known!r}; there are: {', '.join(POOL)}")
    return _changed(known, changes) if changes else POOL[known]


def _changed(name: str, changes: str) -> Bot[View, Action]:
    character, judgement = _judgement(name)
    values = ((field.name, getattr(judgement, field.name)) for field in fields(judgement))
    numbers = {key for key, value in values if isinstance(value, float)}
    given: dict[str, float] = {}
    for change in changes.split(","):
        key, _, value = change.partition("=")
        if key not in numbers:
            raise ValueError(f"{change!r}: the numbers of {name} are {', '.join(sorted(numbers))}")
        given[key] = float(value)
    changed = replace(judgement, **given)
    return cast(Bot[View, Action], replace(cast(Any, POOL[name]), **{character: changed}))


def _judgement(name: str) -> tuple[str, Any]:
    """The name of the field of a player that holds its numbers, and the numbers."""
    bot: Any = POOL[name]
    for field in fields(bot) if is_dataclass(bot) else ():
        if is_dataclass(value := getattr(bot, field.name)):
            return field.name, value
    raise ValueError(f"{name} has no numbers to change")
