"""Comments are shown where they belong, and can be written."""

from __future__ import annotations

from tests.web.driving import Page
from tests.web.markup import read
from web.effects import Keep
from web.messages import WriteComment
from web.panel import Panel
from web.screens.frame import view
from web.updates.saving import LONGEST_COMMENT


def at_the_table() -> Page:
    return Page().seats(None, None).send("start-game").send("act d").send("act d")


def comments(page: Page) -> list[str]:
    """Those that are shown, at the table and in the log."""
    return [
        node.text
        for node in read(view(page.model)).all("p")
        if "comment" in node.attributes.get("class", "").split()
    ]


def test_a_comment_is_written_at_the_moment_looked_at_and_kept() -> None:
    page = at_the_table().send("step -1").send("toggle-panel log")
    assert page.model.panel is Panel.LOG
    page.send("write-comment 1", comment="  why not\r\n<b>Ra</b>?  ")
    assert page.play.record.comments == {1: "why not\n<b>Ra</b>?"}
    assert isinstance(page.effects[0], Keep)
    assert "{why not\\n<b>Ra</b>?}" in page.effects[0].saved.text
    told = "why not <b>Ra</b>?"
    assert comments(page) == [told] * 3  # at the moment, in the panel, beside the table
    page.send("look-now")
    assert comments(page) == [told] * 2
    page.send("write-comment 1", comment=" ")
    assert page.play.record.comments == {}


def test_a_comment_that_came_with_a_game_is_shown() -> None:
    text = at_the_table().play.replay.text().replace("d d", "{Begin} d {first} d")
    page = Page().send("import-text", text=text)
    assert comments(page) == ["Begin", "first"]
    page.send("step -1")
    assert comments(page).count("first") == 2


def test_comments_have_an_end_and_a_place() -> None:
    page = at_the_table()
    page.send("write-comment 2", comment="x" * 5_000)
    assert page.play.record.comments == {2: "x" * LONGEST_COMMENT}
    for count in (-1, 3):
        page.send(WriteComment(count, comment="lost"))
    assert list(page.play.record.comments) == [2]
