"""Ra on hexagons in the browser: by mouse, finger and keyboard, against the computer, after a
reload, for everybody."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import ra
from e2e.board import middle, shown_stacks, stacks_of, to_board, walk
from e2e.conftest import START_TIMEOUT, check_accessible, ready
from e2e.keyboard import Keyboard
from e2e.layout import CUT, HIDDEN, OUTSIDE, SMALL, found
from e2e.table import (
    Table,
    choose,
    come_to,
    dismiss,
    open_record,
    open_set_up,
    open_site,
    settled,
    sit,
)
from ra.hexagon import Move, State, cell_name
from tools.random_games import random_action
from tools.random_games.hexagon import bold
from web.settings import LANGUAGES

NewContext = Callable[..., BrowserContext]
OPENING = """[Game "Ra hexagon"] [Seat1 "Anna"] [Seat2 "Bek"]
i5-f2 3g8-f7 3e3-f4 2f7-f5 2f4xf5 f7-i7 f4xi7 2e9-e7 2g6-g8 e7-e4"""
"""Anna can enter with two pawns."""
WON = OPENING.replace('"Bek"]', '"Bek"] [Length "game"]') + " 2g8-g10"
"""A single game that she won so; both have taken pawns."""


def begin(page: Page, *, length: str = "match", second: str = "person") -> Table:
    """A game set up on the first screen, with a person on the first seat, who starts."""
    open_set_up(page, "hexagon")
    choose(page, f"length-{length}")
    choose(page, "start-first")
    sit(page, 1, second)
    page.locator("#setup-start").click()
    expect(page.locator("#board")).to_be_visible()
    return Table(page)


def now(table: Table) -> State:
    """The state, by the rules on CPython, of the record in the share panel."""
    record = table.record()
    table.page.locator("#panel-close").click()
    state = record.position()
    assert isinstance(state, State)
    return state


def by_mouse(page: Page, move: Move, state: State) -> None:
    """Click on the stack, on the cell the pawns go to and, if there is a choice, on how many."""
    page.locator(f"#cell-{cell_name(move.origin)}").click()
    page.locator(f"#cell-{cell_name(move.target)}").click()
    if len([one for one in state.legal if one[:2] == move[:2]]) > 1:
        page.locator(f"#do-act-{move}").click()
    state.apply(move)


def test_a_match_by_mouse(page: Page) -> None:
    """Game after game to the end of the match, as the rules have it on CPython."""
    open_site(page)
    table = begin(page)
    state, chance = now(table), random.Random(132)
    while state.to_act is not None:
        number = state.number
        by_mouse(page, random_action(state, chance, bold), state)
        if state.number > number:
            expect(page.locator("#panel-scores")).to_be_visible()
            page.locator("#do-proceed").click()
            expect(page.locator(".panel")).to_have_count(0)
            assert shown_stacks(page) == stacks_of(state)
    expect(page.locator("#decision-title")).to_contain_text("wins the match")
    assert page.locator(".match-sheet .sheet__total").all_inner_texts() == [
        str(points) for points in state.score
    ]
    assert now(table) == state
    page.locator("#do-again").click()
    expect(page.locator("#decision-title")).to_contain_text("Your turn")


def test_a_game_by_keyboard(page: Page) -> None:
    """Stacks are found by arrow keys; a move is made on the board, with the number of pawns chosen
    before or after the goal; one is typed."""
    open_site(page)
    table = begin(page, length="game")
    state, keys = now(table), Keyboard(page)
    page.keyboard.press("Tab")
    keys.go_to(f"cell-{cell_name(min(move.origin for move in state.legal))}")
    chance, moves = random.Random(3), 0
    while state.to_act is not None:
        move = random_action(state, chance, bold)
        if moves % 3 == 1:
            settled(page)
            if not page.locator(f"#move-{moves}:focus").count():
                keys.press("/")
            page.keyboard.type(str(move))
            keys.press("Enter")
        else:
            to_board(keys)
            walk(keys, cell_name(move.origin))
            keys.press("Enter")
            if moves % 3:
                keys.press(str(move.pawns))
            walk(keys, cell_name(move.target))
            keys.press("Enter")
            if not moves % 3 and len([one for one in state.legal if one[:2] == move[:2]]) > 1:
                keys.press(str(move.pawns))
                keys.press("Enter")
        state.apply(move)
        moves += 1
        expect(page.locator(f"#log-{moves}")).to_be_attached()
    expect(page.locator("#decision-title")).to_contain_text("wins the game")
    assert now(table) == state


def test_what_is_typed_opens_the_field(page: Page) -> None:
    """It holds all that was typed; Esc gives the focus back to where it was."""
    open_record(page, ra.read(OPENING))
    page.locator("#cell-g8").focus()
    page.keyboard.type("f2")
    field = page.locator("#move-10")
    expect(field).to_be_focused()
    expect(field).to_have_value("f2")
    page.keyboard.press("Escape")
    expect(page.locator("#cell-g8")).to_be_focused()
    expect(field).to_have_count(0)
    page.keyboard.type("2f5xe4")
    page.keyboard.press("Enter")
    expect(page.locator("#log-11")).to_be_attached()
    expect(page.locator("#move-11")).to_be_focused()
    expect(page.locator("#move-11")).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.locator("#cell-g8")).to_be_focused()


def test_how_many_is_asked_where_there_is_a_choice(page: Page) -> None:
    """The focus goes there, and back to the goal when that is let go."""
    table = open_record(page, ra.read(OPENING))
    for name in ("g8", "g10"):
        page.locator(f"#cell-{name}").focus()
        page.keyboard.press("Enter")
        settled(page)
    expect(page.locator("#do-act-g8-g10")).to_be_focused()
    page.keyboard.press("2")
    expect(page.locator("#do-act-2g8-g10")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#cell-g10")).to_be_focused()
    expect(page.locator("#cell-g8")).to_have_attribute("aria-selected", "true")
    assert len(table.record().actions) == 10


def test_a_stack_is_dragged(page: Page) -> None:
    table = open_record(page, ra.read(OPENING))
    (x, y), (there, down) = middle(page, "g8"), middle(page, "g10")
    page.mouse.move(x, y)
    page.mouse.down()
    for part in (0.3, 0.7, 1):
        page.mouse.move(x + part * (there - x), y + part * (down - y))
    page.mouse.up()
    page.locator("#do-act-2g8-g10").click()
    expect(page.locator("#panel-scores")).to_contain_text("3 points")
    assert len(table.record().actions) == 11


def test_a_stack_is_dragged_by_a_finger(new_context: NewContext) -> None:
    """The page stays where it is meanwhile; what it can't be dropped on tells why."""
    page = new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    ).new_page()
    table = open_record(page, ra.read(OPENING))
    browser = page.context.new_cdp_session(page)
    for goal in ("g9", "g10"):
        (x, y), (there, down) = middle(page, "g8"), middle(page, goal)
        path = [(x + part * (there - x), y + part * (down - y)) for part in (0, 0.4, 0.7, 1)]
        for at, (left, top) in enumerate(path):
            kind = "touchMove" if at else "touchStart"
            points = [{"x": left, "y": top}]
            browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        if goal == "g9":
            expect(page.locator("#notice")).to_contain_text("That way the move ends on g10")
            assert page.evaluate("scrollY") == 0
            dismiss(page)
    # Chromium takes a tap so soon after the swipe for one that stops it.
    page.locator("#do-act-2g8-g10").click()
    expect(page.locator("#panel-scores")).to_contain_text("3 points")
    assert len(table.record().actions) == 11


