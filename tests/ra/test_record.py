"""Records: exact writing, tolerant reading, and an error that knows its place."""

from __future__ import annotations

import textwrap
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ra
from ra.auction import AUCTION, CLASSIC, EDITIONS, PHARAOH, Setup, State, Tile
from ra.auction import actions as act
from ra.auction.tiles import LETTERS, spell
from ra.game import IllegalAction
from ra.reading import ReadError, TagError
from ra.record import MAX_TEXT, VERSION, Record, Seat
from tests.ra.missed import EXPECTED
from tests.strategies import random_auctions
from tools.random_games.auction import RandomAuction

SETUP = Setup.from_seed(PHARAOH, 2, 5)
SEATS = (Seat("Anna"), Seat("Bek", "adept"))
RECORD = Record(AUCTION, SETUP, SEATS, (act.DRAW, act.INVOKE, act.PASS, act.BID[7]), "2026-11-27")

TEXT = textwrap.dedent(
    """\
    [Game "Ra auction"]
    [Version "1"]
    [Date "2026-11-27"]
    [Seat1 "Anna"]
    [Player1 "person"]
    [Seat2 "Bek"]
    [Player2 "computer adept"]
    [Edition "pharaoh"]
    [Suns1 "9 6 5 2"]
    [Suns2 "8 7 4 3"]
    [Seed "5"]
    [Result "*"]

    d i p b7
    """
)


def test_the_text_of_a_record_is_exact() -> None:
    assert ra.write(RECORD) == TEXT


def test_reading_a_text_gives_the_record_back() -> None:
    assert ra.read(TEXT) == RECORD


def test_a_record_without_actions_is_its_tags() -> None:
    assert ra.write(RECORD.until(0)) == TEXT[: TEXT.index("\nd ")]
    assert ra.read(ra.write(RECORD.until(0))) == RECORD.until(0)


def test_options_date_and_bag_are_written_when_there_is_something_to_say() -> None:
    setup = Setup.from_seed(CLASSIC, 3, 4, floor=True, open_scores=False)
    setup = replace(setup, seed=None)
    seats = (Seat(""), Seat("b"), Seat("c"))
    head = textwrap.dedent(
        f"""\
        [Game "Ra auction"]
        [Version "1"]
        [Seat1 ""]
        [Player1 "person"]
        [Seat2 "b"]
        [Player2 "person"]
        [Seat3 "c"]
        [Player3 "person"]
        [Edition "1999"]
        [Floor "yes"]
        [Scores "hidden"]
        [Suns1 "{" ".join(map(str, setup.suns[0]))}"]
        [Suns2 "{" ".join(map(str, setup.suns[1]))}"]
        [Suns3 "{" ".join(map(str, setup.suns[2]))}"]
        [Bag "{spell(setup.bag)}"]
        [Result "*"]
        """
    )
    record = Record(AUCTION, setup, seats)
    assert ra.write(record) == head
    assert ra.read(head) == record
    assert '[Floor "no"]' in ra.write(Record(AUCTION, Setup.from_seed(CLASSIC, 3, 4), seats))


def test_the_result_gives_each_seats_points_and_marks_the_winner() -> None:
    record = RandomAuction(SETUP.variant, 4, "even", False).record()
    outcome = record.position().outcome()
    assert outcome is not None
    points = {standing.seat: standing.points for standing in outcome.standings}
    marks = ["+" if seat == outcome.winner else "" for seat in (0, 1)]
    assert f'[Result "{points[0]}{marks[0]} {points[1]}{marks[1]}"]\n' in ra.write(record)


def test_a_line_an_auction_and_an_empty_line_between_epochs() -> None:
    bag = tuple(sorted(SETUP.bag, key=lambda tile: tile is not Tile.RA))
    record = Record(AUCTION, replace(SETUP, bag=bag, seed=None), SEATS)
    lines = ["d p p", "d b9 p", "d p p", "i p b8", "d p p", "d p p", "d", "", "d p p"]
    for token in " ".join(lines).split():
        action = AUCTION.read_action(token)
        assert action is not None
        record = record.plus(action)
    assert ra.write(record).split("\n\n", 1)[1].splitlines() == lines


