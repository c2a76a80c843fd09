"""Setting up a game: what is remembered for the next visit, and the form."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra import GAMES
from ra.auction import AUCTION, EDITIONS, Edition
from ra.auction.bots import BOTS
from ra.auction.game import LEVELS
from ra.hexagon import BOARDS, HEXAGON
from tests.web.driving import Page
from tests.web.markup import Node, read
from web.draft import Draft
from web.effects import Address, KeepDraft
from web.game_draft import DraftSeat, GameDraft
from web.games import PAGES
from web.games.auction.game_draft import OPTIONS, AuctionDraft
from web.games.auction.poster import edition_name
from web.games.hexagon.game_draft import STARTS, HexagonDraft
from web.games.hexagon.poster import board_name, length_name
from web.messages import AddressChanged
from web.screens.level_names import level_name
from web.screens.setup_form import setup_form
from web.screens.setup_seats import PERSON
from web.settings import LANGUAGES
from web.update import first, first_draft
from web.words import use

MAX_SEATS = 5
ALL_OPTIONS = ("undo", *OPTIONS)


def seats(game: str) -> st.SearchStrategy[DraftSeat]:
    names = st.sampled_from(["", "Bea", "Ра", "<b>", "أحمد"])
    return st.builds(DraftSeat, names, st.sampled_from([None, *GAMES[game].levels]))


@st.composite
def auctions(draw: st.DrawFn) -> AuctionDraft:
    edition = draw(st.sampled_from(list(EDITIONS.values())))
    players = draw(st.sampled_from(edition.players))
    table = tuple(draw(seats(AUCTION.name)) for _ in range(MAX_SEATS))
    return AuctionDraft(edition, players, table, draw(st.booleans()), draw(st.booleans()))


HEXAGONS = st.builds(
    HexagonDraft,
    st.sampled_from(list(BOARDS.values())),
    st.booleans(),
    st.sampled_from(list(STARTS)),
    st.tuples(seats(HEXAGON.name), seats(HEXAGON.name)),
)


@st.composite
def drafts(draw: st.DrawFn, game: str | None = None) -> Draft:
    """Any set-up that a person can make."""
    choices: dict[str, GameDraft] = {AUCTION.name: draw(auctions()), HEXAGON.name: draw(HEXAGONS)}
    return Draft(game or draw(st.sampled_from(list(GAMES))), choices, draw(st.booleans()))


def auction(draft: Draft) -> AuctionDraft:
    choices = draft.games[AUCTION.name]
    assert isinstance(choices, AuctionDraft)
    return choices


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(drafts())
def test_a_set_up_comes_back_as_it_was_stored(draft: Draft) -> None:
    assert first_draft().restored(draft.to_json()) == draft


KEYS = sorted({"game", "undo", *AuctionDraft().stored(), *HexagonDraft().stored()})
SPOILT = st.dictionaries(st.sampled_from(KEYS), JSON)


@given(st.one_of(st.dictionaries(st.sampled_from(list(GAMES)), SPOILT | JSON), SPOILT, JSON))
def test_whatever_is_stored_each_game_can_be_dealt(stored: object) -> None:
    draft = first_draft().restored(json.dumps(stored))
    for name in GAMES:
        draft.with_game(name).deal(1, "2026-11-27", ["a"] * MAX_SEATS)
    assert [len(choices.seats) for choices in draft.games.values()] == [MAX_SEATS, 2]


@given(drafts())
def test_a_set_up_of_the_days_of_one_game_is_still_read(draft: Draft) -> None:
    """It was the auction's, and lay beside the game's name."""
    old = {"game": AUCTION.name, "undo": draft.undo, **auction(draft).stored()}
    found = first_draft().restored(json.dumps(old))
    assert (found.game, found.undo) == (AUCTION.name, draft.undo)
    assert auction(found) == auction(draft)


@given(drafts(), st.integers(0, 2**53 - 1))
def test_a_game_is_dealt_as_it_is_set_up(draft: Draft, seed: int) -> None:
    record = draft.deal(seed, "2026-11-27", ["a"] * MAX_SEATS)
    assert record.game is GAMES[draft.game]
    assert [seat.level for seat in record.seats] == [seat.level for seat in draft.chosen.playing]
    assert draft.deal(seed, "2026-11-27", ["a"] * MAX_SEATS) == record
    again = first_draft().like(record)
    assert (again.game, again.undo) == (draft.game, draft.undo)
    assert replace(draft, games={}) == replace(again, games={})
    assert again.deal(seed, "", ["a"] * MAX_SEATS).seats == record.seats


def test_the_lot_lets_either_start_and_a_choice_is_kept() -> None:
    starters = {HexagonDraft().setup(seed).first for seed in range(20)}
    assert starters == {0, 1}
    for word, seat in STARTS.items():
        if seat is not None:
            chosen = HexagonDraft().chosen("start", word)
            assert {chosen.setup(seed).first for seed in range(20)} == {seat}


@pytest.mark.parametrize("text", [None, "", "{", "[]", "null", "7", '"x"'])
def test_without_a_set_up_a_newcomer_meets_three_computers(text: str | None) -> None:
    draft = first(None, {}, (), text).draft
    assert draft == first_draft()
    assert (auction(draft).edition.name, auction(draft).players) == ("pharaoh", 4)
    assert [seat.level is None for seat in draft.chosen.playing] == [True, False, False, False]


def test_one_unreadable_thing_does_not_spoil_the_rest() -> None:
    stored = {
        "edition": "1999",
        "players": 9,
        "seats": [{"name": "Bea", "level": "gone"}, 3],
        "undo": "?",
    }
    draft = first_draft().restored(json.dumps(stored))
    wanted = AuctionDraft().chosen("edition", "1999").with_seats((DraftSeat("Bea"),))
    assert draft.chosen == wanted
    assert draft.undo


def test_starting_remembers_the_set_up() -> None:
    page = Page().send("choose players", value="3")
    draft = page.model.draft
    assert auction(draft).players == 3
    page.send("start-game")
    assert KeepDraft(draft) in page.effects
    assert page.model.draft == draft


def form(page: Page) -> Node:
    return read(setup_form(page.model))


def checked(view: Node, group: str) -> list[str]:
    return [
        node.attributes["value"]
        for node in view.all("input", type="radio", name=group)
        if "checked" in node.attributes
    ]


@given(drafts(HEXAGON.name))
def test_the_form_of_the_hexagon_game_shows_what_is_chosen(draft: Draft) -> None:
    view = read(setup_form(replace(first(None, {}, ()), draft=draft)))
    choices = draft.chosen
    assert isinstance(choices, HexagonDraft)
    assert checked(view, "board") == [choices.board.name]
    assert checked(view, "length") == [choices.length]
    assert checked(view, "start") == [choices.start]
    for number, seat in enumerate(choices.seats):
        assert checked(view, f"seat-{number}-player") == [seat.level or PERSON]
    (undo,) = view.all("input", role="switch")
    assert ("checked" in undo.attributes) is draft.undo


def test_each_control_of_the_hexagon_game_does_what_it_says() -> None:
    page = Page().send(f"set-up {HEXAGON.name}")
    for ident in ("board-leaflet", "length-game", "start-second", "seat-0-player-adept"):
        (node,) = form(page).all("input", id=ident)
        page.send(*node.messages, value=node.attributes["value"], checked=True)
    assert page.model.draft.chosen == HexagonDraft(
        BOARDS["leaflet"], False, "second", (DraftSeat(level="adept"), DraftSeat(level="novice"))
    )
    page.send(f"set-up {AUCTION.name}")
    assert page.model.draft.chosen == AuctionDraft()
    assert {board_name(board) for board in BOARDS.values()} != {length_name("match")}


@given(drafts(AUCTION.name))
def test_the_form_shows_what_is_chosen(draft: Draft) -> None:
    view = read(setup_form(replace(first(None, {}, ()), draft=draft)))
    choices = auction(draft)
    assert checked(view, "edition") == [choices.edition.name]
    assert checked(view, "players") == [str(choices.players)]
    for number, seat in enumerate(choices.seats):
        playing = number < choices.players
        assert checked(view, f"seat-{number}-player") == [seat.level or PERSON] * playing
        names = view.all("input", id=f"seat-{number}-name")
        assert [name.attributes["value"] for name in names] == [seat.name] * playing
    switches = view.all("input", role="switch")
    assert {node.attributes["id"]: "checked" in node.attributes for node in switches} == {
        f"option-{name}": getattr(draft if name == "undo" else choices, name)
        for name in ALL_OPTIONS
        if name != "floor" or len(choices.edition.floors) > 1
    }


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_number_of_players_of_the_edition_is_offered(edition: Edition) -> None:
    view = form(Page().send(f"choose edition {edition.name}"))
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
    assert page.model.draft.chosen == AuctionDraft(
        edition=EDITIONS["1999"],
        players=3,
        seats=(DraftSeat(), DraftSeat("Bea"), *AuctionDraft().seats[2:]),
        floor=True,
        open_scores=False,
    )
    assert not page.model.draft.undo


def test_every_level_is_offered_and_described_at_every_seat() -> None:
    """By a figure; what it is called and how it plays stands below, before it is chosen."""
    view = form(Page().send("choose players 5"))
    figures = {str(number): level_name(level) for number, level in enumerate(LEVELS, 1)}
    for number in range(MAX_SEATS):
        who = view.one("fieldset", id=f"seat-{number}-who")
        assert who.one("legend").text == f"Who is player {number + 1}?"
        choices = who.all("label")
        assert [choice.text for choice in choices] == [
            "Person",
            *(f"{figure} {name}" for figure, name in figures.items()),
        ]
        assert len(who.all("input", type="radio", name=f"seat-{number}-player")) == len(choices)
    words = PAGES[AUCTION.name].level_words
    assert [item.text for item in view.one("ul", class_="levels").all("li")] == [
        f"{number} {level_name(level)} {words(level)}" for number, level in enumerate(LEVELS, 1)
    ]


def test_a_seat_says_in_words_who_plays_it() -> None:
    view = form(Page().send("seat-player 1", value="master"))
    assert view.one(id="seat-1-chosen").text == "Master"
    assert view.one(id="seat-0-chosen").text == "Person"


def test_the_levels_are_the_computer_s() -> None:
    assert tuple(BOTS) == LEVELS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_differ_by_name_and_by_what_they_do(language: str, game: str) -> None:
    levels = GAMES[game].levels
    use(language)
    try:
        assert len({level_name(level) for level in levels}) == len(levels)
        assert len({PAGES[game].level_words(level) for level in levels} - {""}) == len(levels)
    finally:
        use("en")


def test_the_first_table_is_one_where_a_beginner_can_win() -> None:
    """Computers that differ, none of them strong, whatever the number of players."""
    levels = [seat.level for seat in AuctionDraft().seats]
    assert levels[0] is None
    assert set(levels[1:3]) == {"novice", "apprentice"} == set(levels[1:])


def test_a_set_up_of_the_days_of_one_level_stays() -> None:
    stored = {"players": 3, "seats": [{"name": "", "level": None}, {"name": "", "level": "adept"}]}
    seats = first_draft().restored(json.dumps(stored)).chosen.seats
    assert [seat.level for seat in seats[:2]] == [None, "adept"]


def test_a_level_without_words_still_has_a_name() -> None:
    assert level_name("sage") == "Sage"
    assert [page.level_words("sage") for page in PAGES.values()] == [""] * len(PAGES)


def test_names_are_text_alone() -> None:
    page = Page().send("name-seat 0", value='<b a="1">&Bea')
    assert '<b a="1">' not in str(setup_form(page.model))
    assert form(page).one("input", id="seat-0-name").attributes["value"] == '<b a="1">&Bea'


def test_the_form_starts_the_game() -> None:
    assert form(Page()).one("button", id="setup-start").messages == ["start-game"]


def test_a_stored_game_that_is_none_is_not_set_up() -> None:
    assert first_draft().restored(json.dumps({"game": "Ra on the moon"})).game == AUCTION.name


def test_the_set_up_is_opened_left_and_found_by_its_address() -> None:
    page = Page().send(f"set-up {HEXAGON.name}")
    assert page.model.setting_up
    assert page.model.draft.game == HEXAGON.name
    assert page.effects == (Address("new=Ra-hexagon"),)
    page.send("seat-player 0", value="adept").send("leave-set-up")
    assert not page.model.setting_up
    assert page.effects == (Address("", push=False),)
    assert page.model.draft.chosen.seats[0].level == "adept", "it stays as it was left"
    page.send(AddressChanged("new=Ra-auction"))
    assert page.model.setting_up
    assert page.model.draft.game == AUCTION.name
    page.send(AddressChanged(""))
    assert not page.model.setting_up
    page.send(AddressChanged("new=Ra-on-the-moon"))
    assert not page.model.setting_up


def test_escape_closes_what_lies_over_the_set_up_first() -> None:
    page = Page().send(f"set-up {HEXAGON.name}").send("toggle-panel help").send("escape")
    assert page.model.setting_up
    assert page.model.panel is None
    assert not page.send("escape").model.setting_up


def test_back_leads_from_a_table_to_all_games_and_not_to_the_set_up() -> None:
    page = Page().send(f"set-up {AUCTION.name}").send("start-game")
    assert not page.model.setting_up
    assert Address(f"game={page.play.id}", push=False) in page.effects
    page.send("close-game").send("start-game")
    assert Address(f"game={page.play.id}", push=True) in page.effects


def test_a_set_up_to_which_the_address_leads_leaves_the_table() -> None:
    page = Page().send("start-game").send(AddressChanged("new=Ra-hexagon"))
    assert page.model.play is None
    assert page.model.setting_up
