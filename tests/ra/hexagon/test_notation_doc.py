"""What docs/notation.md says of the hexagon game is what the program reads and writes."""

from __future__ import annotations

import re

import ra
from ra.hexagon import (
    DIRECTIONS,
    HEXAGON,
    STANDARD,
    State,
    cell_name,
    cell_of,
    read_position,
    read_view,
    write_position,
    write_view,
)
from tests.ra.auction.test_notation_doc import blocks, column

(TEXT,) = blocks("hexagon-record")
RECORD = ra.read(TEXT)


def bare(cells: list[str]) -> list[str]:
    return [cell.strip("`") for cell in cells]


def fifth() -> State:
    state = RECORD.position(9)
    assert isinstance(state, State)
    return state


def test_the_record_is_written_as_it_stands_there() -> None:
    assert ra.write(RECORD) == TEXT
    assert ra.from_link(ra.to_link(RECORD)) == RECORD


def test_the_lines_are_those_of_the_record() -> None:
    (placement,), (view,) = blocks("hexagon-position"), blocks("hexagon-view")
    assert write_position(fifth()) + "\n" == placement
    assert write_view(fifth()) + "\n" == view
    assert read_view(view) == fifth()
    assert read_position(placement).placement == fifth().placement


def test_the_fields_are_those_of_the_position() -> None:
    fields = blocks("hexagon-position")[0].split()
    for told, field in zip(column("| field of a match", 2), fields, strict=True):
        assert field.startswith(told.strip("`").rstrip("…"))


def test_the_table_of_tags_is_complete() -> None:
    assert set(bare(column("| tag of a match", 1))) == HEXAGON.setup_tags(2)
    defaults = dict(zip(*(bare(column("| tag of a match", at)) for at in (1, 3)), strict=True))
    written = HEXAGON.write_setup(HEXAGON.read_setup({}, 2))
    assert written == {tag: word for tag, word in defaults.items() if tag != "Position"}


def test_the_tokens_of_the_table_stand_in_the_record() -> None:
    tokens = bare(column("| token of a move", 1))
    assert set(tokens) <= set(TEXT.split())
    marks = {re.sub("[a-m0-9]", "", token) for token in tokens}
    assert marks == {"-", "x", "-#"}
    assert {int(token[0]) for token in tokens if token[0].isdigit()} == {2, 3}


def test_the_steps_of_the_table_are_the_six_directions() -> None:
    middle = cell_of("g7")
    assert middle is not None
    steps = [cell_name(middle + step) for step in DIRECTIONS]
    assert bare(column("| a step to the", 4)) == steps


def test_the_ra_are_where_the_page_says() -> None:
    assert [cell_name(cell) for cell in STANDARD.ra] == ["g4", "g10"]
