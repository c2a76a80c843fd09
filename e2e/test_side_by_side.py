"""Two pages in one document, each in a shadow of its own: nothing of one gets into the other."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import ready

MAIN = """
import gc
import shipped
from pyscript import document
from ra import Record, Seat
from ra.auction import AUCTION, PHARAOH, Setup as Auction
from ra.hexagon import HEXAGON, Setup as Hexagon
from web.browser import tab
from web.browser.stage import stage
from web.options import Options
from web.page import Page
from web.settings import Settings

PEOPLE = (Seat("Anna"), Seat("Boris"))
GAMES = {
    "left": Options(
        Record(AUCTION, Auction.from_seed(PHARAOH, players=2, seed=3), PEOPLE, ()),
        Settings(language="fr", theme="night"),
        store="left.",
    ),
    "right": Options(
        Record(HEXAGON, Hexagon(), (PEOPLE[0], Seat("Robot", "novice")), ()),
        Settings(language="ru", theme="day", pace="instant"),
    ),
}
pages = {}

async def open_all():
    for name, options in GAMES.items():
        host = document.createElement("section")
        host.id = name
        document.body.append(host)
        pages[name] = Page(await stage(host), options)
        button = document.createElement("button")
        button.id = f"close-{name}"
        button.textContent = "close"
        button.onclick = lambda _, name=name: pages.pop(name).close()
        document.body.append(button)
    tab.ready()
    gc.enable()

await open_all()
"""
DAY, NIGHT = "rgb(239, 227, 200)", "rgb(18, 20, 47)"
GROUND = "root => getComputedStyle(root).backgroundColor"


@pytest.fixture
def both(page: Page) -> Page:
    page.route("**/web/main.py", lambda route: route.fulfill(body=MAIN))
    page.goto("#elsewhere")
    return ready(page)


def root(page: Page, name: str) -> Locator:
    return page.locator(f"#{name} #app")


def at(page: Page, name: str, selector: str) -> Locator:
    return page.locator(f"#{name} {selector}")


def test_each_speaks_its_language_and_wears_its_theme(both: Page) -> None:
    expect(root(both, "left")).to_have_attribute("lang", "fr")
    expect(root(both, "right")).to_have_attribute("lang", "ru")
    expect(at(both, "left", "#bar-undo")).to_have_attribute("title", "Annuler (U)")
    expect(at(both, "right", "#bar-undo")).to_have_attribute("title", "Отменить (U)")
    assert root(both, "left").evaluate(GROUND) == NIGHT
    assert root(both, "right").evaluate(GROUND) == DAY
    expect(both.locator("html")).to_have_attribute("data-theme", "system")
    expect(both.locator("html")).to_have_attribute("lang", "en")


def test_pictures_are_drawn_in_both(both: Page) -> None:
    for name in ("left", "right"):
        widths = at(both, name, "#app use").evaluate_all(
            "uses => uses.filter(use => use.checkVisibility()).map(use => use.getBBox().width)"
        )
        assert widths
        assert min(widths) > 0


def test_both_are_played_by_click_and_key(both: Page) -> None:
    left, right = (at(both, name, ".log__entry") for name in ("left", "right"))
    drawn, moved = left.count(), right.count()
    at(both, "left", "#do-act-d").click()
    expect(left).to_have_count(drawn + 1)
    fresh = both.locator("[data-fresh]")
    expect(fresh).to_have_count(0)
    at(both, "left", "#do-act-d").press("Enter")
    expect(left).to_have_count(drawn + 2)
    at(both, "right", ".cell--pick").first.click()
    expect(fresh).to_have_count(0)
    at(both, "right", ".cell[data-on-click^='act ']").first.focus()
    both.keyboard.press("Enter")
    # The computer has answered.
    expect(right).to_have_count(moved + 2)
    at(both, "left", "#bar-undo").click()
    expect(left).to_have_count(drawn + 1)
    expect(right).to_have_count(moved + 2)
    kept = both.evaluate("Object.keys(localStorage)")
    assert {key.partition(".")[0] for key in kept} == {"left"}
    assert both.url.endswith("#elsewhere")
    expect(both).to_have_title("Ra – two games of the same name")


def test_keys_are_for_the_one_that_has_the_focus(both: Page) -> None:
    both.keyboard.press("?")
    expect(both.locator("#panel-help, .panel")).to_have_count(0)
    at(both, "right", "#bar-undo").focus()
    at(both, "right", "#bar-settings").focus()
    both.keyboard.press("?")
    expect(at(both, "right", "#panel-title")).to_be_focused()
    expect(at(both, "left", "#panel-title")).to_have_count(0)
    at(both, "left", "#do-act-d").focus()
    both.keyboard.press("?")
    expect(at(both, "left", "#panel-title")).to_be_focused()
    expect(at(both, "right", "#panel-title")).to_have_count(1)
    both.keyboard.press("Escape")
    expect(at(both, "left", "#panel-title")).to_have_count(0)
    expect(at(both, "right", "#panel-title")).to_have_count(1)


def test_a_theme_changed_in_one_is_not_the_others(both: Page) -> None:
    at(both, "left", "#bar-settings").click()
    at(both, "left", "label:has(input[value=day])").first.click()
    expect(root(both, "left")).to_have_attribute("data-theme", "day")
    assert json.loads(both.evaluate("localStorage['left.settings']"))["theme"] == "day"
    at(both, "right", "#bar-settings").click()
    at(both, "right", "label:has(input[value=night])").first.click()
    expect(root(both, "right")).to_have_attribute("data-theme", "night")
    expect(root(both, "left")).to_have_attribute("data-theme", "day")


def test_one_is_closed_and_the_other_goes_on(both: Page) -> None:
    both.locator("#close-left").click()
    expect(at(both, "left", "#app > *")).to_have_count(0)
    moves = at(both, "right", ".log__entry").count()
    at(both, "right", ".cell--pick").first.click()
    at(both, "right", ".cell[data-on-click^='act ']").first.click()
    expect(at(both, "right", ".log__entry")).to_have_count(moves + 2)
    both.locator("#close-right").click()
    expect(at(both, "right", "#app > *")).to_have_count(0)
    for _ in range(50):  # a worker's end is told a little later
        if both.workers:
            both.wait_for_timeout(100)
    assert both.workers == [], "the last one has let the opponents' worker go"
