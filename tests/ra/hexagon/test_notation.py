"""Records of the hexagon game: exact writing, tolerant reading, errors with their places."""

from __future__ import annotations

import textwrap
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ra
from ra.hexagon import HEXAGON, LEAFLET, STANDARD, Move, Setup
from ra.reading import TagError
from ra.record import Record, Seat
from ra.replay import Replay
from tests.ra.hexagon.boards import move
from tests.ra.hexagon.test_match import SHUFFLE
from tests.strategies import random_matches
from tools.random_games.hexagon import RandomMatch

TEXT = textwrap.dedent(
    """\
    [Game "Ra hexagon"]
    [Version "1"]
    [Date "2026-11-27"]
    [Seat1 "Anna"]
    [Player1 "person"]
    [Seat2 "Bek"]
    [Player2 "computer adept"]
    [Board "standard"]
    [Length "match"]
    [Start "2"]
    [Result "*"]

    3e9-e8
    2g6-e4 g8xg6
    2e4xg6 2g8xg6
    3e3-e4 2e8-e10
    2i5-k5 g6-g4#

    g6-j9
    """
)
SEATS = (Seat("Anna"), Seat("Bek", "adept"))
ACTIONS = tuple(move(token) for token in TEXT.split("\n\n", 1)[1].split())
RECORD = Record(HEXAGON, Setup(first=1), SEATS, ACTIONS, "2026-11-27")
BODY = TEXT.index("3e9")


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


def test_the_text_of_a_record_is_exact() -> None:
    assert ra.write(RECORD) == TEXT


def test_reading_a_text_gives_the_record_back() -> None:
    assert ra.read(TEXT) == RECORD
    assert ra.GAMES["Ra hexagon"] is HEXAGON


def test_a_replay_writes_the_same_text() -> None:
    assert Replay.of(RECORD).text() == TEXT


@given(random_matches())
def test_record_to_text_and_link_and_back(game: RandomMatch) -> None:
    record = game.record()
    text = ra.write(record)
    assert ra.read(text) == record
    assert ra.write(ra.read(text)) == text
    assert ra.from_link(ra.to_link(record)) == record


@given(random_matches(), st.integers(0, 150))
def test_every_beginning_reads_back(game: RandomMatch, count: int) -> None:
    part = game.record().until(count)
    assert ra.read(ra.write(part)) == part
    assert Replay.of(part).state() == part.position()


LINK = (
    "12_-xi8YWh0THl2NeXiL-yHJKzSYQUU75iUVA3xSXJOalAFkgIZ_UvPSSDAWl3MSSZEjIlyQWAT1phOF"
    "j41RL3VQLLqN0M91UE4V0i4p0My6jVBMgpWAE4RmnGoOkjFItdFMNDbiMMk11s00VgOrTTZS5uIB0liUXAA"
)


def test_old_links_can_be_read_for_ever() -> None:
    assert ra.from_link(LINK) == RECORD


@pytest.mark.parametrize(
    "setup", [Setup(), Setup(LEAFLET, match=False), Setup(STANDARD, match=False, first=1)]
)
def test_set_ups(setup: Setup) -> None:
    record = Record(HEXAGON, setup, SEATS)
    assert ra.read(ra.write(record)) == record
    tags = HEXAGON.write_setup(setup)
    assert tags.keys() == HEXAGON.setup_tags(2) - {"Position"}
    assert HEXAGON.read_setup(tags, 2) == setup


@pytest.mark.parametrize("tag", ["Board", "Length", "Start"])
def test_what_may_be_left_out(tag: str) -> None:
    assert HEXAGON.read_setup({}, 2) == Setup(STANDARD, match=True, first=0)
    tags = HEXAGON.write_setup(Setup())
    del tags[tag]
    assert HEXAGON.read_setup(tags, 2) == Setup()


@pytest.mark.parametrize(
    ("tokens", "result"),
    [
        ("", "*"),
        ("g6-j9", "*"),
        (f"{SHUFFLE} {SHUFFLE}", "0 0"),
        ("2g6-e4 g8xg6 2e4xg6 2g8xg6 3e3-e4 g6-g4#", "0 1+"),
    ],
)
def test_results(tokens: str, result: str) -> None:
    record = Record(HEXAGON, Setup(match=False), SEATS, tuple(map(move, tokens.split())))
    assert f'[Result "{result}"]\n' in ra.write(record)


def test_a_game_that_is_over_takes_no_further_move() -> None:
    record = Record(HEXAGON, Setup(match=False), SEATS, tuple(map(move, SHUFFLE.split() * 2)))
    text = ra.write(record)
    with pytest.raises(ra.ReadError) as caught:
        ra.read(text + "g6-j9")
    assert (caught.value.expected.key, caught.value.found) == ("end", "g6-j9")


def test_only_the_end_of_a_game_is_set_off_by_an_empty_line() -> None:
    record = Record(HEXAGON, Setup(), SEATS, tuple(map(move, [*SHUFFLE.split() * 2, "g8-d8"])))
    body = ra.write(record).split("\n\n", 1)[1]
    lines = ["3g6-h6 3g8-h8", "3h6-g6 3h8-g8"]
    assert body == "\n".join([*lines, *lines, "", "g8-d8"]) + "\n"


