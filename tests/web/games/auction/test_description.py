"""The table in words, at every moment of every kind of game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ra.auction import Phase, State
from ra.auction.events import Cause
from tests.web.games.auction.plays import every_play, played
from tests.web.markup import read
from tests.web.plays import moment, moments, sound
from web.games.auction.description import described, description
from web.games.auction.prompt import prompt
from web.play import Play

PLAY = played("pharaoh", 4, 1)


def state_of(play: Play) -> State:
    state = play.shown_state
    assert isinstance(state, State)
    return state


def said(play: Play) -> str:
    return " ".join(text for _, texts in described(play) for text in texts)


def first(wanted: Callable[[State], bool]) -> Play:
    """Some moment of some game that is as wanted."""
    return next(now for play in every_play() for now in moments(play) if wanted(state_of(now)))


def test_every_moment_of_every_game_is_described() -> None:
    met = set()
    for play in every_play():
        for count in range(play.count + 1):
            looking = play.look_at(count)
            state = state_of(looking)
            met.add((state.phase, state.cause))
            parts = described(looking)
            assert sound([title for title, _ in parts])
            for _, texts in parts:
                assert texts
                assert sound(texts)
    assert met == {
        (Phase.TURN, None),
        (Phase.GODS, None),
        (Phase.DISCARD, None),
        (Phase.OVER, None),
        *((phase, cause) for phase in (Phase.BID, Phase.DISCARD) for cause in Cause),
    }


def test_the_order_is_what_one_wants_to_know_first() -> None:
    play = first(lambda state: state.phase is Phase.BID)
    assert [title for title, _ in described(play)] == [
        "What can be done",
        "The lot",
        "The auction",
        "The epoch",
        "The players",
    ]
    play = first(lambda state: state.phase is Phase.TURN)
    assert "The auction" not in [title for title, _ in described(play)]


def test_it_begins_with_the_decision() -> None:
    play = first(lambda state: state.phase is Phase.TURN and state.epoch == 1)
    assert described(play)[0][1] == [prompt(play, state_of(play))]


def test_the_lot_and_its_free_spaces() -> None:
    empty = first(lambda state: not state.lot and state.phase is Phase.TURN)
    assert "The auction track is empty." in said(empty)
    one_free = first(lambda state: len(state.lot) == 7)
    assert "1 space is free." in said(one_free)
    assert "2 spaces are free." in said(first(lambda state: len(state.lot) == 6))
    assert "All 8 spaces are taken" in said(first(lambda state: state.full))
    centre = state_of(one_free).centre
    assert f"The sun in the centre is the {centre}" in said(one_free)


def test_an_auction_bid_by_bid() -> None:
    play = first(
        lambda state: (
            state.phase is Phase.BID
            and state.cause is Cause.INVOKED
            and state.bids[:1] == [0]
            and state.high > 0
            and len(state.bids) < len(state.bidders()) - 1
        )
    )
    state = state_of(play)
    names = [play.names[seat] for seat in state.bidders()]
    texts = dict(described(play))["The auction"]
    assert texts[0] == f"{play.names[state.ra_player]} invoked Ra, and must bid if all others pass."
    for name, bid in zip(names, state.bids, strict=False):
        assert (f"{name} bids {bid}." if bid else f"{name} passes.") in texts
    assert f"The highest bid is {state.high}, by {play.names[state.high_seat]}." in texts
    waiting = names[len(state.bids) :]
    assert texts[-1] == f"Still to bid: {', '.join(waiting[:-1])} and {waiting[-1]}."


def test_a_lot_being_settled() -> None:
    play = first(lambda state: state.phase is Phase.DISCARD and state.cause is not None)
    name = play.names[state_of(play).seat]
    assert f"{name} has won the lot and faces its disasters." in said(play)


def test_every_seat_has_its_sentence() -> None:
    play = moment(PLAY, 60)
    state = state_of(play)
    texts = dict(described(play))["The players"]
    assert len(texts) == state.players
    for seat, text in enumerate(texts):
        assert text.startswith(f"{play.names[seat]} has {state.points[seat]} point")
        for sun in (*state.up[seat], *state.down[seat]):
            assert str(sun) in text
        assert ("No tiles." in text) is not any(state.tiles[seat])


def test_hidden_points_stay_hidden() -> None:
    play = moment(played("pharaoh", 4, 1, open_scores=False), 60)
    texts = dict(described(play))["The players"]
    assert "Ann has 10 points." in texts[0]
    assert all("points are hidden" in text for text in texts[1:])


def test_a_moment_gone_by_and_a_sheet_and_the_end_are_said() -> None:
    assert f"after 3 of {PLAY.count} actions." in said(PLAY.look_at(3))
    scored = next(now for now in moments(PLAY) if now.wait.reading)
    assert "The game goes on when you are ready." in said(scored)
    outcome = PLAY.state.outcome()
    assert outcome is not None
    assert f"The game is over. {PLAY.names[outcome.standings[0].seat]} wins." in said(PLAY)


@pytest.mark.parametrize("count", [0, 40, PLAY.count])
def test_it_is_a_list_under_titles(count: int) -> None:
    play = PLAY.look_at(count)
    view = read(description(play))
    assert [node.text for node in view.all("h3")] == [title for title, _ in described(play)]
    texts = [" ".join(text.split()) for _, texts in described(play) for text in texts]
    assert [node.text for node in view.all("li")] == texts
