"""The cross-table: everybody against everybody, and everything adds up."""

from __future__ import annotations

import pytest

from tests.tools.arena.counted import QUICK, counts
from tools.arena.auction import AuctionTable
from tools.arena.cross import MIXED, Cross
from tools.arena.hexagon import HexagonTable
from tools.arena.match import Match, Tallies, games, together


def played(match: Match) -> list[Tallies]:
    return list(games(match, processes=1))


def test_a_row_holds_its_names_wins_against_three_of_each_column() -> None:
    """And in each match somebody wins every game."""
    cross = Cross(QUICK[:2], QUICK[:3], 8, AuctionTable())
    for name in QUICK[:2]:
        row = cross.row(name, played)
        assert list(row) == [*QUICK[:3]] == cross.heads
        assert row[name] is None
        for column in set(QUICK[:3]) - {name}:
            total = together(played(Match((name, *[column] * 3), 8, AuctionTable())))
            assert counts(total[name]) == counts(row[column] or pytest.fail(column))
            assert sum(tally.wins for tally in total.values()) == 8
            assert total[name].seats * 3 == total[column].seats == 24


def test_it_has_mixed_tables_where_there_are_enough_names() -> None:
    columns = ("adept", "greedy", "random", "maxn", QUICK[1])
    cross = Cross(("adept",), columns, 8, AuctionTable())
    assert cross.heads == [*columns, MIXED]
    match = dict(cross.matches("adept"))[MIXED]
    assert match is not None
    assert set(match.drawn) == {"greedy", "random", "maxn", QUICK[1]}
    assert MIXED not in Cross(("adept",), columns[:4], 8, AuctionTable()).heads


def test_it_crosses_players_of_the_hexagon_game() -> None:
    names = ("novice", "random")
    cross = Cross(names, names, 4, HexagonTable())
    (novice, random) = (cross.row(name, played) for name in names)
    won, lost = novice["random"], random["novice"]
    assert won is not None
    assert lost is not None
    assert (won.wins, lost.wins) == (lost.seats - lost.wins - lost.drawn, won.seats - won.wins)


def test_of_nobody() -> None:
    with pytest.raises(ValueError, match="no player"):
        Cross(("adept",), ("nobody",), 1, AuctionTable())
