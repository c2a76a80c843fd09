"""What either side threatens is marked, named and can be switched off."""

from __future__ import annotations

from ra.hexagon import cell_name
from tests.web.games.hexagon.plays import every_play, played
from tests.web.markup import read
from tests.web.plays import moments
from web.games.hexagon.board_screen import board
from web.games.hexagon.shown_board import shown_placement
from web.games.hexagon.threats import threatened


def test_it_is_what_a_move_could_take_or_enter_whoever_is_to_move() -> None:
    seen = set()
    for play in every_play(1):
        for now in moments(play, 3):
            placement = shown_placement(now)
            found = threatened(placement)
            enemy = 1 - placement.side
            prey = {*placement.stacks[enemy], placement.board.ra[enemy]}
            assert found & prey == {move.target for move in placement.moves()} & prey
            twin = placement.copy()
            twin.skip()
            assert threatened(twin) == found
            assert threatened(placement) == found, "nothing is left changed"
            seen |= {cell in placement.board.ra for cell in found}
    assert seen == {True, False}


def test_it_is_drawn_and_named() -> None:
    for now in moments(played(levels=(None, None)), 9):
        found = threatened(shown_placement(now))
        shown, calm = (read(board(now, threats=threats)) for threats in (True, False))
        assert len(shown.all("g", class_="threat")) == len(found)
        assert not calm.all("g", class_="threat")
        for cell in shown_placement(now).board.cells:
            words = shown.one(id=f"cell-{cell_name(cell)}").attributes["aria-label"]
            assert ("could be" in words) is (cell in found)
            assert "could be" not in calm.one(id=f"cell-{cell_name(cell)}").attributes["aria-label"]
