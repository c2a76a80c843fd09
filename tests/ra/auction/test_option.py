"""Options, judged: what can't be told apart, and their way to another interpreter as text."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction.actions import BID, DRAW, INVOKE, PASS, STOP_GODS, Discard, SpendGod
from ra.auction.option import Basis, Option, Worth, read_options, write_options
from ra.auction.tiles import MONUMENTS

NUMBERS = st.floats(-60, 60)
CHANCES = st.floats(0, 1)
ACTIONS = st.sampled_from([DRAW, INVOKE, PASS, STOP_GODS, BID[13], SpendGod(7)]) | st.builds(
    lambda tiles: Discard(tuple(sorted(tiles))), st.lists(st.sampled_from(MONUMENTS), min_size=1)
)
OPTIONS = st.builds(
    Option,
    ACTIONS,
    CHANCES,
    CHANCES,
    st.lists(NUMBERS, max_size=5).map(tuple),
    st.builds(
        Basis,
        st.lists(st.builds(Worth, *[NUMBERS] * 6), max_size=5).map(tuple),
        st.none() | NUMBERS,
        CHANCES,
        st.lists(st.tuples(st.integers(0, 4), st.integers(2, 16)), max_size=3).map(tuple),
    ),
)


@given(st.lists(OPTIONS, max_size=4))
def test_options_come_back_as_they_were_written(options: list[Option]) -> None:
    assert read_options(write_options(options)) == tuple(options)


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
        "{}{}",
        "7",
        '["d"]',
        '[{"action": "d"}]',
        written(action="zz"),
        written(action=None),
        written(win="much"),
        written(win=None),
        written(error=float("nan")),
        written(points=[float("inf")]),
        written(worth=[[1, 2]]),
        written(worth=[5]),
        written(outbidders=[[1]]),
    ],
)
def test_what_holds_no_options_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_options(text)


def test_a_written_option_is_read() -> None:
    """What the texts above are broken from."""
    (option,) = read_options(written())
    assert (option.action, option.win, option.points) == (DRAW, 0.25, (40.0, 38.0))


def test_options_are_equal_within_the_larger_error() -> None:
    def option(win: float, error: float) -> Option:
        return Option(PASS, win, error, (), Basis((), None, 0.0))

    assert option(0.30, 0.01).equals(option(0.28, 0.02))
    assert option(0.28, 0.02).equals(option(0.30, 0.01))
    assert not option(0.30, 0.01).equals(option(0.28, 0.01))


def test_worth_is_the_sum_of_its_categories() -> None:
    assert Worth(1, 2, 3, 4, 5, -6).total == 9
