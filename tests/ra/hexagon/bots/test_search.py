"""The search: it finds what looking at every line finds, and what it builds on is right."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from ra.hexagon import BOARDS, Board, Move, Placement, State, read_position
from ra.hexagon.bots.gates import best_entry, gates_of
from ra.hexagon.bots.memory import here, kept_as
from ra.hexagon.bots.search import INFINITE, TEMPO, Search, Spent
from ra.hexagon.bots.stack_worth import moves_to_enter, spaces, standing_of
from ra.hexagon.bots.stakes import DECIDED, LEAST, REST, stakes
from ra.hexagon.bots.ways import AT_GATE, steps, ways_of
from ra.hexagon.placement import POINTS
from tests.ra.hexagon.boards import placed, played
from tests.ra.hexagon.scattered import enters, many, scattered

ENDLESS = 10**9


def balance(placement: Placement) -> int:
    of = standing_of(placement.board)
    black = sum(of[height][cell] for cell, height in enumerate(placement.heights))
    return -black if placement.side else black


class Minimax:
    """The values of search.py by looking at every line, with no bounds and no table."""

    def __init__(self, state: State) -> None:
        keys = state.past.keys()
        self.worth = stakes(state)
        self.barred = [key for key in keys if keys.count(key) > 1]
        self.path: list[int] = []

    def value(self, placement: Placement, depth: int, ply: int) -> int:
        side = placement.side
        if placement.won:
            return ply - self.worth[1 - side][placement.won]
        if placement.key in (*self.barred, *self.path):
            return 0
        legal = placement.moves()
        ends = [won for one in legal if (won := after(placement, one).won)]
        if ends:
            return self.worth[side][max(ends)] - ply - 1
        last = len(placement.stacks[side]) == 1
        danger = depth >= 0 and not last and enters(placement, 1 - side)
        if depth <= 0 and not danger:
            return self.at_rest(placement, depth, ply)
        if not legal:
            placement = placement.copy()
            placement.skip()
            return -self.value(placement, depth, ply)
        less = 0 if danger and depth else 1
        if depth > 0:
            self.path.append(placement.key)
        best = max(-self.value(after(placement, one), depth - less, ply + 1) for one in legal)
        if depth > 0:
            self.path.pop()
        return best

    def at_rest(self, placement: Placement, depth: int, ply: int) -> int:
        best = min(REST, max(-REST, balance(placement) + TEMPO))
        for one in placement.moves():
            if one.target in placement.stacks[1 - placement.side]:
                best = max(best, -self.value(after(placement, one), -1, ply + 1))
        return best


def after(placement: Placement, move: Move) -> Placement:
    twin = placement.copy()
    twin.make(move)
    return twin


def searched(state: State, depth: int) -> dict[Move, int]:
    search = Search(state.placement, state.past.keys(), stakes(state), ENDLESS, pruned=False)
    held = search.balance()
    gains = {move: gain for gain, _, move in steps(state.placement, search.ways)}
    return {
        move: search.after(move, gains[move], depth, -INFINITE, INFINITE, held)
        for move in state.legal
    }


def check_values(state: State, depth: int) -> Collection[int]:
    whole = Minimax(state)
    whole.path.append(state.placement.key)
    expected = {
        move: -whole.value(after(state.placement, move), depth - 1, 1) for move in state.legal
    }
    assert searched(state, depth) == expected
    return expected.values()


@pytest.mark.parametrize(("depth", "count", "most"), [(1, 14, 9), (2, 8, 5), (3, 5, 2)])
def test_the_values_are_those_of_looking_at_every_line(depth: int, count: int, most: int) -> None:
    """Each move's own, in positions of all kinds: no line is cut that would have mattered."""
    ended = 0
    for state in many(count, first=depth * 100, most=most):
        values = check_values(state, depth)
        ended += any(abs(value) >= DECIDED for value in values)
    assert ended > 0


def test_a_search_with_narrow_bounds_is_right_about_them() -> None:
    """Asked whether a move is better than something, it says what the whole search says."""
    for state in many(10, first=500, most=6):
        values = searched(state, 2)
        search = Search(state.placement, (), stakes(state), ENDLESS, pruned=False)
        gains = {move: gain for gain, _, move in steps(state.placement, search.ways)}
        for move, value in values.items():
            for bound in (value - 1, value, value + 30, value - 30):
                found = search.after(move, gains[move], 2, bound, bound + 1, search.balance())
                assert (found > bound) == (value > bound)


def test_with_pruning_nothing_is_said_to_be_over_that_is_not() -> None:
    """What depth is saved on may be misjudged, but a game is never taken for decided wrongly."""
    decided = 0
    for state in many(10, first=700, most=4):
        pruned = Search(state.placement, (), stakes(state), ENDLESS)
        gains = {move: gain for gain, _, move in steps(state.placement, pruned.ways)}
        whole = searched(state, 3)
        for move in state.legal[::5]:
            value = pruned.after(move, gains[move], 3, -INFINITE, INFINITE, pruned.balance())
            if abs(value) >= DECIDED:
                decided += 1
                assert (value > 0) == (whole[move] > 0)
    assert decided > 10


