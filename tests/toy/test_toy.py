"""A third game, added from outside by its lines in the two registries alone, is played like the
others: record, link, page, undo, hints, worker, kept games."""

from __future__ import annotations

import json

import pytest

from ra import from_link, read, to_link, write
from ra.games import GAMES
from ra.reading import ReadError
from ra.record import Record, Seat
from ra.replay import Replay
from tests.toy.nim import NIM, Setup
from tests.web.driving import Page
from tests.web.markup import read as markup
from web import games
from web.games import PAGES, POSTERS
from web.keys import KeyPress, deed_of
from web.messages import Answered
from web.notices import Explained, Unreadable
from web.screens.frame import view
from web.update import first
from web.worker import answer

NAME = NIM.name


@pytest.fixture(autouse=True)
def _added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES, "_places", {**GAMES._places, NAME: "tests.toy.nim:NIM"})
    monkeypatch.setitem(games.ROOMS, NAME, "tests.toy")


def begun(*levels: str | None) -> Page:
    """A page with nim on the table."""
    page = Page().send(f"set-up {NAME}")
    for seat, level in enumerate(levels):
        page.send(f"seat-player {seat}", value=level or "person")
    return page.send("start-game")


def think(page: Page) -> Page:
    """Have the worker answer what was asked, as the edge does."""
    asked = page.asked()
    found = json.loads(answer(json.dumps(asked.request)))
    return page.send(Answered(asked.ticket, **found))


def test_a_record_and_a_link_hold_it() -> None:
    actions = tuple(NIM.read_action(token) for token in ("3a", "1b", "2c"))
    record = Record(NIM, Setup(), (Seat("Ann"), Seat("Bea", "master")), actions)
    assert read(write(record)) == from_link(to_link(record)) == record
    assert Replay.of(record).state().legal_actions()
    with pytest.raises(ReadError):
        read(write(record).replace("3.4.5", "3.x.5"))


def test_the_first_screen_shows_it_beside_the_others() -> None:
    page = Page()
    shown = markup(view(page.model))
    assert [poster.name() for poster in POSTERS.values()][-1] == "Nim"
    assert "Take the last stone." in shown.text
    page.send(f"set-up {NAME}")
    assert "Three heaps" in markup(view(page.model)).text
    page.send("choose heaps", value="7")
    assert "7 stones" in markup(view(page.model)).text


def test_it_is_played_by_clicks_against_a_computer_and_kept() -> None:
    page = begun(None, "master")
    while page.play.state.to_act is not None:
        if page.play.computer_to_act:
            think(page)
        else:
            shown = markup(view(page.model))
            page.send(shown.one("section", id="decision").all("button")[0].messages[0])
    assert page.play.session.sheet == 1
    assert "wins" in markup(view(page.model)).text
    saved = page.model.saved_games.games[0]
    again = Page(first(None, {saved.id: saved.to_json()}, ("en",)))
    again.send(f"open-game {saved.id}")
    assert again.play.record.actions == page.play.record.actions
    assert saved.game == NAME


def test_undo_redo_looking_back_and_playing_on() -> None:
    page = begun(None, None)
    page.send("act 3a").send("act 1b")
    assert page.send("undo").play.count == 1
    assert page.send("redo").play.count == 2
    page.send("look 1")
    assert not page.play.live
    assert markup(view(page.model)).one("p", id="heap-1").text == "4 stones"
    game = page.play.id
    assert page.send("branch").play.id != game
    assert page.play.count == 1


def test_a_hint_says_what_wins() -> None:
    page = begun(None, "novice")
    think(page.send("ask-hint"))
    assert page.play.wait.hint is not None
    best = page.play.wait.hint.options[0]
    assert best.wins
    shown = markup(view(page.model))
    assert "It wins." in shown.text
    page.send(shown.one("button", id="hint-do").messages[0])
    assert page.play.record.actions == (best.action,)


@pytest.mark.parametrize("panel", ["scores", "log", "description", "share", "help", "settings"])
def test_every_panel_shows_it(panel: str) -> None:
    page = begun(None, None).send("act 3a").send(f"toggle-panel {panel}")
    shown = markup(view(page.model)).one("aside", class_="page__panel")
    words = {
        "scores": "takes 3 of heap 1",
        "log": "Nim begins.",
        "description": "Heaps of [0, 4, 5].",
        "share": "Nothing is hidden.",
        "help": "Take a stone of the first heap",
        "settings": "Pace",
    }
    assert words[panel] in shown.text
    if panel == "settings":
        assert "Pass for me" not in shown.text


def test_its_keys_places_and_typed_actions_mean_something() -> None:
    page = begun(None, None)
    assert deed_of(page.model, KeyPress("z")) == PAGES[NAME].keys["z"]
    assert page.send("explain 1").model.notice == Explained("heap 2")
    assert "This is heap 2." in markup(view(page.model)).text
    page.send("type-action", action="9a")
    assert page.model.notice == Explained("no such stones")
    assert page.send("type-action", action="2 A").play.count == 1
    page.send("pick 1").send("confirm")
    assert page.play.count == 2


def test_what_can_not_be_read_of_it_is_told_in_its_words() -> None:
    page = begun(None, None)
    text = page.play.replay.text().replace('Heaps "', 'Heaps "x')
    page.send("import-text", text=text)
    assert isinstance(page.model.notice, Unreadable)
    assert "expected sizes of heaps" in markup(view(page.model)).text


def test_it_is_set_up_as_it_was_last() -> None:
    page = begun(None, "master")
    stored = page.model.draft.to_json()
    assert Page(first(None, {}, ("en",), stored)).model.draft == page.model.draft