def test_a_click_moves_nothing_to_another_cell(page: Page) -> None:
    """A mouse means the cell it is over, be it ever so near to one that can be gone to."""
    table = open_record(page, ra.read(OPENING))
    page.locator("#cell-g8").click()
    (x, y), (there, down) = middle(page, "g9"), middle(page, "g10")
    for part, told in ((0.0, "That way the move ends on g10: 2 spaces."), (0.4, "g10")):
        page.mouse.click(x + part * (there - x), y + part * (down - y))
        expect(page.locator("#notice")).to_contain_text(told)
        dismiss(page)
    expect(page.locator("#cell-g8")).to_have_attribute("aria-selected", "true")
    assert len(table.record().actions) == 10


def test_against_the_computer(page: Page) -> None:
    """A whole game: it answers each move; hints come and are followed."""
    open_site(page)
    table = begin(page, length="game", second="novice")
    title, chance, moves = page.locator("#decision-title"), random.Random(1), 0
    while (state := now(table)).to_act is not None:
        if moves % 3 == 1:
            page.keyboard.press("h")
            expect(page.locator("#hint-do")).to_be_visible(timeout=START_TIMEOUT)
            page.locator("#hint-do").click()
        else:
            by_mouse(page, random_action(state, chance, bold), state)
        moves += 1
        page.locator(f"#log-{2 * moves}, #do-again").first.wait_for(timeout=START_TIMEOUT)
        expect(title).to_have_text(re.compile("Your turn|wins the game"))
    record = table.record()
    assert record.seats[1].level == "novice"
    assert 2 * moves - 1 <= len(record.actions) <= 2 * moves


