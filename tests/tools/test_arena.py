"""The arena: fair seats, games that can be repeated, figures that are right."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

import ra
from ra.auction import State
from ra.auction.actions import DRAW
from ra.auction.bots.adept import Adept
from ra.auction.bots.greedy import GreedyBot
from tools.arena import report
from tools.arena.__main__ import line_up, main, until_sure
from tools.arena.cross import MIXED, Cross
from tools.arena.figures import Sequential, interval
from tools.arena.match import Match, Table, games, play, record, together
from tools.arena.tally import Tally
from tools.pool import POOL, player

QUICK = ("greedy", "greedy:late=0.5", "greedy:fear=2", "greedy:invoke=0.8")


def counts(tally: Tally) -> tuple[int, ...]:
    """All of it but the times, which no clock repeats."""
    return (
        tally.seats,
        tally.wins,
        tally.places,
        tally.points,
        tally.winning_points,
        tally.suns_left,
    )


def told(match: Match, processes: int = 1) -> list[dict[str, tuple[int, ...]]]:
    return [
        {name: counts(tally) for name, tally in tallies.items()}
        for tallies in games(match, processes)
    ]


# Games


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    match = Match(("greedy", "random", "adept"), 12, Table(3, simulations=1))
    assert told(match) == told(match, processes=2)
    again = Match(match.names, match.games, match.table, seed=2)
    assert told(match) != told(again)


def test_every_game_is_another_deal() -> None:
    match = Match(QUICK, 20)
    bags = {match.table.setup(match.deal(game)).bag for game in range(20)}
    assert len(bags) == 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_round_everybody_sits_everywhere_once(players: int) -> None:
    names = (*QUICK, "random")[:players]
    match = Match(names, 0, Table(players))
    for first in range(0, 5 * players, players):
        sat = Counter(
            (name, seat)
            for game in range(first, first + players)
            for seat, name in enumerate(match.seated(game))
        )
        assert sat == Counter({(name, seat): 1 for name in names for seat in range(players)})


def test_neighbours_change() -> None:
    match = Match(QUICK, 0)
    left: Counter[str] = Counter()
    for game in range(0, 480, 4):
        order = match.seated(game)
        left[order[(order.index(QUICK[0]) + 1) % 4]] += 1
    assert set(left) == set(QUICK[1:])
    assert min(left.values()) > 20


def test_the_other_seats_are_drawn_of_all_and_nobody_twice() -> None:
    others = ("greedy", "random", "maxn", "greedy:fear=2", "greedy:late=0.5")
    match = Match(("adept",), 0, Table(4), drawn=others)
    met: Counter[str] = Counter()
    for game in range(0, 400, 4):
        order = match.seated(game)
        assert len(set(order)) == 4
        assert "adept" in order
        met.update(order)
    assert all(40 < met[name] < 80 for name in others)


@pytest.mark.parametrize(
    ("names", "table", "drawn"),
    [
        (("greedy",) * 3, Table(4), ()),
        (("greedy",) * 3, Table(2), ()),
        (("greedy",), Table(4), ("random", "adept")),
        (("greedy", "nobody"), Table(2), ()),
        (("greedy",), Table(2), ("nobody",)),
    ],
)
def test_a_match_that_cant_be(names: tuple[str, ...], table: Table, drawn: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"seats|no player"):
        Match(names, 1, table, drawn=drawn)


def test_no_such_table() -> None:
    with pytest.raises(ValueError, match="no game for 2"):
        Table(2, "1999")


def test_options_of_the_table_reach_the_game() -> None:
    variant = Table(3, "1999", floor=True, hidden=True).setup(1).variant
    assert (variant.players, variant.floor, variant.open_scores) == (3, True, False)
    assert variant.edition.name == "1999"
    assert Table().setup(1).variant.open_scores


def test_a_game_has_one_winner_and_all_places() -> None:
    tallies = play(Match(QUICK, 1), 0)
    assert sorted(tally.places for tally in tallies.values()) == [1, 2, 3, 4]
    winner = next(tally for tally in tallies.values() if tally.wins)
    assert winner.points == winner.winning_points == max(t.points for t in tallies.values())
    assert all(len(tally.times) > 10 for tally in tallies.values())


def test_a_game_can_be_looked_at() -> None:
    match = Match(QUICK, 8, Table(edition="1999"))
    for game in (0, 5):
        written = ra.read(ra.write(record(match, game)))
        assert [seat.name.split()[0] for seat in written.seats] == match.seated(game)
        outcome = written.position().outcome()
        assert outcome is not None
        tallies = play(match, game)
        for standing in outcome.standings:
            tally = tallies[match.seated(game)[standing.seat]]
            assert (tally.places, tally.points) == (standing.place, standing.points)


def test_suns_left_are_those_face_up_when_the_ra_track_is_full() -> None:
    match = Match(QUICK, 8)
    for game in range(8):
        state, left = State.start(match.table.setup(match.deal(game))), [0] * 4
        for action in record(match, game).actions:
            up, ra, epoch = state.up[:], state.ra, state.epoch
            state.apply(action)
            last = ra == state.variant.ra_needed - 1
            if last and action == DRAW and (state.epoch > epoch or state.to_act is None):
                left = [own + len(suns) for own, suns in zip(left, up, strict=True)]
        tallies = play(match, game)
        assert [tallies[name].suns_left for name in match.seated(game)] == left


# Names


def test_numbers_of_a_players_judgement() -> None:
    changed = player("adept:rivalry=0.5,doubt=1")
    assert isinstance(changed, Adept)
    assert (changed.numbers.rivalry, changed.numbers.doubt) == (0.5, 1.0)
    greedy = player("greedy:late=0.5")
    assert isinstance(greedy, GreedyBot)
    assert greedy.tastes.late == 0.5
    assert player("adept") is POOL["adept"]


@pytest.mark.parametrize(
    "name", ["nobody", "adept:wit=3", "random:wit=3", "adept:rivalry=much", "greedy:monument=1"]
)
def test_no_such_player(name: str) -> None:
    with pytest.raises(ValueError, match=r"no player|numbers|float"):
        player(name)


def test_a_number_before_a_name_repeats_it() -> None:
    assert line_up(["adept", "vs", "3", "greedy"]) == ("adept", "greedy", "greedy", "greedy")
    assert line_up(["2", "adept", "greedy"]) == ("adept", "adept", "greedy")


# Figures


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    # The bounds solve |rate − bound| = 1.96 √(bound (1 − bound) / n).
    [
        (250, 1000, 0.2242, 0.2778),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
        (1, 4, 0.0456, 0.6994),
    ],
)
def test_interval(wins: int, n: int, low: float, high: float) -> None:
    bounds = interval(wins, n)
    assert bounds == pytest.approx((low, high), abs=5e-5)
    for bound in bounds:
        if 0 < bound < 1:
            off = abs(wins / n - bound)
            assert off == pytest.approx(1.96 * math.sqrt(bound * (1 - bound) / n))


def test_interval_holds_the_true_rate_as_often_as_it_says() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(400):
        low, high = interval(sum(chance.random() < 0.25 for _ in range(200)), 200)
        held += low < 0.25 < high
    assert 0.92 < held / 400 < 0.98


def verdict(test: Sequential, rate: float, chance: random.Random) -> tuple[bool, int]:
    """What the test says of a coin, and after how many throws."""
    wins = thrown = 0
    while (says := test.says_high(wins, thrown)) is None:
        thrown += 1
        wins += chance.random() < rate
    return says, thrown


@pytest.mark.parametrize(
    ("rate", "high"), [(0.25, False), (0.35, True), (0.15, False), (0.5, True)]
)
def test_sequential_test_is_right_about_coins(rate: float, high: bool) -> None:
    chance, test = random.Random(3), Sequential(0.25, 0.35)
    said = [verdict(test, rate, chance) for _ in range(300)]
    wrong = sum(says is not high for says, _ in said)
    assert wrong <= 300 * 0.075
    assert (wrong == 0) == (rate in (0.15, 0.5))
    # A test of fixed size with these errors takes 223 throws.
    assert sum(thrown for _, thrown in said) / 300 < 180


def test_sequential_test_is_told_two_rates() -> None:
    for low, high in ((0.3, 0.3), (0.4, 0.3), (0.0, 0.3), (0.3, 1.0)):
        with pytest.raises(ValueError, match="not two rates"):
            Sequential(low, high)


def test_a_sequential_match_stops_early() -> None:
    match = Match(("greedy", "random", "random", "random"), 200)
    tallies, high = until_sure(match, Sequential(0.25, 0.5), processes=1)
    assert high is True
    assert 3 <= tallies["greedy"].seats < 20
    tallies, high = until_sure(Match(match.names, 2), Sequential(0.25, 0.5), processes=1)
    assert high is None
    assert tallies["greedy"].seats == 2


def test_times() -> None:
    tally = Tally()
    tally.times.extend(number / 100 for number in range(100))
    assert tally.time_within(0.95) == 0.95
    assert tally.time_within(1.0) == 0.99
    assert tally.mean_time == pytest.approx(0.495)


# Tables


def test_cross_table_adds_up() -> None:
    """A row's matches are those of its name, and in each somebody wins every game."""
    cross = Cross(QUICK, QUICK, 8, Table())
    for name in QUICK:
        matches = dict(cross.matches(name))
        row = cross.row(name, processes=1)
        assert list(row) == list(matches) == [*QUICK]
        assert matches[name] is row[name] is None
        for column, match in matches.items():
            if match is not None:
                total = together(games(match, 1))
                assert counts(total[name]) == counts(row[column] or Tally())
                assert set(total) == {name, column}
                assert sum(tally.wins for tally in total.values()) == 8
                assert total[name].seats * 3 == total[column].seats == 24


