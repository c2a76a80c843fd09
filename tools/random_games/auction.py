"""Random games of the auction game: all variants, and styles that lead to rare positions."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, ClassVar

from ra.auction import (
    AUCTION,
    EDITIONS,
    Action,
    Bid,
    Draw,
    Invoke,
    Pass,
    Setup,
    SpendGod,
    State,
    StopGods,
    Tile,
    Variant,
)
from ra.auction.tiles import DISASTERS
from ra.game import Game
from tools.random_games import RandomGame, Style

VARIANTS = tuple(
    Variant(edition, players, floor, open_scores)
    for edition in EDITIONS.values()
    for players in edition.players
    for floor in edition.floors
    for open_scores in (True, False)
)
"""Every game there is: edition, players and options."""

STEADY: Mapping[type[Any], float] = {Draw: 9, SpendGod: 1, StopGods: 3}
"""Roughly as people play: tracks are filled before Ra is invoked, and gods are mostly kept."""
WILD: Mapping[str, Mapping[type[Any], float]] = {
    "even": {},
    "patient": {Draw: 9, Pass: 9},
    "eager": {Invoke: 9, Bid: 9},
    "hoarding": {Draw: 30, Invoke: 0.3, Pass: 0.4},
    "pious": {SpendGod: 20, Bid: 4, Draw: 4},
    "unwilling": {Draw: 5, Pass: 300},
}
"""How much likelier an action is than those not named, so that rare positions are reached."""
STYLES = {**WILD, "steady": STEADY}


def by_kind(style: str) -> Style[State, Action]:
    """The style of that name, which goes by the kind of an action."""
    likely = STYLES[style]
    return lambda state, action, last: likely.get(type(action), 1)


@dataclass(frozen=True)
class RandomAuction(RandomGame[State, Action]):
    """`eventful`: gods and disasters come early, and the set-up has no seed, only its bag."""

    game: ClassVar[Game] = AUCTION
    variant: Variant
    seed: int
    style: str = "even"
    eventful: bool = False
    most: int | None = None

    def __repr__(self) -> str:
        variant = self.variant
        return (
            f"RandomAuction({variant.edition.name} {variant.players} floor={variant.floor} "
            f"open={variant.open_scores} {self.seed} {self.style} eventful={self.eventful})"
        )

    @property
    def players(self) -> int:
        """Those of the variant."""
        return self.variant.players

    @property
    def setup(self) -> Setup:
        """The deal of the seed, or an eventful one."""
        variant = self.variant
        setup = Setup.from_seed(
            variant.edition,
            variant.players,
            self.seed,
            floor=variant.floor,
            open_scores=variant.open_scores,
        )
        if not self.eventful:
            return setup
        chance = random.Random(self.seed)
        early = (Tile.GOD, *DISASTERS)
        keyed = [(chance.random() * (0.4 if tile in early else 1), tile) for tile in setup.bag]
        return replace(setup, bag=tuple(tile for _, tile in sorted(keyed)), seed=None)

    def weight(self) -> Style[State, Action]:
        """The style of its name."""
        return by_kind(self.style)

    def take(self, state: State, action: Action) -> None:
        """Take an action without events."""
        state.push(action)


ONE_OF_EACH = tuple(
    RandomAuction(variant, number, style, eventful)
    for number, (variant, style, eventful) in enumerate(product(VARIANTS, WILD, (False, True)))
)
"""Every variant played in every wild style, eventful and not."""
