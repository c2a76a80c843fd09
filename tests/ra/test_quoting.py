"""Quoted lines keep what they say, in comments too; programs' signs for letters become those."""

from __future__ import annotations

import pytest

from ra.found import MENDINGS, Found, find
from ra.games import GAMES, read, text_of_link
from ra.record import Record

TEXT = '[Game "Ra hexagon"]\n[Seat1 "O\'Brien"]\n[Seat2 "André"]\n\ng6-j9 {why?\nso\n> b}\n'


def found(text: str) -> Found[Record]:
    return find(text, read, text_of_link, GAMES)


@pytest.mark.parametrize("mark", ["> ", ">> ", "> > ", ">", ">>", "| ", "|| ", ">>> "])
def test_a_comment_of_quoted_lines_has_no_marks(mark: str) -> None:
    opened = found("\n".join(mark + line for line in TEXT.splitlines()))
    assert opened.game.comments[1] == "why?\nso\n> b"
    assert "quoting" in opened.mended


@pytest.mark.parametrize(
    "written", [repr(TEXT.encode()), "'" + TEXT.replace("'", "\\x27").replace("\n", "\\n") + "'",
                repr(TEXT).replace("é", "\\xe9")],
)  # fmt: skip
def test_numbers_of_letters_become_letters(written: str) -> None:
    opened = found(written)
    assert [seat.name for seat in opened.game.seats] == ["O'Brien", "André"]
    assert "escapes" in opened.mended


def test_two_apostrophes_are_told() -> None:
    opened = found("insert into games values ('" + TEXT.replace("'", "''") + "');")
    assert opened.game.seats[0].name == "O''Brien"
    assert "doubled" in opened.mended
    assert "doubled" in MENDINGS
