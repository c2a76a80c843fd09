"""The flow: what a move tells, how games end and follow each other, how a match is won."""

from __future__ import annotations

import gc
import random
import re
import tracemalloc

import pytest
from hypothesis import given

from ra.game import IllegalAction, Outcome, Standing, UnknownAction
from ra.hexagon import (
    HEXAGON,
    LEAFLET,
    STANDARD,
    Board,
    Placement,
    Setup,
    State,
    cell_of,
    read_position,
    write_position,
    write_view,
)
from ra.hexagon import events as ev
from ra.hexagon.past import Past
from ra.hexagon.placement import CLOSED
from ra.hexagon.rules import decided
from ra.record import Record, Seat
from ra.replay import Replay
from tests.ra.hexagon.boards import move, placed, played
from tests.strategies import random_matches
from tools.random_games.hexagon import RandomMatch

SHUFFLE = "3g6-h6 3g8-h8 3h6-g6 3h8-g8"
"""There and back again."""


def cells(names: str) -> tuple[int, ...]:
    return tuple(cell for name in names.split() if (cell := cell_of(name)) is not None)


def match(score: str, black: str, white: str, to_act: int = 1, game: str = "3:1") -> State:
    return read_position(f"standard:match {game} {score} {black} {white} {to_act}")


# What a move tells


def test_a_move_tells_where_it_went_and_what_stayed() -> None:
    state = State.start(Setup())
    (told,) = state.apply(move("g6-j9"))
    assert told == ev.Moved(0, 1, cells("g6")[0], cells("h7 i8 j9"), 2)
    assert told.target == cells("j9")[0]
    (told,) = state.apply(move("3g8-g9"))
    assert told == ev.Moved(1, 3, cells("g8")[0], cells("g9"), 0)


def test_joining_is_told_with_the_new_height() -> None:
    events = played(placed("2f7.1f8", "1m13"), "f7-f8")
    assert events[1:] == [ev.Joined(0, cells("f8")[0], 2)]


def test_taking_is_told_with_the_pawns_taken() -> None:
    events = played(placed("3f7", "2f8.1m13"), "2f7-f8")
    assert events[1:] == [ev.Captured(0, cells("f8")[0], 2)]


def test_entering_ends_the_game() -> None:
    state = placed("3g9", "1m13")
    events = played(state, "2g9-g10")
    assert events[1:] == [ev.Entered(0, 2, 3), ev.GameEnded(1, 0, 3, (3, 0))]
    assert state.to_act is None


def test_taking_all_ends_the_game() -> None:
    state = placed("1f7", "3f8", 2)
    events = played(state, "f8-f7")
    assert events[1:] == [
        ev.Captured(1, cells("f7")[0], 1),
        ev.TookAll(1, 3),
        ev.GameEnded(1, 1, 3, (0, 3)),
    ]


@pytest.mark.parametrize("token", ["g6-g9", "g6-h7", "2g6-g7", "g8-j8", "g6-g13", "a1-b1"])
def test_what_is_not_legal_is_refused_and_changes_nothing(token: str) -> None:
    state = State.start(Setup())
    with pytest.raises(IllegalAction) as caught:
        state.apply(move(token))
    assert caught.value.legal == state.legal_actions()
    assert "possible: e3-e6, " in str(caught.value)
    assert state == State.start(Setup())


# A single game


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("board", [STANDARD, LEAFLET])
def test_who_starts_is_part_of_the_set_up(first: int, board: object) -> None:
    state = State.start(Setup(board, match=False, first=first))  # type: ignore[arg-type]
    assert state.to_act == state.starter == first
    assert state.outcome() is None


def test_there_is_no_third_seat() -> None:
    with pytest.raises(ValueError, match="seat 2 can't start"):
        Setup(first=2)


def test_a_plain_tuple_is_taken_as_the_move_it_equals() -> None:
    state, twin = State.start(Setup()), State.start(Setup())
    assert state.apply(tuple(move("g6-j9"))) == twin.apply(move("g6-j9"))  # type: ignore[arg-type]
    assert state == twin
    assert write_view(state) == write_view(twin)


def test_moves_are_played_by_their_tokens() -> None:
    state, twin = State.start(Setup()), State.start(Setup())
    tokens = "i5-f2 3g8-f7 3e3-f4 2f7-f5 2f4xf5"
    assert state.play(tokens) == played(twin, tokens)
    assert state == twin
    assert state.play("") == []


