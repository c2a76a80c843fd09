"""The scanner, its places, and the words for what was expected."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ra
from ra import expected
from ra.auction import DRAW, INVOKE, PASS
from ra.auction.expected import FIELDS, SCORES, SEED, SUN
from ra.game import IllegalAction, Outcome, Standing, UnknownAction
from ra.reading import (
    Field,
    ReadError,
    Scanner,
    TagError,
    escape,
    exactly,
    fields_of,
)
from tests.ra.missed import EXPECTED


def test_an_error_says_line_column_found_expected_and_options() -> None:
    error = ReadError(3, 7, "z", SCORES, ["open", "hidden"])
    assert (error.line, error.column, error.found) == (3, 7, "z")
    assert (error.expected.key, error.options) == ("scores", ("open", "hidden"))
    assert str(error) == "line 3, column 7: found 'z', expected open or hidden (open, hidden)"
    assert str(ReadError(1, 1, "", SUN)) == (
        "line 1, column 1: found the end, expected the value of a sun"
    )
    assert isinstance(error, ValueError)
    assert ra.ReadError is ReadError


def test_a_tag_error_says_which_tag() -> None:
    error = TagError("Seed", SEED, ["1"])
    assert (error.tag, error.expected.key, error.options) == ("Seed", "seed", ("1",))
    assert str(error) == "Seed: expected a whole number, 0 or more"


def test_everything_that_can_be_expected_is_expected_somewhere() -> None:
    package = Path(ra.__file__).parent
    sources = [*package.glob("*.py"), *package.glob("auction/*.py"), *package.glob("hexagon/*.py")]
    text = "".join(path.read_text("utf-8") for path in sources)
    for key in EXPECTED:
        name = key.upper().replace(" ", "_")
        assert re.search(rf"(\bexpected\.|TagError\([^)]*){name}\b", text), key


def test_no_two_things_that_can_be_expected_have_one_key() -> None:
    package = Path(ra.__file__).parent
    made = [path.read_text("utf-8").count(" = Expected(") for path in package.rglob("expected.py")]
    assert sum(made) == len(EXPECTED)


def test_words_for_what_was_expected_end_without_a_full_stop() -> None:
    for one in EXPECTED.values():
        assert re.fullmatch(r"\S.*[^.\s]", one.words)


def test_a_scanner_walks_from_left_to_right() -> None:
    scan = Scanner(" \n\tab;c ")
    assert scan.peek() == " "
    scan.skip_space()
    assert (scan.at, scan.peek()) == (3, "a")
    scan.skip_space()
    assert scan.at == 3
    assert scan.take_while(";") == "ab"
    assert scan.peek() == ";"
    assert scan.take_while(";") == ""
    scan.at += 1
    assert scan.take_while(";") == "c"
    scan.skip_space()
    assert scan.peek() == ""
    assert scan.take_while("") == ""


@pytest.mark.parametrize(
    ("text", "taken", "rest"),
    [
        ('"', "", ""),
        ('ab"c', "ab", "c"),
        ('a\\"b"', 'a"b', ""),
        ('a\\\\"b"', "a\\", 'b"'),
        ('\\n\\r\\t"', "\n\rt", ""),
    ],
)
def test_what_is_quoted(text: str, taken: str, rest: str) -> None:
    scan = Scanner(text)
    assert scan.take_quoted('"', expected.QUOTE_END, lines=False) == taken
    assert text[scan.at :] == rest


def test_what_is_quoted_ends_on_its_line_or_not() -> None:
    assert Scanner("a\nb}").take_quoted("}", expected.COMMENT_END, lines=True) == "a\nb"
    scan = Scanner("x\nab\ncd")
    scan.at = 3
    with pytest.raises(ReadError) as caught:
        scan.take_quoted("}", expected.COMMENT_END, lines=False)
    error = caught.value
    assert (error.line, error.column, error.found, error.expected.key) == (2, 2, "b", "comment end")


def test_line_ends_ends_and_backslashes_are_escaped() -> None:
    assert escape('a\rb\nc"d}e\\f', '"') == 'a\\rb\\nc\\"d}e\\\\f'
    assert escape('"}', "}") == '"\\}'


@given(st.text(), st.sampled_from('"}'), st.text())
def test_what_is_escaped_is_taken_back(text: str, end: str, rest: str) -> None:
    escaped = escape(text, end)
    assert "\n" not in escaped
    assert "\r" not in escaped
    scan = Scanner(escaped + end + rest)
    assert scan.take_quoted(end, expected.QUOTE_END, lines=False) == text
    assert scan.text[scan.at :] == rest


@pytest.mark.parametrize(
    ("text", "at", "line", "column", "found"),
    [
        ("", 0, 1, 1, ""),
        ("ab cd", 0, 1, 1, "ab"),
        ("ab cd", 3, 1, 4, "cd"),
        ("ab cd ef", 0, 1, 1, "ab"),
        (" ab cd", 0, 1, 1, "ab"),
        ("ab\ncd\nef", 1, 1, 2, "b"),
        ("ab\ncd\n", 3, 2, 1, "cd"),
        ("ab\ncd\n", 4, 2, 2, "d"),
        ("ab\ncd\n", 6, 3, 1, ""),
        ("ab\n\n\ncd", 5, 4, 1, "cd"),
        ("a" * 99, 9, 1, 10, "a" * 40),
    ],
)
def test_places(text: str, at: int, line: int, column: int, found: str) -> None:
    scan = Scanner(text)
    error = scan.error(expected.TAG, at=at)
    assert (error.line, error.column, error.found) == (line, column, found)
    assert error.expected.key == "tag"
    scan.at = at
    assert str(scan.error(expected.TAG)) == str(error)


def test_an_illegal_action_lists_what_is_legal() -> None:
    error = IllegalAction(PASS, [DRAW, INVOKE])
    assert str(error) == "p is not possible now; possible: d, i"
    assert (error.action, error.legal, error.number) == (PASS, (DRAW, INVOKE), None)
    assert str(IllegalAction(PASS, [])) == "p is not possible now; the game is over"
    assert isinstance(error, ValueError)


@pytest.mark.parametrize("nothing", [None, "d"])
def test_what_is_no_action_is_called_so(nothing: object) -> None:
    error = IllegalAction(nothing, [DRAW, INVOKE])
    assert str(error) == f"{nothing!r} is not an action; possible: d, i"


def test_an_unknown_action_says_what_was_found_and_expected() -> None:
    error = UnknownAction("z", "d or i", 3)
    assert str(error) == "token 3: found 'z', expected d or i"
    assert (error.text, error.expected, error.number) == ("z", "d or i", 3)
    assert isinstance(error, ValueError)


@pytest.mark.parametrize(
    "error", [IllegalAction(PASS, [DRAW, INVOKE], 2), UnknownAction("z", "d or i", 3)]
)
def test_errors_come_through_a_pickle_as_they_were(error: ValueError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), vars(again), str(again)) == (type(error), vars(error), str(error))


def test_the_winner_of_an_outcome_stands_first() -> None:
    assert Outcome((Standing(2, 1, 30), Standing(0, 2, 20))).winner == 2


def test_who_share_the_first_place_have_not_won() -> None:
    assert Outcome((Standing(0, 1, 0), Standing(1, 1, 0))).winner is None


@pytest.mark.parametrize(
    ("text", "fields"),
    [("", []), (" \t", []), ("a", [("a", 1)]), ("  ab:c\t d ", [("ab:c", 3), ("d", 9)])],
)
def test_fields_know_their_columns(text: str, fields: list[tuple[str, int]]) -> None:
    assert [(field.text, field.column) for field in fields_of(text)] == fields
    assert exactly(len(fields), text, FIELDS) == fields_of(text)


def test_parts_of_a_field_know_their_columns() -> None:
    assert Field("ab::c", 3).parts(":") == [Field("ab", 3), Field("", 6), Field("c", 7)]
    error = Field("x" * 70, 5).error(SUN, ["1"])
    assert (error.line, error.column, error.found) == (1, 5, "x" * 60)
    assert (error.expected.key, error.options) == ("sun", ("1",))


@pytest.mark.parametrize(("line", "column", "found"), [("a", 2, ""), ("a b  cd e", 6, "cd")])
def test_too_few_fields_or_too_many(line: str, column: int, found: str) -> None:
    with pytest.raises(ReadError) as caught:
        exactly(2, line, FIELDS)
    assert (caught.value.column, caught.value.found) == (column, found)
