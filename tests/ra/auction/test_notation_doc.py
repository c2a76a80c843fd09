"""docs/notation.md: its tables are complete, its examples are what the program reads and writes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ra
from ra.auction import AUCTION, CLASSIC, PHARAOH, Phase, Position, read_position, write_position
from ra.auction.soundness import PROBLEMS
from ra.auction.tiles import COUNTS, LETTERS, TILES
from ra.auction.view import write_view
from ra.reading import ReadError

PATH = Path(__file__).parents[3] / "docs" / "notation.md"
DOC = PATH.read_text("utf-8")


def blocks(kind: str) -> list[str]:
    """The fenced examples of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)


def column(table_head: str, number: int) -> list[str]:
    """One column of the table that begins with this line."""
    lines = DOC[DOC.index(table_head) :].splitlines()[2:]
    rows = lines[: next(at for at, line in enumerate(lines) if not line.startswith("|"))]
    return [row.split("|")[number].strip() for row in rows]


(RECORD_TEXT,) = blocks("record")
RECORD = ra.read(RECORD_TEXT)


def test_the_record_is_written_as_it_stands_there() -> None:
    assert ra.write(RECORD) == RECORD_TEXT


def test_the_error_is_the_one_that_stands_there() -> None:
    (error,) = blocks("error")
    line, place = (int(number) for number in re.findall(r"\d+", error)[:2])
    assert RECORD_TEXT.splitlines()[line - 1][place - 1 :].startswith("b11")
    with pytest.raises(ReadError) as caught:
        ra.read(RECORD_TEXT.replace("b11", "g2"))
    assert f"{caught.value}\n" == error


def test_the_positions_are_written_as_they_stand_there() -> None:
    first, second = blocks("position")
    for text in (first, second):
        assert write_position(read_position(text)) + "\n" == text
    state = RECORD.position(len(RECORD.actions) - 6)
    assert write_view(ra.auction.View.of(state)) + "\n" == first  # type: ignore[arg-type]
    table = read_position(second).table
    assert (table.phase, table.seat) == (Phase.DISCARD, 0)
    assert len(read_position(second).state().legal_actions()) == 3
    assert Position(table) == read_position(second)


def test_the_fields_are_those_of_the_first_position() -> None:
    first = blocks("position")[0].split()
    for told, field in zip(column("| field | here", 2), first, strict=True):
        assert field.startswith(told.strip("`").rstrip("…"))


def test_the_link_is_the_one_of_the_record() -> None:
    (link,) = blocks("link")
    assert ra.from_link(link) == RECORD
    # Another zlib may squeeze a little differently.
    assert abs(len(ra.to_link(RECORD)) - len(link.strip())) < 10


def test_the_table_of_letters_is_complete() -> None:
    head = "| letter | Pharaoh edition"
    told = {}
    for first in (1, 6):
        columns = [column(head, first + offset) for offset in range(4)]
        for letter, *names, count in zip(*columns, strict=True):
            if letter:
                told[letter.strip("`")] = (*names, count)
    assert told == {
        LETTERS[tile]: (
            PHARAOH.tile_names[tile].replace("_", " "),
            CLASSIC.tile_names[tile].replace("_", " "),
            str(COUNTS[tile]),
        )
        for tile in TILES
    }


def test_the_table_of_tags_is_complete() -> None:
    cells = column("| tag | value", 1)
    names = re.findall(r"`(\w+)`", " ".join(cells))
    known = AUCTION.setup_tags(2) | {"Game", "Version", "Date", "Result"}
    known |= {"Seat1", "Seat2", "Player1", "Player2"}
    assert set(names) == known


def test_the_table_of_actions_shows_a_token_of_every_kind() -> None:
    tokens = [cell.strip("`") for cell in column("| token | what", 1)]
    actions = [AUCTION.read_action(token) for token in tokens]
    assert None not in actions
    assert len({type(action) for action in actions}) == 7
    assert [AUCTION.write_action(action) for action in actions if action] == tokens


def test_everything_that_cannot_be_is_listed() -> None:
    part = DOC[DOC.index("### What can't be") : DOC.index("## The link")]
    assert re.findall(r"^- (.*)$", part, re.MULTILINE) == list(PROBLEMS.values())


def test_a_game_that_begins_at_a_position_is_written_as_it_stands_there() -> None:
    (begun,) = blocks("begun")
    assert ra.write(ra.read(begun)) == begun
    assert blocks("position")[0].strip() in begun
