"""Where there is no game to open, the text's own signs say why."""

from __future__ import annotations

import base64

import pytest

from ra.found import CAUSES, NotFound, find
from ra.games import GAMES, read, text_of_link

TEXT = '[Game "Ra hexagon"]\n[Seat1 "Anna"]\n[Seat2 "Bek"]\n\ng6-j9\n'
PICTURES = {
    "PNG": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\xc0\0\0\0\xc0\x08\x06",
    "JPEG": b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xdb",
    "GIF": b"GIF89a\xc0\0\xc0\0",
    "WebP": b"RIFF\x10\x20\0\0WEBPVP8 ",
    "zeros": bytes(2_000),
    "program": b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3e\0\x01\0\0\0\x10\x11\x12",
}


def causes(text: str) -> tuple[str, ...]:
    with pytest.raises(NotFound) as caught:
        find(text, read, text_of_link, GAMES)
    assert set(caught.value.causes) <= set(CAUSES)
    return caught.value.causes


@pytest.mark.parametrize("coding", ["cp1251", "cp1252", "cp866", "latin-1", "koi8-r", "utf-8"])
@pytest.mark.parametrize("what", PICTURES)
def test_a_picture_is_no_text(what: str, coding: str) -> None:
    assert causes(PICTURES[what].decode(coding, "replace")) == ("no text",)


def test_mail_in_base64_is_called_so() -> None:
    written = base64.encodebytes(TEXT.encode()).decode()
    head = "From: a@b.example\nContent-Transfer-Encoding: base64\n\n"
    assert causes(head + written) == causes(written) == ("base64",)


@pytest.mark.parametrize("end", ['[Seat2 "Be', '[Seat2 "', "[Seat2", "[Seat2 ", "[", '[Seat2 "B…'])
@pytest.mark.parametrize("before", ["", "Hi!\n\n"])
def test_a_text_that_ends_within_a_tag_is_cut(end: str, before: str) -> None:
    assert causes(before + TEXT[: TEXT.index("[Seat2")] + end) == ("shortened",)


@pytest.mark.parametrize(
    "link",
    [
        "#record=", "record=", "https://ra.example/#record=", "#position=",
        "#position=pharaoh:3%201:1", "https://ra.example/#position=pharaoh:3%201:1",
    ],
)  # fmt: skip
def test_a_link_without_its_letters_is_cut(link: str) -> None:
    with pytest.raises(NotFound) as caught:
        find(link, read, text_of_link, GAMES)
    assert caught.value.expected.key == "link"
    assert caught.value.causes == ("shortened",)
