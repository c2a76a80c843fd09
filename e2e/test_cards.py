"""The card at a thing of the table, in a browser: where it is, what brings it and takes it away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, FloatRect, Page, expect

from e2e.records import ALONE, busy, game_until, persons_turn
from e2e.table import Table, open_record, settled

NewContext = Callable[..., BrowserContext]
GAME = game_until(busy, players=5)


def box(page: Page, selector: str) -> FloatRect:
    """Where something is, in CSS px."""
    found = page.locator(selector).bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize(("width", "height"), [(1366, 625), (844, 390), (360, 640), (320, 256)])
def test_it_is_beside_its_thing_and_within_the_window(
    new_context: NewContext, width: int, height: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    open_record(page, GAME)
    settled(page)
    for place in ("space-0", "space-7", "bag", "sun-14"):
        asking = page.locator(f"#{place} button, #{place}:is(button)").first
        asking.scroll_into_view_if_needed()
        asking.dispatch_event("click")
        expect(page.locator("#card")).to_have_attribute("data-at", place)
        card, thing = box(page, "#card"), box(page, f"#{place}")
        assert card["x"] >= 0
        assert card["y"] >= 0
        assert card["x"] + card["width"] <= width
        assert card["y"] + card["height"] <= height
        apart = max(
            thing["y"] - (card["y"] + card["height"]),
            card["y"] - (thing["y"] + thing["height"]),
        )
        assert apart < 20, "near it, or over it where there is no room"
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_have_count(0)


def test_a_mouse_at_rest_brings_it_and_leaving_takes_it_away(page: Page) -> None:
    open_record(page, GAME)
    settled(page)
    page.locator("#space-2 button").hover()
    expect(page.locator("#card")).to_have_attribute("data-at", "space-2")
    page.locator("#bag button").hover()
    expect(page.locator("#card")).to_have_attribute("data-at", "bag")
    page.locator("#card").hover()
    page.wait_for_timeout(600)
    expect(page.locator("#card")).to_be_visible()
    page.locator("#decision-title").hover()
    expect(page.locator("#card")).to_have_count(0)


def test_one_that_was_clicked_stays_until_a_click_elsewhere(page: Page) -> None:
    open_record(page, GAME)
    settled(page)
    page.locator("#space-2 button").click()
    page.locator("#decision-title").hover()
    page.wait_for_timeout(600)
    expect(page.locator("#card")).to_have_attribute("data-at", "space-2")
    page.locator("#decision-title").click()
    expect(page.locator("#card")).to_have_count(0)


def test_the_keyboard_leads_through_a_seats_suns_and_tiles(page: Page) -> None:
    open_record(page, GAME)
    settled(page)
    suns = page.locator("#seat-0 .suns button")
    suns.first.focus()
    for _ in range(suns.count()):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    card = page.locator("#card")
    expect(card).to_have_attribute(
        "data-at", page.locator("#seat-0 .group").first.get_attribute("id") or ""
    )
    expect(page.locator("#live")).to_contain_text("If the epoch ended now")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('.group') !== null"), "the focus stays"


def test_what_is_in_it_can_be_used_and_orders_given(page: Page) -> None:
    record = game_until(persons_turn, levels=ALONE, players=4)
    open_record(page, record, pace="instant")
    settled(page)
    page.locator("#bag button").click()
    page.locator("#orders summary").click()
    expect(page.locator("#do-order-draw-any")).to_be_visible()
    card = box(page, "#card")
    assert card["y"] + card["height"] <= 800
    page.locator("#card p").first.click()
    expect(page.locator("#card")).to_be_visible()
    page.locator("#do-order-draw-any").click()
    page.wait_for_function("() => !document.querySelector('#do-end-order')", timeout=60_000)
    assert len(Table(page).record().actions) > len(record.actions)
