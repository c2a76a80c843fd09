"""Faces behind a record, and games within its comments, are not taken for what it tells."""

from __future__ import annotations

import html
import json
import quopri
from collections.abc import Callable
from dataclasses import replace

import pytest

from ra.found import Found, find
from ra.game import Seat
from ra.games import GAMES, read, text_of_link, to_link, write
from ra.record import Record
from tools.random_games.auction import VARIANTS, RandomAuction

SEATS = [Seat("Ann"), Seat("Bea"), Seat("Cem"), Seat("Dan"), Seat("Eve")]
GAMES_OF_CHANCE = [
    RandomAuction(VARIANTS[at], at, "steady", most=most).record(SEATS[: VARIANTS[at].players])
    for at, most in ((0, 40), (5, 21), (9, 33))
]


def found(text: str) -> Found[Record]:
    return find(text, read, text_of_link, GAMES)


@pytest.mark.parametrize("record", GAMES_OF_CHANCE, ids=["40", "21", "33"])
@pytest.mark.parametrize(
    "face", [":D", ":p", ":P", ";D", "D:", "=D", "xD", ":-D", ":s", ":i", ":)", ":D :D", "^^", "8D"]
)
def test_a_face_is_no_action(record: Record, face: str) -> None:
    for text in (f"{write(record).rstrip()} {face}", f"{write(record).rstrip()}\n{face}\n"):
        assert found(text).game.actions == record.actions


def commented(record: Record) -> Record:
    """With another game's link in a comment."""
    link = f"https://x.org/#record={to_link(GAMES_OF_CHANCE[0])}&at=3"
    return replace(record, comments={3: f"compare {link}"})


@pytest.mark.parametrize(
    "wrap",
    [
        lambda text: text,
        html.escape,
        lambda text: json.dumps({"t": text}),
        lambda text: repr(text),
        lambda text: html.escape(json.dumps([text])),
    ],
    ids=["plain", "escaped", "json", "repr", "json escaped"],
)
def test_a_link_in_a_comment_is_not_the_game(wrap: Callable[[str], str]) -> None:
    for record in GAMES_OF_CHANCE[1:]:
        assert found(wrap(write(commented(record)))).game == commented(record)


def test_a_long_comment_in_a_mail_is_as_it_was() -> None:
    """Quoted-printable breaks lines of more than 76 signs, in plain ASCII too."""
    words = "a long comment of more than seventy-six signs, as people write when they explain = why"
    for record in GAMES_OF_CHANCE:
        told = replace(record, comments={3: words})
        mailed = quopri.encodestring(write(told).encode()).decode()
        assert found(mailed).game == told
        assert "mail" in found(mailed).mended
