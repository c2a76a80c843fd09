"""The kept games on the first screen."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction.game import LEVELS
from tests.web.driving import Page
from tests.web.markup import Node, read
from web.effects import Download, Forget, Keep, Taken
from web.saved_games import SavedGame
from web.screens.saved_list import LATEST, date_and_time, saved_list, title_of
from web.update import first
from web.words import use


def shown(page: Page) -> Node:
    view = saved_list(page.model)
    assert view is not None
    return read(view)


def kept(page: Page, saved: SavedGame) -> Node:
    return shown(page).one("li", id=f"kept-{saved.id}")


@pytest.fixture
def page() -> Page:
    """The first screen after a game that is over and one that is not."""
    page = Page().seats(LEVELS[0], LEVELS[0]).send("start-game").until(Page.over).send("close-game")
    page.seats(None, LEVELS[0]).send("name-seat 0", value="Bea").send("start-game")
    return page.send("close-game")


def test_a_newcomer_sees_no_empty_list() -> None:
    assert saved_list(Page().model) is None


def test_each_game_tells_who_plays_when_and_how_far(page: Page) -> None:
    under_way, over = page.model.saved_games.games
    assert [node.attributes["id"] for node in shown(page).all("li")] == [
        f"kept-{under_way.id}",
        f"kept-{over.id}",
    ]
    for saved, word in ((under_way, "Under way"), (over, "Over")):
        card = kept(page, saved)
        assert card.one("h3").text == ", ".join(saved.players)
        assert word in card.text
        assert date_and_time(saved.changed) in card.text
        then = datetime.fromisoformat(card.one("time").attributes["datetime"])
        assert then.timestamp() == saved.changed // 1000


def test_a_game_is_opened_again(page: Page) -> None:
    saved = page.model.saved_games.games[0]
    (button,) = kept(page, saved).sending(f"open-game {saved.id}")
    page.send(*button.messages)
    assert page.play.id == saved.id


def test_a_title_is_written_in_place(page: Page) -> None:
    saved = page.model.saved_games.games[1]
    (pen,) = kept(page, saved).sending(f"begin-title {saved.id}")
    page.send(*pen.messages)
    card = kept(page, saved)
    field = card.one("input", name="title")
    assert field.attributes["data-focus"]
    assert field.attributes["value"] == ""
    assert len(shown(page).all("form")) == 1
    page.send(*card.one("form").messages, title=" The <b>last</b> one ")
    titled = page.model.saved_games.get(saved.id)
    assert titled is not None
    assert Keep(titled) in page.effects
    card = kept(page, titled)
    assert card.all("input") == []
    assert card.one("h3").text == "The <b>last</b> one"
    assert "<b>" not in str(saved_list(page.model))
    assert ", ".join(saved.players) in card.text


def test_writing_a_title_can_be_left(page: Page) -> None:
    saved = page.model.saved_games.games[0]
    page.send(f"begin-title {saved.id}")
    (leave,) = kept(page, saved).sending("leave-title")
    page.send(*leave.messages)
    assert shown(page).all("form") == []
    assert page.model.saved_games.get(saved.id) == saved


def test_a_game_is_deleted(page: Page) -> None:
    saved = page.model.saved_games.games[0]
    (bin_,) = kept(page, saved).sending(f"delete-game {saved.id}")
    assert title_of(saved) in bin_.attributes["aria-label"]
    page.send(*bin_.messages)
    assert Forget(saved.id) in page.effects
    assert shown(page).all("li", id=f"kept-{saved.id}") == []


def test_of_a_damaged_game_the_text_can_be_saved_and_it_can_be_deleted() -> None:
    page = Page(first(None, {"abc": "rub<i>bish"}, ("en",)))
    (saved,) = page.model.saved_games.games
    card = kept(page, saved)
    sent = {message for node in card.all("button") for message in node.messages}
    assert sent == {"salvage-game abc", "delete-game abc"}
    assert card.all("time") == []
    page.send("salvage-game abc")
    (effect,) = page.effects
    assert isinstance(effect, Download)
    assert effect.text == "rub<i>bish"


def test_names_of_any_length_and_direction_stay_apart() -> None:
    page = Page().send("name-seat 0", value="أحمد").send("name-seat 1", value="W" * 500)
    page.send("start-game").send("close-game")
    (title,) = shown(page).all("h3")
    assert title.one("bdi").text.startswith("\u2068أحمد\u2069, WWW")


NOON = int(datetime(2026, 11, 7, 12, 5, tzinfo=UTC).timestamp() * 1000)


def test_a_moment_is_told_in_the_time_of_the_place() -> None:
    assert date_and_time(NOON, UTC) == "7 November 2026, 12:05"
    assert date_and_time(NOON, timezone(timedelta(hours=13))) == "8 November 2026, 01:05"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "1 April 2026, 00:00"),
        ("fr", "1er avril 2026 à 00:00"),
        ("ru", "1 апреля 2026, 00:00"),
    ],
)
def test_the_first_of_a_month_is_told_as_the_language_does(language: str, told: str) -> None:
    first_of_april = int(datetime(2026, 4, 1, tzinfo=UTC).timestamp() * 1000)
    use(language)
    try:
        assert date_and_time(first_of_april, UTC) == told
        assert not date_and_time(first_of_april + 24 * 3600 * 1000, UTC).startswith("1")
    finally:
        use("en")


@given(st.integers(0, 12 * 10**12))
def test_any_stored_moment_can_be_told(changed: int) -> None:
    assert str(datetime.fromtimestamp(changed / 1000, UTC).year) in date_and_time(changed, UTC)


def many(count: int) -> Page:
    """The first screen with so many kept games."""
    page = Page().seats(None, LEVELS[0]).send("start-game").send("close-game")
    one = page.model.saved_games.games[0]
    texts = {f"{at:x}": replace(one, changed=at).to_json() for at in range(count)}
    return Page(first(None, texts, ("en",)))


def test_of_many_games_the_latest_are_shown_and_all_on_demand() -> None:
    page = many(LATEST + 5)
    assert len(shown(page).all("li")) == LATEST
    assert shown(page).all("li")[0].attributes["id"] == f"kept-{LATEST + 4:x}"
    assert "Show 5 more" in shown(page).text
    page.send("show-all-games")
    assert len(shown(page).all("li")) == LATEST + 5
    assert "more" not in shown(page).text
    assert not shown(many(LATEST)).all("button", id="shelf-all")


def test_games_of_another_copy_can_be_had_here_too() -> None:
    theirs, own = many(3).model.saved_games, many(1).model
    page = Page(replace(own, others=theirs))
    assert "keeps 3 games in this browser" in shown(page).text
    page.send("take-over")
    assert page.effects == (*(Keep(saved) for saved in theirs.games), Taken())
    assert len(page.model.saved_games.games) == 3
    assert not shown(page).all("button", id="shelf-take")
    assert saved_list(Page(replace(Page().model, others=theirs)).model) is not None


def test_names_that_cannot_be_told_apart_or_shown() -> None:
    same = SavedGame("a", "", players=("Anna", "Anna"))
    assert title_of(same) == "Anna\u00a0(1), Anna\u00a0(2)"
    assert title_of(SavedGame("a", "", players=("A", "  ", "B"))) == "A, Player\u00a02, B"
    assert "\u202e" not in title_of(SavedGame("a", "", title="up\u202edown"))
