"""The board's view: every cell in its place, all that stands there, all that can be done."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import atan2, degrees, dist

import pytest

from ra.hexagon import BOARDS, DIRECTIONS, Board, Move, cell_name, move_of
from ra.hexagon.events import GameStarted
from ra.hexagon.option import Option
from tests.web.games.hexagon.plays import board_of, every_play, played, state_of
from tests.web.markup import Node, read
from tests.web.plays import moment, moments
from web.games.hexagon.board_layout import WAYS, WIDTH, board_layout, turned_to
from web.games.hexagon.board_screen import board as view
from web.games.hexagon.board_screen import layout_of
from web.games.hexagon.goals import goals, pawns_words
from web.games.hexagon.motion_keys import pawn_keys
from web.games.hexagon.picking import Picked, action_of, aim, pick
from web.games.hexagon.shown_board import shown_placement
from web.play import Hint, Play

LIES = [(board, turned) for board in BOARDS.values() for turned in range(WAYS)]


def shown(play: Play) -> Node:
    return read(view(play))


def cells(node: Node) -> dict[str, Node]:
    return {one.attributes["id"].removeprefix("cell-"): one for one in node.all(role="gridcell")}


@pytest.mark.parametrize(
    ("board", "turned"), LIES, ids=lambda value: str(getattr(value, "name", value))
)
def test_a_turned_board_keeps_its_neighbours_and_its_rows(board: Board, turned: int) -> None:
    where = board_layout(board, turned)
    assert sorted(cell for row in where.rows for cell in row) == list(board.cells)
    for row in where.rows:
        across = [where.middle(cell) for cell in row]
        assert all(right[0] - left[0] == WIDTH for left, right in pairwise(across))
        assert len({down for _, down in across}) == 1
    for cell in board.cells:
        for way, line in enumerate(board.lines[cell]):
            if line:
                assert dist(where.middle(cell), where.middle(line[0])) == pytest.approx(WIDTH)
                assert where.beyond(cell, way, 1) == pytest.approx(where.middle(line[0]))


@pytest.mark.parametrize(
    ("board", "turned"), LIES, ids=lambda value: str(getattr(value, "name", value))
)
def test_all_that_is_drawn_lies_within_the_frame(board: Board, turned: int) -> None:
    where = board_layout(board, turned)
    left, top, width, height = where.frame
    names = dict(where.names())
    assert len(names) == len({cell_name(cell)[0] for cell in board.cells}) + max(
        int(cell_name(cell)[1:]) for cell in board.cells
    )
    for x, y in (*names.values(), *(where.middle(cell) for cell in board.cells)):
        assert left + 8 < x < left + width - 8
        assert top + 8 < y < top + height - 8
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_ones_own_ra_is_the_nearer_one(board: Board, seat: int) -> None:
    where = board_layout(board, turned_to(board, seat))
    own, other = (where.middle(board.ra[one])[1] for one in (seat, 1 - seat))
    assert own > other


def test_every_cell_says_what_stands_there() -> None:
    for play in every_play(1):
        for now in moments(play, 9):
            placement, found = shown_placement(now), cells(shown(now))
            assert set(found) == {cell_name(cell) for cell in placement.board.cells}
            for cell in placement.board.cells:
                node, height = found[cell_name(cell)], placement.heights[cell]
                words = node.attributes["aria-label"]
                assert words.startswith(cell_name(cell))
                assert ("Ra (" in words) is (cell in placement.board.ra)
                assert ("pawn" in words) is (height != 0)
                if height:
                    owner = now.names[0 if height > 0 else 1]
                    assert f"{abs(height)} pawn" in words
                    assert owner in words
                    side = "0" if height > 0 else "1"
                    assert len(node.all("g", class_=f"pawn pawn--{side}")) == abs(height)
                    assert node.one("text", class_=f"pile__count pile__count--{side}").text == str(
                        abs(height)
                    )


def test_tab_stops_once_and_every_place_is_named_once() -> None:
    for now in moments(played(), 5):
        for play in (now, now.look_at(now.count // 2)):
            found = cells(shown(play)).values()
            assert sum(node.attributes["tabindex"] == "0" for node in found) == 1
            places = [node.attributes["data-at"] for node in found]
            assert len(set(places)) == len(places) == len(board_of(play).cells)


def test_stacks_can_be_picked_and_every_move_of_any_part_of_them_is_there_and_no_other() -> None:
    """A click makes the move, or leads to a choice of all that end there."""
    asked: set[str] = set()
    for board in BOARDS:
        play = played(board, levels=(None, None))
        for now in moments(play, 29):
            if not now.person_to_act:
                continue
            state = state_of(now)
            origins = {move.origin for move in state.legal}
            assert sent(now) == {
                cell: f"{'pick' if cell in origins else 'explain'} {cell}"
                for cell in state.placement.board.cells
            }
            for origin in origins:
                for pawns in (0, 1, 2, 3):
                    wanted = Picked(origin, pawns).moves(state)
                    if wanted:
                        picked = (origin, pawns) if pawns else (origin,)
                        assert reached(_picking(now, picked), asked) == set(wanted)
    assert {"move", "join"} <= asked


def sent(play: Play) -> dict[int, str]:
    """What a click on each cell does."""
    found = cells(shown(play))
    return {
        cell: found[cell_name(cell)].attributes["data-on-click"] for cell in board_of(play).cells
    }


def reached(play: Play, asked: set[str]) -> set[Move]:
    """Every move that clicks on goals make; `asked`: the kinds of those that ask how many."""
    found: set[Move] = set()
    state, (origin, *_) = state_of(play), play.look.picked
    nodes = cells(shown(play))
    assert nodes[cell_name(origin)].attributes["aria-selected"] == "true"
    for cell, deed in sent(play).items():
        node = nodes[cell_name(cell)]
        goal = "cell--goal" in node.attributes["class"].split()
        if deed.startswith("act "):
            moves = [move_of(deed.removeprefix("act "))]
        elif goal:
            assert deed == f"pick {cell}"
            picked = pick(state, play.look.picked, cell)
            moves = [goal.move for goal in goals(state, Picked(*picked))]
            assert len(moves) > 1
            assert [move.pawns for move in moves] == [
                *range(moves[0].pawns, moves[-1].pawns + 1)
            ], "what is shown is the first and the last number"
            assert action_of(state, picked) is None
            for move in moves:
                assert action_of(state, aim(state, picked, str(move.pawns))) == move
            asked |= {kind for kind in KINDS if f"cell--{kind}" in node.attributes["class"]}
        else:
            moves = []
        assert goal is bool(moves)
        for move in moves:
            assert move.target == cell
            assert f"with {pawns_words(move.pawns)} – " in node.attributes["aria-label"]
        found |= set(moves)
    return found


KINDS = ("move", "join", "take", "enter")


def _picking(play: Play, picked: tuple[int, ...]) -> Play:
    return play.pick(picked)


def test_each_pawn_keeps_its_key_as_it_moves() -> None:
    """So that it glides: as many keys on a cell as pawns, and only those taken go."""
    for play in every_play(1):
        before: set[str] = set()
        for count in range(play.count + 1):
            now = moment(play, count)
            ended = bool(now.wait.reading)
            keys = pawn_keys(now, count, over=ended)
            placement = shown_placement(now)
            held = {cell: len(names) for cell, names in keys.items() if names}
            heights = {cell: abs(h) for cell, h in enumerate(placement.heights) if h}
            assert held == heights
            every = [key for names in keys.values() for key in names]
            assert len(set(every)) == len(every)
            if count and not begins_anew(play, count):
                assert set(every) <= before
            before = set(every)


def begins_anew(play: Play, count: int) -> bool:
    """Whether the action before the last one ended a game: the next has pawns of its own."""
    events = play.replay.steps[count - 2].events if count > 1 else ()
    return any(isinstance(event, GameStarted) for event in events)


@pytest.mark.parametrize("way", range(len(DIRECTIONS)))
def test_the_last_move_is_drawn(way: int) -> None:
    now = moment(played(), 1)
    turned = _turned(now, way)
    assert len(shown(turned).all("g", class_="board__trace")) == 1
    step = now.replay.steps[0]
    for cell in (step.action.origin, step.action.target):
        assert "cell--trace" in cells(shown(turned))[cell_name(cell)].attributes["class"]
    assert not shown(moment(played(), 0)).all("g", class_="board__trace")


@pytest.mark.parametrize("way", range(len(DIRECTIONS)))
def test_what_a_hint_advises_is_drawn_as_it_lies(way: int) -> None:
    """An arrow from the middle of one cell towards that of another, while the hint is there."""
    play = _turned(moment(played(), 2), way)
    move = state_of(play).legal[-1]
    hint = Hint(options=(Option(move, 0.0, None, (), (move,)),))
    asked = play.waiting(replace(play.wait, hint=hint))
    assert not shown(play).all("g", class_="board__advice")
    (arrow,) = shown(asked).all("g", class_="board__advice")
    where = layout_of(play)
    (x, y), (there, down) = where.middle(move.origin), where.middle(move.target)
    turn = degrees(atan2(down - y, there - x))
    assert arrow.attributes["transform"] == f"translate({x:.1f} {y:.1f}) rotate({turn:.0f})"
    assert not shown(asked.look_at(1)).all("g", class_="board__advice")


def _turned(play: Play, way: int) -> Play:
    return replace(play, look=replace(play.look, turned=way))


def test_a_game_that_has_just_ended_stays_on_the_board_until_the_next_begins() -> None:
    play = next(now for now in moments(played()) if now.wait.reading)
    last = play.replay.steps[-1]
    assert shown_placement(play).won
    assert "cell--trace" in cells(shown(play))[cell_name(last.action.target)].attributes["class"]
    assert shown_placement(play.look_at(play.count - 1)).won == 0
