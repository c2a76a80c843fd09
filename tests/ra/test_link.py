"""Links: the record in the fragment of an address."""

from __future__ import annotations

import base64
import re
import zlib
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ra
from ra import link
from ra.games import SHARED
from ra.reading import ReadError
from ra.record import Record, Seat
from tests.ra.test_record import RECORD, TEXT
from tests.strategies import random_auctions
from tools.random_games.auction import VARIANTS, RandomAuction

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
PINNED = ra.to_link(RECORD)


@given(random_auctions())
def test_record_to_link_and_back(game: RandomAuction) -> None:
    record = game.record()
    letters = ra.to_link(record)
    assert ra.from_link(letters) == record
    assert re.fullmatch("1[A-Za-z0-9_-]+", letters)


def longest(variant_number: int, seed: int) -> Record:
    """A long game with long names that don't look like each other."""
    record = RandomAuction(VARIANTS[variant_number], seed, "unwilling", True).record()
    names = (
        "Pharao Ptolemaios XIII. Theos Philopator",
        "Её Величество царица Египта Клеопатра VII",
        "Ἀλέξανδρος ὁ Μέγας, βασιλεὺς Μακεδόνων",
        "Xerxes der Große, König der Könige, Achämenide",
        "🐊 Sobek-hotep, der vierte seines Namens 🐍",
    )
    seats = tuple(Seat(name, "adept") for name in names[: len(record.seats)])
    return Record(record.game, record.setup, seats, record.actions, record.date)


@pytest.mark.parametrize(
    "number", [number for number, variant in enumerate(VARIANTS) if variant.players >= 4]
)
def test_long_games_with_long_names_stay_under_2000_characters(number: int) -> None:
    for seed in range(10):
        record = longest(number, seed)
        assert len(record.actions) > 250
        letters = ra.to_link(record)
        assert len(letters) < 2000
        assert ra.from_link(letters) == record


def test_what_records_have_in_common_is_not_in_the_link() -> None:
    assert len(PINNED) < len(TEXT) / 2


@given(random_auctions())
def test_any_game_stays_under_2000_characters(game: RandomAuction) -> None:
    assert len(ra.to_link(game.record())) < 2000


@given(st.text())
def test_any_text_is_packed_and_unpacked(text: str) -> None:
    assert link.unpack(link.pack(text, SHARED), SHARED) == text


def test_half_a_surrogate_pair_from_a_browser_is_harmless() -> None:
    assert link.unpack(link.pack("\ud83d", SHARED), SHARED) == "\ud83d"


def test_white_space_is_no_damage() -> None:
    broken = " " + PINNED[:20] + "\r\n  " + PINNED[20:] + "\n"
    assert ra.from_link(broken) == RECORD


def test_old_links_can_be_read_for_ever() -> None:
    assert ra.from_link(PINNED_LINK) == RECORD


PINNED_LINK = "1iiAxoyy-HPPyEvFHllNqNoGIwhrSkECyBIaRKUooWQADyQQaTOBAMMUSCGDvm3MBAA"


def refused(letters: str, expected: str = "link") -> None:
    with pytest.raises(ReadError) as caught:
        ra.from_link(letters)
    error = caught.value
    assert (error.line, error.column, error.expected.key) == (1, 1, expected)
    assert error.found == letters[:20]


@pytest.mark.parametrize(
    "letters",
    [
        "",
        "1",
        "2",
        "x",
        "1AA",
        "1AAAAAA",
        PINNED[1:],
        "2" + PINNED[1:],
        "1" + PINNED,
        PINNED + "A",
        PINNED + "AAAA",
        PINNED[:9] + "!" + PINNED[10:],
        PINNED[:9] + "!!!!" + PINNED[9:],
        "é" + PINNED,
        PINNED + "é",
    ],
)
def test_damaged_links_are_refused(letters: str) -> None:
    refused(letters)


def test_a_link_cut_anywhere_is_refused() -> None:
    for length in range(len(PINNED)):
        refused(PINNED[:length])


def test_a_slip_of_any_one_letter_is_found_out_or_harmless() -> None:
    for at in range(len(PINNED)):
        for letter in LETTERS[:: 7 + at % 5]:
            slip = PINNED[:at] + letter + PINNED[at + 1 :]
            with suppress(ReadError):
                assert ra.from_link(slip) == RECORD


@given(st.text())
def test_any_text_is_refused_with_a_read_error(text: str) -> None:
    for letters in (text, "1" + text):
        with pytest.raises(ReadError):
            ra.from_link(letters)


@given(st.text(alphabet=LETTERS))
def test_any_letters_are_refused_with_a_read_error(text: str) -> None:
    with pytest.raises(ReadError):
        ra.from_link("1" + text)


def packed(raw: bytes) -> str:
    """A link with a right check sum around bytes that `pack` would not have written."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=SHARED)
    body = squeeze.compress(raw) + squeeze.flush()
    check = zlib.crc32(raw).to_bytes(4, "big")[:3]
    return "1" + base64.urlsafe_b64encode(check + body).decode().rstrip("=")


@given(st.binary(max_size=200))
def test_well_made_links_to_any_bytes_are_refused_with_a_read_error(raw: bytes) -> None:
    with pytest.raises(ReadError):
        ra.from_link(packed(raw))


def test_bytes_that_are_no_text() -> None:
    assert ra.from_link(packed(TEXT.encode())) == RECORD
    refused(packed(b"\xff"))


def test_a_link_to_a_text_that_is_too_long() -> None:
    fits = TEXT + " " * (200_000 - len(TEXT))
    assert ra.from_link(packed(fits.encode())) == RECORD
    with pytest.raises(ReadError) as caught:
        ra.from_link(packed(fits.encode() + b" "))
    assert caught.value.expected.key == "size"
    refused(packed(b" " * 900_000), "size")
    refused(packed(b" " * 50_000_000), "size")
    refused(packed(("x" + "é" * 500_000).encode()), "size")
    assert link.unpack(packed(b" " * 800_000), SHARED) == " " * 800_000


def test_a_record_in_a_link_that_is_no_record() -> None:
    with pytest.raises(ReadError) as caught:
        ra.from_link(packed(TEXT.replace("d i p", "d z p").encode()))
    assert (caught.value.line, caught.value.column, caught.value.found) == (14, 3, "z")
