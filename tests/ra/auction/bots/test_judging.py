"""What the Master says of each action: its figures fit together, and what they rest on is true."""

from __future__ import annotations

import random

import pytest

from ra.auction import AUCTION, View
from ra.auction import read_position as read
from ra.auction.bots import OPPONENTS
from ra.auction.bots.judging import mean_and_error
from ra.auction.option import Option
from ra.bot import Budget
from tests.ra.auction.tables import line
from tools.random_games.auction import ONE_OF_EACH, RandomAuction

LEAST_KNOWN = 1e-9


def seen(position: str) -> View:
    table = read(position).table
    return View(table, tuple(table.hidden()))


def options(view: View) -> list[Option]:
    return OPPONENTS.evaluate(view, Budget(), random.Random(1))


def by_token(position: str) -> dict[str, Option]:
    return {AUCTION.write_action(option.action): option for option in options(seen(position))}


@pytest.mark.parametrize("one", ONE_OF_EACH[::9], ids=repr)
def test_figures_fit_together(one: RandomAuction) -> None:
    for number, (state, _) in enumerate(one.steps()):
        if number % 61 != 30:
            continue
        view = View.of(state)
        found = options(view)
        assert sorted(map(repr, view.legal_actions())) == sorted(repr(o.action) for o in found)
        assert found[0].action == OPPONENTS.choose("master", view, Budget(), random.Random(1))
        for option in found:
            assert 0 <= option.win <= 1
            assert 0 <= option.error < 0.5
            assert len(option.points) == len(option.basis.worth) == view.table.players


def test_mean_and_error() -> None:
    assert mean_and_error([0.2, 0.4, 0.6]) == (pytest.approx(0.4), pytest.approx(0.2 / 3**0.5))
    assert mean_and_error([0.3]) == (0.3, 0.0)


def test_a_lots_worth_is_told_by_category() -> None:
    """A flood beside six Nile, gold; the first seat has the Nile."""
    found = by_token(line(track="FU......", seats={1: "10:13.6.2:-:N6"}, epoch="3:6"))
    own, *others = found["i"].basis.worth
    assert own.gold == pytest.approx(3)
    assert own.river > 3 > max(other.river for other in others)
    assert own.gods == own.civilization == own.monuments == own.pharaohs == 0
    assert own.total == pytest.approx(own.gold + own.river)


def test_lost_tiles_are_worth_less_than_nothing() -> None:
    found = by_token(
        line(
            turn="1d",
            auction="4d:13.p.p.p",
            epoch="3:8",
            centre=13,
            seats={1: "10:6.2:1:O3YX"},
            disasters="q",
        )
    )
    assert found["xYX"].basis.worth[0].monuments > found["xOY"].basis.worth[0].monuments
    assert all(option.basis.worth[0].total < LEAST_KNOWN for option in found.values())
    assert all(option.basis.worth[1].total == 0 for option in found.values())


def test_who_can_outbid() -> None:
    """Of those still asked, with the lowest sun that is enough; after a call, anybody else."""
    bids = by_token(line(track="FNNACU..", turn="3b", auction="1i:p"))
    assert bids["b4"].basis.outbidders == ((3, 5), (0, 6))
    assert bids["b8"].basis.outbidders == ((3, 9), (0, 13))
    assert bids["p"].basis.outbidders == ()
    called = by_token(line(track="FNNACU..", turn="3t"))
    assert called["i"].basis.outbidders == ((0, 13), (1, 12))


def test_a_high_sun_costs_more_than_a_low_one() -> None:
    bids = by_token(line(track="FNNACU..", turn="1b", auction="1i:p.p.p"))
    costs = [bids[token].basis.sun for token in ("b2", "b6", "b13")]
    assert costs == sorted(costs, key=lambda cost: cost or 0)
    assert (costs[0] or 0) < (costs[2] or 0)


def test_the_chance_of_ra() -> None:
    """Thirty of the tiles that don't lie open."""
    for option in by_token(line(track="P.......")).values():
        assert option.basis.ra_next == pytest.approx(30 / 179)
