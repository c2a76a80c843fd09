"""Names that mail has written in old codings, or programs read in wrong ones, are as they were, and
the reader is told to check them."""

from __future__ import annotations

import quopri

import pytest

from ra.found import MENDINGS, Found, find
from ra.games import GAMES, read, text_of_link
from ra.record import Record

TEXT = '[Game "Ra hexagon"]\n[Seat1 "{}"]\n[Seat2 "Bek"]\n\ng6-j9\n'


def found(text: str) -> Found[Record]:
    return find(text, read, text_of_link, GAMES)


@pytest.mark.parametrize("around", ["{}", "Hi!\n\n{}", "{}\n-- \nAnna"])
@pytest.mark.parametrize(
    ("name", "coding"),
    [
        ("André", "latin-1"), ("Zoë", "cp1252"), ("Jörg", "latin-1"), ("Анна", "cp1251"),
        ("Клео", "koi8-r"), ("Élise", "latin-1"),
    ],
)  # fmt: skip
def test_mail_in_an_old_coding(name: str, coding: str, around: str) -> None:
    written = quopri.encodestring(around.format(TEXT.format(name)).encode(coding)).decode()
    opened = found(written)
    assert opened.game.seats[0].name == name
    assert "old mail" in opened.mended
    assert "old mail" in MENDINGS


@pytest.mark.parametrize("around", ["{}", "Hi!\n\n{}"])
@pytest.mark.parametrize("coding", ["latin-1", "cp1252", "cp1251"])
@pytest.mark.parametrize("name", ["André", "Zoë “Z”", "Анна", "Łukasz", "Клео"])
def test_unicode_that_was_read_as_something_else(name: str, coding: str, around: str) -> None:
    raw = around.format(TEXT.format(name)).encode()
    try:
        text = raw.decode(coding)
    except UnicodeDecodeError:
        return
    opened = found(text)
    assert opened.game.seats[0].name == name
    assert opened.mended[0] == "mangled"


@pytest.mark.parametrize(
    "name", ["André", "Zoë", "Пётр", "Рё", "É", "«Bo»", "E=mc²", "x=1", "a=E9=b", "ÃO", "JOÃO é"]
)
def test_sound_names_stay_as_they_are(name: str) -> None:
    opened = found(TEXT.format(name))
    assert opened.game.seats[0].name == name
    assert opened.mended == ()


@pytest.mark.parametrize("name", ["Zoë “Z”", "“Z” Zoë", "«Bo»", "Bo’", "‘Bo’ B"])
def test_quotes_of_a_name_at_its_ends_stay_in_it(name: str) -> None:
    opened = found("Hi!\n\n" + TEXT.format(name))
    assert opened.game.seats[0].name == name
