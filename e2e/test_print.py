"""On paper: what is open in a panel, or the table, dark on white, whole, without its controls."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize, expect

import ra
from e2e.layout import OUTSIDE, found
from e2e.records import game_until, over
from e2e.table import Table, open_record
from ra.hexagon import STANDARD
from tools.random_games.hexagon import RandomMatch

A4: ViewportSize = {"width": 718, "height": 1043}
"""The inside of a page, in CSS pixels."""
CLIPPED = """() => [...document.querySelectorAll("#app *")].filter((element) => {
  const style = getComputedStyle(element);
  if (!element.checkVisibility() || style.overflow === "visible" || style.clipPath !== "none")
    return false;
  return element.scrollHeight > element.clientHeight + 1
    || element.scrollWidth > element.clientWidth + 1;
}).map((element) => `${element.tagName}.${element.className}`)"""
PALE = """() => {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).map(Number);
    return (red + green + blue) / 3;
  };
  return [...document.querySelectorAll("main :is(h2, p, .name), .panel :is(h2, h3, p, td, th)")]
    .filter((words) => words.checkVisibility() && light(getComputedStyle(words).color) > 128)
    .map((words) => words.textContent);
}"""
BUTTONS = """() => [...document.querySelectorAll(".button")]
  .filter((button) => button.checkVisibility()).map((button) => button.outerHTML.slice(0, 99))"""


def check_paper(page: Page) -> None:
    page.emulate_media(media="print")
    page.set_viewport_size(A4)
    assert found(page, OUTSIDE) == []
    assert found(page, CLIPPED) == []
    assert found(page, PALE) == []
    assert found(page, BUTTONS) == []
    expect(page.locator(".bar")).to_be_hidden()
    page.emulate_media(media="screen")
    page.set_viewport_size({"width": 1280, "height": 800})


def look_into_each_panel(page: Page) -> None:
    check_paper(page)
    table = Table(page)
    for panel in ("scores", "log", "share"):
        table.open(panel)
        check_paper(page)
        page.locator("#panel-close").click()


def test_an_auction_game(page: Page) -> None:
    open_record(page, game_until(over, players=5), theme="night")
    if page.locator("#panel-close").is_visible():
        page.locator("#panel-close").click()
    look_into_each_panel(page)


def test_a_match(page: Page) -> None:
    record = RandomMatch(board=STANDARD, match=False, first=0, seed=1).record(
        [ra.Seat("Ann"), ra.Seat("Bea")]
    )
    open_record(page, record, theme="night")
    if page.locator("#panel-close").is_visible():
        page.locator("#panel-close").click()
    look_into_each_panel(page)
