"""Games that begin at a position, and positions in texts as people pass them on."""

from __future__ import annotations

import html
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ra.hexagon
from ra.auction import Position, State, Tile, Unsound, read_position, write_position
from ra.auction.midgame import Midgame
from ra.found import NotFound, find
from ra.game import Seat
from ra.games import GAMES, from_link, read, read_replay, text_of_link, to_link, write
from ra.reading import ReadError
from ra.record import Record
from tests.strategies import random_auctions, random_matches
from tools.random_games import RandomGame

SEATS = tuple(map(Seat, ("Anna", "Bek", "Cleo", "Dan", "Eve")))
BID = (
    "pharaoh:3 1:1 qCGGYUO. 1 10:11.10.7.4:-:-/10:13.8.5.2:-:-/10:12.9.6.3:-:- 2b 3d:11 - "
    "~R29G6U4P25N25F12A5C4I5S5W5O4Y4X5T5D5E5M5H5p2n2w4q"
)
DISASTER = (
    "pharaoh:4 2:3 ........ 2 14:13.6:1:PN2ACI/9:12.7.3:-:G/21:11.8.4:-:P2O/6:10.9.5:-:- "
    "1d 1i:p.p.p.2 w -"
)
MATCH = "standard:match 1:1 0-0 1f2.2f5.1g6.2g8.2i5.1i7 2e7.1e9.3i11 2"
TOLD = BID.rpartition(" ")[0] + " =EANNDDAAFFC"
"""With a bag that mail programs could take for signs of their own."""
LINES = (BID, DISASTER, MATCH, TOLD)


def line_of(state: Any) -> str:
    """The position of a state, with the order of its bag."""
    if isinstance(state, State):
        return write_position(Position.of(state))
    return ra.hexagon.write_position(state)


def tags(line: str, seats: int, *more: str) -> str:
    """A record that begins at a position."""
    game = "Ra hexagon" if ":match" in line or ":game" in line else "Ra auction"
    names = (f'[Seat{number} "{SEATS[number - 1].name}"]' for number in range(1, seats + 1))
    return "\n".join([f'[Game "{game}"]', *names, f'[Position "{line}"]', *more])


@given(st.one_of(random_auctions(), random_matches()), st.integers(min_value=0))
def test_a_game_goes_on_from_each_of_its_positions(game: RandomGame[Any, Any], at: int) -> None:
    """As it went on in truth, event by event, to the same end; through text and link."""
    whole = game.record(SEATS[: game.players])
    count = at % (len(whole.actions) + 1)
    state = whole.position(count)
    setup, seats = whole.game.begin_at(line_of(state), 0)
    assert seats == game.players
    rest = Record(whole.game, setup, whole.seats)
    begun = rest.start()
    assert line_of(begun) == line_of(state)
    actions: list[Any] = []
    for action in whole.actions[count:]:
        told = begun.apply(action)
        if told != state.apply(action):  # a repetition counts from where the match began
            break
        actions.append(action)
    text = write(Record(whole.game, setup, whole.seats, tuple(actions), "2026-11-29"))
    assert write(read(text)) == text
    assert write(from_link(to_link(read(text)))) == text


def test_the_order_of_the_bag_is_drawn_from_the_seed() -> None:
    """The same on every machine, from the tiles that the position tells."""
    first, again, other = (Midgame(read_position(BID), seed).state().undrawn for seed in (7, 7, 8))
    assert first == again != other
    assert sorted(first) == sorted(other)
    assert "".join(tile.name[0] for tile in first[:8]) == "NAGAAFWR"


def test_all_that_is_not_on_the_table_may_be_in_a_bag_that_nothing_is_told_of() -> None:
    position = read_position(DISASTER)
    assert not Midgame(position).state().undrawn
    undrawn = Midgame(position, 1).state().undrawn
    assert [undrawn.count(tile) for tile in Tile] == position.table.hidden()


def test_an_order_is_not_drawn_without_a_seed() -> None:
    with pytest.raises(ValueError, match="no seed"):
        Midgame(read_position(BID))


@pytest.mark.parametrize("count", [0, 2, 5])
def test_what_is_hidden_is_not_in_the_copy_to_look_at(count: int) -> None:
    replay = read_replay(tags(BID, 3, '[Seed "5"]') + "\n\nb13 p d d d d").until(count)
    shown = replay.concealed()
    again = read_replay(shown.text())
    assert line_of(again.state()).rpartition(" ")[0] == line_of(replay.state()).rpartition(" ")[0]
    ending, shown_ending = replay.state(), again.state()
    assert isinstance(ending, State)
    assert isinstance(shown_ending, State)
    assert list(shown_ending.undrawn) == sorted(ending.undrawn)
    assert "Seed" not in shown.text()


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "key"),
    [
        (tags(BID.replace("3d:11", "3x"), 3), 5, 89, "3x", "auction"),
        (tags(MATCH.replace("1:1", "0:1"), 2), 4, 27, "0:1", "game number"),
        (tags(BID, 2), 3, 9, "Bek", "players"),
        (tags(BID, 3, '[Edition "1999"]'), 6, 11, "1999", "in position"),
        (tags(BID, 3, '[Suns2 "13"]'), 6, 9, "13", "in position"),
        (tags(BID, 3, '[Seed "x"]'), 6, 8, "x", "seed"),
        (tags(BID, 3) + "\nb13", 6, 1, "b13", "seed"),
        (tags(MATCH, 2, '[Start "2"]'), 5, 9, "2", "in position"),
        (tags(BID.rpartition(" ")[0] + " =NNN", 3, '[Seed "1"]'), 6, 8, "1", "in position"),
    ],
)
def test_what_is_wrong_is_told_at_its_place(
    text: str, line: int, column: int, found: str, key: str
) -> None:
    with pytest.raises(ReadError) as caught:
        read(text)
    error = caught.value
    assert (error.line, error.column, error.found) == (line, column, found)
    assert error.expected.key == key


