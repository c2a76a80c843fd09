"""What programs export, such as a chat as JSON, opens as the game in it; faults are told there."""

from __future__ import annotations

import html
import json
from collections.abc import Callable
from typing import Any

import pytest

from ra.found import Found, NotFound, find
from ra.game import Seat
from ra.games import GAMES, read, text_of_link, to_link, write
from ra.hexagon import STANDARD
from ra.record import Record
from tools.random_games.hexagon import RandomMatch


def found(text: str) -> Found[Record]:
    return find(text, read, text_of_link, GAMES)


MATCH = RandomMatch(board=STANDARD, match=True, first=0, seed=4, most=40).record(
    [Seat('An"na 😀'), Seat("Клео \\ O’Brien")]
)
TEXT = write(MATCH)
LINK = f"https://ra.example/play/#record={to_link(MATCH)}&at=5"


def chat(said: Any) -> dict[str, Any]:
    return {
        "name": "Bek",
        "messages": [
            {"id": 1, "date": "2026-11-28T21:01:00", "from": "Anna", "text": "Hi, here it is"},
            {"id": 2, "d": "p", "text": said, "text_entities": [{"type": "plain", "text": "x"}]},
            {"id": 3, "from": "Bek", "text": "thanks a lot"},
        ],
    }


EXPORTS: dict[str, Callable[[str], str]] = {
    "alone": lambda text: json.dumps({"text": text}),
    "not in ASCII": lambda text: json.dumps({"text": text}, ensure_ascii=False),
    "fields behind": lambda text: json.dumps({"text": text, "date": "2026", "d": "d"}),
    "list": lambda text: json.dumps([{"from": "Bek"}, {"text": text}]),
    "chat": lambda text: json.dumps(chat(text)),
    "chat on lines": lambda text: json.dumps(chat(text), indent=1),
    "chat of pieces": lambda text: json.dumps(
        chat(["Here:\n", {"type": "code", "text": text}, "see you"])
    ),
    "lines": lambda text: "\n".join(json.dumps({"text": one}) for one in ("hello", text, "bye")),
    "slashes": lambda text: json.dumps({"text": text}).replace("/", "\\/"),
    "Python": lambda text: repr({"text": text}),
    "Python's list": lambda text: repr([text]),
    "JSON in JSON": lambda text: json.dumps({"body": json.dumps({"text": text})}),
    "a program": lambda text: f"const game = {json.dumps(text)};",
    "YAML": lambda text: f"text: {json.dumps(text)}\ndate: 1\n",
    "line ends of Windows": lambda text: json.dumps({"text": text.replace("\n", "\r\n")}),
    "a cell": lambda text: '1,"' + json.dumps({"text": text}).replace('"', '""') + '"',
    "a web page": lambda text: f"<pre>{html.escape(json.dumps(chat(text)))}</pre>",
    "two parts": lambda text: json.dumps(
        [{"text": text[: text.rindex("\n", 0, -20)]}, {"text": text[text.rindex("\n", 0, -20) :]}]
    ),
}


@pytest.mark.parametrize("way", EXPORTS)
def test_an_export_opens_as_the_game_in_it(way: str) -> None:
    game = found(EXPORTS[way](TEXT))
    assert (game.game.seats, game.game.actions) == (MATCH.seats, MATCH.actions)
    assert "escapes" in game.mended


@pytest.mark.parametrize("way", [way for way in EXPORTS if way not in ("two parts", "a web page")])
def test_a_link_in_an_export_keeps_its_moment(way: str) -> None:
    for link in (LINK, f"see {LINK} :-)"):
        for text in (EXPORTS[way](link), EXPORTS[way](link).replace("&", "\\u0026")):
            assert (found(text).game, found(text).at) == (MATCH, 5)


@pytest.mark.parametrize("way", EXPORTS)
def test_the_place_of_a_fault_is_one_in_the_text_or_told_as_one_inside(way: str) -> None:
    text = EXPORTS[way](TEXT.replace(" i", " iq"))
    with pytest.raises(NotFound) as caught:
        found(text)
    assert caught.value.inside or caught.value.line <= text.count("\n") + 1


@pytest.mark.parametrize("lost", ['[Seat2 "', "[Seat1", "[Game"])
def test_a_fault_without_a_place_of_its_own_is_told_where_the_record_is(lost: str) -> None:
    text = "Hi!\n" * 30 + TEXT.replace(lost, "[Other") + "\nBye\n"
    with pytest.raises(NotFound) as caught:
        found(text)
    assert not caught.value.inside
    assert caught.value.line <= text.count("\n") + 1
