"""Notices, and what could not be read: words for every key, and ways on that exist."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from ra import ReadError, from_link
from ra import read as read_record
from ra.auction import Unsound, read_position
from ra.auction.events import AuctionWon
from ra.auction.soundness import PROBLEMS as CODES
from ra.auction.soundness import Problem
from ra.auction.tiles import Tile
from tests.ra.missed import EXPECTED as KEYS
from tests.web.driving import Page
from tests.web.games.auction.plays import played
from tests.web.markup import Node, read
from tests.web.plays import sound
from web.games import PAGES
from web.games.auction.error_words import PROBLEMS
from web.games.auction.game_page import Refusal
from web.model import Model
from web.notices import (
    Branched,
    Copied,
    Crashed,
    Damaged,
    Deleted,
    EmptyFile,
    Explained,
    HadIt,
    Imported,
    NewVersion,
    NoSuchGame,
    NotCopied,
    NothingPasted,
    Notice,
    NotPossible,
    RenewedElsewhere,
    Replaced,
    SomeDamaged,
    TooLarge,
    Unkept,
    Unreadable,
    Yours,
)
from web.screens.error_words import EXPECTED, explained
from web.screens.live_region import live_region
from web.screens.notice_bar import notice_bar, notice_text
from web.update import first_draft

WEB = Path(__file__).parents[3] / "web"
KINDS = {kind.__name__ for kind in get_args(Notice)}
ERROR = ReadError(3, 5, "q", KEYS["legal action"], ["d", "i", "b13"])


TABLE = played("pharaoh", 2, 1)
NOTICES: list[Notice] = [
    Branched(),
    NoSuchGame(),
    Damaged("a1", ERROR),
    SomeDamaged(),
    Deleted("", "a"),
    Deleted("Sunday", "a"),
    Unkept(),
    NewVersion(),
    RenewedElsewhere(),
    Unreadable(ERROR),
    TooLarge(),
    HadIt(),
    Imported(),
    Copied(),
    NotCopied("the text"),
    NothingPasted(),
    EmptyFile(),
    NotPossible(),
    Replaced(),
    Yours((AuctionWon(0, (), 5, 1),)),
    Explained(Refusal(("d", "i"))),
    Crashed(RuntimeError("boom")),
]


def model_of(told: Notice) -> Model:
    """A table at which that is told."""
    return Model(first_draft(), play=TABLE, notice=told)


def shown(told: Notice) -> Node:
    view = notice_bar(model_of(told))
    assert view is not None
    return read(view)


def raised() -> set[str]:
    """The kinds of all notices that the page's code makes."""
    calls = (
        node
        for file in WEB.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    )
    return {call.func.id for call in calls if isinstance(call.func, ast.Name)} & KINDS


def test_there_are_words_for_every_notice_and_no_others() -> None:
    assert {type(told).__name__ for told in NOTICES} == KINDS == raised()


def test_what_an_auction_brought_is_told() -> None:
    page = Page(seed=1).seats(None, None).send("start-game")
    won = Yours((AuctionWon(0, (), 5, 1),))
    assert "5" in notice_text(won, page.play)


def test_there_are_words_for_all_that_can_be_missed() -> None:
    told = [*EXPECTED, *(key for page in PAGES.values() for key in page.expected())]
    assert sorted(told) == sorted(KEYS)
    for key in KEYS:
        for found in ("", "x{y}"):
            text = explained(ReadError(2, 3, found, KEYS[key]))
            assert text.endswith(".")
            assert sound([text.replace("x{y}", "").replace("closing }", "").replace("  ", " ")])


def test_there_are_words_for_all_that_cannot_be() -> None:
    assert set(PROBLEMS) == set(CODES)
    for code in CODES:
        assert sound([explained(Unsound([Problem(code)]))])


def test_place_and_finding_and_what_would_do() -> None:
    assert explained(ERROR) == (
        "Line 3, column 5: found “q”, expected an action that is possible at this point."
        " Possible: d, i or b13."
    )
    assert explained(ReadError(1, 9, "", KEYS["tag end"])) == (
        "Line 1, column 9: the text ends here, expected a closing ]."
    )


