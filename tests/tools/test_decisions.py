"""Asking everybody in random positions finds whoever does what can't be done."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from ra.auction import View
from ra.auction.actions import Action, Bid
from ra.bot import Budget
from tools import decisions


class Cheat:
    """Bids a sun that nobody has."""

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        return Bid(99)


class Fool:
    """Can't make up its mind."""

    def choose(self, view: View, budget: Budget, random: random.Random) -> Action:
        raise LookupError("what now?")


def test_nobody_does_what_cannot_be_done() -> None:
    for state in islice(decisions.positions(7), 0, 40, 8):
        assert decisions.faults(state, random.Random(1)) == []


def test_who_does_is_told_with_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "PLAYERS", {"cheat": Cheat(), "fool": Fool()})
    state = next(decisions.positions(7))
    cheat, fool = decisions.faults(state, random.Random(1))
    assert cheat.startswith("cheat: ")
    assert "what now?" in fool
    assert "pharaoh:" in cheat or "1999:" in cheat


def test_positions_are_of_all_kinds() -> None:
    phases = {state.phase.name for state in islice(decisions.positions(0), 400)}
    assert {"TURN", "BID", "DISCARD", "GODS"} <= phases
