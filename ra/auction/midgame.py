"""A game that begins at a position, as lessons and problems do."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from ra.auction.editions import Variant
from ra.auction.position import Position, spread
from ra.auction.rules import State
from ra.auction.setup import shuffled
from ra.auction.tiles import tally


@dataclass(frozen=True, slots=True)
class Midgame:
    """A set-up that is a position.

    `seed`: the number from which the order of the bag is drawn if the position does not tell it. If
    nothing is told of the bag, all tiles that are not on the table are in it; without a seed, none.
    ValueError if an order must be drawn and there is no seed.
    """

    position: Position
    seed: int | None = None

    def __post_init__(self) -> None:
        if self.seed is None and self.position.bag is None and self.position.undrawn is not None:
            raise ValueError("the order of the bag is not told, and there is no seed to draw it by")

    @property
    def variant(self) -> Variant:
        """The edition with its options."""
        return self.position.table.variant

    def state(self) -> State:
        """The position before the first action."""
        position = self.position
        if self.seed is None or position.bag is not None:
            return position.state()
        held = position.table.hidden() if position.undrawn is None else position.undrawn
        return State.of(position.table, shuffled(spread(held), random.Random(self.seed)))

    def concealed(self, state: State) -> Midgame:
        """The same for a game that has come as far as `state`: the tiles still in the bag lie in it
        by kind."""
        bag = (*state.bag[: state.drawn], *sorted(state.undrawn))
        return Midgame(replace(self.position, bag=bag, undrawn=tuple(tally(bag))))
