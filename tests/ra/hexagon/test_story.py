"""Matches in plain words, as `python -m ra` tells them."""

from __future__ import annotations

import pytest

from ra.__main__ import told
from ra.game import Outcome, Standing
from ra.hexagon import HEXAGON, Setup, cell_of, story
from ra.hexagon import events as ev
from ra.record import Record, Seat
from tests.ra.hexagon.test_notation import RECORD

NAMES = ("Anna", "Bek")


def cell(name: str) -> int:
    found = cell_of(name)
    assert found is not None
    return found


G6, G7, G8 = cell("g6"), cell("g7"), cell("g8")


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (ev.Moved(0, 2, G6, (G7, G8), 0), ["Anna moves 2 pawns from g6 to g8."]),
        (ev.Moved(1, 1, G6, (G7,), 1), ["Bek moves a pawn from g6 to g7; one stays there."]),
        (ev.Moved(1, 1, G6, (G7,), 2), ["Bek moves a pawn from g6 to g7; 2 stay there."]),
        (ev.Joined(0, G8, 3), ["  They are 3 on g8 now."]),
        (ev.Captured(0, G8, 3), ["  Bek loses 3 pawns on g8."]),
        (ev.Captured(1, G8, 1), ["  Anna loses a pawn on g8."]),
        (ev.Entered(0, 1, 1), ["  Anna enters the Ra of Bek with a pawn: 1 point."]),
        (ev.Entered(1, 3, 6), ["  Bek enters the Ra of Anna with 3 pawns: 6 points."]),
        (ev.TookAll(1, 3), ["  Anna has no pawn left: 3 points for Bek."]),
        (ev.Passed(0), ["  Anna has no move and passes."]),
        (ev.Repeated(), ["  The position has come 3 times: the game is drawn."]),
        (ev.GameEnded(2, 0, 3, (4, 1)), ["Game 2 is over. Anna 4, Bek 1."]),
        (ev.GameStarted(3, 1), ["", "Game 3. Bek starts."]),
        (
            ev.MatchEnded(Outcome((Standing(1, 1, 7), Standing(0, 2, 3)))),
            ["", "1. Bek, 7", "2. Anna, 3"],
        ),
    ],
)
def test_events_in_words(event: ev.Event, lines: list[str]) -> None:
    assert list(story.tell(event, NAMES)) == lines
    assert list(HEXAGON.tell(event, Setup(), NAMES)) == lines


def test_a_record_is_told_line_by_line() -> None:
    lines = list(told(RECORD))
    assert lines[:3] == [
        "Bek moves 3 pawns from e9 to e8.",
        "Anna moves 2 pawns from g6 to e4; one stays there.",
        "Bek moves a pawn from g8 to g6; 2 stay there.",
    ]
    assert lines[-6:] == [
        "Bek moves a pawn from g6 to g4; one stays there.",
        "  Bek enters the Ra of Anna with a pawn: 1 point.",
        "Game 1 is over. Anna 0, Bek 1.",
        "",
        "Game 2. Anna starts.",
        "Anna moves a pawn from g6 to j9; 2 stay there.",
    ]


def test_nothing_is_told_of_a_record_without_moves() -> None:
    assert list(told(Record(HEXAGON, Setup(), (Seat("a"), Seat("b"))))) == []
