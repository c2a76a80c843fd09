"""What every position asks of whoever acts."""

from __future__ import annotations

from functools import lru_cache

import pytest

from ra.auction import Phase, State, Tile
from ra.auction.tiles import DISASTERS
from tests.web.games.auction.plays import SIZES, every_play, played
from tests.web.plays import moments, sound
from web.games.auction.prompt import prompt
from web.play import Play

PLAY = played("pharaoh", 4, 1)


def state_of(play: Play) -> State:
    state = play.state
    assert isinstance(state, State)
    return state


def position(play: Play, count: int) -> State:
    state = play.replay.state(count)
    assert isinstance(state, State)
    return state


def test_every_position_asks_something() -> None:
    phases = set()
    for play in every_play():
        for now in moments(play):
            phases.add(state_of(now).phase)
            assert sound([prompt(now, state_of(now))])
    assert phases == set(Phase)


PERSON, COMPUTER = (None, *("adept",) * 4), ("adept", *(None,) * 4)


@lru_cache(maxsize=2)
def questions(levels: tuple[str | None, ...]) -> str:
    """All that is asked in many games, for people and computers seated so."""
    return "\n".join(
        prompt(play, position(play, count))
        for edition, players in SIZES
        for seed in range(12)
        for play in [played(edition, players, seed, levels=levels)]
        for count in range(play.count)
    )


@pytest.mark.parametrize(
    ("you", "others"),
    [
        ("Your turn: draw a tile or invoke Ra for 2 tiles.", "'s turn: draw a tile"),
        ("Ra for the centre sun alone", "or invoke Ra for the centre sun alone."),
        ("Your turn: invoke Ra for 8 tiles.", "'s turn: invoke Ra for 8 tiles."),
        ("for 1 tile or spend a god.", "for 3 tiles or spend a god."),
        ("You may spend another god, or end your turn.", "may spend another god, or end the turn."),
        ("You bid first: ", " bids first: "),
        ("You bid next: ", " bids next: "),
        ("You bid last: ", " bids last: "),
        ("All others passed: you must bid ", "All others passed: Bea must bid "),
        ("Nobody else has a sun: you must bid ", "Nobody else has a sun: "),
        ("You have no sun above ", " has no sun above "),
        ("War: choose 2 civilization", "War: Bea chooses 2 civilization"),
        ("Earthquake: choose 2 monuments", "Earthquake: Bea chooses 2 monuments"),
    ],
)
def test_what_is_asked_of_you_and_of_others(you: str, others: str) -> None:
    assert you in questions(PERSON)
    assert others in questions(COMPUTER)


def test_a_disaster_is_named_by_the_edition() -> None:
    state = next(
        position(play, count)
        for play in every_play()
        for count in range(play.count)
        if position(play, count).phase is Phase.DISCARD
        and position(play, count).pending[0] is Tile.WAR
    )
    assert prompt(played("1999", 5, 0), state).startswith("Unrest: ")
    assert prompt(played("pharaoh", 5, 0), state).startswith("War: ")


def test_bids_are_listed_highest_first() -> None:
    play = next(
        now
        for now in moments(PLAY)
        if state_of(now).to_act == 0
        and state_of(now).phase is Phase.BID
        and not state_of(now).bids
        and len(state_of(now).up[0]) > 1
    )
    suns = ", ".join(map(str, state_of(play).up[0]))
    assert prompt(play, state_of(play)) == f"You bid first: {suns} or pass."


def test_disasters_that_leave_a_choice_are_the_ones_asked_about() -> None:
    """Funeral and drought leave none: no words are needed for them."""
    choices = {
        state_of(now).pending[0]
        for play in every_play()
        for now in moments(play)
        if state_of(now).phase is Phase.DISCARD
    }
    assert choices == {Tile.WAR, Tile.EARTHQUAKE} < set(DISASTERS)
