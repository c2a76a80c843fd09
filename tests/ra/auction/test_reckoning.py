"""What would be scored now, and what a tile more would bring, against what games then score."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from ra.auction import CLASSIC, DRAW, PASS, PHARAOH, Edition, Phase, Setup, State, Tile
from ra.auction import events as ev
from ra.auction.disasters import losses
from ra.auction.editions import EPOCHS
from ra.auction.reckoning import brings, sheet_now
from ra.auction.scoring import EpochSheet, monument_points
from ra.auction.tiles import DISASTERS, MONUMENTS

TABLES = [(PHARAOH, 2), (PHARAOH, 5), (CLASSIC, 3), (CLASSIC, 4)]


def steps(
    edition: Edition, players: int, seed: int
) -> Iterator[tuple[State, State, list[ev.Event]]]:
    """A random game of long epochs: the states before and after each action, and its events."""
    chance = random.Random(seed)
    state = State.start(Setup.from_seed(edition, players, seed))
    while state.phase is not Phase.OVER:
        before, legal = state.copy(), state.legal_actions()
        keen = next((action for action in (DRAW, PASS) if action in legal), legal[0])
        yield before, state, state.apply(keen if chance.random() < 0.7 else chance.choice(legal))


def scored(events: list[ev.Event]) -> EpochSheet | None:
    """The score sheet among these events."""
    return next((event.sheet for event in events if isinstance(event, ev.EpochScored)), None)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_an_epoch_scores_what_was_reckoned_just_before(edition: Edition, players: int) -> None:
    """With the last Ra nothing else changes."""
    seen = Counter[int]()
    for seed in range(12):
        for before, _after, events in steps(edition, players, seed):
            sheet = scored(events)
            if sheet is not None and isinstance(events[0], ev.RaDrawn):
                assert sheet == sheet_now(before)
                seen[before.epoch] += 1
    assert set(seen) == set(range(1, EPOCHS + 1))


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_tile_brings_its_winner_what_was_reckoned(edition: Edition, players: int) -> None:
    """A lot of one tile, while suns and monuments don't count."""
    seen = Counter[Tile]()
    for seed in range(40):
        for before, after, events in steps(edition, players, seed):
            won = [event for event in events if isinstance(event, ev.AuctionWon)]
            if not won or len(won[0].lot) != 1 or before.epoch == EPOCHS:
                continue
            seat, (tile,) = won[0].seat, won[0].lot
            if tile not in (*DISASTERS, *MONUMENTS):
                then = scored(events) or sheet_now(after)
                gained = then.seats[seat].gained - sheet_now(before).seats[seat].gained
                assert gained == brings(before, seat, tile)
                seen[tile] += 1
    assert len(seen) > 5


def test_a_disaster_costs_what_would_be_missed_least() -> None:
    for before, _after, _events in steps(PHARAOH, 3, 5):
        for seat, disaster in product(range(3), DISASTERS):
            costs = []
            for lost in losses(disaster, before.tiles[seat]):
                then = before.copy()
                for tile in lost:
                    then.tiles[seat][tile] -= 1
                kept, had = (
                    sheet_now(one).seats[seat].gained
                    + (monument_points(one.tiles[seat]) if one.epoch < EPOCHS else 0)
                    for one in (then, before)
                )
                costs.append(had - kept)
            assert brings(before, seat, disaster) == -min(costs) <= 0


def test_a_monument_counts_before_the_last_epoch_too() -> None:
    state = State.start(Setup.from_seed(PHARAOH, 3, 1))
    state.tiles[0][Tile.SPHINX] = 2
    assert brings(state, 0, Tile.SPHINX) == 5
    assert brings(state, 0, Tile.SHRINE) == 1
    assert sheet_now(state).seats[0].gained == sheet_now(state).seats[1].gained
