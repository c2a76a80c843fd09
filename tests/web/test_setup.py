"""Setting up a game: what is remembered for the next visit, and the form."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import EDITIONS
from web.draft import LEVELS, MAX_SEATS, OPTIONS, Draft, DraftSeat
from web.effects import KeepDraft
from web.message import Message
from web.update import first, update

SEATS = st.builds(
    DraftSeat, st.sampled_from(["", "Bea", "Ра", "<b>", "أحمد"]), st.sampled_from([None, *LEVELS])
)


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    """Any set-up that a person can make."""
    edition = draw(st.sampled_from(list(EDITIONS.values())))
    players = draw(st.sampled_from(edition.players))
    seats = tuple(draw(SEATS) for _ in range(MAX_SEATS))
    options = {name: draw(st.booleans()) for name in OPTIONS}
    return Draft(edition=edition, players=players, seats=seats, **options)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(drafts())
def test_a_set_up_comes_back_as_it_was_stored(draft: Draft) -> None:
    assert Draft.from_json(draft.to_json()) == draft


@given(st.dictionaries(st.sampled_from(sorted(json.loads(Draft().to_json()))), JSON) | JSON)
def test_whatever_is_stored_a_game_can_be_dealt(stored: object) -> None:
    draft = Draft.from_json(json.dumps(stored))
    draft.deal(1, "2026-11-27", ["a"] * MAX_SEATS)
    assert len(draft.seats) == MAX_SEATS


@pytest.mark.parametrize("text", [None, "", "{", "[]", "null", "7", '"x"'])
def test_without_a_set_up_a_newcomer_meets_three_computers(text: str | None) -> None:
    draft = first(None, {}, (), text).draft
    assert draft == Draft()
    assert (draft.edition.name, draft.players) == ("pharaoh", 4)
    assert [seat.level is None for seat in draft.seats[:4]] == [True, False, False, False]


def test_one_unreadable_thing_does_not_spoil_the_rest() -> None:
    stored = {
        "edition": "1999",
        "players": 9,
        "seats": [{"name": "Bea", "level": "gone"}, 3],
        "undo": "?",
    }
    draft = Draft.from_json(json.dumps(stored))
    assert draft == replace(Draft().with_edition("1999").with_seat(0, DraftSeat("Bea")), undo=True)


def test_starting_remembers_the_set_up() -> None:
    model, _ = update(first(None, {}, ()), Message("players", fields={"value": "3"}))
    after, effects = update(model, Message("start", chance=5, now=1, today="2026-11-27"))
    assert KeepDraft(model.draft) in effects
    assert after.draft == model.draft
