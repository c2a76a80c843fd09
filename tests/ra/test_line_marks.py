"""The numbers of lines and pages, and marks of changes, are taken out where nothing is guessed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ra.auction import PHARAOH, Variant
from ra.found import Found, NotFound, find
from ra.game import Seat
from ra.games import GAMES, read, text_of_link, write
from ra.hexagon import STANDARD
from ra.record import Record
from tools.random_games.auction import RandomAuction
from tools.random_games.hexagon import RandomMatch


def found(text: str) -> Found[Record]:
    return find(text, read, text_of_link, GAMES)


NAMES = ("Anna", "7 of 9", "3")
GAMES_TOLD = {
    "auction": RandomAuction(variant=Variant(PHARAOH, 3, True), seed=5, most=60).record(
        [Seat(name) for name in NAMES]
    ),
    "hexagon": RandomMatch(board=STANDARD, match=True, first=0, seed=4, most=40).record(
        [Seat(name) for name in NAMES[:2]]
    ),
}
every_game = pytest.mark.parametrize("game", GAMES_TOLD)


def numbered(form: str, start: int = 1) -> Callable[[str], str]:
    return lambda text: "\n".join(
        form.format(at, line) for at, line in enumerate(text.split("\n"), start)
    )


def without_blanks(text: str) -> str:
    at, lines = 0, []
    for line in text.split("\n"):
        at += bool(line)
        lines.append(f"{at:6}\t{line}" if line else "")
    return "\n".join(lines)


def broken_by(page: str) -> Callable[[str], str]:
    """Pages end before the actions, and before the last lines."""

    def broken(text: str) -> str:
        lines = text.replace("\n\n", f"\n{page}\n", 1).rstrip("\n").split("\n")
        return "\n".join([*lines[:-3], page, *lines[-3:]])

    return broken


WAYS: dict[str, tuple[Callable[[str], str], str]] = {
    "a space": (numbered("{} {}"), "numbers"),
    "in columns": (numbered("{:4} {}"), "numbers"),
    "zeros": (numbered("{:03} {}"), "numbers"),
    "tab": (numbered("{}\t{}"), "numbers"),
    "tight": (lambda text: numbered("{} {}")(text).replace(" [", "["), "numbers"),
    "bar": (numbered("{:4} │ {}"), "numbers"),
    "from the middle of a file": (numbered("{} {}", 97), "numbers"),
    "colon": (numbered("{}: {}"), "numbers"),
    "bracket": (numbered("{}) {}"), "numbers"),
    "arrow": (numbered("{:6}→{}"), "numbers"),
    "empty lines not counted": (without_blanks, "numbers"),
    "quoted": (numbered("> {} {}"), "numbers"),
    "amid words": (lambda text: f"Look:\n{numbered('{} {}')(text)}\nwell?", "numbers"),
    "page number": (broken_by("3"), "numbers"),
    "page number in dashes": (broken_by("\n— 12 —\n"), "numbers"),
    "page of": (broken_by("\nPage 2 of 3\n"), ""),
    "page in French": (broken_by("Page 2 sur 3"), ""),
    "page in Russian": (broken_by("Стр. 2"), ""),
    "page with a form feed": (broken_by("4\f"), "numbers"),
    "plus": (lambda text: "\n".join(f"+{line}" for line in text.split("\n")), "changes"),
    "plus and space": (lambda text: "\n".join(f"+ {line}" for line in text.split("\n")), "changes"),
    "new file": (
        lambda text: (
            "--- /dev/null\n+++ b/game.txt\n@@ -0,0 +1,20 @@\n"
            + "\n".join(f"+{line}" for line in text.rstrip("\n").split("\n"))
        ),
        "changes",
    ),
    "quoted plus": (lambda text: "\n".join(f"> +{line}" for line in text.split("\n")), "changes"),
}


@every_game
@pytest.mark.parametrize("way", WAYS)
def test_marks_of_lines_are_taken_out_and_told(game: str, way: str) -> None:
    mark, told = WAYS[way]
    record = GAMES_TOLD[game]
    opened = found(mark(write(record)))
    assert (opened.game.seats, opened.game.actions) == (record.seats, record.actions)
    assert not told or told in opened.mended


HEXAGON = '[Game "Ra hexagon"]\n[Seat1 "Anna"]\n[Seat2 "Bek"]\n\n'


@pytest.mark.parametrize("actions", ["g6-j9 1", "g6-j9\n1 2 3", "12 g6-j9 i8-g8", "g6-j\n9"])
def test_a_number_that_may_be_more_is_not_taken_out(actions: str) -> None:
    with pytest.raises(NotFound):
        found(HEXAGON + actions)


def test_the_rest_of_an_action_is_no_number_of_a_page() -> None:
    with pytest.raises(NotFound):
        found(HEXAGON + "g6-j1\n0\n")
