"""Tuning: it can be repeated, it compares like with like, and what it found is better."""

from __future__ import annotations

import pytest

from ra.auction.bots.greedy import GreedyBot
from ra.auction.bots.tastes import PLAIN, Tastes
from tools.pool.auction.tuned import BROAD, KEEN
from tools.tune import auction as tune
from tools.tune.auction import CAUTIOUS, Tuning, main, numbers, play, rate, tastes_of


def small(seed: int = 1, players: tuple[int, ...] = (3,)) -> Tuning:
    return Tuning.begin(PLAIN, [GreedyBot()], players, deals=2, seed=seed)


@pytest.mark.parametrize("tastes", [PLAIN, CAUTIOUS, KEEN, BROAD])
def test_tastes_as_numbers_and_back(tastes: Tastes) -> None:
    assert tastes_of(numbers(tastes)) == tastes


def test_the_same_seed_finds_the_same() -> None:
    found = []
    for seed in (1, 1, 2):
        tuning = small(seed)
        for _ in range(2):
            tuning.generation()
        found.append(tuning.tastes)
    assert found[0] == found[1] != found[2]
    assert found[0] != PLAIN


def test_a_generation_plays_the_same_deals_in_the_same_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[int, int, int]] = []

    def noted(bots: list[GreedyBot], deal: int) -> list[float]:
        seat = next(seat for seat, bot in enumerate(bots) if bot.tastes != PLAIN)
        seen.append((len(bots), seat, deal))
        return [0.0] * len(bots)

    monkeypatch.setattr(tune, "play", noted)
    tuning = small(players=(3, 4, 5))
    tuning.deals = 12
    tuning.generation()
    rounds = [seen[at : at + tune.TRIED] for at in range(0, len(seen), tune.TRIED)]
    assert len(rounds) == 12
    assert all(len(set(one)) == 1 for one in rounds)
    assert {players for (players, _, _), *_ in rounds} == {3, 4, 5}
    assert len({deal for (_, _, deal), *_ in rounds}) == 12
    assert tuning.games == 12 * tune.TRIED


def test_it_goes_where_the_points_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where gold is all that counts, gold is what it learns to like."""

    def by_gold(bots: list[GreedyBot], deal: int) -> list[float]:
        return [bot.tastes.gold for bot in bots]

    monkeypatch.setattr(tune, "play", by_gold)
    tuning = small()
    for _ in range(5):
        tuning.generation()
    assert tuning.tastes.gold > PLAIN.gold + 1


def test_earlier_selves_join_the_opponents() -> None:
    tuning = small()
    tuning.generation()
    tuning.join()
    assert [bot.tastes for bot in tuning.opponents] == [PLAIN, tuning.tastes]


def test_a_game_scores_a_win_and_leads() -> None:
    score = play([GreedyBot(), GreedyBot(KEEN), GreedyBot()], deal=5)
    assert sum(score) == pytest.approx(1)
    assert sum(one >= 1 for one in score) == 1


@pytest.mark.parametrize("tuned", [KEEN, BROAD])
def test_the_tuned_are_better_than_the_plain(tuned: Tastes) -> None:
    assert rate(tuned, PLAIN, 200) > 0.4
    assert rate(PLAIN, tuned, 200) < 0.2


def test_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--generations", "1", "--deals", "1", "--players", "2", "--against", "greedy", "keen"])
    games, tastes = capsys.readouterr().out.split("\n", 1)
    assert games.startswith(f"{tune.TRIED} games, ")
    assert tastes.startswith("Tastes(god=")
    with pytest.raises(SystemExit):
        main(["--against", "adept"])
    assert "'adept' is no greedy player" in capsys.readouterr().err
