"""Matches: fair seats, games that can be repeated and looked at, figures that are right."""

from __future__ import annotations

from collections import Counter

import pytest

import ra
from tests.tools.arena.counted import QUICK, counted
from tools.arena.auction import AuctionTable
from tools.arena.hexagon import HexagonTable
from tools.arena.match import Match, play, tallied
from tools.arena.table import Table

TABLES = {
    "auction": Match(("greedy", "random", "adept"), 8, AuctionTable(3, simulations=1)),
    "hexagon": Match(("novice", "random"), 8, HexagonTable()),
}


@pytest.mark.parametrize("game", TABLES)
def test_the_same_seed_gives_the_same_games_on_any_number_of_processes(game: str) -> None:
    match = TABLES[game]
    told = counted(match)
    assert len(told) == 8
    assert told == counted(match, processes=2)
    assert told != counted(Match(match.names, match.games, match.table, seed=2))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_round_everybody_sits_everywhere_once(players: int) -> None:
    names = (*QUICK, "random")[:players]
    match = Match(names, 0, AuctionTable(players))
    for first in range(0, 5 * players, players):
        sat = Counter(
            (name, seat)
            for game in range(first, first + players)
            for seat, name in enumerate(match.seated(game))
        )
        assert sat == Counter({(name, seat): 1 for name in names for seat in range(players)})


def test_neighbours_change() -> None:
    match = Match(QUICK, 0, AuctionTable())
    left: Counter[str] = Counter()
    for game in range(0, 480, 4):
        order = match.seated(game)
        left[order[(order.index(QUICK[0]) + 1) % 4]] += 1
    assert set(left) == set(QUICK[1:])
    assert min(left.values()) > 20


@pytest.mark.parametrize(
    ("first", "others", "table"),
    [
        ("adept", ("greedy", "random", "maxn", *QUICK[1:3]), AuctionTable(4)),
        ("master", ("novice", "apprentice", "adept", "random", "plain"), HexagonTable()),
    ],
)
def test_the_other_seats_are_drawn_of_all_and_nobody_twice(
    first: str, others: tuple[str, ...], table: Table
) -> None:
    match = Match((first,), 0, table, drawn=others)
    met: Counter[str] = Counter()
    for game in range(100 * table.players):
        order = match.seated(game)
        assert len(set(order)) == table.players
        assert order.count(first) == 1
        met.update(order)
    par = 100 * table.players * (table.players - 1) / len(others)
    assert all(0.6 * par < met[name] < 1.4 * par for name in others)


@pytest.mark.parametrize(
    ("names", "table", "drawn"),
    [
        (("greedy",) * 3, AuctionTable(4), ()),
        (("greedy",) * 3, AuctionTable(2), ()),
        (("greedy",), AuctionTable(4), ("random", "adept")),
        (("greedy", "nobody"), AuctionTable(2), ()),
        (("greedy",), AuctionTable(2), ("nobody",)),
        (("adept", "greedy"), HexagonTable(), ()),
        (("adept", "novice", "random"), HexagonTable(), ()),
    ],
)
def test_a_match_that_cant_be(names: tuple[str, ...], table: Table, drawn: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"seats|no player"):
        Match(names, 1, table, drawn=drawn)


@pytest.mark.parametrize(
    ("match", "numbers"),
    [
        (Match(QUICK, 8, AuctionTable(edition="1999")), (0, 5)),
        (Match(("apprentice:nodes=100", "novice"), 2, HexagonTable()), (0, 1)),
        (Match(("apprentice:nodes=100", "novice"), 2, HexagonTable(whole=True)), (0, 1)),
    ],
    ids=("auction", "hexagon", "hexagon match"),
)
def test_a_game_can_be_looked_at_and_ended_as_was_counted(
    match: Match, numbers: tuple[int, int]
) -> None:
    for number in numbers:
        record = play(match, number).record
        written = ra.read(ra.write(record))
        names = [seat.name.split()[0] for seat in written.seats]
        assert names == match.seated(number)
        outcome = written.position().outcome()
        assert outcome is not None
        tallies = tallied(match, number)
        for standing in outcome.standings:
            tally = tallies[names[standing.seat]]
            assert (tally.places, tally.points) == (standing.place, standing.points)
            assert tally.wins == (outcome.winner == standing.seat)
        _, opening = match.table.opening(match.seed, number)
        choices = sum(len(tally.times) for tally in tallies.values())
        assert choices == len(record.actions) - len(opening)
