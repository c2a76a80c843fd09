"""JSON from outside is an object, or nothing."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.json_text import DEEPEST, read_json


@pytest.mark.parametrize("text", [None, "", "{", "[]", "7", "null", '"a"', "{}}", "nonsense"])
def test_what_is_no_object_is_an_empty_one(text: str | None) -> None:
    assert read_json(text) == {}


@pytest.mark.parametrize(("opens", "closes"), [("[", "]"), ('{"a":', "}")])
@pytest.mark.parametrize("depth", [DEEPEST, 6_000, 1_000_000])
def test_what_is_nested_too_deeply_is_not_even_read(opens: str, closes: str, depth: int) -> None:
    assert read_json('{"a":' + opens * depth + closes * depth + "}") == {}


@given(st.dictionaries(st.text(), st.text() | st.integers() | st.lists(st.text())))
def test_what_is_one_is_read_whatever_its_texts_hold(stored: dict[str, object]) -> None:
    assert read_json(json.dumps(stored)) == stored
    brackets = {"title": "[[[{{{" * 20, **stored}
    assert read_json(json.dumps(brackets)) == brackets
