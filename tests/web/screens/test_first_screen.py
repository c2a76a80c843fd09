"""The first screen: two clicks to play, one to go on."""

from __future__ import annotations

import pytest

from ra import GAMES
from ra.auction.game import LEVELS
from tests.web.driving import Page
from tests.web.markup import Node, read
from web.games import PAGES, POSTERS
from web.games.auction.poster import HEIGHT, POSTER, WIDTH
from web.panel import Panel
from web.screens.first_screen import first_screen
from web.screens.frame import view as page_view
from web.update import first


def shown(page: Page) -> Node:
    return read(first_screen(page.model))


def whole(page: Page) -> Node:
    return read(page_view(page.model))


def test_a_newcomer_plays_with_two_clicks_against_three_computers() -> None:
    page = Page()
    button = shown(page).one("button", id="play-ra-auction")
    assert "button--primary" in button.attributes["class"]
    page.send(*button.messages)
    view = whole(page)
    assert [item.text for item in view.one(id="setup-agreed").all("li")] == [
        "Pharaoh edition",
        "1 person",
        "3 computers Novice, Apprentice",
    ]
    page.send(*view.one("button", id="setup-start").messages)
    assert [seat.level for seat in page.play.record.seats] == [
        None,
        "novice",
        "apprentice",
        "novice",
    ]
    assert page.play.record.setup.variant.edition.name == "pharaoh"


@pytest.mark.parametrize(
    ("levels", "said"),
    [
        ((None, None, None), ["3 people"]),
        (("master", "adept"), ["2 computers Adept, Master"]),
        ((None, None, "expert"), ["2 people", "1 computer Expert"]),
    ],
)
def test_what_the_start_starts_is_said_beside_it(
    levels: tuple[str | None, ...], said: list[str]
) -> None:
    view = whole(Page().seats(*levels).send("set-up Ra auction"))
    assert [item.text for item in view.one(id="setup-agreed").all("li")][1:] == said
    assert view.one(id="setup-start").attributes["aria-describedby"] == "setup-agreed"


def test_each_poster_says_for_how_many_it_is() -> None:
    text = shown(Page()).text
    assert "2–5 players, people and computers" in text
    assert "2 players, people and computers" in text


def test_no_poster_shows_the_place_of_a_figure() -> None:
    assert "{" not in shown(Page()).text


def test_a_game_under_way_can_be_gone_on_with_at_once() -> None:
    page = Page()
    assert shown(page).all(id="go-on") == []
    page.send("start-game")
    game = page.play.id
    page.send("close-game")
    view = shown(page)
    assert view.one(id="go-on").messages == [f"open-game {game}"]
    what = view.one(id=view.one(id="go-on").attributes["aria-describedby"]).text
    (saved,) = page.model.saved_games.games
    for told in (*saved.players, "The auction game", "Epoch 1 of 3", "turn"):
        assert told in what
    primary = [
        node.attributes["id"]
        for node in view.all("button")
        if "button--primary" in node.attributes["class"]
    ]
    assert primary == ["go-on"]


def test_whose_turn_it_is_is_said_of_a_game_under_way() -> None:
    page = Page().seats(None, LEVELS[0]).send("start-game")
    page.until(lambda one: one.play.person_to_act)
    assert "Your turn" in shown(page.send("close-game")).one(id="go-on-what").text
    page = Page().seats(None, None).send("name-seat 0", value="Bea").send("name-seat 1", value="Bo")
    page.send("start-game")
    name = page.play.names[page.play.state.to_act or 0]
    assert f"{name}'s turn" in shown(page.send("close-game")).one(id="go-on-what").text


def test_a_game_that_is_over_or_damaged_is_not_offered_to_go_on_with() -> None:
    page = Page(first(None, {"x": "rubbish"}, ("en",)))
    assert shown(page).all(id="go-on") == []
    page.seats(None, LEVELS[0]).send("start-game").until(Page.over)
    assert shown(page.send("close-game")).all(id="go-on") == []


def test_every_game_that_is_kept_set_up_and_opened_has_its_place() -> None:
    page = Page()
    view = shown(page)
    headings = [node.text for tag in ("h1", "h2") for node in view.all(tag)]
    assert headings == ["Ra", "Ra on hexagons", "Open a game"]
    headings = [node.text for node in shown(page.send("start-game").send("close-game")).all("h2")]
    assert headings == ["Ra on hexagons", "Your games", "Open a game"]


def test_the_page_says_whose_game_and_whose_work_it_is() -> None:
    foot = shown(Page()).one("footer").text
    assert all(word in foot for word in ("Knizia", "Donadoni", "unofficial", "MIT"))


def test_it_links_to_nothing_outside() -> None:
    view = shown(Page())
    assert [link.attributes["href"] for link in view.all("a")] == ["./licences.html"]
    assert all(node.attributes["href"].startswith("#") for node in view.all("use"))


def test_every_game_has_a_poster_and_starts_with_two_clicks() -> None:
    assert list(POSTERS) == list(PAGES) == list(GAMES)
    for name in GAMES:
        page = Page()
        page.send(*shown(page).one(id=f"play-{slug(name)}").messages)
        page.send(*whole(page).one(id="setup-start").messages)
        assert page.play.record.game is GAMES[name]
        assert not page.model.setting_up
        page.send("close-game")
        assert page.model.draft.game == name


def test_choosing_a_game_brings_its_set_up() -> None:
    page = Page()
    for name, poster in POSTERS.items():
        page.send(f"set-up {name}")
        view = whole(page)
        assert view.one("h1").text == poster.name()
        assert view.one("h1").attributes["data-focus"]
        assert not view.all(id="play-ra-auction")


def test_each_poster_leads_to_its_rules() -> None:
    for name in POSTERS:
        page = Page()
        view = shown(page)
        (message,) = view.one(id=f"learn-{slug(name)}").messages
        page.send(message)
        assert (page.model.draft.game, page.model.panel) == (name, Panel.HELP)
        primer = read(PAGES[name].primer(page.model)).all("h3")[0].text
        assert primer in read(page_view(page.model)).one(id="panel-help").text


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def test_the_picture_is_decoration_within_its_frame() -> None:
    picture = read(str(POSTER.picture())).one("svg")
    assert picture.attributes["aria-hidden"] == "true"
    assert picture.attributes["viewbox"] == f"0 0 {WIDTH} {HEIGHT}"
    for circle in picture.all("circle"):
        assert 0 < float(circle.attributes["cx"]) < WIDTH
        assert 0 < float(circle.attributes["cy"]) < HEIGHT


@pytest.mark.parametrize("panel", [None, Panel.HELP, Panel.SETTINGS])
def test_the_whole_page_holds_together_with_a_panel_open(panel: Panel | None) -> None:
    page = Page().send("start-game").send("close-game")
    if panel is not None:
        page.send(f"toggle-panel {panel.value}")
    whole(page).one(id="play-ra-auction")
    assert bool(whole(page).all(id="panel-title")) is (panel is not None)
