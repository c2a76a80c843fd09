"""The arena's tables of the hexagon game: fair openings, games that never end."""

from __future__ import annotations

import pytest

from ra.hexagon import State
from tests.ra.hexagon.scattered import enters
from tools.arena import hexagon
from tools.arena.hexagon import OPENING, HexagonTable
from tools.arena.match import Match, play, tallied

QUICK = ("novice", "random")


def test_either_player_has_either_side_from_each_opening() -> None:
    match = Match(QUICK, 8, HexagonTable("leaflet"))
    records = [play(match, number).record for number in range(8)]
    assert [record.seats[0].name for record in records] == ["novice 1", "random 1"] * 4
    openings = [tuple(record.actions[:OPENING]) for record in records]
    assert openings[::2] == openings[1::2]
    assert len(set(openings)) == 4


def test_no_opening_lets_anybody_in() -> None:
    table = HexagonTable()
    for number in range(0, 600, 2):
        setup, moves = table.opening(1, number)
        state = State.start(setup)
        for move in moves:
            state.apply(move)
        assert len(moves) == OPENING
        assert state.number == 1
        assert not any(enters(state.placement, side) for side in (0, 1))


def test_a_game_without_end_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hexagon, "LONGEST", OPENING)
    tallies = tallied(Match(QUICK, 1, HexagonTable()), 0)
    assert [(tally.wins, tally.drawn, tally.places) for tally in tallies.values()] == [
        (0, 1, 1),
        (0, 1, 1),
    ]
