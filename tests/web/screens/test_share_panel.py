"""Giving a game to somebody else, and taking one in."""

from __future__ import annotations

import pytest

from ra.auction.game import LEVELS
from tests.web.driving import Page
from tests.web.markup import Node, read
from web.screens.import_form import import_form
from web.screens.share_panel import share_panel
from web.update import first

WARNING = "can play on alone"


def shown(page: Page) -> Node:
    return read(share_panel(page.model))


def test_a_game_goes_out_as_link_text_and_file() -> None:
    page = Page().send("start-game")
    view = shown(page)
    for message in ("copy-link", "copy-text", "save-file"):
        (button,) = view.sending(message)
        page.send(*button.messages)
        assert len(page.effects) == 1


def test_no_link_is_offered_to_a_page_that_none_leads_to() -> None:
    """A page that is a file on a disk gives the game as text and as a file, and says why."""
    page = Page(first(None, {}, ("en",), linkable=False)).send("start-game")
    view = shown(page)
    assert view.sending("copy-link") == []
    assert "This page is a file" in view.text
    for message in ("copy-text", "save-file"):
        assert len(view.sending(message)) == 1
    assert "This page is a file" not in shown(Page().send("start-game")).text


def test_the_record_can_be_read_and_not_written() -> None:
    page = Page().send("name-seat 0", value="</textarea><b>").send("start-game")
    field = shown(page).one("textarea", id="share-record")
    assert "readonly" in field.attributes
    assert field.children == [page.play.replay.text()]


def test_a_game_under_way_comes_with_a_warning() -> None:
    page = Page().seats(LEVELS[0], LEVELS[0]).send("start-game")
    assert WARNING in shown(page).text
    page.until(Page.over)
    assert WARNING not in shown(page).text


def test_without_a_game_only_the_way_in_is_left() -> None:
    view = shown(Page())
    assert view.sending("copy-link") == []
    assert view.one("form").messages == ["import-text"]


@pytest.fixture
def text() -> str:
    """A game that came by post."""
    return Page(seed=9).seats(None, None).send("start-game").step().step().play.replay.text()


def test_a_text_is_pasted(text: str) -> None:
    page = Page()
    form = read(import_form(page.model, "home")).one("form")
    name = form.one("textarea").attributes["name"]
    page.send(*form.messages, **{name: text})
    assert page.play.replay.text() == text


def test_a_file_is_chosen_or_dropped(text: str) -> None:
    files = [{"name": "ra.txt", "size": len(text), "text": text}]
    chosen, dropped = Page(), Page()
    view = read(import_form(chosen.model, "home"))
    (field,) = view.all("input", type="file")
    chosen.send(*field.messages, files=files)
    place = view.one("div", id="home-import")
    dropped.send(*place.messages, files=files, data="")
    assert chosen.play.replay.text() == dropped.play.replay.text() == text


def test_a_dropped_text_is_read_as_well(text: str) -> None:
    page = Page().send("import-file", files=[], data=text)
    assert page.play.replay.text() == text
    assert Page().send("import-file", files=[], data="").model == Page().model


def test_what_could_not_be_read_stays_to_be_mended() -> None:
    page = Page().send("import-text", text="</textarea><b>rubbish")
    assert page.model.play is None
    field = read(import_form(page.model, "home")).one("textarea")
    assert field.children == ["</textarea><b>rubbish"]


def test_two_forms_can_stand_on_one_page() -> None:
    page = Page()
    read(f"<div>{import_form(page.model, 'home')}{share_panel(page.model)}</div>")
