"""How a game begins: everything random in the game is decided here."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from ra.auction.editions import Edition, SunGroups, Variant
from ra.auction.tiles import COUNTS, TILES, Tile, tally

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Setup:
    """A complete set-up (both rulebooks, "Setup"): nothing else in the game is random.

    `suns` holds each seat's group, highest first; `bag` all tiles in the order they will be drawn.
    `seed` is the number that both were made from, or None. ValueError if the suns are not those of
    the variant, or the bag lacks some tile or has too many.

    >>> from ra.auction import CLASSIC
    >>> setup = Setup.from_seed(CLASSIC, players=3, seed=1)
    >>> setup
    Setup(variant=Variant(edition=<Edition 1999>, players=3, floor=False, open_scores=True), \
suns=((11, 10, 7, 4), (12, 9, 6, 3), (13, 8, 5, 2)), seed=1)
    """

    variant: Variant
    suns: SunGroups
    bag: tuple[Tile, ...] = field(repr=False)
    seed: int | None = None

    def __post_init__(self) -> None:
        if sorted(self.suns) != sorted(self.variant.sun_groups):
            raise ValueError("the suns are not the groups of this game")
        if tuple(tally(self.bag)) != COUNTS:
            raise ValueError(f"the bag does not hold the {sum(COUNTS)} tiles")

    @classmethod
    def from_seed(
        cls,
        edition: Edition,
        players: int,
        seed: int,
        *,
        floor: bool | None = None,
        open_scores: bool = True,
    ) -> Setup:
        """Deal suns and shuffle the bag from a seed, any whole number.

        `floor` None means the edition's own rule. ValueError if the edition has no such game.
        """
        chosen_floor = edition.floors[0] if floor is None else floor
        variant = Variant(edition, players, chosen_floor, open_scores)
        suns, bag = deal(variant, seed)
        return cls(variant, suns, bag, seed)


def deal(variant: Variant, seed: int) -> tuple[SunGroups, tuple[Tile, ...]]:
    """The suns of each seat and the order of the bag that a seed stands for. They must stay the
    same on every machine for ever, since a record may hold only the seed."""
    chance = random.Random(seed)
    suns = shuffled(variant.sun_groups, chance)
    full = [tile for tile in TILES for _ in range(COUNTS[tile])]
    return tuple(suns), tuple(shuffled(full, chance))


def shuffled(items: Sequence[T], chance: random.Random) -> list[T]:
    """The items in random order, all orders being equally likely.

    Only `random()` is used: it is the one method whose sequence Python promises to keep.
    """
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