@pytest.mark.parametrize(
    ("text", "number", "message"),
    [
        (
            "g6-j9 z",
            2,
            "token 2: found 'z', expected a move such as i5-f2, or 2f4-f5",
        ),
        ("g6-j9 3g8-g7 g6-j9\ng1-g2", 4, "token 4: g1-g2 is not possible now; possible: e9-e11, "),
    ],
)
def test_a_move_that_cannot_be_played_is_named_and_none_is_made(
    text: str, number: int, message: str
) -> None:
    state = State.start(Setup())
    with pytest.raises(ValueError, match=f"^{re.escape(message)}") as caught:
        state.play(text)
    assert isinstance(caught.value, IllegalAction | UnknownAction)
    assert caught.value.number == number
    assert state == State.start(Setup())


def test_a_single_game_is_over_when_it_ends() -> None:
    state = placed("3g9", "1m13")
    state.apply(move("3g9-g10"))
    assert (state.to_act, state.legal_actions()) == (None, ())
    assert state.outcome() == Outcome((Standing(0, 1, 6), Standing(1, 2, 0)))
    assert state.outcome().winner == 0  # type: ignore[union-attr]
    with pytest.raises(IllegalAction):
        state.apply(move("3g9-g10"))


def test_a_drawn_game_has_no_winner() -> None:
    state = State.start(Setup(match=False))
    assert played(state, f"{SHUFFLE} {SHUFFLE}")[-2:] == [
        ev.Repeated(),
        ev.GameEnded(1, None, 0, (0, 0)),
    ]
    outcome = state.outcome()
    assert outcome == Outcome((Standing(0, 1, 0), Standing(1, 1, 0)))
    assert outcome.winner is None


# The match (leaflet, the aim of the game)


@pytest.mark.parametrize(
    ("score", "won"),
    [
        ((0, 0), False), ((6, 0), False), ((6, 4), False), ((7, 0), True), ((7, 5), True),
        ((7, 6), False), ((6, 7), False), ((8, 6), True), ((7, 9), True), ((12, 11), False),
        ((5, 11), True), ((7, 7), False),
    ],
)  # fmt: skip
def test_more_than_six_points_and_two_ahead(score: tuple[int, int], won: bool) -> None:
    assert decided(score) is won


@pytest.mark.parametrize(
    ("score", "after", "over"),
    [("6-5", (7, 5), True), ("6-6", (7, 6), False), ("5-3", (6, 3), False), ("7-6", (8, 6), True)],
)
def test_a_point_may_end_the_match(score: str, after: tuple[int, int], over: bool) -> None:
    state = match(score, "1g9", "1m13")
    events = played(state, "g9-g10")
    assert events[2] == ev.GameEnded(3, 0, 1, after)
    assert (state.to_act is None) is over
    if over:
        outcome = Outcome((Standing(0, 1, after[0]), Standing(1, 2, after[1])))
        assert events[3:] == [ev.MatchEnded(outcome)]
        assert state.outcome() == outcome
    else:
        assert events[3:] == [ev.GameStarted(4, 1)]
        assert state.outcome() is None


def test_white_can_win_a_match() -> None:
    state = match("5-6", "1a1", "2g5", 2)
    (ended,) = played(state, "2g5-g4")[3:]
    assert ended == ev.MatchEnded(Outcome((Standing(1, 1, 9), Standing(0, 2, 5))))


@pytest.mark.parametrize("starter", [1, 2])
@pytest.mark.parametrize(
    ("white", "to_act", "token", "loser"),
    [
        ("1g5", 1, "g9-g10", 1),
        ("1g5", 2, "g5-g4", 0),
        ("1h9", 1, "g9xh9", 1),
        ("1h9", 2, "h9xg9", 0),
    ],
)
def test_the_loser_starts_the_next_game_whoever_started_this_one(
    white: str, to_act: int, token: str, loser: int, starter: int
) -> None:
    state = match("0-0", "1g9", white, to_act, f"3:{starter}")
    state.apply(move(token))
    fresh = State.start(Setup(first=loser))
    assert (state.number, state.to_act, state.starter) == (4, loser, loser)
    assert state.placement == fresh.placement
    assert state.legal_actions() == fresh.legal_actions()
    assert state.past == fresh.past


@pytest.mark.parametrize("board", [STANDARD, LEAFLET])
def test_all_games_of_a_match_are_on_its_board(board: Board) -> None:
    state = read_position(f"{board.name}:match 1:1 0-0 1g9 1a1 1")
    state.apply(move("g9-g10"))
    assert state.placement == Placement.start(board, 1)


def test_a_match_goes_on_as_long_as_nobody_is_two_ahead() -> None:
    score = [6, 6]
    for winner in (0, 1, 1, 0, 0, 1, 1):
        state = match(f"{score[0]}-{score[1]}", "1g9", "1g5", winner + 1)
        state.apply(move(("g9-g10", "g5-g4")[winner]))
        score[winner] += 1
        assert list(state.score) == score
        assert state.to_act == 1 - winner
    state = match("9-10", "1g9", "1g5", 2)
    assert isinstance(played(state, "g5-g4")[-1], ev.MatchEnded)


