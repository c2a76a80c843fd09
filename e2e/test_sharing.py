"""Games in and out: text, file, link; and whatever else is put in."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import ra
from e2e.conftest import ready
from e2e.records import auction, game_until, gods
from e2e.table import Table, open_record, open_site

NewContext = Callable[..., BrowserContext]
RECORD = game_until(auction)
TEXT = ra.write(RECORD)
RUBBISH = {
    "nothing": "   ",
    "words": "shall we play?",
    "markup": "<img src=x onerror=window.hacked=1>",
    "another game": TEXT.replace("Ra auction", "Chess"),
    "an illegal move": TEXT + " b99",
    "cut": TEXT[: TEXT.index("Edition")],
    "a newer version": TEXT.replace('[Version "1"]', '[Version "77"]'),
    "controls": "\x1b[31m\u202e\ufeff",
    "huge": "d " * 400_000,
    "link": "https://example.org/#record=AAAA",
}


WRITE = """(field, text) => {
  field.value = text;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def test_rubbish(page: Page) -> None:
    """Pasted, or in a file, or in the address: it is told, and nothing is lost."""
    table = open_record(page, game_until(gods))
    before = table.see()
    table.open("share")
    field = page.locator("#share-text")
    notice = page.locator("#notice")
    for name, text in RUBBISH.items():
        told = filed = "That could not be read as a game."
        if name == "nothing":
            told, filed = "Paste a game", "nothing in it"
        field.evaluate(WRITE, text)
        page.get_by_role("button", name="Open it").click()
        expect(notice, name).to_contain_text(told)
        assert field.evaluate("(field, text) => field.value === text", text), name
        if name == "an illegal move":
            expect(notice).to_contain_text("b99")
        notice.get_by_role("button", name="Dismiss").click()
        expect(notice).to_have_count(0)
        page.locator("#share-file").set_input_files(
            {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
        )
        expect(notice, name).to_contain_text(filed)
        notice.get_by_role("button", name="Dismiss").click()
    field.fill("")
    page.locator("#share-file").set_input_files(
        {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": b"\xff\xd8\x00" * 500_000}
    )
    expect(notice).to_contain_text("too large")
    notice.get_by_role("button", name="Dismiss").click()
    for fragment in ("record=", "record=AAAA", "record=%00%ff", f"record={'A' * 100_000}"):
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
        expect(notice).to_contain_text("That could not be read as a game.")
        notice.get_by_role("button", name="Dismiss").click()
    assert table.see() == before
    page.evaluate("location.hash = 'game=gone'")
    expect(notice).to_contain_text("not kept in this browser")
    assert page.evaluate("window.hacked") is None
    page.goto("about:blank")
    page.goto("#record=" + "A" * 3000)
    ready(page)
    expect(notice).to_contain_text("That could not be read as a game.")
    expect(page.locator(".kept")).to_have_count(1)
    page.locator(".kept").get_by_role("button", name="Go on").click()
    assert table.see() == before


def test_ways_out_and_in(new_context: NewContext, site: str) -> None:
    """Text copied, file saved, link copied: each opens the same table with a stranger."""
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    table = open_record(page, RECORD)
    before = table.see()
    table.open("share")
    notice = page.locator("#notice")

    page.get_by_role("button", name="Copy the text").click()
    expect(notice).to_contain_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == TEXT
    page.locator("#notice-dismiss").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == f"ra-{RECORD.date}.txt"
    file = saved.value.path().read_bytes()
    assert file.decode() == TEXT
    page.get_by_role("button", name="Copy a link").click()
    expect(notice).to_contain_text("Copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(site)
    assert ra.from_link(urlsplit(link).fragment.removeprefix("record=")) == RECORD

    stranger = new_context().new_page()
    theirs = Table(stranger)
    stranger.goto(link)
    ready(stranger)
    expect(stranger.locator("#notice")).to_contain_text("open, and kept")
    assert theirs.see() == before
    assert "record=" not in stranger.url

    for way in ("text", "file", "link", "drop"):
        stranger.locator("#bar-games").click()
        if stranger.locator(".kept").count():
            stranger.locator(".kept").get_by_role("button", name="Delete").click()
            expect(stranger.locator(".kept")).to_have_count(0)
        if way == "file":
            stranger.locator("#home-file").set_input_files(
                {"name": "game.txt", "mimeType": "text/plain", "buffer": file}
            )
        elif way == "drop":
            drop(stranger, TEXT)
        else:
            stranger.locator("#home-text").fill(TEXT if way == "text" else link)
            stranger.get_by_role("button", name="Open it").click()
        expect(stranger.locator("#notice")).to_contain_text("open, and kept")
        assert theirs.see() == before, way
    stranger.goto(link)
    expect(stranger.locator("#notice")).to_contain_text("You have this game already")
    stranger.locator("#bar-games").click()
    expect(stranger.locator(".kept")).to_have_count(1)


def drop(page: Page, text: str) -> None:
    """Drop a file on the place for it."""
    page.locator("#home-import").evaluate(
        """(place, text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], "game.txt", {type: "text/plain"}));
          place.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true}));
        }""",
        text,
    )


def test_clipboard_refused(page: Page) -> None:
    """The text is shown, ready to be copied by hand."""
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
    table = open_record(page, RECORD)
    table.open("share")
    page.get_by_role("button", name="Copy the text").click()
    shown = page.get_by_role("textbox", name="Text to copy")
    expect(shown).to_have_value(TEXT)
    expect(shown).to_be_focused()


@pytest.mark.parametrize("place", ["home", "share"])
def test_typed_text_outlives_a_render(page: Page, place: str) -> None:
    """What is being pasted is not lost when something else changes on the page."""
    if place == "home":
        open_site(page)
    else:
        open_record(page, RECORD).open("share")
    page.locator(f"#{place}-text").fill("half a game")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Open it").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("u")
    expect(page.locator(f"#{place}-text")).to_have_value("half a game")
