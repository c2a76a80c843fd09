"""Asking everybody in random positions finds whoever does what can't be done."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from ra.auction import State
from ra.auction.actions import Action, Bid
from ra.auction.table import Phase
from ra.bot import Budget
from tools.decisions import GAMES, faults, positions


class Cheat:
    """Bids a sun that nobody has."""

    def choose(self, view: Any, budget: Budget, random: random.Random) -> Action:
        return Bid(99)


class Fool:
    """Can't make up its mind."""

    def choose(self, view: Any, budget: Budget, random: random.Random) -> Action:
        raise LookupError("what now?")


@pytest.mark.parametrize("game", GAMES)
def test_nobody_does_what_cannot_be_done(game: str) -> None:
    for state in islice(positions(GAMES[game], 7), 0, 40, 8):
        assert faults(GAMES[game], state, random.Random(1)) == []


@pytest.mark.parametrize(("game", "place"), [("auction", "pharaoh:"), ("hexagon", "leaflet:")])
def test_who_does_is_told_with_the_position(game: str, place: str) -> None:
    asked = replace(GAMES[game], players={"cheat": Cheat(), "fool": Fool()})
    state = next(positions(asked, 7))
    cheat, fool = faults(asked, state, random.Random(1))
    assert cheat.startswith("cheat: ")
    assert "what now?" in fool
    assert place in cheat
    assert place in fool


def test_positions_are_of_all_kinds() -> None:
    seen = set()
    for state in islice(positions(GAMES["auction"], 0), 400):
        assert isinstance(state, State)
        seen.add(state.phase)
    assert seen == {*Phase} - {Phase.OVER}
