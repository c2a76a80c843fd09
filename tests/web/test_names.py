"""Names as sentences have them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from web.names import ISOLATE, LONGEST_SHOWN, shown_names

NAMES = st.lists(
    st.text() | st.sampled_from(["Anna", " Anna", "", "\u202e", "W" * 300]), max_size=5
)


@given(NAMES)
def test_all_names_can_be_shown_and_told_apart(names: list[str]) -> None:
    shown = shown_names(tuple(names))
    assert len(set(shown)) == len(names)
    for name in shown:
        assert name.strip(ISOLATE).strip()
        assert len(name) <= LONGEST_SHOWN + len("…  (5)")
        assert "\u202e" not in name
        assert name.count(ISOLATE[0]) == name.count(ISOLATE[1])


def test_who_has_a_name_for_themselves_keeps_it() -> None:
    assert shown_names(("Anna", "Bek", "Anna")) == ("Anna\u00a0(1)", "Bek", "Anna\u00a0(3)")
    assert shown_names(("", "W" * 60)) == ("Player\u00a01", "W" * 39 + "…")
