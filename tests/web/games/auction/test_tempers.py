"""The computer players' tempers, from name to choice."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from ra import Seat
from ra.auction import AUCTION, View
from ra.auction import read_position as read
from ra.auction.bots import CHARACTERS
from ra.auction.game import LEVELS
from ra.auction.tempers import TEMPER_NAMES, TEMPERED, temper_of
from ra.auction.view import write_view
from tests.ra.auction.tables import line
from tests.web.driving import Page
from web import worker
from web.games.auction.level_words import temper_words
from web.names import computer_names
from web.screens.frame import view
from web.settings import LANGUAGES
from web.words import use


@pytest.fixture(params=LANGUAGES)
def computers(request: pytest.FixtureRequest) -> Iterator[list[Seat]]:
    """All whom the page gives a name, in each language."""
    use(request.param)
    yield [Seat(name, "adept") for name in computer_names()]
    use("en")


def test_the_tempers_are_the_computers() -> None:
    assert list(TEMPERED) == list(CHARACTERS)
    assert all(tuple(characters) == TEMPER_NAMES for characters in CHARACTERS.values())


def test_a_table_has_all_sorts(computers: list[Seat]) -> None:
    """Of the names that the page gives, every temper has some, and none has most."""
    found = Counter(map(temper_of, computers))
    assert set(found) == {None, *TEMPER_NAMES}
    assert max(found.values()) <= len(computers) / 2
    assert len({seat.name for seat in computers}) == len(computers)


@pytest.mark.parametrize("name", ["Tiye", "Клео", "", "half \ud800"])
def test_a_name_keeps_its_temper_at_every_level_that_has_one(name: str) -> None:
    assert len({temper_of(Seat(name, level)) for level in TEMPERED}) == 1
    for level in (None, *set(LEVELS) - set(TEMPERED)):
        assert temper_of(Seat(name, level)) is None


def test_every_temper_has_its_words(computers: list[Seat]) -> None:
    words = {temper_of(seat): temper_words(seat) for seat in computers}
    assert words[None] == ""
    assert len(set(words.values())) == 1 + len(TEMPER_NAMES)


def test_a_card_tells_the_temper_of_who_does_nothing_else() -> None:
    page = Page().seats(None, *["adept"] * 3).send("start-game")
    page.until(lambda page: page.play.person_to_act)
    shown = view(page.model)
    for seat in page.play.record.seats:
        assert temper_words(seat) in shown


def test_the_opponent_is_told_its_temper() -> None:
    page = Page().seats(None, *["adept"] * 3).send("start-game")
    page.until(lambda page: page.play.computer_to_act and bool(page.play.wait.question))
    seat = page.play.record.seats[page.state.seat]
    assert page.asked().request["temper"] == temper_of(seat)


def test_it_plays_by_its_temper() -> None:
    """The greedy one waits where the cautious one calls."""
    table = read(line(track="FNNU....", seats={1: "10:13.6.2:-:N"})).table
    known = write_view(View(table, tuple(table.hidden())))
    answers = {
        temper: worker.answer(
            json.dumps(
                {
                    "game": AUCTION.name,
                    "view": known,
                    "level": "adept",
                    "temper": temper,
                    "seed": 3,
                    "simulations": 8,
                }
            )
        )
        for temper in (None, *TEMPER_NAMES)
    }
    assert len(set(answers.values())) > 1


def test_the_set_up_tells_of_tempers_where_there_are_any() -> None:
    told, opened = "tempers of their own", "set-up Ra auction"
    assert told in view(Page().seats(None, "adept", "master", "master").send(opened).model)
    assert told not in view(Page().seats(None, "novice", "master", "master").send(opened).model)