def test_after_a_draw_the_other_starts() -> None:
    state = State.start(Setup())
    assert played(state, f"{SHUFFLE} {SHUFFLE}")[-3:] == [
        ev.Repeated(),
        ev.GameEnded(1, None, 0, (0, 0)),
        ev.GameStarted(2, 1),
    ]
    assert state.to_act == 1
    back = "3g8-h8 3g6-h6 3h8-g8 3h6-g6"
    assert played(state, f"{back} {back}")[-1] == ev.GameStarted(3, 0)


def test_a_draw_leaves_both_their_points() -> None:
    state = match("3-4", "3g6", "3g8", game="5:2")
    assert played(state, f"{SHUFFLE} {SHUFFLE}")[-2:] == [
        ev.GameEnded(5, None, 0, (3, 4)),
        ev.GameStarted(6, 0),
    ]


# Repetition (our decision where the leaflet is silent)


def test_the_third_time_counts_and_the_second_does_not() -> None:
    state = State.start(Setup())
    assert not any(isinstance(one, ev.Repeated) for one in played(state, f"{SHUFFLE} 3g6-h6"))
    assert state.past.times == 2
    assert played(state, "3g8-h8 3h6-g6 3h8-g8")[-3] == ev.Repeated()


def test_the_same_board_with_the_other_side_to_move_is_another_position() -> None:
    # One's way round takes three moves, the other's two: after six the sides have changed.
    state = placed("1c4.1m9", "3k9")
    around = "c4-c7 3k9-k8 c7-f7 3k8-k9 f7-c4"
    played(state, around)
    assert state.past.times == 1
    assert state.to_act == 1


def test_what_was_before_pawns_joined_can_come_again() -> None:
    state = placed("1a1.1a4", "3m13")
    around = "a1-a4 3m13-m12 a4-a1 3m12-m13"
    played(state, around)
    assert state.past.times == 2
    assert played(state, around)[-2] == ev.Repeated()


def test_moves_taken_back_do_not_count() -> None:
    *before, last = map(move, SHUFFLE.split())
    replay = Replay.of(Record(HEXAGON, Setup(), (Seat("Anna"), Seat("Bek")), tuple(before)))
    for _ in range(3):
        state = replay.plus(last).state()
        assert isinstance(state, State)
        assert state.past.times == 2


def test_a_position_read_from_its_line_has_come_for_the_first_time() -> None:
    state = State.start(Setup())
    played(state, SHUFFLE)
    fresh = read_position(write_position(state))
    assert (state.past.times, fresh.past.times) == (2, 1)
    assert not any(isinstance(event, ev.Repeated) for event in played(fresh, SHUFFLE))


def test_what_was_before_a_capture_is_forgotten() -> None:
    state = placed("2f7.1a1", "1f8.3m13")
    played(state, "a1-a4 3m13-m12 a4-a1 3m12-m13")
    assert (state.past.times, len(state.past.moves)) == (2, 4)
    played(state, "f7-f8")
    assert (state.past.times, len(state.past.moves)) == (1, 0)
    assert state.past.base == state.placement


@given(random_matches())
def test_keys_repeat_as_positions_do(game: RandomMatch) -> None:
    for count, (state, _) in enumerate(game.steps()):
        if count % 10 == 9:
            keys = state.past.keys()
            assert len(keys) == len(state.past.seen)
            assert keys[-1] == state.placement.key
            assert keys.count(keys[-1]) == state.past.times < 3


# Passing (our decision where the leaflet is silent)

STUCK = ("1a1", "2a2.2b1.2d4.1m13")
"""Black's last pawn has one way out of its corner, and White's two pawns on d4 can close it."""


def test_a_side_without_a_move_passes_and_that_is_told() -> None:
    state = placed(*STUCK, to_act=2)
    assert played(state, "2d4-b2")[1:] == [ev.Passed(0)]
    assert state.to_act == 1
    assert played(state, "m13-m10")[1:] == [ev.Passed(0)]
    events = played(state, "2b1-d3")
    assert len(events) == 1
    assert state.to_act == 0


def test_a_position_can_come_again_while_the_other_side_passes() -> None:
    state = placed(*STUCK, to_act=2)
    played(state, "2d4-b2 m13-m10 m10-m13 m13-m10")
    assert state.past.times == 2
    assert state.past.keys()[-1] == state.placement.key
    assert played(state, "m10-m13")[1:3] == [ev.Passed(0), ev.Repeated()]
    assert state.to_act is None


def test_a_game_goes_on_only_with_a_side_that_can_move() -> None:
    state = placed("1a1", "2a2.2b1.2b2", to_act=2)
    state.placement.skip()
    with pytest.raises(ValueError, match="no move"):
        State(state.placement, match=False, number=1, starter=0)