def test_cross_table_has_mixed_tables_where_there_are_enough_names() -> None:
    cross = Cross(("adept",), ("adept", "greedy", "random", "maxn", QUICK[1]), 8, Table())
    assert cross.heads[-1] == MIXED
    match = dict(cross.matches("adept"))[MIXED]
    assert match is not None
    assert set(match.drawn) == {"greedy", "random", "maxn", QUICK[1]}


def test_cross_table_of_nobody() -> None:
    with pytest.raises(ValueError, match="no player"):
        Cross(("adept",), ("nobody",), 1, Table())


def test_rates_are_printed_in_per_cent() -> None:
    won = Tally(seats=1000, wins=250)
    assert report.rates("a", {"a": None, "b": won}) == "| a | – | 25 (22–28) |"


def test_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["greedy", "2", "random", "--games", "6", "--processes", "1", "--edition", "1999"])
    greedy, random_ = capsys.readouterr().out.splitlines()[2:]
    assert greedy.startswith("| greedy | 100.0% |")
    assert random_.startswith("| random | 0.0% |")
    main(["--cross", "greedy", "random", "--games", "4", "--processes", "1", "--players", "2"])
    table = capsys.readouterr().out.splitlines()
    assert table[0] == "| wins, % | greedy | random |"
    assert table[2] == "| greedy | – | 100 (51–100) |"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["greedy", "nobody"], "no player 'nobody'"),
        (["greedy", "random", "--edition", "1999"], "no game for 2"),
        (["greedy", "random", "--sequential", "0.5", "0.4"], "not two rates"),
        (["greedy", "--against", "random"], "--cross"),
        (["greedy", "--drawn", "random"], "2 players for 4 seats"),
    ],
)
def test_command_line_that_cant_be(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert why in capsys.readouterr().err
