"""Back in the game: moves taken back, earlier moments looked at, another course from one."""

from dataclasses import replace

from playwright.sync_api import Page, expect

import ra
from e2e.conftest import ready
from e2e.records import ALONE, auction, game_until, persons_turn, position, sheet
from e2e.table import (
    INSTANT,
    Seen,
    Table,
    change_settings,
    choose,
    open_record,
    open_set_up,
    open_site,
    settled,
    shown,
    sit,
)
from ra.auction import AUCTION

BACK = ("look", "step", "look-now", "branch")
"""What can be done while one looks back."""


def looks_like(seen: Seen, record: ra.Record, count: int) -> bool:
    """Whether the table shows the position after so many actions."""
    return all(
        getattr(seen, name) == value for name, value in shown(position(record, count)).items()
    )


def test_moves_taken_back(page: Page) -> None:
    """To the very start and forward again; another move ends what redo would play."""
    record = game_until(sheet, players=2)
    table = open_record(page, record)
    last = table.see()
    expect(page.locator("#bar-redo")).to_be_disabled()
    undone = 0
    while page.locator("#bar-undo").is_enabled():
        page.locator("#bar-undo").click()
        undone += 1
    assert undone > 10
    assert looks_like(table.see(), record, 0)
    page.reload()
    page.locator("#bar-redo").click()
    assert looks_like(table.wait(), record, 1)
    for _ in range(undone - 1):
        page.locator("#bar-redo").click()
    assert table.see() == last
    expect(page.locator("#bar-redo")).to_be_disabled()
    expect(page.get_by_role("table", name="Scores of epoch 1")).to_be_visible()
    for _ in range(undone):
        page.locator("#bar-undo").click()
    other = "i" if AUCTION.write_action(record.actions[0]) == "d" else "d"
    table.do(f"act {other}")
    expect(page.locator("#bar-redo")).to_be_disabled()


def test_game_without_taking_back(page: Page) -> None:
    open_site(page)
    open_set_up(page)
    choose(page, "players-2")
    sit(page, 1, "person")
    choose(page, "option-undo")
    page.locator("#setup-start").click()
    table = Table(page)
    table.do("act d")
    expect(page.locator("#bar-undo")).to_be_disabled()
    page.keyboard.press("u")
    assert len(table.record().actions) == 1


def test_looking_back(page: Page) -> None:
    """By keys, by the log, by the buttons; nothing can be done to the game there."""
    record = game_until(auction)
    table, count = open_record(page, record), len(record.actions)
    now = table.see()

    def check(at: int) -> None:
        expect(page.locator("#decision-title")).to_have_text("Looking back")
        expect(page.locator("#decision-words")).to_have_text(f"After {at} of {count} actions")
        seen = table.see()
        assert looks_like(seen, record, at)
        assert not [c for c in seen.controls if c.split()[0] not in BACK]

    page.keyboard.press("ArrowLeft")
    check(count - 1)
    page.keyboard.press("ArrowLeft")
    check(count - 2)
    page.keyboard.press("ArrowRight")
    check(count - 1)
    page.keyboard.press("ArrowRight")
    assert table.see() == now
    page.keyboard.press("Home")
    check(0)
    page.keyboard.press("ArrowLeft")
    check(0)
    for key in "dip1nfu":
        page.keyboard.press(key)
    check(0)
    page.get_by_role("button", name="One step forward").click()
    check(1)
    page.keyboard.press("End")
    assert table.see() == now
    page.locator("#log-3").click()
    check(3)
    expect(page.locator("#log-3")).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Back to now").click()
    assert table.see() == now
    table.open("log")
    page.locator("#whole-2").click()
    check(2)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert table.see() == now


def test_seeing_again(page: Page) -> None:
    """By key and by the log's button, at the chosen pace; whatever one does then leads back."""
    record = game_until(persons_turn, players=5, levels=ALONE)
    table, count = open_record(page, record), len(record.actions)
    change_settings(page, **INSTANT | {"pace": "slow"})
    page.reload()
    ready(page)
    now = table.see()
    title = page.locator("#decision-title")
    words = page.locator("#decision-words")
    expect(page.locator(".page__log .log__since")).to_have_count(1)
    page.keyboard.press("a")
    expect(title).to_have_text("Once more")
    begun = int((words.text_content() or "").split()[1])
    assert looks_like(table.see(), record, begun)
    expect(words).to_have_text(f"After {begun + 1} of {count} actions")
    assert looks_like(table.see(), record, begun + 1)
    page.keyboard.press("q")
    assert table.see() == now
    for place in ("#bar-scores", "#log-3", ".lot", "#end-again"):
        page.locator("#log-see-again").click()
        expect(title).to_have_text("Once more")
        settled(page)
        page.locator(place).dispatch_event("click")
        expect(title).not_to_have_text("Once more")
        assert table.see() == now
    change_settings(page, **INSTANT | {"pace": "normal"})
    page.reload()
    ready(page)
    table.open("log")
    page.locator("#whole-see-again").click()
    expect(title).to_have_text("Once more")
    expect(page.locator(".panel")).to_have_count(0)
    expect(title).not_to_have_text("Once more", timeout=40_000)
    assert table.see() == now
    assert table.record() == replace(record, date=table.record().date)


def test_play_on_from_here(page: Page) -> None:
    """Another course begins in a copy; the game it comes from stays as it was."""
    record = game_until(auction)
    table = open_record(page, record)
    now = table.see()
    page.locator("#log-4").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("#notice")).to_contain_text("playing on in a copy")
    assert looks_like(table.see(), record, 4)
    table.do("act i")
    assert table.record().actions[:-1] == record.actions[:4]
    page.locator("#bar-games").click()
    games = page.locator(".kept")
    expect(games).to_have_count(2)
    games.last.get_by_role("button", name="Go on").click()
    assert table.see() == now
    assert table.record() == replace(record, date=table.record().date)