@pytest.mark.parametrize(
    "text", [tags(BID.replace("13.8", "13.9"), 3), BID.replace("13.8", "13.9")]
)
def test_an_impossible_position_says_why(text: str) -> None:
    with pytest.raises(ReadError, match="are not those of this game") as caught:
        find(text, read, text_of_link, GAMES)
    assert caught.value.expected.key == "sound"
    assert isinstance(caught.value.reason, Unsound)


WAYS: dict[str, Callable[[str], str]] = {
    "alone": str,
    "in a sentence": lambda line: f"What would you do here: {line}? I'd pass.",
    "at the end of a sentence": lambda line: f"Look at {line}.",
    "on a line of its own": lambda line: f"Hi,\n\n{line}\n\nyours, Anna",
    "in curly quotes": lambda line: f"see “{line}”!",
    "in backticks": lambda line: f"`{line}`",
    "in an attribute": lambda line: f'<ra-board position="{line}" caption="x"></ra-board>',
    "HTML": lambda line: f"<p>{html.escape(line)}<br>",
    "quoted": lambda line: f"> {line}",
    "wrapped and quoted": lambda line: "> " + line.replace(" ", "\n> "),
    "wrapped by =": lambda line: line.replace("=", "=3D").replace(" ", "=\n "),
    "as an address": lambda line: f"https://ra.example/#position={quote(line)}",
    "no-break spaces": lambda line: line.replace(" ", "\u00a0"),
    "tabs": lambda line: line.replace(" ", "\t"),
    "zero-width": lambda line: "\u200b".join(line),
    "capital": lambda line: line[:1].upper() + line[1:],
    "Cyrillic": lambda line: line.translate(str.maketrans("aec", "аес")),
    "dashes": lambda line: line.replace("-", "–"),
    "code fence": lambda line: f"```\n{line}\n```",
    "string of a program": lambda line: f'{{"position": "{line}", "at": 3}}',
    "bullet": lambda line: f"- {line}",
    "in French": lambda line: f"« {line} » : que faire ?",
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("line", LINES)
def test_a_position_in_any_text_is_found(line: str, way: str) -> None:
    found = find(WAYS[way](line), read, text_of_link, GAMES, seed=3).game
    setup, seats = found.game.begin_at(line, 3)
    assert (found.setup, found.actions) == (setup, ())
    assert found.seats == (Seat(""),) * seats


@pytest.mark.parametrize("line", LINES)
def test_a_broken_position_is_never_another(line: str) -> None:
    """With a field left out, a sign changed: it is refused, or is what the reader makes of it."""
    fields = line.split(" ")
    for at in range(len(fields)):
        with pytest.raises(NotFound):
            find(" ".join(fields[:at] + fields[at + 1 :]), read, text_of_link, GAMES)
    chance = random.Random(1)
    for _ in range(200):
        at = chance.randrange(len(line))
        spoilt = line[:at] + chance.choice("qZ9?x. ") + line[at + 1 :]
        try:
            found = find(spoilt, read, text_of_link, GAMES).game
        except NotFound:
            continue
        assert found.setup == found.game.begin_at(spoilt.rstrip(".:?"), 0)[0]


@pytest.mark.parametrize("prefix", ["", "> "])
@pytest.mark.parametrize("bag", ["counted", "in order"])
def test_a_position_broken_within_its_bag_is_never_another(bag: str, prefix: str) -> None:
    """As mail programs and terminals break lines, whatever they consist of."""
    line = BID if bag == "counted" else line_of(Midgame(read_position(BID), 1).state())
    for width in range(60, len(line), 3):
        pieces = [prefix + line[at : at + width] for at in range(0, len(line), width)]
        try:
            found = find("\n".join(pieces), read, text_of_link, GAMES)
        except NotFound:
            continue
        assert found.game.setup == found.game.game.begin_at(line, 0)[0], width


def test_what_is_no_position_is_not_taken_for_one() -> None:
    for text in ("We played pharaoh:3 today", "the standard:game, then", "1999:4 players"):
        with pytest.raises(NotFound) as caught:
            find(text, read, text_of_link, GAMES)
        assert caught.value.expected.key == "game"
