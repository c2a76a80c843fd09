"""Options, judged: what can't be told apart, and their way to another interpreter as text."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import DRAW, PASS, PHARAOH, Phase, Setup, State, Variant
from ra.auction.option import Basis, Option, Worth, read_options, write_options
from tools.random_games.auction import RandomAuction

NUMBERS = st.floats(-60, 60)
CHANCES = st.floats(0, 1)


def one_of_each_phase() -> list[State]:
    """Positions of random games with something to choose, by the kind of decision."""
    found: dict[Phase, State] = {}
    for seed in range(20):
        for state, _ in RandomAuction(Variant(PHARAOH, 3, True), seed, "even", True).steps():
            if len(state.legal_actions()) > 1:
                found.setdefault(state.phase, state.copy())
    return list(found.values())


STATES = one_of_each_phase()


def options_of(state: State) -> st.SearchStrategy[tuple[State, list[Option]]]:
    """A state with some of its options, judged anyhow."""
    seats = state.players
    option = st.builds(
        Option,
        st.sampled_from(state.legal_actions()),
        CHANCES,
        CHANCES,
        st.tuples(*[NUMBERS] * seats),
        st.builds(
            Basis,
            st.tuples(*[st.builds(Worth, *[NUMBERS] * 6)] * seats),
            st.none() | NUMBERS,
            CHANCES,
            st.lists(st.tuples(st.integers(0, 4), st.integers(2, 16)), max_size=3).map(tuple),
        ),
    )
    return st.tuples(st.just(state), st.lists(option, min_size=1, max_size=4))


def test_there_is_each_kind_of_decision() -> None:
    assert {state.phase for state in STATES} == {*Phase} - {Phase.OVER}


@given(st.sampled_from(STATES).flatmap(options_of))
def test_options_come_back_as_they_were_written(one: tuple[State, list[Option]]) -> None:
    state, options = one
    assert read_options(write_options(options), state) == tuple(options)


START = State.start(Setup.from_seed(PHARAOH, 2, 1))


def written(**changes: Any) -> str:
    (option,) = json.loads(
        write_options(
            [Option(DRAW, 0.25, 0.01, (40.0, 38.0), Basis((Worth(), Worth()), None, 0.1))]
        )
    )
    return json.dumps([{**option, **changes}])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}{}",
        "7",
        '["d"]',
        '[{"action": "d"}]',
        written(action="zz"),
        written(action=None),
        written(action="p"),
        written(points=[1.0]),
        written(points=[1.0, 2.0, 3.0]),
        written(worth=[[0.0] * 6]),
        written(win="much"),
        written(win=None),
        written(error=float("nan")),
        written(points=[1.0, float("inf")]),
        written(points=[1.0, 10**400]),
        written(worth=[[1, 2]]),
        written(worth=[5]),
        written(outbidders=[[1]]),
    ],
)
def test_what_holds_no_options_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_options(text, START)


def test_why_options_are_refused_is_told() -> None:
    with pytest.raises(ValueError, match=r"^no option for 2 seats: Option\("):
        read_options(written(points=[1.0]), START)
    with pytest.raises(ValueError, match=r"^no options: TypeError"):
        read_options(written(worth=[5]), START)


def test_a_written_option_is_read() -> None:
    """What the texts above are broken from."""
    (option,) = read_options(written(), START)
    assert (option.action, option.win, option.points) == (DRAW, 0.25, (40.0, 38.0))


def test_options_are_equal_within_the_larger_error() -> None:
    def option(win: float, error: float) -> Option:
        return Option(PASS, win, error, (), Basis((), None, 0.0))

    assert option(0.30, 0.01).equals(option(0.28, 0.02))
    assert option(0.28, 0.02).equals(option(0.30, 0.01))
    assert not option(0.30, 0.01).equals(option(0.28, 0.01))


def test_worth_is_the_sum_of_its_categories() -> None:
    assert Worth(1, 2, 3, 4, 5, -6).total == 9
