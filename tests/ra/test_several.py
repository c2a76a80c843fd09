"""Of several games in a text the first one is opened, whatever tells it; the others are told of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from urllib.parse import quote

import pytest

from ra.found import Found, NotFound, find
from ra.game import Seat
from ra.games import GAMES, read, text_of_link, to_link, write
from ra.hexagon import LEAFLET, STANDARD, write_position
from ra.record import Record
from tools.random_games.hexagon import RandomMatch


def found(text: str) -> Found[Record]:
    return find(text, read, text_of_link, GAMES)


def _match(seed: int, most: int) -> Record:
    board = (STANDARD, LEAFLET)[seed % 2]
    game = RandomMatch(board=board, match=True, first=0, seed=seed, most=most)
    return game.record([Seat("Anna"), Seat("Bek")])


ONE, TWO, THREE = _match(1, 12), _match(2, 40), _match(3, 25)


def _link(record: Record) -> str:
    return f"https://ra.example/play/#record={to_link(record)}"


def _position(record: Record) -> str:
    return write_position(record.position(len(record.actions)))  # type: ignore[arg-type]


FORMS: dict[str, Callable[[Record], str]] = {
    "text": write,
    "quoted text": lambda record: write(record).replace("\n", "\n> "),
    "link": _link,
    "link in an address": lambda record: f"https://away.example/?u={quote(_link(record), safe='')}",
    "link broken": lambda record: _link(record)[:60] + "\n" + _link(record)[60:],
    "link with signs": lambda record: "\u200b" + _link(record),
    "position": _position,
    "link to a position": lambda record: f"https://ra.example/#position={quote(_position(record))}",
}


@pytest.mark.parametrize(("form", "other"), list(permutations(FORMS, 2)))
@pytest.mark.parametrize(("first", "second"), [(ONE, TWO), (TWO, ONE)], ids=["short", "long"])
@pytest.mark.parametrize("between", ["\n\n", "\nand our other game:\n"])
def test_the_first_game_is_opened_whatever_tells_it(
    form: str, other: str, first: Record, second: Record, between: str
) -> None:
    text = FORMS[form](first)
    game = found(f"Hello!\n{text}{between}{FORMS[other](second)}\n")
    assert (game.game.setup, game.game.actions) == (
        (alone := found(text).game).setup,
        alone.actions,
    )
    assert "others" in game.mended


@pytest.mark.parametrize(
    "spoilt",
    [
        _link(ONE)[:80] + "…",
        write(ONE).replace("-", "~"),
        _position(ONE).replace(" 1:1 ", " 1:x "),
    ],
)
@pytest.mark.parametrize("other", FORMS)
def test_what_is_first_and_spoilt_gives_its_place_to_no_other(spoilt: str, other: str) -> None:
    with pytest.raises(NotFound):
        found(f"{spoilt}\n\nand:\n{FORMS[other](TWO)}")


@pytest.mark.parametrize("form", FORMS)
def test_what_a_comment_says_is_no_other_game(form: str) -> None:
    said = replace(ONE, comments={3: f"or: {FORMS[form](TWO)}"})
    game = found(f"Hi!\n{write(said)}\nBye, Anna")
    assert (game.game.actions, game.mended) == (ONE.actions, ("around",))


def test_three_games_are_told_apart() -> None:
    game = found("\n\n".join([_link(THREE), write(TWO), _link(ONE)]))
    assert game.game == THREE
    assert game.mended == ("others",)


POSITION = _position(ONE)
LINKS = [
    f"#position={quote(POSITION)}",
    f"position={quote(POSITION, safe='')}",
    f"https://ra.example/play/?x=1#position={quote(POSITION)}\n",
    f"https://ra.example/play/#position={POSITION}",
    f"https://ra.example/play/#position={POSITION.replace(' ', '+')}",
]


@pytest.mark.parametrize("link", LINKS)
def test_of_a_sound_link_to_a_position_nothing_is_told(link: str) -> None:
    assert found(link) == found(POSITION)
    assert found(link).mended == ()


def test_what_hangs_on_a_link_to_a_position_is_told() -> None:
    assert found(f"{LINKS[0]}&fbclid=x").mended == ("tail",)
    assert found(quote(LINKS[0])).mended == ("percent",)
    assert "around" in found(f"Look: {LINKS[0]}").mended
