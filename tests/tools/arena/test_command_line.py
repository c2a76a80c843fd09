"""What the arena's command line asks for is what is played and printed."""

from __future__ import annotations

import pytest

import ra
from ra.auction import AUCTION
from ra.hexagon import HEXAGON
from tools.arena.__main__ import line_up, main, until_sure
from tools.arena.auction import AuctionTable
from tools.arena.match import Match
from tools.arena.rates import Sequential


def printed(capsys: pytest.CaptureFixture[str], words: str) -> list[str]:
    main(f"{words} --processes 1".split())
    return capsys.readouterr().out.splitlines()


def test_a_number_before_a_name_repeats_it() -> None:
    assert line_up(["adept", "vs", "3", "greedy"]) == ("adept", "greedy", "greedy", "greedy")
    assert line_up(["2", "adept", "greedy"]) == ("adept", "adept", "greedy")


def test_a_match_of_the_auction_game(capsys: pytest.CaptureFixture[str]) -> None:
    games, *_, greedy, random = printed(capsys, "greedy 2 random --games 6 --edition 1999")
    assert games == "6 games"
    assert greedy.startswith("| greedy | 100.0% |")
    assert random.startswith("| random | 0.0% |")


def test_a_match_of_the_hexagon_game(capsys: pytest.CaptureFixture[str]) -> None:
    games, *_, novice, random = printed(capsys, "--game hexagon novice vs random --games 4")
    assert games == "4 games"
    assert novice.startswith("| novice | 100.0% |")
    assert random.startswith("| random | 0.0% |")


def test_a_cross_table(capsys: pytest.CaptureFixture[str]) -> None:
    table = printed(capsys, "--cross greedy random --games 4 --players 2")
    assert table[0] == "| wins, % | greedy | random |"
    assert table[2] == "| greedy | – | 100 (51–100) |"


def test_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    for game, words in {
        AUCTION: "greedy vs 2 random --record 3",
        HEXAGON: "novice random --record 3 --game hexagon --board leaflet",
    }.items():
        record = ra.read("\n".join(printed(capsys, words)))
        assert record.game is game
        assert record.position().outcome() is not None


def test_time_ends_a_match_after_a_whole_round(capsys: pytest.CaptureFixture[str]) -> None:
    games, *_ = printed(capsys, "greedy 2 random --games 60 --seconds 0")
    assert games == "3 games"


def test_a_sequential_match_stops_early(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(("greedy", "random", "random", "random"), 200, AuctionTable())
    tallies, high = until_sure(match, Sequential(0.25, 0.5), processes=1)
    assert high is True
    assert 3 <= tallies["greedy"].seats < 20
    few = Match(match.names, 2, match.table)
    tallies, high = until_sure(few, Sequential(0.25, 0.5), processes=1)
    assert high is None
    assert tallies["greedy"].seats == 2
    said = printed(capsys, "greedy 3 random --sequential 0.25 0.5")[-1]
    assert said.startswith("greedy after 5 games: rather 50%")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("greedy nobody", "no player 'nobody'"),
        ("greedy random --edition 1999", "no game for 2"),
        ("greedy random --sequential 0.5 0.4", "not two rates"),
        ("greedy --against random", "--cross"),
        ("greedy --drawn random", "2 players for 4 seats"),
        ("novice random --board leaflet", "unrecognized arguments: --board leaflet"),
        ("novice random --game hexagon --players 2", "unrecognized arguments: --players 2"),
        ("novice greedy --game hexagon", "no player 'greedy'"),
        ("novice random --game chess", "invalid choice: 'chess'"),
    ],
)
def test_a_command_line_that_cant_be(
    words: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words.split())
    assert why in capsys.readouterr().err