def test_comments_stand_behind_the_action_they_belong_to() -> None:
    record = replace(RECORD, comments={0: "Start", 2: "a } b \\ c\nd", 4: "won"})
    text = ra.write(record)
    assert text.split("\n\n", 1)[1] == "{Start}\nd i {a \\} b \\\\ c\\nd} p b7 {won}\n"
    assert ra.read(text) == record


def test_a_comment_before_any_action_of_a_record_without_actions() -> None:
    record = replace(RECORD.until(0), comments={0: "Start"})
    assert ra.write(record).endswith('[Result "*"]\n\n{Start}\n\n')
    assert ra.read(ra.write(record)) == record


def test_further_tags_are_kept() -> None:
    record = replace(RECORD, tags={"Xmas": 'The "Cup"', "Round": "3\\4"})
    text = ra.write(record)
    assert '[Xmas "The \\"Cup\\""]\n[Round "3\\\\4"]\n[Result "*"]\n' in text
    assert ra.read(text) == record


@given(st.text(), st.text(), st.text(), st.text())
def test_names_dates_tags_and_comments_of_any_script(
    name: str, date: str, value: str, comment: str
) -> None:
    record = replace(
        RECORD,
        seats=(Seat(name), Seat("Бек", "adept")),
        date=date,
        tags={"Event": value},
        comments={3: comment} if comment else {},
    )
    again = ra.read(ra.write(record))
    assert again == record
    assert ra.from_link(ra.to_link(record)) == record


@given(random_auctions())
def test_record_to_text_and_back(game: RandomAuction) -> None:
    record = game.record()
    text = ra.write(record)
    assert ra.read(text) == record
    assert ra.write(ra.read(text)) == text


@given(random_auctions())
def test_every_beginning_of_a_game_reads_back(game: RandomAuction) -> None:
    record = game.record()
    for count in range(0, len(record.actions), 17):
        part = record.until(count)
        assert part.actions == record.actions[:count]
        assert ra.read(ra.write(part)) == part


def test_until_keeps_the_comments_up_to_there() -> None:
    record = replace(RECORD, comments={0: "a", 2: "b", 3: "c"})
    assert record.until(2).comments == {0: "a", 2: "b"}
    assert record.until(2).actions == RECORD.actions[:2]


def test_the_position_after_any_number_of_actions() -> None:
    assert RECORD.position(0) == RECORD.start() == State.start(SETUP)
    assert RECORD.position(2) == RECORD.until(2).position()
    assert RECORD.position() == RECORD.position(4)


def test_one_action_more() -> None:
    assert RECORD.until(3).plus(act.BID[7]) == RECORD


# Tolerant reading


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("\n", "\r\n"),
        "\ufeff" + TEXT,
        "\n\n  " + TEXT + "\n\n",
        TEXT.replace("\n", "\n\n"),
        TEXT.replace("\n", "\n   \t"),
        TEXT.replace("[", "[ ").replace('"]', '" ]'),
        TEXT.replace(' "', '\t\t"'),
        TEXT.replace('"]\n', '"]'),
        TEXT.replace('Game "', 'Game"'),
        TEXT.replace("d i p b7", "d\ni\n\np \t b7"),
        TEXT.replace("d i p b7", "; a comment\nd ; another {\ni;p b13\np b7 ; the end"),
        TEXT.replace("d i p b7", "d{}i{} p b7"),
        TEXT.replace('[Result "*"]\n', '; tags may be explained\n[Result "*"]\n'),
        TEXT.replace('[Result "*"]\n', ""),
        TEXT.replace('[Result "*"]', '[Result "rubbish"]'),
        TEXT.replace('[Version "1"]\n', ""),
        TEXT.replace('[Player1 "person"]\n', ""),
        TEXT.replace('[Player1 "person"]', '[Player1 " person "]'),
        TEXT.replace("computer adept", "computer  adept"),
        TEXT.replace('[Suns1 "9 6 5 2"]\n', ""),
        TEXT.replace('[Suns1 "9 6 5 2"]\n', "").replace('[Suns2 "8 7 4 3"]\n', ""),
        TEXT.replace("9 6 5 2", "2 5  6 9"),
        TEXT.replace('"5"', '" 5 "'),
        TEXT.replace('"5"', '"005"'),
        TEXT.replace('[Seed "5"]', f'[Seed "5"]\n[Bag "{spell(SETUP.bag)}"]'),
        TEXT.replace('[Edition "pharaoh"]', '[Edition "pharaoh"]\n[Floor "yes"]'),
        TEXT.replace('[Edition "pharaoh"]', '[Edition "pharaoh"]\n[Scores "open"]'),
        TEXT.replace('[Edition "pharaoh"]', '[Edition "pharaoh"]\n[Scores " open "]'),
        "\n".join(sorted(TEXT.split("\n\n")[0].splitlines())) + "\nd i p b7",
        TEXT.rstrip(),
    ],
)
def test_what_reading_tolerates(text: str) -> None:
    assert ra.read(text) == RECORD


