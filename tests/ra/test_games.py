"""The list of games, and what each of them offers: all by the protocol alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import ra
from ra.bot import Budget
from ra.game import Game, Seat
from ra.games import Games, read_replay, text_of_link
from ra.replay import Replay
from tests.ra.auction.test_pinned import RECORDS
from tools.random_games import EvenGame

FEW = Budget(simulations=1, nodes=50)
SETUPS: dict[str, dict[str, str]] = {
    "Ra auction": {"Edition": "pharaoh", "Scores": "hidden", "Seed": "3"},
    "Ra hexagon": {"Length": "game"},
}
TEXT = (RECORDS / "pharaoh-2.txt").read_text("utf-8")


def random_game(game: Game) -> EvenGame:
    """A random game for two."""
    return EvenGame(game, game.read_setup(SETUPS[game.name], 2), 2, 1)


def states(game: Game, plies: int) -> Iterator[Any]:
    """The positions of its beginning."""
    return (state for state, _ in islice(random_game(game).steps(), plies))


@pytest.fixture(params=list(ra.GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return ra.GAMES[request.param]


def test_every_game_has_a_line_here() -> None:
    assert list(SETUPS) == list(ra.GAMES)


def test_levels_are_the_computer_players(game: Game) -> None:
    assert game.levels == tuple(game.opponents.bots)
    assert game.opponents is game.opponents


def test_what_a_seat_knows_travels_as_text(game: Game) -> None:
    for state in states(game, 12):
        before = state.copy()
        for seat in (None, 0, 1):
            view = game.view(state, seat)
            text = game.write_view(view)
            assert "\n" not in text
            assert game.read_view(text) == view
            assert list(view.legal_actions()) == list(state.legal_actions())
        assert game.view(state) == game.view(state, state.to_act)
        assert state == before
    with pytest.raises(ValueError, match="no seat 2"):
        game.view(state, 2)
    with pytest.raises(ValueError, match="expected"):
        game.read_view("nonsense")


def test_a_view_is_no_way_to_the_state(game: Game) -> None:
    state = next(states(game, 1))
    view, legal = game.view(state), list(state.legal_actions())
    if hasattr(view, "apply"):
        view.apply(legal[0])
    else:
        view.table.track[0] = view.table.points[0] = None
    assert list(state.legal_actions()) == legal
    assert state == next(states(game, 1))


def test_every_level_chooses_by_the_protocol(game: Game) -> None:
    for state in states(game, 6):
        for level in game.levels:
            view = game.view(state)
            action = game.opponents.choose(level, view, FEW, random.Random(1))
            assert action in state.legal_actions()
            assert view == game.view(state)
            bot = game.opponents.bots[level]
            assert bot.choose(view, FEW, random.Random(1)) == action
    with pytest.raises(KeyError):
        game.opponents.choose("wizard", view, FEW, random.Random(1))


def test_judged_options_travel_as_text_and_belong_to_their_state(game: Game) -> None:
    for state in states(game, 8):
        options = game.opponents.evaluate(game.view(state), FEW, random.Random(1))
        assert {option.action for option in options} == set(state.legal_actions())
        assert all(option.equals(option) for option in options)
        text = game.write_options(options)
        assert game.read_options(text, state) == tuple(options)
        after = state.copy()
        after.apply(options[0].action)
        if not set(after.legal_actions()) >= {option.action for option in options}:
            with pytest.raises(ValueError, match="not possible"):
                game.read_options(text, after)
    with pytest.raises(ValueError, match="no options"):
        game.read_options("[]", state)


@pytest.mark.parametrize(("name", "waits"), [("Ra auction", True), ("Ra hexagon", False)])
def test_who_is_idle_decides_nothing_until_a_part_is_scored(name: str, waits: bool) -> None:
    game = ra.GAMES[name]
    state, idle, ever = random_game(game).start(), set[int](), False
    for action in random_game(game).actions():
        assert state.to_act not in idle
        scored = game.sheet(state.apply(action)) is not None
        waiting = {seat for seat in (0, 1) if game.idle(state, seat)}
        idle = waiting if scored else idle | waiting
        ever |= bool(waiting)
    assert ever is waits
    assert scored
    assert not waiting


def test_persons_have_no_temper(game: Game) -> None:
    assert game.temper(Seat("Anna")) is None
    tempers = {game.temper(Seat(f"N{at}", level)) for at in range(40) for level in game.levels}
    assert None in tempers
    assert tempers == {None} or len(tempers) == 4


def test_a_game_is_added_and_imported_when_it_is_looked_up() -> None:
    games = Games({"Ra": "nowhere.at:ALL"})
    games.add("Ra auction", "ra.auction.game:AUCTION")
    assert list(games) == ["Ra", "Ra auction"]
    assert len(games) == 2
    assert "Ra" in games
    assert "Chess" not in games
    assert games["Ra auction"] is ra.GAMES["Ra auction"]
    with pytest.raises(ModuleNotFoundError):
        games["Ra"]
    with pytest.raises(KeyError):
        games["Chess"]


def test_two_games_cannot_have_one_name() -> None:
    games = Games({"Ra auction": "ra.auction.game:AUCTION"})
    games.add("Ra auction", "ra.auction.game:AUCTION")
    with pytest.raises(ValueError, match=r"already: ra\.auction\.game:AUCTION"):
        games.add("Ra auction", "ra.hexagon.game:HEXAGON")
    games.add("Go", "ra.hexagon.game:HEXAGON")
    with pytest.raises(ValueError, match="called 'Ra hexagon', not 'Go'"):
        games["Go"]


def test_a_record_is_read_with_all_its_positions() -> None:
    assert read_replay(TEXT) == Replay.of(ra.read(TEXT))
    assert text_of_link(ra.to_link(ra.read(TEXT))) == TEXT


@pytest.mark.parametrize("damage", ["", " d", "rubbish", "{"])
def test_both_ways_of_reading_find_the_same_fault(damage: str) -> None:
    text = TEXT.replace("\nd", "\ni", 1) if not damage else TEXT + damage
    with pytest.raises(ra.ReadError) as one:
        ra.read(text)
    with pytest.raises(ra.ReadError) as other:
        read_replay(text)
    assert str(one.value) == str(other.value)
