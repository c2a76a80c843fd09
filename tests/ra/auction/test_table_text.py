"""The table as `print` draws it: exact drawings, and that nothing is missing from any."""

from __future__ import annotations

from hypothesis import given

from ra.auction import CLASSIC, DRAW, PHARAOH, Discard, Phase, Setup, State, Variant
from ra.auction.table_text import WIDTH
from ra.auction.tiles import TILES, tally
from tests.ra.auction.tables import at
from tests.strategies import random_auctions
from tools.random_games.auction import RandomAuction


def drawn(state: State, lines: str) -> None:
    assert str(state).splitlines() == lines.strip("\n").splitlines()


def test_an_auction() -> None:
    state = State.start(Setup.from_seed(PHARAOH, players=3, seed=2))
    state.play("d i p b8")
    drawn(
        state,
        """
Ra, pharaoh edition: epoch 1 of 3, Ra tile 0 of 8, sun 1 in the centre
Track: 1 funeral, 2 -, 3 -, 4 -, 5 -, 6 -, 7 -, 8 -

  seat  points  suns up       suns down     tiles
  0     10      13 8 5 2      -             -
> 1     10      12 9 6 3      -             -
  2     10      11 10 7 4     -             -

Seat 1 invoked Ra; seat 2 passed, seat 0 bid 8.
Seat 1 is to bid.
179 tiles in the bag; possible: b12 b9 p
""",
    )
    assert repr(state) == ("<auction State: pharaoh edition, 3 players, epoch 1; seat 1 to bid>")
    assert str(state.table()) == str(state).rpartition("\n")[0]
    assert repr(state.table()).startswith("<auction Table: pharaoh edition, ")


def test_a_lot_being_settled() -> None:
    seats = {1: "14:8.5.2:1:P2N3ACIOYXTDEM", 3: "9:-:11.10.7.4:-"}
    auction = {"turn": "1d", "auction": "1d:p.13", "disasters": "qw"}
    state = at("1999:3", "2:3", seats=seats, centre=13, **auction)
    drawn(
        state,
        """
Ra, 1999 edition: epoch 2 of 3, Ra tile 3 of 8, sun 13 in the centre
Track: 1 -, 2 -, 3 -, 4 -, 5 -, 6 -, 7 -, 8 -

  seat  points  suns up       suns down     tiles
> 0     14      8 5 2         1             2 pharaoh, 3 nile, art,
                                            agriculture, religion, obelisk,
                                            pyramid, sphinx, statues,
                                            step pyramid, temple, fortress
  1     10      12 9 6 3      -             -
  2     9       -             11 10 7 4     -

Seat 0 drew Ra; seat 1 passed, seat 0 bid 13.
Seat 0 is to choose what to lose to earthquake, unrest.
0 tiles in the bag; possible: xOY xOX xOT xOD xOE xOM xYX xYT xYD xYE xYM xXT
                              xXD xXE xXM xTD xTE xTM xDE xDM xEM
""",
    )


def last_lines(state: State) -> list[str]:
    return str(state).rpartition("\n\n")[2].splitlines()


def test_the_words_for_every_phase() -> None:
    state = State.start(Setup.from_seed(CLASSIC, players=3, seed=1))
    assert last_lines(state) == [
        "Seat 2 is to take its turn.",
        "180 tiles in the bag; possible: d i",
    ]
    state.play("i")
    assert last_lines(state)[:2] == ["Seat 2 invoked Ra; no bid yet.", "Seat 0 is to bid."]
    state.play("p p")
    assert last_lines(state)[:2] == [
        "Seat 2 invoked Ra; seat 0 passed, seat 1 passed.",
        "Seat 2 is to bid, and can't pass.",
    ]
    god = at(track="GNNNNNNN", seats={1: "10:13.6.2:-:G"}, turn="1t", bag="=N")
    god.play("g2")
    assert last_lines(god)[0] == "Seat 1 is to take its turn."
    gods = at(track="GNNNNNNN", seats={1: "10:13.6.2:-:G2"}, turn="1t", bag="=N")
    gods.play("g2")
    assert last_lines(gods)[0] == "Seat 0 is to spend a further god or stop."
    full = at(track="NNNNNNNN", turn="1t", bag="=N")
    full.play("i")
    assert last_lines(full)[0] == "Seat 0 invoked Ra on a full track; no bid yet."


def test_the_end() -> None:
    state = RandomAuction(Variant(CLASSIC, 3, False), 3, "even", False).record().position()
    outcome = state.outcome()
    assert outcome is not None
    *_, words, bag = str(state).splitlines()
    assert words == f"The game is over: seat {outcome.winner} has won."
    assert bag.endswith(" tiles in the bag")
    assert ">" not in str(state)
    assert repr(state) == "<auction State: 1999 edition, 3 players, epoch 3; over>"


@given(random_auctions())
def test_every_tile_and_sun_is_drawn_in_lines_that_fit(game: RandomAuction) -> None:
    for number, (state, _) in enumerate(game.steps()):
        if number % 7 and state.phase is not Phase.DISCARD:
            continue
        table = str(state.table())
        assert max(map(len, str(state).splitlines())) <= WIDTH
        head, (track, seats, words) = table.partition("\n")[0], parts(table)
        assert f" {state.ra} of {state.variant.ra_needed}, sun {state.centre} in " in head
        assert tally_of(track, state) == tally(state.lot)
        assert [row[0] for row in seats] == [*map(str, state.points)]
        for seat, (_, up, down, tiles) in enumerate(seats):
            assert (up, down) == (written(state.up[seat]), written(state.down[seat]))
            assert tally_of(tiles, state) == state.tiles[seat]
        assert f"Seat {state.seat} is " in words
        assert str(state).count("possible: ") == 1


def written(suns: tuple[int, ...]) -> str:
    return " ".join(map(str, suns)) or "-"


def parts(table: str) -> tuple[str, list[tuple[str, str, str, str]], str]:
    """Track, the columns of each seat, and the words beneath, taken apart again."""
    head, seats, words = table.split("\n\n")
    rows: list[list[str]] = []
    for line in seats.splitlines()[1:]:
        if line[2] != " ":
            rows.append([line[8:16], line[16:30], line[30:44], line[44:]])
        else:
            rows[-1][3] += f" {line.strip()}"
    columns = [(a.strip(), b.strip(), c.strip(), d) for a, b, c, d in rows]
    track = " ".join(line.strip() for line in head.partition("Track: ")[2].splitlines())
    return " ".join(entry.partition(" ")[2] + "," for entry in track.split(", ")), columns, words


def tally_of(text: str, state: State) -> list[int]:
    """By Tile, how many an enumeration names."""
    names = state.variant.edition.tile_names
    kinds = {names[tile].replace("_", " "): tile for tile in TILES}
    counts = [0] * len(TILES)
    for entry in text.rstrip(",").split(", "):
        number, _, name = entry.partition(" ")
        many, what = (int(number), name) if number.isdigit() else (1, entry)
        if what != "-":
            counts[kinds[what]] += many
    return counts


def test_names_of_values_are_short() -> None:
    setup = Setup.from_seed(PHARAOH, players=2, seed=1)
    assert repr(PHARAOH) == "<Edition pharaoh>"
    assert len(repr(setup)) < 160
    assert (repr(DRAW), str(DRAW)) == ("Draw()", "d")
    assert str(Discard(())) == "x"
