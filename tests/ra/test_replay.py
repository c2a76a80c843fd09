"""Replays: a record with every position and event at hand."""

from __future__ import annotations

import pytest
from hypothesis import given

import ra
from ra.auction import actions as act
from ra.game import IllegalAction
from ra.replay import Replay
from tests.ra.test_record import RECORD
from tests.strategies import random_auctions
from tools.random_games.auction import RandomAuction


@given(random_auctions())
def test_a_replay_has_every_position_and_event_of_its_record(game: RandomAuction) -> None:
    record = game.record()
    replay = Replay.of(record)
    assert replay.record == record
    assert len(replay.steps) == len(record.actions)
    state, told = record.start(), []
    assert replay.state(0) == state
    for count, action in enumerate(record.actions, 1):
        seat = state.to_act
        events = state.apply(action)
        told += events
        step = replay.steps[count - 1]
        assert (step.seat, step.action, list(step.events)) == (seat, action, events)
        assert replay.state(count) == state
    assert replay.state() == state
    assert replay.events() == told
    assert replay.text() == ra.write(record)


def test_parts_of_what_happened() -> None:
    replay = Replay.of(RECORD)
    each = [list(step.events) for step in replay.steps]
    assert replay.events(1, 3) == each[1] + each[2]
    assert replay.events(3) == each[3]


def test_a_replay_can_be_cut() -> None:
    replay = Replay.of(RECORD)
    assert replay.until(2) == Replay.of(RECORD.until(2))
    assert replay.until(0).state() == RECORD.start()


def test_a_replay_can_go_on_and_the_one_before_stays_as_it_was() -> None:
    replay = Replay.of(RECORD.until(3))
    longer = replay.plus(act.BID[7])
    assert longer == Replay.of(RECORD)
    assert replay == Replay.of(RECORD.until(3))


def test_a_replay_takes_legal_actions_only() -> None:
    with pytest.raises(IllegalAction):
        Replay.of(RECORD).plus(act.PASS)
    with pytest.raises(IllegalAction):
        Replay.of(RECORD.plus(act.PASS))


def test_nothing_follows_the_end() -> None:
    replay = Replay.of(RandomAuction(RECORD.setup.variant, 4, "even", False).record())
    with pytest.raises(IllegalAction):
        replay.plus(act.DRAW)
