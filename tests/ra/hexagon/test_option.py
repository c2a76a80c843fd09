"""Options of the hexagon game on their way to another interpreter, as text."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.hexagon import Setup, State
from ra.hexagon.option import REASONS, Option, read_options, write_options
from tests.ra.hexagon.boards import move

STATE = State.start(Setup())
LINES = st.builds(
    lambda first, others: [first, *others],
    st.sampled_from(STATE.legal),
    st.lists(st.sampled_from([move("g6-g9"), move("2e3-g5"), move("3a1-b2")])),
)
OPTIONS = st.builds(
    lambda value, ends, reasons, line: Option(line[0], value, ends, tuple(reasons), tuple(line)),
    st.floats(-6, 6),
    st.none() | st.integers(1, 60),
    st.lists(st.sampled_from(REASONS), unique=True),
    LINES,
)


@given(st.lists(OPTIONS, min_size=1, max_size=4))
def test_options_come_back_as_they_were_written(options: list[Option]) -> None:
    text = write_options(options)
    assert "\n" not in text
    assert read_options(text, STATE) == tuple(options)


def written(**changes: Any) -> str:
    line = (STATE.legal[0], move("2e9-g9"))
    (option,) = json.loads(write_options([Option(line[0], 0.25, None, ("advances",), line)]))
    return json.dumps([{**option, **changes}])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}{}",
        "7",
        '["d"]',
        '[{"value": 1}]',
        written(line=[]),
        written(line=["zz"]),
        written(line=["a1-b2"]),
        written(line=[7]),
        written(line=None),
        written(value="much"),
        written(value=None),
        written(value=float("nan")),
        written(value=float("inf")),
        written(value=10**400),
        written(ends="soon"),
        written(ends=0),
        written(ends=True),
        written(ends=1.5),
        written(reasons=["because"]),
        written(reasons=[["takes"]]),
        written(reasons=None),
    ],
)
def test_what_holds_no_options_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_options(text, STATE)


def test_a_written_option_is_read() -> None:
    """What the texts above are broken from."""
    (option,) = read_options(written(), STATE)
    assert (option.action, option.value, option.ends) == (STATE.legal[0], 0.25, None)
    assert option.reasons == ("advances",)
    assert len(option.line) == 2
