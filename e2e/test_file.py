"""The page as one file, opened from a disk: it plays, keeps and gives, and asks nobody."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import ra
from e2e.conftest import Troubles, check_accessible, ready
from e2e.records import ALONE, game_until, persons_turn
from e2e.table import INSTANT, Table, change_settings, start
from tools.single import TARGET, one_file

LARGEST = 9_000_000  # bytes
DENIALS = {
    # as in Firefox and Chromium that block all cookies
    "refused": """
const refuse = () => { throw new DOMException("denied", "SecurityError"); };
Object.defineProperty(window, "localStorage", { get: refuse });
IDBFactory.prototype.open = refuse;
BroadcastChannel = class { constructor() { refuse(); } };""",
    "not there": 'Object.defineProperty(window, "localStorage", { value: null });',
    "full": """Storage.prototype.setItem = () => {
  throw new DOMException("", "QuotaExceededError");
};""",
}
AMOUNTS = """window.amounts = [];
new MutationObserver(() => {
  const amount = document.getElementById("boot-amount");
  if (amount) amounts.push(amount.textContent);
}).observe(document, {subtree: true, childList: true, characterData: true});"""


@pytest.fixture
def address(tmp_path: Path, troubles: Troubles) -> str:
    """The file's, in a folder as people have them; no other may be asked for."""
    folder = tmp_path / "Игры #2 (50 %)"
    folder.mkdir()
    copy = Path(shutil.copy(TARGET, folder / "ra + Ра.html"))
    troubles.expect(f"request to another host: {copy.as_uri()}")
    return copy.as_uri()


def open_file(page: Page, address: str) -> Page:
    """The file's page, at the pace of tests."""
    page.goto(address)
    ready(page)
    change_settings(page, **INSTANT)
    page.reload()
    return ready(page)


def test_it_is_built_from_what_there_is_and_always_the_same() -> None:
    assert one_file().encode() == TARGET.read_bytes(), "make file"


def test_it_is_small_enough() -> None:
    assert TARGET.stat().st_size <= LARGEST


def test_a_game_against_the_computer(page: Page, address: str) -> None:
    """The computer answers from a worker; after a reload the game is where it was."""
    open_file(page, address)
    start(page)
    table = Table(page, seed=1)
    for _ in range(3):
        table.act()
    before = table.wait()
    assert [worker.url[:21] for worker in page.workers] == ["data:text/javascript,"]
    record = table.record()
    assert len(record.actions) > 3, "computers have acted"
    assert {seat.level for seat in record.seats} == {None, "novice", "apprentice"}
    check_accessible(page)
    page.reload()
    ready(page)
    assert Table(page).wait() == before
    assert Table(page).record() == record


def test_a_game_is_given_as_text_and_as_a_file(page: Page, address: str) -> None:
    """No link leads others to a file, so none is offered. A link that came takes one there."""
    record = game_until(persons_turn, players=3, levels=ALONE)
    page.goto(f"{address}#record={ra.to_link(record)}")
    ready(page)
    table = Table(page)
    assert table.record() == record
    panel = page.locator("#panel-share")
    expect(panel).to_contain_text("This page is a file")
    expect(panel.get_by_role("button", name="Copy a link")).to_have_count(0)
    with page.expect_download() as download:
        panel.get_by_role("button", name="Save as a file").click()
    assert ra.read(download.value.path().read_text()) == record


def test_settings_say_that_it_plays_without_a_network(page: Page, address: str) -> None:
    page.goto(address)
    ready(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("#site")).to_contain_text("starts and plays offline")


def test_pictures_are_drawn(page: Page, address: str) -> None:
    page.goto(f"{address}#record={ra.to_link(game_until(persons_turn, players=5))}")
    ready(page)
    widths = page.locator("#app use").evaluate_all(
        "uses => uses.filter(use => use.checkVisibility()).map(use => use.getBBox().width)"
    )
    assert len(widths) > 40
    assert min(widths) > 0, "a picture is not in the page"


@pytest.mark.parametrize("storage", DENIALS)
def test_where_nothing_can_be_kept(page: Page, address: str, storage: str) -> None:
    """It is told, and the game goes on and can be saved as a file."""
    page.add_init_script(DENIALS[storage])
    page.goto(address)
    ready(page)
    start(page)
    expect(page.locator(".notice")).to_contain_text("save it as a file")
    table = Table(page)
    table.act()
    record = table.record()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert ra.read(download.value.path().read_text()) == record


def test_the_bar_counts_all_that_is_unpacked(page: Page, address: str) -> None:
    page.add_init_script(AMOUNTS)
    page.goto(address)
    ready(page)
    done, _, total, _ = page.evaluate("amounts.at(-1)").split()
    assert done == total
    assert float(total) > 10


def cut(share: float) -> Callable[[bytes], bytes]:
    return lambda whole: whole[: int(len(whole) * share)]


def altered(whole: bytes) -> bytes:
    """One letter of the packed interpreter is another."""
    place = whole.index(b".wasm", whole.index(b"data-packed")) + 1_000_000
    return whole[:place] + (b"A" if whole[place] != ord("A") else b"B") + whole[place + 1 :]


@pytest.mark.parametrize(
    "damage", [cut(0.1), cut(0.5), cut(0.99), altered], ids=["10 %", "50 %", "99 %", "altered"]
)
def test_a_file_that_is_not_whole(
    page: Page, troubles: Troubles, tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    troubles.expect("")  # what the browser says of it is its own affair
    file = tmp_path / "ra.html"
    file.write_bytes(damage(TARGET.read_bytes()))
    page.goto(file.as_uri())
    expect(page.get_by_role("alert")).to_contain_text("Perhaps it is incomplete")
    expect(page.locator("#boot-detail")).not_to_be_empty()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