def test_reading_keeps_a_comment_at_its_place() -> None:
    text = TEXT.replace("d i p b7", "{ before } d {one}{two} i { a\n  b } p b7{end}")
    assert ra.read(text).comments == {0: " before ", 1: "one\ntwo", 2: " a\n  b ", 4: "end"}


def test_line_ends_within_a_comment_are_the_same_everywhere() -> None:
    text = TEXT.replace("d i p", "d {one\ntwo} i p")
    assert ra.read(text.replace("\n", "\r\n")) == ra.read(text)


def test_a_comment_among_the_tags_belongs_to_the_start() -> None:
    assert ra.read(TEXT.replace("[Seed", "{here} [Seed")).comments == {0: "here"}


def test_letters_of_a_bag_may_stand_in_groups() -> None:
    letters = spell(SETUP.bag)
    grouped = " ".join(letters[at : at + 10] for at in range(0, 180, 10))
    text = TEXT.replace('[Seed "5"]', f'[Bag "{grouped}"]')
    assert ra.read(text) == replace(RECORD, setup=replace(SETUP, seed=None))


def test_backslashes_in_values() -> None:
    text = TEXT.replace("Anna", 'A\\"n\\\\n\\n\\r\\xa')
    assert ra.read(text).seats[0].name == 'A"n\\n\n\rxa'


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_the_editions_own_floor_need_not_be_told(edition: object) -> None:
    text = TEXT.replace("[Seed", '[Seat3 ""]\n[Seed').replace("pharaoh", edition.name)  # type: ignore[attr-defined]
    text = "\n".join(line for line in text.split("\n\n")[0].splitlines() if "Suns" not in line)
    floors = edition.floors  # type: ignore[attr-defined]
    assert ra.read(text).setup.variant.floor is floors[0]


# Mistakes

GAMES = ("Ra auction", "Ra hexagon")
BODY = TEXT.index("d i p")


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


