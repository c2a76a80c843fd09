"""The card beside each thing of the table: what it is, what it brings now, what else it could."""

from __future__ import annotations

import re

import pytest

from ra.auction import Phase, State, Tile
from ra.auction.reckoning import brings, sheet_now
from ra.auction.tiles import DISASTERS, TILES
from tests.web.driving import Page
from tests.web.games.auction.plays import every_play
from tests.web.markup import Node, read
from tests.web.plays import sound
from web.games.auction.cards import card
from web.games.auction.places import BAG, space_place, sun_place, tile_place
from web.games.auction.score_words import signed
from web.games.auction.table_screen import table
from web.model import Model
from web.play import Play
from web.screens.card import card_shown
from web.screens.frame import view
from web.settings import Settings
from web.telling import Card
from web.update import first_draft


def places(play: Play) -> list[str]:
    """Every place that has a card."""
    state: State = play.shown_state
    suns = [state.centre, *(sun for seat in range(state.players) for sun in state.suns_of(seat))]
    tiles = [
        tile_place(seat, Tile(kind))
        for seat, row in enumerate(state.tiles)
        for kind, count in enumerate(row)
        if count
    ]
    spaces = [space_place(space) for space, tile in enumerate(state.track) if tile is not None]
    return [BAG, *map(sun_place, suns), *tiles, *spaces]


def told(play: Play, place: str) -> Card:
    found = card(play, place)
    assert found is not None, place
    return found


def now(play: Play) -> list[Play]:
    """A few moments of a game."""
    return [play.look_at(count) for count in range(0, play.count + 1, 23)]


def shown(play: Play, *, stands: bool = True) -> Node:
    settings = Settings(stands=stands)
    return read(table(Model(first_draft(), play=play, settings=settings), play))


def test_everything_on_the_table_has_a_card_and_asks_for_it() -> None:
    for play in (then for whole in every_play(1) for then in now(whole)):
        asked = {
            message.removeprefix("show-card ")
            for node in shown(play).all()
            for message in node.messages
            if message.startswith("show-card ")
        }
        assert asked == set(places(play))
        ids = [node.attributes["id"] for node in shown(play).all() if "id" in node.attributes]
        assert asked <= set(ids), "a card is put beside the element of its place"
        assert sound([text for place in asked for text in (told(play, place).text,)])


@pytest.mark.parametrize(
    "place", ["space-8", "space-99", "sun-0", "sun-17", "tile-0-99", "tile-9-3", "tile-0", "x"]
)
def test_elsewhere_there_is_none(place: str) -> None:
    play = next(iter(every_play(1)))
    assert card(play.look_at(0), place) is None
    page = Page(Model(first_draft(), play=play)).send(f"show-card {place}")
    assert page.play.look.card == ""


def test_a_tile_on_the_track_tells_what_it_would_bring_each_seat() -> None:
    for play in (then for whole in every_play(1) for then in now(whole)):
        state: State = play.shown_state
        for space, tile in enumerate(state.track):
            if tile is not None:
                figures = [fact.figure for fact in told(play, space_place(space)).facts]
                seats = range(state.players)
                assert figures == [signed(brings(state, seat, tile)) for seat in seats]
                assert tile not in DISASTERS or all(figure[0] in "−0" for figure in figures)


def test_the_bag_tells_every_kind_that_is_left() -> None:
    for play in (then for whole in every_play(1) for then in now(whole)):
        state: State = play.shown_state
        facts = told(play, BAG).facts
        counts = [int(fact.figure) for fact in facts]
        assert counts == [state.undrawn.count(tile) for tile in TILES]
        assert str(sum(counts)) in told(play, BAG).title


def test_a_sun_tells_who_has_higher_ones() -> None:
    for play in (then for whole in every_play(1) for then in now(whole)):
        state: State = play.shown_state
        for value in range(1, 17):
            found = card(play, sun_place(value))
            if found is not None:
                higher = sorted(
                    int(sun) for fact in found.facts for sun in re.findall(r"\d+", fact.figure)
                )
                assert higher == sorted(sun for suns in state.up for sun in suns if sun > value)


def test_a_card_goes_with_what_is_done_next() -> None:
    page = Page(seed=1).seats(None, None).send("start-game")
    page.until(lambda page: bool(page.state.lot)).send("show-card space-0")
    assert card_shown(page.play) is not None
    whole = read(view(page.model))
    assert whole.one(id="card").attributes["data-at"] == "space-0"
    assert " ".join(told(page.play, "space-0").text.split()) in whole.one(id="live").text
    assert "hide-card" in whole.one("div", class_="page page--table").messages
    for leaving in ("hide-card", "escape", "look 0", "act i"):
        page.send("look-now").send("show-card space-0").send(leaving)
        assert page.play.look.card == ""


def test_what_stands_now_is_beside_the_points_and_can_be_switched_off() -> None:
    for play in (then for whole in every_play(1) for then in now(whole)):
        state: State = play.shown_state
        figures = [
            node.text
            for node in shown(play).all()
            if node.attributes.get("class") == "seat__stands"
        ]
        if state.phase is Phase.OVER or play.wait.reading:
            assert not figures
        else:
            gains = [own.gained for own in sheet_now(state).seats]
            wanted = [signed(gain) if gain else "+0" for gain in gains]
            assert sorted(figures) == sorted(wanted)
        off = shown(play, stands=False)
        assert not [one for one in off.all() if one.attributes.get("class") == "seat__stands"]
