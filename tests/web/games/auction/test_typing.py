"""Actions of the auction game, typed as a record has them."""

from __future__ import annotations

from tests.web.driving import Page
from tests.web.markup import read
from web.keys import KeyPress, deed_of
from web.messages import BeginTyping
from web.screens.frame import view


def test_a_whole_game_is_typed() -> None:
    """Every action that there is, the field there at each; small letters of tiles are not lost."""
    page = Page(seed=3).seats(None, None, None).send("start-game").send("begin-typing")
    kinds = set()
    while not page.over():
        if page.play.wait.reading:
            page.send("proceed")
        token, count = page.token(), page.play.count
        if count % 9 == 0:
            field = read(view(page.model)).one("input", name="action")
            assert "data-focus" in field.attributes
            assert field.attributes["placeholder"] in page.tokens()
        written = token if token.startswith("x") else f" {token.upper()} "
        page.send("type-action", action=written)
        assert page.play.count == count + 1, token
        kinds.add(token[0])
    assert kinds >= set("dibp")


def test_what_is_possible_is_named_in_place_of_what_is_not() -> None:
    page = Page().seats(None, None).send("start-game")
    for text in ("", "b13", "x" * 3000, "e3-e5", "p"):
        page.send("type-action", action=text)
        assert page.play.count == 0
        assert "but this is: d or i." in read(view(page.model)).one(id="notice").text


def test_a_bid_can_be_begun() -> None:
    page = Page().seats(None, None).send("start-game")
    assert deed_of(page.model, KeyPress("b")) is None
    page.send("act i")
    assert deed_of(page.model, KeyPress("b")) == BeginTyping("b")
    assert not read(view(page.model)).all("input", name="action")
    field = read(view(page.send("begin-typing b").model)).one("input", name="action")
    assert field.attributes["value"] == "b"
