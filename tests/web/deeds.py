"""Any message there is, for tests of what holds for all of them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args

from hypothesis import strategies as st

from web.messages import Deed, File, Message, News
from web.panel import Panel

DEEDS: tuple[type[Any], ...] = get_args(Deed)
NEWS: tuple[type[Any], ...] = get_args(News)

WORDS = st.one_of(
    st.text(max_size=8),
    st.sampled_from(["", "0", "1", "-1", "d", "i", "p", "b13", "x" * 200, "master", "Ra hexagon"]),
    st.sampled_from(["edition", "1999", "pace", "instant", "floor", "undo", "game=a", "record=1A"]),
)
FILES = st.builds(File, st.text(max_size=5), st.none() | st.text(max_size=5))
BY_TYPE: dict[str, st.SearchStrategy[Any]] = {
    "str": WORDS,
    "str | None": st.none() | WORDS,
    "int": st.integers(-3, 12) | st.integers(),
    "int | None": st.none() | st.integers(-3, 12),
    "bool": st.booleans(),
    "Panel": st.sampled_from(Panel),
    "tuple[File, ...]": st.lists(FILES, max_size=2).map(tuple),
}
"""By a field's type, as it is written in web/messages.py: values of it."""

BY_NAME = {"game_id": st.text("0123456789abcdef", min_size=1, max_size=4)}
"""Ids are made by the page."""


def of(kind: type[Any], **chosen: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Messages of a kind, with any value in every field but those chosen."""
    values = {
        field.name: BY_NAME.get(field.name, BY_TYPE[str(field.type)]) for field in fields(kind)
    }
    return st.builds(kind, **{**values, **chosen})


ANY: st.SearchStrategy[Message] = st.one_of(*map(of, DEEDS + NEWS))