def test_a_reload_in_the_middle(page: Page) -> None:
    table = open_record(page, ra.read(OPENING))
    before = shown_stacks(page)
    page.locator("#cell-g8").click()
    page.reload()
    ready(page)
    assert shown_stacks(page) == before
    page.keyboard.press("u")
    settled(page)
    page.keyboard.press("r")
    settled(page)
    assert shown_stacks(page) == before
    assert len(table.record().actions) == 10


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone(new_context: NewContext, width: int, language: str) -> None:
    """Nothing is wider than the screen or cut, every button is large enough, taps beside cells
    count."""
    page = new_context(
        viewport={"width": width, "height": 640}, has_touch=True, is_mobile=True
    ).new_page()
    open_site(page, language=language)
    open_set_up(page, "hexagon")
    assert found(page, OUTSIDE) == []
    assert found(page, SMALL) == []
    come_to(page, ra.read(OPENING).until(0))
    beginning = page.locator("#board").bounding_box()
    come_to(page, ra.read(WON))
    page.locator("#panel-close").click()
    expect(page.locator(".side .chip")).to_be_visible()
    assert found(page, CUT) == []
    assert page.locator("#board").bounding_box() == beginning
    table = come_to(page, ra.read(OPENING))
    assert found(page, OUTSIDE) == []
    assert found(page, SMALL) == []
    assert found(page, CUT) == []
    assert page.locator("#board").bounding_box() == beginning
    page.touchscreen.tap(*middle(page, "g8"))
    expect(page.locator("#cell-g8")).to_have_attribute("aria-selected", "true")
    assert found(page, OUTSIDE) == []
    assert found(page, SMALL) == []
    page.touchscreen.tap(*middle(page, "f8"))  # beside the stack, with nothing to go there
    expect(page.locator("#notice")).to_contain_text("d8")
    assert found(page, OUTSIDE) == []
    dismiss(page)
    x, y = middle(page, "g10")
    page.touchscreen.tap(x + 9, y - 15)  # beside the cell, as fingers are
    expect(page.locator("#decision-title")).to_contain_text("g10")
    assert found(page, OUTSIDE) == []
    assert found(page, SMALL) == []
    assert found(page, CUT) == []
    page.locator("#do-act-2g8-g10").tap()
    expect(page.locator("#panel-scores")).to_be_visible()
    assert found(page, OUTSIDE) == []
    page.locator("#panel-close").click()
    for panel in ("log", "description", "share", "help"):
        table.open(panel)
        assert found(page, OUTSIDE) == []
        assert found(page, SMALL) == []
        page.locator("#panel-close").click()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_accessible(page: Page, theme: str) -> None:
    """axe finds nothing at any moment, nor in any panel."""
    open_site(page, theme=theme)
    open_set_up(page, "hexagon")
    check_accessible(page)
    table = come_to(page, ra.read(OPENING))
    check_accessible(page)
    page.locator("#cell-g8").click()
    check_accessible(page)
    page.locator("#words").click()
    check_accessible(page)
    page.locator("#cell-g10").click()
    check_accessible(page)
    page.locator("#do-act-2g8-g10").click()
    expect(page.locator("#panel-scores")).to_be_visible()
    check_accessible(page)
    for panel in ("log", "description", "share", "help"):
        table.open(panel)
        check_accessible(page)
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    check_accessible(page)


def test_pawns_glide_where_motion_is_wanted(new_context: NewContext) -> None:
    """Along their line, unless the device asks for calm."""
    moving = {}
    for wish in ("no-preference", "reduce"):
        page = new_context(reduced_motion=wish).new_page()
        open_record(page, ra.read(OPENING), motion=True)
        page.locator("#cell-g8").click()
        moving[wish] = page.evaluate(
            """() => {
              const click = new MouseEvent("click", { bubbles: true });
              document.querySelector("#cell-i10").dispatchEvent(click);
              return document.getAnimations().filter((one) => one.playState === "running"
                && one.effect.target.matches(".pawn")).length;
            }"""
        )
    assert moving == {"no-preference": 2, "reduce": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_at_one_look(page: Page, language: str) -> None:
    """On a screen of 1280 by 800 nothing of it has to be scrolled for, and the board stays where it
    is while a stack is picked."""
    open_site(page, language=language)
    come_to(page, ra.read(OPENING))
    assert found(page, HIDDEN) == []
    before = page.locator("#board").bounding_box()
    page.locator("#cell-g8").click()
    assert found(page, HIDDEN) == []
    assert page.locator("#board").bounding_box() == before
    page.locator("#cell-g10").click()
    assert found(page, HIDDEN) == []
    assert page.locator("#board").bounding_box() == before
    page.locator("#do-act-2g8-g10").click()
    expect(page.locator("#panel-scores")).to_be_visible()
    assert found(page, HIDDEN) == []
    page.keyboard.press("ArrowLeft")
    assert found(page, HIDDEN) == []