MISTAKES = {
    "empty": ("", 1, 1, "", "game", GAMES),
    "only spaces": (" \n ", 1, 1, "", "game", GAMES),
    "rubbish": ("Hello, world!", 1, 1, "Hello,", "game", GAMES),
    "another game": (changed("Ra auction", "Chess"), 1, 8, "Chess", "game", GAMES),
    "no game": (changed('[Game "Ra auction"]\n', ""), 13, 1, "d", "game", GAMES),
    "another version": (changed('Version "1"', 'Version "2"'), 2, 11, "2", "version", ("1",)),
    "no name of a tag": (changed("[Date ", "[ "), 3, 1, "[", "tag", ()),
    "nothing in brackets": (changed('[Date "2026-11-27"]', "[]"), 3, 1, "[]", "tag", ()),
    "tag twice": (changed("[Seed", "[Date"), 11, 1, "[Date", "tag", ()),
    "no value": (changed('[Date "2026-11-27"]', "[Date]"), 3, 6, "]", "tag value", ()),
    "value without quotes": (changed('"2026-11-27"', "2026"), 3, 7, "2026]", "tag value", ()),
    "open quote": (changed('-27"', "-27"), 3, 8, "2026-11-27]", "quote end", ()),
    "open quote at the end": ('[Game "Ra', 1, 8, "Ra", "quote end", ()),
    "backslash at the end": ('[Game "Ra\\', 1, 8, "Ra\\", "quote end", ()),
    "open bracket": (changed('-27"]', '-27"'), 4, 1, "[Seat1", "tag end", ()),
    "words behind the value": (changed('-27"]', '-27" x]'), 3, 20, "x]", "tag end", ()),
    "open bracket at the end": ('[Game "Ra auction"', 1, 19, "", "tag end", ()),
    "tag behind actions": (TEXT + "[Event]", 15, 1, "[Event]", "action", ()),
    "open comment": (TEXT + " {so\nwhat", 15, 3, "so", "comment end", ()),
    "empty open comment": (TEXT + "{", 15, 2, "", "comment end", ()),
    "no seat": ('[Game "Ra auction"]\n\n', 1, 20, "", "seat", ()),
    "no first seat": (changed('[Seat1 "Anna"]\n', ""), 4, 11, "person", "seat", ()),
    "seat left out": (changed("[Seat2", "[Seat3"), 6, 9, "Bek", "seat", ()),
    "player without a seat": (changed("[Player2", "[Player7"), 7, 11, "computer adept", "seat", ()),
    "neither person nor computer": (
        changed('"person"', '"cat"'),
        5,
        11,
        "cat",
        "player",
        ("person",),
    ),
    "no player": (changed('"person"', '""'), 5, 11, "", "player", ("person",)),
    "computer without a level": (
        changed("computer adept", "computer"),
        7,
        11,
        "computer",
        "player",
        ("person",),
    ),
    "two levels": (changed("adept", "adept x"), 7, 11, "computer adept x", "player", ("person",)),
    "no edition": (
        changed('[Edition "pharaoh"]\n', ""),
        13,
        1,
        "d",
        "edition",
        ("pharaoh", "1999"),
    ),
    "another edition": (
        changed('"pharaoh"', '"2009"'),
        8,
        11,
        "2009",
        "edition",
        ("pharaoh", "1999"),
    ),
    "too few seats": (changed('"pharaoh"', '"1999"'), 6, 9, "Bek", "players", ("3", "4", "5")),
    "too many seats": (
        changed("[Seed", "".join(f'[Seat{n} ""]' for n in (3, 4, 5, 6)) + "[Seed"),
        11,
        39,
        "",
        "players",
        ("2", "3", "4", "5"),
    ),
    "no floor": (changed("[Seed", '[Floor "no"]\n[Seed'), 11, 9, "no", "yes or no", ("yes",)),
    "scores": (
        changed("[Seed", '[Scores "shut"]\n[Seed'),
        11,
        10,
        "shut",
        "scores",
        ("open", "hidden"),
    ),
    "no seed": (changed('[Seed "5"]\n', ""), 13, 1, "d", "seed or bag", ()),
    "seed of words": (changed('"5"', '"four"'), 11, 8, "four", "seed", ()),
    "seed below zero": (changed('"5"', '"-5"'), 11, 8, "-5", "seed", ()),
    "seed in other digits": (changed('"5"', '"٤"'), 11, 8, "٤", "seed", ()),
    "seed too large": (changed('"5"', f'"{2**63}"'), 11, 8, str(2**63), "seed", ()),
    "seed much too large": (changed('"5"', '"' + "9" * 5000 + '"'), 11, 8, "9" * 60, "seed", ()),
    "suns not of the seed": (changed("9 6 5 2", "8 7 4 3"), 9, 9, "8 7 4 3", "suns", ("9 6 5 2",)),
    "bag not of the seed": (
        changed("[Seed", f'[Bag "{LETTERS[0]}"]\n[Seed'),
        11,
        7,
        "R",
        "bag",
        (),
    ),
    "unknown token": (changed("d i p", "d z p"), 14, 3, "z", "action", ("d", "i")),
    "stray bracket": (changed("d i p", "d ] p"), 14, 3, "]", "action", ("d", "i")),
    "capital letter": (changed("d i p", "D i p"), 14, 1, "D", "action", ("d", "i")),
    "illegal action": (changed("d i p", "d p p"), 14, 3, "p", "legal action", ("d", "i")),
    "sun not held": (changed("b7", "b6"), 14, 7, "b6", "legal action", ("b8", "b7", "b4", "b3")),
    "god not held": (changed("d i p", "d g1 p"), 14, 3, "g1", "legal action", ("d", "i")),
    "a long token": (changed("d i p", "d " + "x" * 99), 14, 3, "x" * 60, "action", ("d", "i")),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_with_its_place(name: str) -> None:
    text, line, column, found, expected, options = MISTAKES[name]
    with pytest.raises(ReadError) as caught:
        ra.read(text)
    error = caught.value
    assert (error.line, error.column, error.found) == (line, column, found)
    assert (error.expected.key, error.options) == (expected, options)
    what = repr(found) if found else "the end"
    listed = f" ({', '.join(options)})" if options else ""
    assert str(error) == (
        f"line {line}, column {column}: found {what}, expected {EXPECTED[expected].words}{listed}"
    )


@pytest.mark.parametrize("name", MISTAKES)
def test_places_are_the_same_with_windows_line_ends_and_a_byte_order_mark(name: str) -> None:
    text, line, column, *_ = MISTAKES[name]
    with pytest.raises(ReadError) as caught:
        ra.read("\ufeff" + text.replace("\n", "\r\n"))
    assert (caught.value.line, caught.value.column) == (line, column)


def test_an_action_behind_the_end() -> None:
    text = ra.write(RandomAuction(SETUP.variant, 4, "even", False).record())
    with pytest.raises(ReadError) as caught:
        ra.read(text + " d")
    assert (caught.value.found, caught.value.expected.key) == ("d", "end")
    assert (caught.value.line, caught.value.column) == (text.count("\n") + 1, 2)
    with pytest.raises(ReadError) as caught:
        ra.read(text + "rubbish")
    assert (caught.value.found, caught.value.expected.key) == ("rubbish", "end")


@pytest.mark.parametrize(
    ("suns", "number", "options"),
    [
        (("9 6 5", "8 7 4 3"), 1, ("9 6 5 2", "8 7 4 3")),
        (("9 6 5 2 1", "8 7 4 3"), 1, ("9 6 5 2", "8 7 4 3")),
        (("9 6 5 2 x", "8 7 4 3"), 1, ("9 6 5 2", "8 7 4 3")),
        (("9 6 5 4", "8 7 3 2"), 1, ("9 6 5 2", "8 7 4 3")),
        (("9" * 5000, "8 7 4 3"), 1, ("9 6 5 2", "8 7 4 3")),
        (("٩ 6 5 2", "8 7 4 3"), 1, ("9 6 5 2", "8 7 4 3")),
        (("8 7 4 3", "8 7 4 3"), 2, ("9 6 5 2",)),
        (("9 6 5 2", ""), 2, ("8 7 4 3",)),
    ],
)
def test_suns_beside_a_bag(suns: tuple[str, str], number: int, options: tuple[str, ...]) -> None:
    text = changed('[Seed "5"]', f'[Bag "{spell(SETUP.bag)}"]')
    text = text.replace("9 6 5 2", "?").replace("8 7 4 3", suns[1]).replace("?", suns[0])
    with pytest.raises(ReadError) as caught:
        ra.read(text)
    assert (caught.value.line, caught.value.expected.key) == (8 + number, "suns")
    assert caught.value.options == options


def test_suns_beside_a_bag_may_not_be_left_out() -> None:
    text = changed('[Seed "5"]', f'[Bag "{spell(SETUP.bag)}"]').replace("[Suns2", "[Moons2")
    with pytest.raises(ReadError) as caught:
        ra.read(text)
    assert (caught.value.line, caught.value.found) == (14, "d")
    assert (caught.value.expected.key, caught.value.options) == ("suns", ("8 7 4 3",))


def test_suns_beside_a_bag_may_be_dealt_otherwise() -> None:
    text = changed('[Seed "5"]', f'[Bag "{spell(SETUP.bag)}"]').split("\n\n")[0]
    text = text.replace("9 6 5 2", "3 8 4 7", 1).replace("8 7 4 3", "9 6 5 2")
    assert ra.read(text).setup.suns == ((8, 7, 4, 3), (9, 6, 5, 2))


@pytest.mark.parametrize(
    "bag",
    [
        "",
        "R",
        spell(SETUP.bag)[1:],
        spell(SETUP.bag) + "R",
        spell(SETUP.bag)[1:] + "z",
        spell(SETUP.bag)[2:] + "RU",
        "R" * 180,
    ],
)
def test_a_bag_must_hold_the_180_tiles(bag: str) -> None:
    with pytest.raises(ReadError) as caught:
        ra.read(changed('[Seed "5"]', f'[Bag "{bag}"]'))
    assert (caught.value.expected.key, caught.value.line, caught.value.column) == ("bag", 11, 7)
    assert caught.value.found == bag[:60]


def test_a_bag_at_odds_with_the_seed() -> None:
    other = spell(Setup.from_seed(PHARAOH, 2, 6).bag)
    with pytest.raises(ReadError) as caught:
        ra.read(changed('[Seed "5"]', f'[Seed "5"]\n[Bag "{other}"]'))
    error = caught.value
    assert (error.line, error.column, error.found) == (12, 7, other[:60])
    assert (error.expected.key, error.options) == ("bag", (spell(SETUP.bag),))


def test_the_largest_seed() -> None:
    setup = Setup.from_seed(PHARAOH, 2, 2**63 - 1)
    record = Record(AUCTION, setup, SEATS)
    assert ra.read(ra.write(record)).setup == setup


def test_a_text_that_is_too_long() -> None:
    fits = TEXT + " " * (MAX_TEXT - len(TEXT))
    assert ra.read(fits) == RECORD
    with pytest.raises(ReadError) as caught:
        ra.read(fits + " ")
    assert (caught.value.expected.key, caught.value.found) == ("size", TEXT[:20])
    assert (caught.value.line, caught.value.column) == (1, 1)


def test_versions() -> None:
    assert VERSION == "1"


# Actions and tokens

TOKENS: dict[act.Action, str] = {
    act.DRAW: "d",
    act.INVOKE: "i",
    act.PASS: "p",
    act.STOP_GODS: "s",
    **{act.SpendGod(space): f"g{space + 1}" for space in range(8)},
    **{act.Bid(sun): f"b{sun}" for sun in range(1, 17)},
    act.Discard((Tile.ART,)): "xA",
    act.Discard((Tile.ART, Tile.ART)): "xAA",
    act.Discard((Tile.OBELISK, Tile.SHRINE)): "xOH",
}


@pytest.mark.parametrize(("action", "token"), TOKENS.items(), ids=list(TOKENS.values()))
def test_every_action_has_a_token(action: act.Action, token: str) -> None:
    assert AUCTION.write_action(action) == token
    assert AUCTION.read_action(token) == action


def test_the_tiles_of_a_discard_may_be_in_any_order() -> None:
    assert AUCTION.read_action("xHO") == act.Discard((Tile.OBELISK, Tile.SHRINE))


@pytest.mark.parametrize(
    "token",
    [
        "", " ", "D", "dd", "d1", "i1", "pp", "ss", "b", "b0", "b01", "b17", "b99", "b100", "b-1",
        "b٣", "b1x", "B3", "g", "g0", "g9", "g10", "g01", "x", "xZ", "xAz", "x1", "xA A", "y", "1",
        "a3", "c3", "h1", "wAC", "b 3", "b3 ", "b3\n",
    ],
)  # fmt: skip
def test_what_is_no_token(token: str) -> None:
    assert AUCTION.read_action(token) is None


def test_the_tags_a_set_up_may_be_written_with() -> None:
    assert AUCTION.setup_tags(3) == {
        "Edition", "Floor", "Scores", "Seed", "Bag", "Suns1", "Suns2", "Suns3", "Position",
    }  # fmt: skip
    assert AUCTION.name == "Ra auction"
    assert tuple(ra.GAMES) == GAMES
    assert ra.GAMES["Ra auction"] is AUCTION


@pytest.mark.parametrize(
    ("tags", "tag", "expected"),
    [
        ({}, "Edition", "edition"),
        ({"Edition": "1999"}, "Seat2", "players"),
        ({"Edition": "pharaoh"}, "Seed", "seed or bag"),
        ({"Edition": "pharaoh", "Seed": "x"}, "Seed", "seed"),
        ({"Edition": "pharaoh", "Seed": "5", "Suns2": "1"}, "Suns2", "suns"),
        ({"Edition": "pharaoh", "Seed": "5", "Bag": "R"}, "Bag", "bag"),
        ({"Edition": "pharaoh", "Bag": spell(SETUP.bag)}, "Suns1", "suns"),
        ({"Edition": "pharaoh", "Seed": "5", "Floor": "no"}, "Floor", "yes or no"),
        ({"Edition": "pharaoh", "Seed": "5", "Scores": "x"}, "Scores", "scores"),
    ],
)
def test_the_tag_at_fault_is_named(tags: dict[str, str], tag: str, expected: str) -> None:
    with pytest.raises(TagError) as caught:
        AUCTION.read_setup(tags, 2)
    assert (caught.value.tag, caught.value.expected.key) == (tag, expected)


# Nothing but ReadError


@given(st.text())
def test_any_text_is_refused_with_a_read_error(text: str) -> None:
    with pytest.raises(ReadError):
        ra.read(text)


@given(
    st.text(alphabet=st.sampled_from('[]{}";\\\n\r\ufeff dipbgsx0123456789AaSeatRGUPN')),
    st.sampled_from(["", TEXT, TEXT[:BODY]]),
)
def test_texts_of_the_letters_of_records(text: str, before: str) -> None:
    refused_or_read(before + text)


@given(random_auctions(), st.data())
def test_damaged_records_are_read_or_refused_with_a_read_error(
    game: RandomAuction, data: st.DataObject
) -> None:
    text = ra.write(game.record())
    for _ in range(4):
        start = data.draw(st.integers(0, len(text)))
        stop = start + data.draw(st.integers(0, 30))
        extra = data.draw(st.text(max_size=5) | st.sampled_from(TEXT.split()))
        refused_or_read(text[:start] + extra + text[stop:])


@given(
    st.dictionaries(
        st.sampled_from([line.split()[0][1:] for line in TEXT.splitlines() if "[" in line]),
        st.text(max_size=20) | st.sampled_from(["1999", "pharaoh", "yes", "12 6 2", "computer x"]),
        max_size=3,
    )
)
def test_damaged_tags(values: dict[str, str]) -> None:
    lines = TEXT.splitlines()
    for name, value in values.items():
        plain = value.replace("\\", "").replace('"', "").replace("\n", "")
        lines = [f'[{name} "{plain}"]' if line[1:].startswith(name) else line for line in lines]
    refused_or_read("\n".join(lines))


def refused_or_read(text: str) -> None:
    error = None
    try:
        record = ra.read(text)
    except ReadError as refusal:
        error = refusal
    if error is None:
        assert ra.read(ra.write(record)) == record
    else:
        assert 1 <= error.line <= text.count("\n") + 1
        assert error.column >= 1
        assert error.expected.key in EXPECTED


def test_writing_an_impossible_record_says_so() -> None:
    with pytest.raises(IllegalAction):
        ra.write(RECORD.plus(act.PASS))
