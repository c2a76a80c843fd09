"""Kept games: what is stored comes back, and nothing is lost on the way."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra import ReadError, read
from ra.hexagon import HEXAGON
from tests.web.driving import Page
from web.effects import Address, Ask, Download, Forget, Keep
from web.messages import AddressChanged, KeepingRefused, Resumed, StoredElsewhere
from web.notices import Damaged, Deleted
from web.panel import Panel
from web.saved_games import LATEST, SavedGame, SavedGames
from web.update import first

PEOPLE = (None, None, None)


def reloaded(page: Page) -> Page:
    """The page after a reload: only what is stored, and the address."""
    stored = {saved.id: saved.to_json() for saved in page.model.saved_games.games}
    again = Page(first(page.model.settings.to_json(), stored, ("en",)))
    fragment = f"game={page.play.id}" if page.model.play else ""
    return again.send(AddressChanged(fragment))


@pytest.mark.parametrize("seed", range(5))
def test_after_a_reload_at_any_moment_the_game_is_where_it_was(seed: int) -> None:
    page = Page(seed=seed).seats(*PEOPLE).send("start-game")
    while not page.over():
        if page.play.wait.reading:
            page.send("proceed")
        page.step()
        again = reloaded(page)
        assert again.play.state == page.play.state
        assert again.play.wait.reading == page.play.wait.reading
        assert again.play.look.sheet == page.play.look.sheet
        assert (again.model.panel is Panel.SCORES) == (page.play.look.sheet is not None)


def test_what_was_undone_survives_a_reload() -> None:
    page = Page().seats(*PEOPLE).send("start-game").send("act d").send("act d").send("undo")
    again = reloaded(page)
    assert again.play.session.undone == page.play.session.undone
    assert again.send("redo").play.count == 2


def test_a_turned_board_stays_turned() -> None:
    page = (
        Page()
        .send(f"set-up {HEXAGON.name}")
        .send("start-game")
        .send("turn-board")
        .send("turn-board")
    )
    again = reloaded(page)
    assert again.play.look.turned == 2
    assert again.send("turn-board").play.look.turned == 3


def test_undone_actions_that_do_not_follow_are_forgotten() -> None:
    page = Page().seats(*PEOPLE).send("start-game").send("act d").send("undo")
    stored = json.loads(page.model.saved_games.games[0].to_json())
    stored["undone"] = ["b13", "rubbish"]
    saved = SavedGame.from_json("x", json.dumps(stored))
    again = Page(first(None, {"x": saved.to_json()}, ("en",))).send("open-game x")
    assert again.play.session.undone == ()


def test_rename_delete_and_bring_back() -> None:
    page = Page().seats(*PEOPLE).send("start-game").send("close-game")
    saved = page.model.saved_games.games[0]
    page.send(f"begin-title {saved.id}")
    assert page.model.renaming == saved.id
    page.send(f"write-title {saved.id}", title="  Sunday \u0000 evening ")
    assert page.model.saved_games.games[0].title == "Sunday evening"
    assert page.model.renaming is None
    page.send(f"delete-game {saved.id}")
    assert page.model.saved_games == SavedGames()
    assert page.effects == (Forget(saved.id),)
    assert page.model.notice == Deleted("Sunday evening", saved.id)
    page.send("undelete")
    assert page.model.saved_games.games[0].title == "Sunday evening"
    assert isinstance(page.effects[0], Keep)


def test_deleting_the_game_on_the_table_leaves_the_table() -> None:
    page = Page().seats(*PEOPLE).send("start-game")
    page.send(f"delete-game {page.play.id}")
    assert page.model.play is None
    assert Address("", push=False) in page.effects


def test_a_title_that_is_left_for_another_game_is_kept() -> None:
    page = Page().seats(*PEOPLE).send("start-game").send("close-game")
    page.seats(*PEOPLE).send("start-game").send("close-game")
    newer, older = page.model.saved_games.games[:2]
    for leaving in (f"begin-title {newer.id}", f"open-game {newer.id}"):
        page.send(f"begin-title {older.id}")
        page.send(f"leave-field title-{older.id}", value="Sunday").send(leaving)
        assert page.model.saved_games.get(older.id) == replace(older, title="Sunday")
        page.send("close-game").send(f"write-title {older.id}", title="")
    page.send(f"begin-title {older.id}").send(f"leave-field title-{older.id}", value="Monday")
    page.send("escape").send(f"open-game {newer.id}")
    assert page.model.saved_games.get(older.id) == older, "Escape writes none"


def test_a_game_renamed_on_the_table_keeps_its_title() -> None:
    page = Page().seats(*PEOPLE).send("start-game")
    page.send(f"write-title {page.play.id}", title="Final").send("act d")
    assert page.model.saved_games.games[0].title == "Final"


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"format": 1}', '{"record": 1}', '"x"', "\u0000", "[" * 99_999],
)
def test_a_damaged_game_is_kept_told_and_can_be_downloaded(text: str) -> None:
    page = Page(first(None, {"bad": text}, ("en",)))
    assert page.model.notice is not None
    assert page.model.saved_games.games[0].damaged
    page.send("open-game bad")
    assert page.model.play is None
    assert page.send("salvage-game bad").effects == (Download("ra-bad.txt", text),)


FORMAT_1 = """{"format": 1, "title": "Семейный вечер", "changed": 1764288000000, "undone": ["d"],
"players": ["Ann", "Bea"], "over": false, "record": "[Game \\"Ra auction\\"]\\n[Version \\"1\\"]\\n\
[Date \\"2026-11-28\\"]\\n[Seat1 \\"Ann\\"]\\n[Player1 \\"person\\"]\\n[Seat2 \\"Bea\\"]\\n\
[Player2 \\"computer adept\\"]\\n[Edition \\"pharaoh\\"]\\n[Seed \\"7\\"]\\n\
[Result \\"*\\"]\\n\\nd d\\n"}"""
"""What the first version of the page stored."""


def test_what_the_first_version_stored_can_be_played_on() -> None:
    page = Page(first(None, {"old": FORMAT_1}, ("en",))).send("open-game old")
    assert page.model.notice is None
    assert page.play.session.title == "Семейный вечер"
    assert page.play.count == 2
    assert page.send("redo").play.count == 3


@pytest.mark.parametrize("name", ["format", "title", "changed", "undone", "players", "over"])
@pytest.mark.parametrize("change", ["left out", "of another kind"])
def test_what_another_version_stored_otherwise_is_as_if_never_set(name: str, change: str) -> None:
    """Only the record must be there."""
    stored = json.loads(FORMAT_1)
    if change == "left out":
        del stored[name]
    else:
        stored[name] = {"more": [1, 2]}
    page = Page(first(None, {"old": json.dumps(stored)}, ("en",))).send("open-game old")
    assert page.model.notice is None
    assert page.play.count == 2


def test_a_record_that_can_not_be_read_is_damaged_too() -> None:
    page = Page().seats(*PEOPLE).send("start-game").send("close-game")
    stored = json.loads(page.model.saved_games.games[0].to_json())
    stored["record"] = stored["record"].replace("pharaoh", "pharoah")
    again = Page(first(None, {"x": json.dumps(stored)}, ("en",))).send("open-game x")
    assert again.model.play is None
    assert isinstance(again.model.notice, Damaged)
    assert isinstance(again.model.notice.error, ReadError)
    assert again.model.saved_games.games[0].text == stored["record"]


def test_a_game_that_is_not_there_is_told() -> None:
    page = Page().send(AddressChanged("game=nowhere"))
    assert page.model.notice is not None
    assert page.effects == (Address("", push=False),)


def test_back_to_the_first_screen_and_forward_to_the_game() -> None:
    page = Page().seats(*PEOPLE).send("start-game")
    fragment = f"game={page.play.id}"
    page.send(AddressChanged(""))
    assert page.model.play is None
    page.send(AddressChanged(fragment))
    assert page.play.count == 0


@given(st.text(), st.text(), st.integers(0, LATEST - 1), st.lists(st.text()), st.booleans())
def test_what_is_stored_comes_back(
    text: str, title: str, changed: int, words: list[str], over: bool
) -> None:
    saved = SavedGame("a", text, title, changed, tuple(words), tuple(words), over)
    assert SavedGame.from_json("a", saved.to_json()) == saved


@given(st.text())
def test_any_stored_text_is_a_game_or_a_damaged_one(text: str) -> None:
    saved = SavedGame.from_json("a", text)
    assert saved.damaged
    assert saved.text == text


def test_the_last_changed_game_comes_first() -> None:
    page = Page().seats(*PEOPLE).send("start-game")
    older = page.play.id
    page.send("close-game").send("start-game")
    newer = page.play.id
    assert [saved.id for saved in page.model.saved_games.games] == [newer, older]
    page.send(f"open-game {older}").send("act d")
    assert [saved.id for saved in page.model.saved_games.games] == [older, newer]
    assert read(page.model.saved_games.games[0].text).actions


def test_a_browser_that_will_not_store_is_told_once() -> None:
    page = Page().seats(*PEOPLE).send("start-game").send(KeepingRefused())
    assert page.model.notice is not None
    page.send("act d").send(KeepingRefused())
    assert page.model.notice is None
    assert page.play.count == 1


def other_tab(page: Page) -> Page:
    """A second tab with the same stored games, on the same game."""
    stored = {saved.id: saved.to_json() for saved in page.model.saved_games.games}
    tab = Page(first(None, stored, ("en",)), seed=99)
    tab.now = page.now
    return tab.send(f"open-game {page.play.id}")


def stored(page: Page) -> str:
    """What the game on the table was stored as last."""
    saved = page.model.saved_games.get(page.play.id)
    assert saved is not None
    return saved.to_json()


def test_another_tab_follows_the_one_where_somebody_acts() -> None:
    here = Page().seats(*PEOPLE).send("start-game")
    there = other_tab(here)
    here.send("act d").send("act d")
    there.send(StoredElsewhere(here.play.id, text=stored(here)))
    assert there.play.record == here.play.record
    here.send("undo")
    there.send(StoredElsewhere(here.play.id, text=stored(here)))
    assert there.play.record == here.play.record
    assert there.model.notice is None


def test_what_went_differently_in_two_tabs_is_kept_twice() -> None:
    here = Page().seats(*PEOPLE).send("start-game")
    there = other_tab(here)
    here.send("act d")
    there.send("act i")
    mine = there.play.record
    there.send(StoredElsewhere(here.play.id, text=stored(here)))
    assert there.play.record == mine
    assert there.play.id != here.play.id
    assert there.model.notice is not None
    assert [read(saved.text) for saved in there.model.saved_games.games] == [mine, here.play.record]
    assert any(isinstance(effect, Keep) for effect in there.effects)


def test_a_game_stored_or_removed_in_another_tab_shows_in_the_list() -> None:
    here = Page().seats(*PEOPLE).send("start-game")
    there = Page()
    there.send(StoredElsewhere(here.play.id, text=stored(here)))
    assert there.model.saved_games.games[0].id == here.play.id
    there.send(StoredElsewhere(here.play.id, text=None))
    assert there.model.saved_games == SavedGames()


def test_a_tab_that_follows_lets_the_other_ask_the_computers_until_somebody_returns_to_it() -> None:
    here = (
        Page().seats(None, "adept").send("start-game").until(lambda page: page.play.person_to_act)
    )
    there = other_tab(here)
    here.step().until(lambda page: page.play.computer_to_act)
    there.send(StoredElsewhere(here.play.id, text=stored(here)))
    assert not any(isinstance(effect, Ask) for effect in there.effects)
    assert any(isinstance(effect, Ask) for effect in there.send(Resumed()).effects)
