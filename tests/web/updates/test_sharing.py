"""Games in and out: text, file, link."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra import ReadError, read, to_link
from tests.web.driving import Page
from web.effects import Address, Copy, Download
from web.messages import AddressChanged
from web.notices import HadIt, Imported, NothingPasted, Unreadable
from web.screens.error_words import explained

PEOPLE = (None, None, None)


@pytest.fixture
def played() -> Page:
    return Page(seed=9).seats(*PEOPLE).send("start-game").until(lambda page: page.play.count > 50)


def test_the_text_the_file_and_the_link_hold_the_game(played: Page) -> None:
    record = played.play.record
    (text,) = played.send("copy-text").effects
    assert isinstance(text, Copy)
    assert read(text.text) == record
    (file,) = played.send("save-file").effects
    assert isinstance(file, Download)
    assert read(file.text) == record
    (link,) = played.send("copy-link").effects
    assert link == Copy(f"record={to_link(record)}", fragment=True)


@pytest.mark.parametrize("way", ["text", "link", "whole link", "file", "address"])
def test_a_game_comes_in_by_every_way(played: Page, way: str) -> None:
    record = played.play.record
    text, link = played.play.replay.text(), f"record={to_link(record)}"
    page = Page()
    match way:
        case "text":
            page.send("import-text", text=text)
        case "link":
            page.send("import-text", text=link)
        case "whole link":
            page.send("import-text", text=f" https://example.org/ra/#{link}\n")
        case "file":
            page.send("import-file", files=[{"name": "a.txt", "size": 1, "text": text}])
        case "address":
            page.send(AddressChanged(link))
    assert page.play.record == record
    assert Address(f"game={page.play.id}", push=False) in page.effects
    assert page.model.saved_games.games[0].text == text


def test_the_same_game_is_not_kept_twice(played: Page) -> None:
    text = played.play.replay.text()
    page = Page().send("import-text", text=text).send("close-game").send("import-text", text=text)
    assert len(page.model.saved_games.games) == 1
    assert page.play.replay.text() == text


def test_a_link_is_found_among_other_words_and_over_broken_lines(played: Page) -> None:
    link = f"record={to_link(played.play.record)}"
    told = f"Look at this! https://example.org/ra/#{link} and tell me"
    broken = f"https://example.org/#{link[:60]}\n{link[60:]}"
    for text in (told, broken):
        assert Page().send("import-text", text=text).play.record == played.play.record


def test_an_empty_field_is_asked_for_a_game() -> None:
    page = Page().send("import-text", text=" \n")
    assert page.model.notice == NothingPasted()


@given(st.text().filter(str.strip))
def test_rubbish_is_told_and_kept_in_the_field(text: str) -> None:
    page = Page().send("import-text", text=text)
    assert page.model.play is None
    assert page.model.pasted == text
    assert isinstance(page.model.notice, Unreadable)
    assert isinstance(page.model.notice.error, ReadError)


def test_rubbish_leaves_the_game_on_the_table(played: Page) -> None:
    before = played.play
    played.send("import-file", files=[{"name": "x", "size": 3, "text": "\u0000\u0001"}])
    assert played.play == before
    played.send("import-file", files=[{"name": "x", "size": 9e9, "text": None}])
    assert played.play == before
    assert played.model.notice is not None
    played.send("import-file", files=[])
    assert played.play == before


def test_of_several_files_the_others_are_told(played: Page) -> None:
    texts = [played.play.replay.text(), MATCH]
    files = [{"name": f"{at}.txt", "size": 1, "text": text} for at, text in enumerate(texts)]
    assert Page().send("import-file", files=files).model.notice == Imported(("files",))
    assert played.send("import-file", files=files).model.notice == HadIt(("files",))


def test_a_damaged_link_in_the_address_is_told_and_taken_out_of_it() -> None:
    page = Page().send(AddressChanged("record=1AAAA"))
    assert page.model.notice is not None
    assert page.effects == (Address("", push=False),)


def test_a_finished_game_comes_in_with_its_last_score_sheet() -> None:
    text = Page(seed=3).seats(*PEOPLE).send("start-game").until(Page.over).play.replay.text()
    assert Page().send("import-text", text=text).play.look.sheet == 3


MATCH = '[Game "Ra hexagon"]\n[Seat1 "Anna"]\n[Seat2 "Bek"]\n\ng6-j9\n'


@pytest.mark.parametrize("text", [MATCH, f"record={to_link(read(MATCH))}"])
def test_every_game_comes_in(text: str) -> None:
    page = Page().send("import-text", text=text)
    assert page.play.record.game.name == "Ra hexagon"
    assert page.play.replay.text().startswith(MATCH[:21])
    assert page.play.count == 1


def test_a_game_that_nobody_knows_is_refused_in_words() -> None:
    text = MATCH.replace("hexagon", "on the moon")
    page = Page().send("import-text", text=text)
    notice = page.model.notice
    assert isinstance(notice, Unreadable)
    assert isinstance(notice.error, ReadError)
    assert (notice.error.found, notice.error.expected.key) == ("Ra on the moon", "game")
    assert notice.error.options == ("Ra auction", "Ra hexagon")
    assert page.model.pasted == text
    assert page.model.play is None


def test_a_result_that_the_actions_do_not_reach_is_told(played: Page) -> None:
    """As when the end of a finished game was lost on its way."""
    text = played.play.replay.text().replace('[Result "*"]', '[Result "3 12+ 4"]')
    page = Page().send("import-text", text=text)
    assert page.play.record == played.play.record
    assert page.model.notice == Imported(("result",))


@pytest.mark.parametrize("at", ["&at=1\n2", "&at=99999"])
def test_a_moment_that_a_link_does_not_have_is_told(played: Page, at: str) -> None:
    link = f"https://ra.example/#record={to_link(played.play.record)}{at}"
    page = Page().send("import-text", text=link)
    assert page.play.record == played.play.record
    assert page.play.live
    assert page.model.notice == Imported(("moment",))
    assert played.send("import-text", text=link).model.notice == HadIt(("moment",))


def test_a_place_that_is_not_one_in_what_was_pasted_is_called_so(played: Page) -> None:
    text = played.play.replay.text().replace("\n\n", "\n\nq9 ", 1)
    for pasted, inside in ((text, False), (json.dumps({"text": text}), True)):
        notice = Page().send("import-text", text=pasted).model.notice
        assert isinstance(notice, Unreadable)
        told = explained(notice.error)
        assert "found “q9”" in told
        assert told.startswith("In the text that this one contains: Line ") == inside
