"""Kept games seen from afar."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from ra.auction.game import LEVELS
from tests.web.driving import Page
from tests.web.markup import read
from web.saved_games import SavedGame
from web.screens.glimpses import glimpse, standing
from web.update import first


def kept() -> SavedGame:
    page = Page().seats(None, LEVELS[0]).send("name-seat 0", value="Bea").send("start-game")
    page.until(lambda one: one.play.person_to_act)
    return page.model.saved_games.games[0]


def test_it_is_stored_with_the_game_and_read_back() -> None:
    saved = kept()
    assert saved.glimpse
    assert SavedGame.from_json(saved.id, saved.to_json()) == saved
    assert standing(saved) == ["The auction game", "Epoch 1 of 3", "Your turn"]
    assert read(glimpse(saved)).all("svg", class_="glimpse__picture")


@pytest.mark.parametrize(
    "stored",
    [
        {},
        {"glimpse": 7, "acts": "0", "persons": "01"},
        {"glimpse": "<script>alert(1)</script>", "acts": 99, "persons": [7]},
        {"glimpse": "9" * 10_000, "acts": -4, "persons": [None]},
    ],
)
def test_without_one_that_can_be_read_there_is_a_sign(stored: dict[str, object]) -> None:
    found = json.loads(kept().to_json())
    for name in ("glimpse", "acts", "persons"):
        del found[name]
    saved = SavedGame.from_json("a", json.dumps({**found, **stored}))
    assert not saved.damaged
    assert "glimpse__sign" in str(glimpse(saved))
    assert "script" not in str(glimpse(saved))
    assert standing(saved) == ["The auction game"]


def test_of_a_game_that_this_page_does_not_know_there_is_a_sign() -> None:
    saved = replace(kept(), game="Ra on the moon")
    assert "glimpse__sign" in str(glimpse(saved))
    assert standing(saved) == []


def test_in_a_game_of_several_people_the_turn_has_a_name() -> None:
    saved = replace(kept(), persons=(0, 1))
    assert standing(saved)[-1] == f"{saved.players[saved.acts]}'s turn"
    assert standing(replace(saved, over=True))[-1] == "Epoch 1 of 3"


def test_the_list_replays_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from web.screens.frame import view

    saved = kept()
    texts = {f"{at:x}": replace(saved, changed=at).to_json() for at in range(300)}

    def never(*_: object) -> None:
        raise AssertionError("a game was replayed")

    monkeypatch.setattr("ra.replay.Replay.of", never)
    monkeypatch.setattr("ra.replay.read_replay", never)
    model = first(None, texts, ("en",))
    assert view(model) == view(model)
    assert "glimpse__picture" in view(replace(model, all_games=True))
