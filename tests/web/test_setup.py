"""Setting up a game: what is remembered for the next visit, and the form."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import EDITIONS, Edition
from ra.auction.bots import BOTS
from tests.web.driving import Page
from tests.web.markup import Node, read
from web.draft import LEVELS, MAX_SEATS, OPTIONS, Draft, DraftSeat
from web.effects import KeepDraft
from web.message import Message
from web.settings import LANGUAGES
from web.update import first, update
from web.views.levels import level_name, level_words
from web.views.setup import PERSON, edition_name, setup
from web.words import use

SEATS = st.builds(
    DraftSeat, st.sampled_from(["", "Bea", "Ра", "<b>", "أحمد"]), st.sampled_from([None, *LEVELS])
)


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    """Any set-up that a person can make."""
    edition = draw(st.sampled_from(list(EDITIONS.values())))
    players = draw(st.sampled_from(edition.players))
    seats = tuple(draw(SEATS) for _ in range(MAX_SEATS))
    options: dict[str, Any] = {name: draw(st.booleans()) for name in OPTIONS}
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


def form(page: Page) -> Node:
    return read(setup(page.model))


def checked(view: Node, group: str) -> list[str]:
    return [
        node.attributes["value"]
        for node in view.all("input", type="radio", name=group)
        if "checked" in node.attributes
    ]


@given(drafts())
def test_the_form_shows_what_is_chosen(draft: Draft) -> None:
    view = read(setup(replace(first(None, {}, ()), draft=draft)))
    assert checked(view, "edition") == [draft.edition.name]
    assert checked(view, "players") == [str(draft.players)]
    for number, seat in enumerate(draft.seats):
        playing = number < draft.players
        assert checked(view, f"seat-{number}-player") == [seat.level or PERSON] * playing
        names = view.all("input", id=f"seat-{number}-name")
        assert [name.attributes["value"] for name in names] == [seat.name] * playing
    switches = view.all("input", role="switch")
    assert {node.attributes["id"]: "checked" in node.attributes for node in switches} == {
        f"option-{name}": getattr(draft, name)
        for name in OPTIONS
        if name != "floor" or len(draft.edition.floors) > 1
    }


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_number_of_players_of_the_edition_is_offered(edition: Edition) -> None:
    view = form(Page().send(f"edition {edition.name}"))
    offered = [node.attributes["value"] for node in view.all("input", name="players")]
    assert offered == [str(count) for count in edition.players]
    assert len({edition_name(one) for one in EDITIONS.values()}) == len(EDITIONS)


def test_each_control_does_what_it_says() -> None:
    page = Page()

    def choose(ident: str) -> None:
        (node,) = form(page).all("input", id=ident)
        on = "checked" not in node.attributes
        page.send(*node.messages, value=node.attributes.get("value", "on"), checked=on)

    for ident in ("edition-1999", "players-3", "seat-1-player-person", "option-floor"):
        choose(ident)
    choose("option-undo")
    choose("option-open_scores")
    (name,) = form(page).all("input", id="seat-1-name")
    page.send(*name.messages, value="  Bea\n")
    assert page.model.draft == Draft(
        edition=EDITIONS["1999"],
        players=3,
        seats=(DraftSeat(), DraftSeat("Bea"), *Draft().seats[2:]),
        floor=True,
        open_scores=False,
        undo=False,
    )


def test_every_level_is_offered_and_described_at_every_seat() -> None:
    """Before it is chosen: what it is called and how it plays stand beside it."""
    view = form(Page().send("players 5"))
    for number in range(MAX_SEATS):
        who = view.one("details", id=f"seat-{number}-who")
        choices = [label.text for label in who.all("label")]
        assert choices[0].startswith("Person Someone at this screen.")
        assert choices[1:] == [f"{level_name(level)} {level_words(level)}" for level in LEVELS]
        assert len(who.all("input", type="radio", name=f"seat-{number}-player")) == len(choices)


def test_a_closed_seat_says_who_plays_it() -> None:
    view = form(Page().send("seat-player 1", value="master"))
    assert level_words("master") in view.one("summary", id="seat-1-chosen").text
    assert view.one("summary", id="seat-0-chosen").text == "Who is player 1? Person"


def test_the_levels_are_the_computer_s() -> None:
    assert tuple(BOTS) == LEVELS


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_differ_by_name_and_by_what_they_do(language: str) -> None:
    use(language)
    try:
        assert len({level_name(level) for level in LEVELS}) == len(LEVELS)
        assert len({level_words(level) for level in LEVELS} - {""}) == len(LEVELS)
    finally:
        use("en")


def test_the_first_table_is_one_where_a_beginner_can_win() -> None:
    """Computers that differ, none of them strong, whatever the number of players."""
    levels = [seat.level for seat in Draft().seats]
    assert levels[0] is None
    assert set(levels[1:3]) == {"novice", "apprentice"} == set(levels[1:])


def test_a_set_up_of_the_days_of_one_level_stays() -> None:
    stored = {"players": 3, "seats": [{"name": "", "level": None}, {"name": "", "level": "adept"}]}
    assert [seat.level for seat in Draft.from_json(json.dumps(stored)).seats[:2]] == [None, "adept"]


def test_a_level_without_words_still_has_a_name() -> None:
    assert level_name("sage") == "Sage"
    assert level_words("sage") == ""


def test_names_are_text_alone() -> None:
    page = Page().send("seat-name 0", value='<b a="1">&Bea')
    assert '<b a="1">' not in str(setup(page.model))
    assert form(page).one("input", id="seat-0-name").attributes["value"] == '<b a="1">&Bea'


def test_the_form_starts_the_game() -> None:
    assert form(Page()).one("button", id="setup-start").messages == ["start"]


def test_a_stored_game_without_a_desk_is_not_set_up() -> None:
    assert Draft.from_json(json.dumps({"game": "Ra hexagon"})).game == "Ra auction"