# Tolerant reading


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("\n", "\r\n"),
        TEXT[:BODY] + TEXT[BODY:].replace("x", "-").replace("#", ""),
        TEXT.replace("3e3-e4", "3e3xe4#"),
        TEXT.replace(" g6-g4#", " 1g6-g4"),
        TEXT.replace("\n\ng6-j9", " g6-j9"),
        TEXT[:BODY] + "\n".join(TEXT[BODY:].split()),
        changed('[Board "standard"]\n', ""),
        changed('[Length "match"]\n', ""),
        changed('"match"', '" match "'),
        changed('[Result "*"]', '[Result "1 0+"]'),
    ],
)
def test_what_reading_tolerates(text: str) -> None:
    assert ra.read(text) == RECORD
    assert ra.write(ra.read(text)) == TEXT


# Mistakes

MISTAKES = {
    "another board": (
        changed('"standard"', '"round"'), 8, 9, "round", "board", ("standard", "leaflet"),
    ),
    "another length": (changed('"match"', '"set"'), 9, 10, "set", "length", ("match", "game")),
    "another start": (changed('Start "2"', 'Start "0"'), 10, 9, "0", "start", ("1", "2")),
    "one seat": (
        changed('[Seat2 "Bek"]\n[Player2 "computer adept"]\n', ""), 4, 9, "Anna", "two seats", (),
    ),
    "three seats": (changed("[Board", '[Seat3 "C"]\n[Board'), 8, 9, "C", "two seats", ()),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_with_its_place(name: str) -> None:
    text, line, column, found, expected, options = MISTAKES[name]
    with pytest.raises(ra.ReadError) as caught:
        ra.read(text)
    error = caught.value
    assert (error.line, error.column, error.found) == (line, column, found)
    assert (error.expected.key, error.options) == (expected, options)


@pytest.mark.parametrize(
    ("token", "expected"),
    [("g6", "action"), ("d", "action"), ("g6-j8", "legal action"), ("2g6-j9", "legal action")],
)
def test_a_move_that_is_none_is_told_with_those_there_are(token: str, expected: str) -> None:
    with pytest.raises(ra.ReadError) as caught:
        ra.read(changed("2g6-e4", token))
    error = caught.value
    assert (error.line, error.column, error.found) == (14, 1, token)
    assert error.expected.key == expected
    assert "2g6-e4" in error.options
    assert len(error.options) == 50


def test_the_tag_at_fault_is_named() -> None:
    for tags, tag in (
        ({"Board": "x"}, "Board"),
        ({"Length": ""}, "Length"),
        ({"Start": "3"}, "Start"),
    ):
        with pytest.raises(TagError) as caught:
            HEXAGON.read_setup(tags, 2)
        assert caught.value.tag == tag


# Tokens


@pytest.mark.parametrize("token", ["g6-j9", "2g6-g8", "3i5-i6", "a1-d4", "m13-m10"])
def test_every_move_has_a_token(token: str) -> None:
    assert HEXAGON.write_action(move(token)) == token
    assert move(token.replace("-", "x") + "#") == move(token)


@given(random_matches())
def test_tokens_of_all_moves_read_back(game: RandomMatch) -> None:
    for count, (state, _) in enumerate(game.steps()):
        if count % 10 == 0:
            for one in state.legal_actions():
                assert HEXAGON.read_action(HEXAGON.write_action(one)) == one


def test_a_pawn_alone_needs_no_number() -> None:
    assert HEXAGON.read_action("1g6-j9") == HEXAGON.read_action("g6-j9") == Move(90, 135, 1)


@pytest.mark.parametrize(
    "token",
    [
        "", "-", "g6", "g6-", "-g6", "g6j9", "g6--j9", "g6-j9##", "g6-j9 ", "g6 -j9", "0g6-j9",
        "4g6-j9", "12g6-j9", "n6-j9", "g0-j9", "g14-j9", "g06-j9", "g6-j99", "G6-J9", "g٣-j9",
        "g6-j9\n", "d", "b13", "g6-j9-m12",
    ],
)  # fmt: skip
def test_what_is_no_token(token: str) -> None:
    assert HEXAGON.read_action(token) is None


# Nothing but ReadError


@given(random_matches(), st.data())
def test_damaged_records_are_read_or_refused_with_a_read_error(
    game: RandomMatch, data: st.DataObject
) -> None:
    text = ra.write(game.record())
    start = data.draw(st.integers(0, len(text)))
    stop = start + data.draw(st.integers(0, 30))
    extra = data.draw(st.text(max_size=5) | st.sampled_from(TEXT.split()))
    try:
        record = ra.read(text[:start] + extra + text[stop:])
    except ra.ReadError:
        return
    assert ra.read(ra.write(record)) == record


def test_comments_stand_behind_the_move_they_belong_to() -> None:
    record = replace(RECORD, comments={0: "Start", 2: "hm", 9: "entered"})
    text = ra.write(record)
    assert "2g6-e4 {hm} g8xg6" in text
    assert "g6-g4# {entered}\n\ng6-j9" in text
    assert ra.read(text) == record