# What it builds on


def test_steps_are_the_moves_with_what_they_gain() -> None:
    at_gates = 0
    for state in many(60):
        placement = state.placement
        found = steps(placement, ways_of(placement.board))
        taking = {move for _, _, move in steps(placement, ways_of(placement.board, taking=True))}
        assert sorted(move for *_, move in found) == sorted(placement.moves())
        held = balance(placement)
        for gain, kind, move in found:
            takes = move.target in placement.stacks[1 - placement.side]
            assert takes == (move in taking)
            if move.target not in placement.board.ra:
                twin = after(placement, move)
                assert gain == -balance(twin) - held
                if enters(twin, placement.side) and not enters(placement, placement.side):
                    at_gates += 1
                    assert kind == AT_GATE
    assert at_gates > 20


def test_who_can_enter() -> None:
    for state in many(150):
        for side in (0, 1):
            assert best_entry(state.placement, side) == enters(state.placement, side)


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.name)
def test_gates_are_where_a_lone_pawn_enters_from(board: Board) -> None:
    for side in (0, 1):
        gates = gates_of(board)[side].cells
        moves = moves_to_enter(board, side)
        assert gates == {cell for cell, number in enumerate(moves) if number == 1}


def test_spaces_are_steps() -> None:
    board = BOARDS["standard"]
    for cell in board.cells:
        for line in board.lines[cell]:
            assert [spaces(cell, other) for other in line] == list(range(1, len(line) + 1))


def test_both_sides_stand_alike_at_the_start() -> None:
    for board in BOARDS.values():
        assert balance(Placement.start(board, 0)) == balance(Placement.start(board, 1)) == 0


def test_no_position_at_rest_is_worth_an_end() -> None:
    """However values are clipped, they are not to need it often: nine pawns against one."""
    for state in many(60):
        assert abs(balance(state.placement)) < 2 * REST
    assert DECIDED < LEAST


def test_values_are_remembered_from_the_position_itself() -> None:
    for value in (0, 500, -500, LEAST - 7, 7 - LEAST):
        assert here(kept_as(value, 3), 3) == value
    assert kept_as(LEAST - 7, 3) == LEAST - 4
    assert here(LEAST - 4, 1) == LEAST - 5


def test_nodes_are_not_exceeded_and_the_root_is_found_again() -> None:
    state = scattered(3)
    search = Search(state.placement, (), stakes(state), 50)
    gains = {move: gain for gain, _, move in steps(state.placement, search.ways)}
    move = state.legal[0]
    with pytest.raises(Spent):
        search.after(move, gains[move], 4, -INFINITE, INFINITE, search.balance())
    assert search.visited == 50
    search.begin()
    assert search.placement == state.placement


# Stakes


def worth(score: str, number: int = 9) -> tuple[dict[int, int], dict[int, int]]:
    line = f"standard:match {number}:1 {score} 3g6.3e3 3g8.3e9 1"
    return stakes(read_position(line))


def test_points_are_worth_what_they_do_for_the_match() -> None:
    fresh = worth("0-0", 1)
    assert fresh[0] == fresh[1]
    assert fresh[0][1] == LEAST
    assert 2 * LEAST < fresh[0][3] < fresh[0][6] < 7 * LEAST
    black, white = worth("6-4")
    # Black needs one point: three are worth no more, but for the order.
    assert black[3] - black[1] <= 100
    assert white[3] - white[1] > 500
    assert min(black[1], white[1]) == LEAST


def test_a_lead_of_one_is_won_by_anything_and_lost_by_three() -> None:
    black, white = worth("8-7")
    assert black[6] - black[1] <= 200
    assert white[3] > 2 * white[1] - 400


def test_in_a_single_game_a_win_is_a_win() -> None:
    state = placed("3g6", "3g8")
    for own in stakes(state):
        assert [own[points] for points in POINTS[1:]] == [LEAST, LEAST + 100, LEAST + 200]


# Passing and repetition


def test_a_side_without_a_move_lets_the_other_go_on() -> None:
    """White can shut in the last black pawn, and then moves again and again."""
    state = placed("1a1", "2a2.2b1.2d4.1m13", to_act=2)
    check_values(state, 2)
    played(state, "2d4-b2")
    assert state.to_act == 1
    check_values(state, 2)


def test_what_came_twice_would_be_drawn() -> None:
    """The search is told of the past: going there a third time is worth nothing, either way."""
    state = placed("3g6.1a1", "3g8.3m13", 1)
    played(state, "a1-a4 3m13-m12 a4-a1 3m12-m13 a1-a4 3m13-m12 a4-a1")
    back = next(one for one in state.legal if str(one) == "3m12-m13")
    assert searched(state, 1)[back] == 0
    assert searched(placed("3g6.1a1", "3g8.3m12", 2), 1)[back] != 0
    check_values(state, 1)
