"""Random games of every kind: how tests get to positions nobody thought of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from hypothesis import strategies as st

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
    Tile,
    Variant,
)
from ra.auction.tiles import DISASTERS
from ra.record import Record, Seat

VARIANTS = tuple(
    Variant(edition, players, floor, open_scores)
    for edition in EDITIONS.values()
    for players in edition.players
    for floor in edition.floors
    for open_scores in (True, False)
)
"""Every game there is: edition, players and options."""

STYLES: dict[str, dict[type[Any], float]] = {
    "even": {},
    "patient": {Draw: 9, Pass: 9},
    "eager": {Invoke: 9, Bid: 9},
    "hoarding": {Draw: 30, Invoke: 0.3, Pass: 0.4},
    "pious": {SpendGod: 20, Bid: 4, Draw: 4},
    "unwilling": {Draw: 5, Pass: 300},
}
"""How much likelier an action is than one not named, so that rare positions are reached."""


def choose(state: State, chance: random.Random, style: str = "even") -> Action:
    """One of the legal actions. Uses `random()` alone, which all Pythons agree on."""
    legal = state.legal_actions()
    weights = [STYLES[style].get(type(action), 1) for action in legal]
    mark = chance.random() * sum(weights)
    for action, weight in zip(legal, weights, strict=True):
        mark -= weight
        if mark < 0:
            return action
    return legal[-1]


@dataclass(frozen=True)
class RandomGame:
    """A game that follows from a few values, which a failing test prints.

    `eventful`: gods and disasters come early, and the set-up has no seed but its bag.
    """

    variant: Variant
    seed: int
    style: str
    eventful: bool

    def __repr__(self) -> str:
        variant = self.variant
        return (
            f"RandomGame({variant.edition.name} {variant.players} floor={variant.floor} "
            f"open={variant.open_scores} {self.seed} {self.style} eventful={self.eventful})"
        )

    @property
    def setup(self) -> Setup:
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

    def steps(self) -> Iterator[tuple[State, Action]]:
        """Each position with the action to take in it; the state is the iterator's own and goes on
        when the next pair is asked for."""
        state, chance = State.start(self.setup), random.Random(self.seed + 1)
        while state.legal_actions():
            action = choose(state, chance, self.style)
            yield state, action
            state.push(action)

    def actions(self) -> tuple[Action, ...]:
        return tuple(action for _, action in self.steps())

    def record(self) -> Record:
        seats = tuple(
            Seat(f"Player {number}", "adept" if number % 2 else None)
            for number in range(1, self.variant.players + 1)
        )
        return Record(AUCTION, self.setup, seats, self.actions(), "2026-11-27")


def random_games() -> st.SearchStrategy[RandomGame]:
    """Games of every variant and style."""
    return st.builds(
        RandomGame,
        st.sampled_from(VARIANTS),
        st.integers(min_value=0, max_value=2**63 - 1),
        st.sampled_from(sorted(STYLES)),
        st.booleans(),
    )


ONE_OF_EACH = tuple(
    RandomGame(variant, number, style, eventful)
    for number, (variant, style, eventful) in enumerate(product(VARIANTS, STYLES, (False, True)))
)
"""Every variant played in every style, eventful and not."""
