"""What web pages make of names and comments is undone, and nothing of them is lost."""

from __future__ import annotations

import html
from collections.abc import Callable
from dataclasses import replace

import pytest

from ra.found import MENDINGS, Found, find
from ra.game import Seat
from ra.games import GAMES, read, text_of_link, write
from ra.hexagon import STANDARD
from ra.record import Record
from tools.random_games.hexagon import RandomMatch

MATCH = replace(
    RandomMatch(board=STANDARD, match=True, first=0, seed=4, most=20).record(
        [Seat("<Ann> & O'Brien"), Seat('André "<b>" Ω')]
    ),
    comments={0: "A <rainy> evening & more", 3: "<br> &\nso"},
)
TEXT = write(MATCH)


def found(text: str) -> Found[Record]:
    return find(text, read, text_of_link, GAMES)


ESCAPED: dict[str, Callable[[str], str]] = {
    "all": html.escape,
    "but for quotes": lambda text: html.escape(text, quote=False),
    "twice": lambda text: html.escape(html.escape(text)),
    "twice but for quotes": lambda text: html.escape(
        html.escape(text, quote=False), quote=False
    ),
    "numbers": lambda text: html.escape(text, quote=False)
    .replace("'", "&#39;")
    .replace("é", "&#xE9;"),
    "letters": lambda text: html.escape(text, quote=False)
    .replace("'", "&apos;")
    .replace("é", "&eacute;"),
    "a page": lambda text: f"<html><body><pre>{html.escape(text)}</pre></body></html>",
    "words before": lambda text: "Hi!\n" + html.escape(text, quote=False),
    "line breaks": lambda text: html.escape(text).replace("\n", "<br>\n"),
}  # fmt: skip


@pytest.mark.parametrize("way", ESCAPED)
def test_names_and_comments_are_as_they_were(way: str) -> None:
    opened = found(ESCAPED[way](TEXT))
    assert opened.game == MATCH
    assert "markup" in opened.mended


@pytest.mark.parametrize("name", ["Tom & Ann", "R&D", "AT&amp;T & Co", "<Ann>", "<b> &lt;"])
def test_a_record_that_was_not_escaped_keeps_its_names(name: str) -> None:
    record = replace(MATCH, seats=(Seat(name), Seat("Bek")))
    for text in (write(record), "Hi!\n" + write(record)):
        opened = found(text)
        assert opened.game == record
        assert "markup" not in opened.mended


@pytest.mark.parametrize("name", ["O&#39;Brien", "Andr&eacute;", "Tom &amp; Ann"])
def test_what_may_be_escaped_and_is_not_undone_is_told(name: str) -> None:
    record = replace(MATCH, seats=(Seat("R & D"), Seat(name)))
    for text in (write(record), "Hi!\n" + write(record)):
        opened = found(text)
        assert opened.game == record
        assert "entities" in opened.mended
        assert "entities" in MENDINGS
