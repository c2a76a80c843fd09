"""The auction game's tables seen from afar."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction.tiles import TILES, Tile
from tests.web.driving import Page
from tests.web.markup import Node, read
from web.games.auction.glimpse import _LETTERS, GLIMPSE
from web.saved_games import LONGEST_GLIMPSE


def drawn(line: str) -> Node:
    return read(f"<div>{GLIMPSE.picture(line)}</div>").one("svg")


def test_every_moment_of_a_game_has_a_line_that_can_be_drawn() -> None:
    page = Page(seed=5).seats(None, None, None, None, None).send("start-game")
    while not page.over():
        line = GLIMPSE.written(page.state)
        assert len(line) < LONGEST_GLIMPSE
        assert GLIMPSE.reached(line) == f"Epoch {page.state.epoch} of 3"
        picture = drawn(line)
        assert len(picture.all("path")) < 14
        page.step()
    line = GLIMPSE.written(page.state)
    assert line == f"1 over {'.'.join(map(str, page.state.points))}"
    assert GLIMPSE.reached(line) == ""
    assert drawn(line).all("path")


def test_the_lot_the_ra_track_and_the_suns_are_seen() -> None:
    picture = drawn("1 2 3/8 gnd 3.2.4")
    classes = [path.attributes["class"] for path in picture.all("path")]
    for family in ("god", "river", "disaster"):
        assert f"glimpse__tile tile--{family}" in classes

    def parts(name: str) -> int:
        (path,) = picture.all("path", class_=f"glimpse__{name}")
        return path.attributes["d"].count("M")

    assert (parts("ra"), parts("free"), parts("space"), parts("sun")) == (3, 5, 5, 9)


def test_points_that_are_hidden_are_not_in_the_line_before_the_end() -> None:
    page = Page(seed=2).seats(None, None).send("switch-option open_scores", checked=False)
    page.send("start-game").until(lambda one: one.state.epoch == 2)
    page.step()
    line = GLIMPSE.written(page.state)
    assert re.fullmatch(r"1 2 \d+/\d+ [a-z-]+ \d\.\d", line)


def test_every_tile_of_a_lot_has_a_letter() -> None:
    assert set(_LETTERS) == set(TILES) - {Tile.RA}


@pytest.mark.parametrize(
    "line",
    ["", "2 2 3/8 g 1.1", "1 2 3/8 <b> 1", "1 over", "1 over x", "1 over " + "9" * 90, "0" * 200],
)
def test_of_rubbish_nothing_is_shown(line: str) -> None:
    assert GLIMPSE.picture(line) is None
    assert GLIMPSE.reached(line) == ""


@given(st.from_regex(r"1 [1-9] \d{1,2}/\d{1,2} [a-z-]{1,8} \d(\.\d){0,4}", fullmatch=True))
def test_whatever_looks_like_a_line_is_drawn_or_left(line: str) -> None:
    if GLIMPSE.picture(line) is not None:
        drawn(line)


@given(st.from_regex(r"1 over -?\d{1,4}(\.-?\d{1,4}){0,4}", fullmatch=True))
def test_any_points_are_drawn_within_the_frame(line: str) -> None:
    if GLIMPSE.picture(line) is not None:
        for path in drawn(line).all("path", class_="glimpse__crown"):
            left, top = re.findall(r"-?[\d.]+", path.attributes["d"])[:2]
            assert 0 <= float(left) <= 120
            assert 10 <= float(top) <= 80
