"""Help: the game in two minutes, the keys, the credits."""

from __future__ import annotations

import pytest

from ra.auction import EDITIONS, Edition, Tile
from ra.auction import scoring as worth
from ra.auction.game import LEVELS
from ra.auction.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS
from tests.web.driving import Page
from tests.web.markup import Node, read
from web.games import PAGES
from web.games.auction.tile_words import purpose, tile_name
from web.keys import DIGITS, GENERAL_KEYS, TABLE_KEYS
from web.screens.help_panel import MEANINGS, credits_, help_panel, key_name

GAMES = [(edition, players) for edition in EDITIONS.values() for players in edition.players]
FLOOR = "A total below zero"


def shown(page: Page) -> Node:
    return read(help_panel(page.model))


@pytest.mark.parametrize("game", PAGES)
def test_every_key_is_listed_with_what_it_does(game: str) -> None:
    rows = shown(Page().send(f"set-up {game}")).all("tr")
    told = [(row.one("kbd").text, row.one("td").text) for row in rows]
    game_page = PAGES[game]
    own, further = game_page.keys, list(game_page.more_keys())
    for key, deed in {**TABLE_KEYS, **GENERAL_KEYS}.items():
        assert (key_name(key), MEANINGS[deed]()) in told
    for key, deed in own.items():
        assert (key_name(key), game_page.key_words()[deed]) in told
    assert set(further) <= set(told)
    assert len(told) == len(TABLE_KEYS) + len(GENERAL_KEYS) + len(own) + len(further) + 1


def test_digits_are_explained() -> None:
    assert f"{DIGITS[0]} to {DIGITS[-1]}" in shown(Page()).text


def test_no_key_of_a_game_hides_one_of_all_games() -> None:
    for game_page in PAGES.values():
        assert not set(game_page.keys) & {*TABLE_KEYS, *GENERAL_KEYS}


def test_nothing_is_explained_that_no_key_does() -> None:
    assert set(MEANINGS) == {*TABLE_KEYS.values(), *GENERAL_KEYS.values()}
    for game_page in PAGES.values():
        assert set(game_page.key_words()) == set(game_page.keys.values())


@pytest.mark.parametrize(("edition", "players"), GAMES, ids=str)
def test_names_and_numbers_are_those_of_the_game_set_up(edition: Edition, players: int) -> None:
    page = Page().seats(*[LEVELS[0]] * players, edition=edition.name)
    view = shown(page)
    assert f"With {players} players" in view.text
    assert f"number {edition.ra_needed[players]} " in view.text
    for tile in (
        Tile.GOD,
        Tile.GOLD,
        Tile.PHARAOH,
        Tile.NILE,
        Tile.FLOOD,
        *CIVILIZATIONS,
        *MONUMENTS,
    ):
        assert any(tile_name(tile, edition) == one.text for one in view.all("span")), tile
    for tile in DISASTERS:
        assert purpose(tile, edition) in view.text
    assert (FLOOR in view.text) is edition.floors[0]


def test_the_numbers_are_the_scoring_s_own() -> None:
    text = shown(Page()).text
    for number in (
        worth.GOD_POINTS,
        worth.GOLD_POINTS,
        worth.PHARAOHS_MOST,
        -worth.PHARAOHS_FEWEST,
        *worth.CIVILIZATION_POINTS[3:],
        *worth.MONUMENT_KIND_POINTS[7:],
    ):
        assert f" {number}" in text


def test_the_game_on_the_table_counts_not_the_one_set_up_next() -> None:
    page = Page().seats(None, LEVELS[0], LEVELS[0], edition="1999")
    page.send("switch-option floor", checked=True).send("start-game")
    page.seats(None, LEVELS[0])
    text = shown(page).text
    assert "With 3 players" in text
    assert "Unrest" in text
    assert FLOOR in text


@pytest.mark.parametrize("linkable", [True, False])
def test_the_credits_lead_nowhere_but_to_the_licences(linkable: bool) -> None:
    credit = read(credits_(linkable=linkable))
    assert [link.attributes["href"] for link in credit.all("a")] == ["./licences.html"] * linkable
    text = credit.text
    assert all(word in text for word in ("Reiner Knizia", "unofficial", "MIT"))
