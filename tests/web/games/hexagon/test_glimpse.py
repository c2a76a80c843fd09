"""The hexagon game's tables seen from afar."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.hexagon import BOARDS, HEXAGON, State
from ra.hexagon.board import MOST_PAWNS
from tests.web.driving import Page
from tests.web.markup import Node, read
from tools.random_games.hexagon import bold
from web.games.hexagon.glimpse import GLIMPSE
from web.saved_games import LONGEST_GLIMPSE


def drawn(line: str) -> Node:
    return read(f"<div>{GLIMPSE.picture(line)}</div>").one("svg")


@pytest.mark.parametrize("board", BOARDS)
def test_every_moment_of_a_match_has_a_line_that_can_be_drawn(board: str) -> None:
    page = Page(seed=3, style=bold).send(f"set-up {HEXAGON.name}").send(f"choose board {board}")
    page.send("seat-player 1", value="person").send("start-game")
    for _ in range(150):
        if page.over():
            break
        state = page.play.state
        assert isinstance(state, State)
        line = GLIMPSE.written(state)
        assert len(line) < LONGEST_GLIMPSE
        score = "\u00a0:\u00a0".join(map(str, state.score))
        assert GLIMPSE.reached(line) == f"Game {state.number}, {score}"
        for seat in (0, 1):
            (path,) = drawn(line).all("path", class_=f"glimpse__side pawn--{seat}")
            assert path.attributes["d"].count("M") == len(state.placement.stacks[seat])
        page.step()


def test_the_longest_line_there_can_be_is_kept_whole() -> None:
    stacks = "".join(f" {100 + number}r1 {140 + number}p1" for number in range(MOST_PAWNS))
    assert len(f"1 standard 999 999:999{stacks}") < LONGEST_GLIMPSE


def test_a_single_game_has_no_score() -> None:
    assert GLIMPSE.reached("1 standard - 0:0 74r3") == "One game"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "2 standard 1 0:0",
        "1 moon 1 0:0",
        "1 standard 1 0:0 0r1",
        "1 standard 1 0:0 74r9",
        "x" * 200,
    ],
)
def test_of_rubbish_nothing_is_drawn(line: str) -> None:
    assert GLIMPSE.picture(line) is None


@given(st.from_regex(r"1 (standard|leaflet) \d{1,3} \d:\d( \d{1,3}[rp]\d){0,9}", fullmatch=True))
def test_whatever_looks_like_a_line_is_drawn_or_left(line: str) -> None:
    if GLIMPSE.picture(line) is not None:
        drawn(line)