# For all games


@given(random_matches())
def test_what_the_protocol_promises(game: RandomMatch) -> None:
    score, last = (0, 0), None
    for state, chosen in game.steps():
        seat = state.to_act
        assert seat in (0, 1)
        assert state.outcome() is None
        assert chosen in state.legal_actions()
        twin = state.copy()
        assert twin == state
        before = state.copy()
        events = twin.apply(chosen)
        assert state == before != twin
        assert isinstance(events[0], ev.Moved)
        assert events[0].seat == seat
        ended = [event for event in events if isinstance(event, ev.GameEnded)]
        for event in ended:
            assert event.score != score or event.winner is None
            assert sum(event.score) == sum(score) + event.points
            score, last = event.score, twin
        assert twin.score == score
        assert not (game.match is False and ended and twin.to_act is not None)
    if last is not None and last.to_act is None:
        outcome = last.outcome()
        assert outcome is not None
        assert {one.seat: one.points for one in outcome.standings} == dict(enumerate(score))


def test_states_differ_by_all_that_matters() -> None:
    state = State.start(Setup())
    assert state != "a state"
    assert state != State.start(Setup(match=False))
    assert state != State.start(Setup(first=1))
    assert state != State.start(Setup(LEAFLET))
    again = State.start(Setup())
    played(again, SHUFFLE)
    assert again.placement == state.placement
    assert again != state, "what came before counts"
    with pytest.raises(TypeError):
        hash(state)


# What is over offers nothing


def test_the_board_of_a_drawn_game_offers_no_moves() -> None:
    state = State.start(Setup(match=False))
    played(state, f"{SHUFFLE} {SHUFFLE}")
    assert state.legal_actions() == ()
    assert state.placement.moves() == state.copy().placement.moves() == []
    assert state.past.base.moves() == []
    assert state.placement.won == CLOSED
    again = read_position(write_position(state))
    assert again.placement.moves() == []
    assert again == state


def test_the_board_of_a_drawn_game_in_a_match_is_the_next_ones() -> None:
    state = match("3-4", "3g6", "3g8")
    played(state, f"{SHUFFLE} {SHUFFLE}")
    assert state.legal_actions() == tuple(state.placement.moves()) != ()


# The past is kept once, however many states know of it


def test_a_past_stays_as_it_was_when_another_goes_on_from_it() -> None:
    state = State.start(Setup())
    played(state, "3g6-h6 3g8-h8")
    twins = [state.copy() for _ in range(3)]
    played(twins[0], "3h6-g6 3h8-g8")
    played(twins[1], "e3-e6")
    assert list(map(str, state.past.moves)) == ["3g6-h6", "3g8-h8"]
    assert list(map(str, twins[0].past.moves)) == ["3g6-h6", "3g8-h8", "3h6-g6", "3h8-g8"]
    assert list(map(str, twins[1].past.moves)) == ["3g6-h6", "3g8-h8", "e3-e6"]
    assert twins[2].past == state.past != twins[1].past
    assert [one.past.times for one in (state, *twins)] == [1, 2, 1, 1]
    played(twins[1], "3h8-g8 e6-e3")
    played(twins[2], "e3-e6 3h8-g8 e6-e3")
    assert twins[1].past == twins[2].past
    assert twins[1].past.seen[:3] == state.past.seen == twins[0].past.seen[:3]


@given(random_matches())
def test_a_past_is_what_its_moves_make_of_its_base(game: RandomMatch) -> None:
    states = [state.copy() for state, _ in game.steps()]
    for state in states[::12]:
        past, again = state.past, Past.fresh(state.past.base)
        placement = past.base.copy()
        for one in past.moves:
            placement.make(one)
            if not placement.moves():
                placement.skip()
            again = again.plus(one, placement)
        assert again == past
        assert past.seen == again.seen
        assert past.times == past.seen.count(past.seen[-1])
        assert past.plies == len(past.moves) == len(past.seen) - 1


def test_a_long_game_is_kept_in_room_that_grows_with_its_length() -> None:
    def room(plies: int) -> int:
        """Bytes of all pasts of a game without captures, which goes on for so long."""
        state, chance = State.start(Setup()), random.Random(1)
        kept: list[Past] = []
        gc.collect()
        tracemalloc.start()
        while len(kept) < plies:
            placement = state.placement
            met = (*placement.stacks[1 - placement.side], *placement.board.ra)
            calm = [one for one in state.legal if one.target not in met]
            state.apply(chance.choice(calm))
            kept.append(state.past)
        assert state.past.plies == plies
        size = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return size

    room(800)  # the moves that are possible here, which are kept once made
    assert room(800) < 5 * room(200)