def test_long_lists_are_cut_and_endless_options_left_out() -> None:
    many = [f"b{sun}" for sun in range(1, 17)]
    assert explained(ReadError(1, 1, "x", KEYS["legal action"], many)).endswith("b11, b12.")
    bag = explained(ReadError(1, 1, "x", KEYS["bag"], ["R" * 180]))
    assert "RRR" not in bag


def test_a_problem_names_seat_and_tile() -> None:
    problems = [Problem("tile kept", 1, Tile.FUNERAL), Problem("suns")]
    assert explained(Unsound(problems)) == (
        "Seat 2: Funeral: Nobody can keep a tile of this kind."
        " These are not the suns of this game, with the one in the centre."
    )


def test_other_failures_have_words_too() -> None:
    assert explained(ValueError("x")) == "This text is not a game of Ra."


@pytest.mark.parametrize(
    ("reader", "text", "words"),
    [
        (read_record, "", "the text ends here, expected the tag Game"),
        (read_record, '[Game "Chess"]', "found “Chess”"),
        (read_record, '[Game "Ra\u202e"]', "found “Ra”"),
        (read_record, '[Game "\u202e"]', "found “U+202E”"),
        (read_record, "x" * 300_000, "too long"),
        (from_link, "@@@", "The link is damaged"),
        (read_position, "1999:3", "expected nine parts"),
    ],
)
def test_what_the_readers_say_is_said_in_the_pages_words(
    reader: object, text: str, words: str
) -> None:
    assert callable(reader)
    with pytest.raises(ReadError) as caught:
        reader(text)
    assert words in explained(caught.value)


@pytest.mark.parametrize("told", NOTICES, ids=lambda told: type(told).__name__)
def test_every_notice_is_shown_and_can_be_dismissed(told: Notice) -> None:
    view, said = shown(told), notice_text(told, TABLE)
    assert sound([said])
    assert said in view.text
    assert len(view.sending("dismiss")) == 1
    live = read(live_region(model_of(told)))
    assert live.one("p", id=f"told-{type(told).__name__}").text == said


def test_each_notice_says_something_else() -> None:
    assert len({notice_text(told, TABLE) for told in NOTICES}) == len(NOTICES)


def test_nothing_to_tell_is_nothing() -> None:
    assert notice_bar(Model(first_draft())) is None


def test_a_text_that_cannot_be_read_says_why() -> None:
    page = Page().send("import-text", text='[Game "Chess"]')
    assert page.model.notice is not None
    text = shown(page.model.notice).text
    assert "That could not be read as a game." in text
    assert "found “Chess”" in text


def test_a_deleted_game_can_be_brought_back() -> None:
    page = Page().send("start-game")
    game = page.play.id
    page.send(f"write-title {game}", title="Sunday <b>").send(f"delete-game {game}")
    assert page.model.notice is not None
    view = shown(page.model.notice)
    assert "“Sunday <b>” is deleted." in view.text
    (undo,) = view.sending("undelete")
    page.send(*undo.messages)
    assert page.model.saved_games.get(game) is not None


def test_a_damaged_game_can_be_saved_as_text() -> None:
    view = shown(Damaged("a1", ERROR))
    assert view.sending("salvage-game a1")


def test_what_could_not_be_copied_is_there_to_copy_by_hand() -> None:
    view = shown(NotCopied("</textarea>x"))
    field = view.one("textarea")
    assert field.children == ["</textarea>x"]
    assert "readonly" in field.attributes


def test_a_crash_tells_its_reason_without_markup() -> None:
    view = shown(Crashed(RuntimeError("<b>boom")))
    assert "<b>boom" in view.text


def test_undo_is_offered_only_where_there_is_one() -> None:
    assert not shown(Copied()).all("button", id="notice-undo")
    assert shown(Deleted("", "a")).all("button", id="notice-undo")
