"""Properties of whole games: random ones of every edition, size, option and style."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given

from ra.auction import (
    DRAW,
    INVOKE,
    PASS,
    PHARAOH,
    STOP_GODS,
    Action,
    Bid,
    Discard,
    Phase,
    Position,
    Setup,
    SpendGod,
    State,
    Tile,
    action_of,
    check,
    read_position,
    write_position,
)
from ra.auction.actions import BID, SPEND_GOD
from ra.auction.tiles import COUNTS, TILES, tally
from ra.game import IllegalAction, UnknownAction
from tests.ra.auction.follower import Follower
from tests.strategies import random_auctions
from tools.random_games.auction import ONE_OF_EACH, VARIANTS, RandomAuction


@given(random_auctions())
def test_180_tiles_are_always_accounted_for(game: RandomAuction) -> None:
    state, follower = State.start(game.setup), Follower(game.setup)
    every = Counter(dict(zip(TILES, COUNTS, strict=True)))
    for action in game.actions():
        follower.follow(state.apply(action))
        assert follower.every_tile(state.undrawn) == every
        assert [
            hidden - undrawn
            for hidden, undrawn in zip(state.hidden(), tally(state.undrawn), strict=True)
        ] == tally(follower.gone)


@given(random_auctions())
def test_suns_are_conserved_and_every_seat_keeps_its_number(game: RandomAuction) -> None:
    groups = game.variant.sun_groups
    every = sorted([1, *(sun for group in groups for sun in group)])
    for state, _ in game.steps():
        own = [(*state.up[seat], *state.down[seat]) for seat in range(state.players)]
        assert sorted([state.centre, *(sun for suns in own for sun in suns)]) == every
        assert {len(suns) for suns in own} == {len(groups[0])}
        assert [tuple(sorted(suns, reverse=True)) for suns in own] == [
            state.suns_of(seat) for seat in range(state.players)
        ]


@given(random_auctions())
def test_somebody_can_act_until_the_end_and_then_nobody(game: RandomAuction) -> None:
    end = game.record().position()
    assert end.outcome() is not None
    assert end.to_act is None
    assert list(end.legal_actions()) == []
    for state, _ in game.steps():
        assert state.outcome() is None
        assert state.to_act in range(state.players)
        legal = state.legal_actions()
        assert len(set(legal)) == len(legal) > 0


@given(random_auctions())
def test_there_is_exactly_one_winner_and_no_two_share_a_place(game: RandomAuction) -> None:
    outcome = game.record().position().outcome()
    assert outcome is not None
    assert [standing.place for standing in outcome.standings] == [
        *range(1, game.variant.players + 1)
    ]
    assert {standing.seat for standing in outcome.standings} == {*range(game.variant.players)}
    points = [standing.points for standing in outcome.standings]
    assert points == sorted(points, reverse=True)
    assert outcome.winner == outcome.standings[0].seat


@given(random_auctions())
def test_every_position_is_sound_and_its_line_reads_back(game: RandomAuction) -> None:
    last = game.record().position()
    for state in (*(state for state, _ in game.steps()), last):
        assert isinstance(state, State)
        position = Position.of(state)
        assert check(position.table, position.undrawn) == ()
        line = write_position(position)
        again = read_position(line)
        assert again == position
        assert again.state() == state
        assert write_position(again) == line


@given(random_auctions())
def test_a_game_goes_on_from_any_of_its_positions(game: RandomAuction) -> None:
    actions = game.actions()
    end = game.record().position()
    for count in {0, len(actions) // 3, len(actions) // 2, len(actions) - 1}:
        line = write_position(Position.of(game.record().position(count)))  # type: ignore[arg-type]
        state = read_position(line).state()
        for action in actions[count:]:
            state.push(action)
        assert state == end


@given(random_auctions())
def test_push_and_apply_agree(game: RandomAuction) -> None:
    told, untold = State.start(game.setup), State.start(game.setup)
    for action in game.actions():
        told.apply(action)
        untold.push(action)
        assert told == untold


@given(random_auctions())
def test_replaying_gives_the_same_events(game: RandomAuction) -> None:
    first, second = State.start(game.setup), State.start(game.setup)
    for action in game.actions():
        assert first.apply(action) == second.apply(action)


@given(random_auctions())
def test_copies_are_independent(game: RandomAuction) -> None:
    for number, (state, action) in enumerate(game.steps()):
        if number % 5:
            continue
        line = write_position(Position.of(state))
        twin, table = state.copy(), state.table()
        assert twin == state
        assert type(twin) is State
        twin.push(action)
        for row in twin.tiles:
            row[Tile.PHARAOH] += 1
        twin.points[0] += 1
        twin.track[0] = Tile.NILE
        twin.bids.append(3)
        twin.pending.append(Tile.WAR)
        twin.up[0] = twin.down[0] = ()
        assert write_position(Position.of(state)) == line
        assert write_position(Position(table, state.undrawn)) == line


@given(random_auctions())
def test_events_tell_enough_to_follow_the_table(game: RandomAuction) -> None:
    state, follower = State.start(game.setup), Follower(game.setup)
    follower.agree(state)
    for action in game.actions():
        follower.follow(state.apply(action))
        follower.agree(state)


def universe() -> list[object]:
    """Everything anybody could try, sensible or not."""
    two = [Discard((first, second)) for first in TILES for second in TILES if first <= second]
    return [
        DRAW,
        INVOKE,
        PASS,
        STOP_GODS,
        *(SpendGod(space) for space in range(-1, 9)),
        *(Bid(sun) for sun in range(-1, 18)),
        Discard(()),
        *(Discard((tile,)) for tile in TILES),
        *two,
        Discard((Tile.ART,) * 3),
        None,
        "d",
        13,
    ]


UNIVERSE = universe()


def test_every_illegal_action_is_refused_in_every_phase_and_changes_nothing() -> None:
    tried: Counter[tuple[Phase, object]] = Counter()
    for game in ONE_OF_EACH:
        for state, _ in game.steps():
            key = (state.phase, state.cause)
            if tried[key] < 15 and (state.drawn % 3 == 0 or state.phase is not Phase.TURN):
                tried[key] += 1
                refuse_all(state)
        end = game.record().position()
        assert isinstance(end, State)
        if tried[(end.phase, end.cause)] < 5:
            tried[(end.phase, end.cause)] += 1
            refuse_all(end)
    assert {phase for phase, _ in tried} == set(Phase)
    assert len(tried) == 1 + 1 + 3 + 4 + 1
    assert min(tried.values()) >= 3


def refuse_all(state: State) -> None:
    legal = list(state.legal_actions())
    before, drawn = state.copy(), state.drawn
    for action in UNIVERSE:
        if action in legal:
            continue
        with pytest.raises(IllegalAction) as caught:
            state.apply(action)  # type: ignore[arg-type]
        assert caught.value.action is action
        assert list(caught.value.legal) == legal
        assert (state, state.drawn) == (before, drawn)


def test_an_illegal_action_names_what_is_legal() -> None:
    state = State.start(RandomAuction(VARIANTS[0], 1, "even", False).setup)
    with pytest.raises(IllegalAction) as caught:
        state.apply(PASS)
    assert str(caught.value) == "p is not possible now; possible: d, i"
    assert caught.value.legal == (DRAW, INVOKE)


@given(random_auctions())
def test_a_game_can_be_played_by_its_tokens(game: RandomAuction) -> None:
    state, twin = State.start(game.setup), State.start(game.setup)
    actions = game.actions()
    told = [event for action in actions for event in twin.apply(action)]
    assert state.play(" ".join(map(str, actions))) == told
    assert state == twin
    assert state.play("\n ") == []


@pytest.mark.parametrize(
    ("text", "number", "message"),
    [
        ("z", 1, "token 1: found 'z', expected d, i, p, s, b and a sun (b13), g and "),
        ("d i\n d p", 3, "token 3: d is not possible now; possible: b11, b10, b7, b4, p"),
        ("d i p b99", 4, "token 4: found 'b99', expected d, i, p, s, "),
    ],
)
def test_what_cannot_be_played_is_named_and_nothing_is_done(
    text: str, number: int, message: str
) -> None:
    setup = Setup.from_seed(PHARAOH, 3, 2)
    state = State.start(setup)
    with pytest.raises(ValueError, match=f"^{re.escape(message)}") as caught:
        state.play(text)
    assert isinstance(caught.value, IllegalAction | UnknownAction)
    assert caught.value.number == number
    assert (state, state.drawn) == (State.start(setup), 0)


@given(random_auctions())
def test_legal_actions_are_a_tuple_of_actions_with_tokens(game: RandomAuction) -> None:
    for state, _ in game.steps():
        legal = state.legal_actions()
        assert type(legal) is tuple
        assert [action_of(str(action)) for action in legal] == list(legal)


def test_the_tiles_of_a_discard_may_stand_in_any_order() -> None:
    discards = {Discard(order) for order in permutations((Tile.SHRINE, Tile.ART, Tile.OBELISK))}
    assert discards == {Discard((Tile.ART, Tile.OBELISK, Tile.SHRINE))}
    assert (
        repr(discards) == "{Discard(tiles=(<Tile.ART: 6>, <Tile.OBELISK: 11>, <Tile.SHRINE: 18>))}"
    )


def test_legal_actions_are_the_ready_made_values() -> None:
    ready: set[int] = {id(action) for action in (DRAW, INVOKE, PASS, STOP_GODS, *BID, *SPEND_GOD)}
    for game in ONE_OF_EACH[::7]:
        for state, _ in game.steps():
            for action in state.legal_actions():
                assert id(action) in ready or isinstance(action, Discard)


def test_ready_made_values_are_what_they_say() -> None:
    assert [action.sun for action in BID] == list(range(17))
    assert [action.space for action in SPEND_GOD] == list(range(8))


def test_an_action_made_anew_is_as_good_as_the_ready_made_one() -> None:
    game = ONE_OF_EACH[3]
    first, second = State.start(game.setup), State.start(game.setup)
    for action in game.actions():
        fresh: Action = type(action)(*(getattr(action, name) for name in action.__slots__))
        assert fresh is not action
        assert first.apply(fresh) == second.apply(action)


def test_the_bag_never_runs_out() -> None:
    longest = max(
        (game.record().position() for game in ONE_OF_EACH if game.style == "unwilling"),
        key=lambda state: state.drawn,  # type: ignore[attr-defined]
    )
    assert isinstance(longest, State)
    assert longest.undrawn
    chance = random.Random(1)
    for variant in VARIANTS:
        setup = RandomAuction(variant, int(chance.random() * 1e6), "even", False).setup
        last_ra_first = sorted(setup.bag, key=lambda tile: tile is Tile.RA)
        state = State.start(replace(setup, bag=tuple(last_ra_first), seed=None))
        while legal := state.legal_actions():
            state.push(PASS if PASS in legal else legal[0])
        assert state.outcome() is not None
        assert state.drawn <= 180


def test_states_with_other_bags_differ_and_tables_do_not() -> None:
    game = ONE_OF_EACH[0]
    state = State.start(game.setup)
    other = state.copy()
    other.bag = tuple(reversed(other.bag))
    assert state != other
    assert state.table() == other.table()
    assert state != "a state"
