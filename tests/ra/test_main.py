"""`python -m ra FILE`: moves and score sheets, or the error and exit status 2."""

from __future__ import annotations

import sys
from dataclasses import replace
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

import ra
from ra.__main__ import main, told
from ra.auction import AUCTION, CLASSIC, PHARAOH, Tile, story
from ra.auction import events as ev
from ra.auction.events import Cause
from tests.ra.auction.test_pinned import GAMES, RECORDS
from tests.ra.test_record import RECORD

NAMES = ("Anna", "Bek", "Cleo", "Dov")


@pytest.mark.parametrize("name", ["1999-3", "pharaoh-5-hidden"])
def test_a_record_is_told_line_by_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(RECORDS / f"{name}.txt")]) == 0
    out, err = capsys.readouterr()
    assert out == (RECORDS / f"{name}.told").read_text("utf-8")
    assert err == ""


def test_a_game_that_is_not_over_is_told_as_far_as_it_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(ra.write(RECORD), "utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == (
        "Anna draws nile.\n"
        "Bek invokes Ra.\n"
        "  Anna passes.\n"
        "  Bek bids 7.\n"
        "  Bek gets nile for 7, and the 1.\n"
    )


def test_comments_are_told_at_their_places() -> None:
    record = replace(RECORD, comments={0: "Spring", 1: "a good tile", 4: "won"})
    assert list(told(record)) == [
        "Spring",
        "Anna draws nile.",
        "    a good tile",
        "Bek invokes Ra.",
        "  Anna passes.",
        "  Bek bids 7.",
        "  Bek gets nile for 7, and the 1.",
        "    won",
    ]


def refused(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main([str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}: ")
    return err.removeprefix(f"{path}: ")


def test_a_file_with_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(ra.write(RECORD).replace("d i p", "d z p"), "utf-8")
    assert refused(path, capsys) == ("line 14, column 3: found 'z', expected an action (d, i)\n")


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "No such file" in refused(tmp_path / "none.txt", capsys)


def test_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(tmp_path, capsys)


def test_a_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xff")
    assert refused(path, capsys)


def test_without_a_file_the_usage_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([])
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith("usage: python -m ra [-h] file\n")


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    out = capsys.readouterr().out
    assert "\nPrint a recorded game in plain English.\n" in out
    assert "  a record, as docs/notation.md describes it\n" in out


def test_names_in_letters_that_the_terminal_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    record = replace(RECORD, seats=(ra.Seat("Анна"), ra.Seat("Bek", "adept")))
    path.write_text(ra.write(record), "utf-8")
    terminal = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(terminal, encoding="ascii"))
    assert main([str(path)]) == 0
    sys.stdout.flush()
    assert terminal.getvalue().startswith(b"\\u0410\\u043d\\u043d\\u0430 draws nile.")


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (ev.TileDrawn(0, Tile.STEP_PYRAMID, 3), ["Anna draws step pyramid."]),
        (ev.TileDrawn(1, Tile.WAR, 3), ["Bek draws war."]),
        (ev.RaDrawn(2, 4), ["Cleo draws Ra, number 4 of this epoch."]),
        (ev.RaInvoked(3), ["Dov invokes Ra."]),
        (ev.AuctionOpened(3, Cause.INVOKED), []),
        (ev.BidMade(1, 12), ["  Bek bids 12."]),
        (ev.Passed(1), ["  Bek passes."]),
        (ev.AuctionWon(0, (), 6, 1), ["  Anna gets nothing for 6, and the 1."]),
        (
            ev.AuctionWon(0, (Tile.GOD, Tile.MORTUARY), 6, 1),
            ["  Anna gets god, mortuary for 6, and the 1."],
        ),
        (ev.AuctionUnsold(()), ["  Nobody bids; the lot stays."]),
        (
            ev.AuctionUnsold((Tile.GOLD, Tile.SHRINE)),
            ["  Nobody bids; gold, shrine left the game."],
        ),
        (ev.GodSpent(2, Tile.GOLD, 1), ["Cleo spends a god and takes gold."]),
        (ev.TilesLost(2, Tile.WAR, ()), ["  war: Cleo loses nothing."]),
        (
            ev.TilesLost(2, Tile.EARTHQUAKE, (Tile.SHRINE, Tile.SPHINX)),
            ["  earthquake: Cleo loses shrine, sphinx."],
        ),
        (ev.EpochBegan(2, 1), ["Epoch 2. Bek starts."]),
    ],
)
def test_events_in_words(event: ev.Event, lines: list[str]) -> None:
    assert list(story.tell(event, NAMES, PHARAOH)) == lines


def test_an_edition_has_its_own_words() -> None:
    (line,) = story.tell(ev.TilesLost(2, Tile.WAR, (Tile.ART,)), NAMES, CLASSIC)
    assert line == "  unrest: Cleo loses art."
    (line,) = AUCTION.tell(ev.TileDrawn(0, Tile.SHRINE, 0), GAMES["1999-3"].setup, NAMES)
    assert line == "Anna draws palace."


def test_columns_are_as_wide_as_the_longest_name() -> None:
    names = ("A", "Maximilian Maria")
    record = GAMES["pharaoh-2"].record()
    lines = list(told(replace(record, seats=tuple(ra.Seat(name) for name in names))))
    head = lines.index("")
    assert lines[head + 1] == "Epoch 1       " + "A".rjust(17) + "Maximilian Maria".rjust(17)
    assert lines[head + 2] == "before        " + "10".rjust(17) * 2
    assert {len(line) for line in lines[head + 1 : head + 9]} == {48}


def test_columns_of_short_names_leave_room_for_points() -> None:
    record = GAMES["pharaoh-2"].record()
    lines = list(told(replace(record, seats=(ra.Seat("A"), ra.Seat("B")))))
    head = lines.index("")
    assert lines[head + 1] == "Epoch 1               A        B"
    assert lines[head + 2] == "before               10       10"
