"""Choices on the way to an action: which tile a god takes, which tiles are lost."""

from playwright.sync_api import Page, expect

from e2e.records import auction, discard, game_until, gods, position
from e2e.table import come_to, kind_name, offered, open_site, shown
from ra.auction import STOP_GODS, Discard, SpendGod
from ra.auction.tiles import Tile
from web.games.auction.tile_words import purpose


def test_gods(page: Page) -> None:
    """A tile of the track is chosen on the track itself, and can be let go; then the next one."""
    record = game_until(gods)
    state, edition = position(record), record.setup.variant.edition
    open_site(page)
    table = come_to(page, record)
    first, second, *_ = [a.space for a in state.legal_actions() if isinstance(a, SpendGod)]
    before = table.see()
    table.do(f"pick {first}")
    expect(page.locator(f"#space-{first} button")).to_have_attribute("aria-pressed", "true")
    assert table.see().tiles == before.tiles
    page.get_by_role("button", name="Take no tile").click()
    assert table.see() == before
    table.do(f"pick {first}")
    table.do(f"pick {second}")
    expect(page.locator(f"#space-{first} button")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#decision")).to_contain_text("Spend a god: take")
    table.do("confirm")
    state.apply(SpendGod(second))
    seen = table.see()
    assert {name: getattr(seen, name) for name in shown(state)} == shown(state)
    assert seen.track[second] is None
    kind = kind_name(position(record).track[second] or Tile.RA, edition)
    assert seen.tiles[state.seat][kind] == before.tiles[state.seat].get(kind, 0) + 1
    assert set(seen.controls) == offered(state) >= {"act s"}
    page.get_by_role("button", name="Keep the other gods").click()
    state.apply(STOP_GODS)
    assert table.see().actor == state.to_act


APART = 450
"""ms after which a second click at one place is another gesture (web/static/fresh.js)."""


def test_discards(page: Page) -> None:
    """The count still to choose is told; what is chosen can be put back; then it is gone."""
    record = game_until(discard)
    state = position(record)
    open_site(page)
    table = come_to(page, record)
    words, give = page.locator("#decision-words"), page.get_by_role("button", name="Give them up")
    loss = next(
        a for a in state.legal_actions() if isinstance(a, Discard) and len(set(a.tiles)) > 1
    )
    expect(words).to_have_text("Choose 2 monuments to lose.")
    expect(give).to_be_disabled()
    table.do(f"pick {int(loss.tiles[0])}")
    expect(words).to_have_text("Choose one more to lose.")
    expect(give).to_be_disabled()
    page.wait_for_timeout(APART)
    table.do(f"unpick {int(loss.tiles[0])}")
    expect(words).to_have_text("Choose 2 monuments to lose.")
    for tile in loss.tiles:
        page.wait_for_timeout(APART)
        table.do(f"pick {int(tile)}")
    expect(page.locator(".pick[aria-pressed=true]")).to_have_count(2)
    expect(page.locator(".pick[aria-pressed=false]:enabled")).to_have_count(0)
    page.wait_for_timeout(APART)
    table.do(f"unpick {int(loss.tiles[1])}")
    expect(page.locator(".pick[aria-pressed=true]")).to_have_count(1)
    page.wait_for_timeout(APART)
    table.do(f"pick {int(loss.tiles[1])}")
    give.click()
    state.apply(loss)
    seen = table.see()
    assert {name: getattr(seen, name) for name in shown(state)} == shown(state)


def test_tiles_that_cannot_be_taken(page: Page) -> None:
    """A card tells what they are for."""
    record = game_until(auction)
    open_site(page)
    table = come_to(page, record)
    before = table.see()
    space, tile = next((n, t) for n, t in enumerate(position(record).track) if t is not None)
    page.locator(f"#space-{space} button").click()
    edition = record.setup.variant.edition
    expect(page.locator("#card")).to_contain_text(purpose(tile, edition))
    assert table.see() == before
