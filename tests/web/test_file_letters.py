"""Files of old editors: their letters are read as is likeliest, and that is never silent."""

from __future__ import annotations

import pytest

from ra.file_letters import likeliest
from tests.web.driving import Page
from web.notices import Imported
from web.screens.notice_bar import notice_text

CODINGS = {
    "utf-8": "utf-8",
    "windows-1251": "cp1251",
    "windows-1252": "cp1252",
    "ibm866": "cp866",
    "koi8-r": "koi8-r",
    "macintosh": "mac-roman",
    "windows-1250": "cp1250",
    "x-mac-cyrillic": "mac-cyrillic",
}
"""What the browser reads a file as (web/static/events.js), and what Python calls that."""
TEXT = '[Game "Ra hexagon"]\n[Seat1 "{}"]\n[Seat2 "Bek"]\n\ng6-j9\n'


def codings(written: bytes) -> dict[str, str]:
    return {name: written.decode(python, "replace") for name, python in CODINGS.items()}


def opened(written: bytes) -> Page:
    file = {"name": "a.txt", "size": 1, "text": "x", "codings": codings(written)}
    return Page().send("import-file", files=[file], data="")


@pytest.mark.parametrize(
    ("coding", "names"),
    [
        ("windows-1251", ("Анна", "Клео", "Ёлка", "Я", "Ё", "анна", "Олег К.")),
        ("ibm866", ("Анна", "Клео", "Зоя", "Юрий")),
        ("koi8-r", ("Анна", "Клео", "Зоя", "Юрий", "Я")),
        ("windows-1252", ("André", "Zoë", "Jörg", "Hélène", "Élise")),
        ("macintosh", ("André", "Zoë", "Cléo", "Hélène")),
        ("windows-1250", ("Żółć", "Łukasz", "Ł")),
    ],
)
def test_names_are_read_as_they_were_written_and_the_coding_is_told(
    coding: str, names: tuple[str, ...]
) -> None:
    for name in names:
        written = TEXT.format(name).encode(CODINGS[coding])
        page = opened(written)
        assert page.play.record.seats[0].name == name
        notice = page.model.notice
        assert isinstance(notice, Imported)
        assert notice.coding == likeliest(codings(written))[0]
        assert f"read as {notice.coding}: check the names" in notice_text(notice, page.play)


@pytest.mark.parametrize(
    ("coding", "name"),
    [
        ("cp1252", "É"), ("mac-roman", "É"), ("mac-roman", "Jörg"), ("cp1251", "ЖОРЖ"),
        ("cp866", "Я"), ("cp1250", "Dvořák"), ("mac-cyrillic", "Юрий"), ("cp437", "Cléo"),
        ("cp1253", "Νίκος"), ("cp1254", "Ayşe"), ("shift-jis", "アンナ"), ("gbk", "安娜"),
    ],
)  # fmt: skip
def test_what_is_in_doubt_is_told_as_well(coding: str, name: str) -> None:
    notice = opened(TEXT.format(name).encode(coding)).model.notice
    assert isinstance(notice, Imported)
    assert notice.coding


def test_a_file_without_such_names_needs_no_word() -> None:
    page = opened("Anna’s game:\n".encode("cp1252") + TEXT.format("Anna").encode())
    assert page.model.notice == Imported(("around",))


def test_a_text_in_unicode_that_was_cut_within_a_letter_keeps_its_names() -> None:
    page = opened(TEXT.format("Клео").encode() + "Ж".encode()[:1])
    assert page.play.record.seats[0].name == "Клео"
