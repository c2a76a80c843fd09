"""Draw the pictures of the game in README.md and web/manifest.webmanifest, from the built site.

usage: python tools/pictures.py      (`make pictures`; writes web/static/icons/, which is committed)

Each shows a game opened by a link, always the same, on a wide screen and on a phone's. With at most
256 colours it is a quarter as large.
"""

from __future__ import annotations

import io
import json
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import ra
from tools.browser import OPTIONS, find_browser
from tools.serve import serve

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "web" / "static" / "icons"
SCREENS = {"wide": (1280, 800), "narrow": (360, 720)}
SETTINGS = {"pace": "slow", "motion": False, "language": "en", "theme": "day"}
COLOURS = 256


@dataclass(frozen=True, slots=True)
class Moment:
    """A game at the turn of the person in it, and what is clicked on before it is drawn."""

    record: str
    click: str = ""


MOMENTS = {
    # Ann is to top a bid of 6 for a Nile that a flood makes worth having.
    "auction": Moment(
        """
        [Game "Ra auction"] [Edition "pharaoh"] [Seed "5"]
        [Seat1 "Ann"] [Player1 "person"]
        [Seat2 "Bakenmut"] [Player2 "computer adept"]
        [Seat3 "Ptahhotep"] [Player3 "computer adept"]
        [Seat4 "Nitocris"] [Player4 "computer adept"]
        [Suns1 "13 6 2"] [Suns2 "12 7 3"] [Suns3 "10 9 5"] [Suns4 "11 8 4"]

        d p p p p d d d d i p b4 p b7 d d d d d d d g1 d i b13 p p p d i b5 p b6 p d d p p p p
        d d d i p b3 b9 p d i p p p b3 d d p p p p d d d b4 p p p d p p p p d d d d i p b5 p p
        d g1 d d d d d i p b10 b11 p d d p b2 p p d d d d d d p p p i p b10 p
        d d d d d d d i b12 p d d d i b8

        d p p p p d d i b7 b9 p p d d i b5 p p p d d p p p p d d d p b10 p p d i b2 p p p
        d d d i p b3 p p d d d d d d i b1 b6 p
        """
    ),
    # The fourth game of a match: the stack picked can take two stacks, or join one.
    "hexagon": Moment(
        """
        [Game "Ra hexagon"]
        [Seat1 "Ann"] [Player1 "person"] [Seat2 "Nitocris"] [Player2 "computer adept"]

        2i5-i7 2g8-e8 g6xg8 2e9-g9 2g6-g8 3i11-h10 2g8xe8 3h10-i10 2e8-g10

        2i11-i9 2e3-e5 i11-i9 e3-e5 3e9-e8 3i5-i6 3e8-d7 3i6-i7 2d7-f7 3e5-f6 d7-f7 3f6xf7
        3g8xf7 3i7-h6 2i9-g7 2g6xg7 3f7xg7 3h6-h7 g7-d4 h7-k7 d4-g4

        2e3-e5 2i11-i9 2i5-g5 3e9-e8 i5-g5 3e8-d7 e3-e5 i11-i9 3e5-f6 3i9-h8 2g5-i7 d7-d4
        2g6-e4 h8-h5 g5xh5 h8xh5 f6xd4 h5-g4

        2e3-e5 2i11-i9 e3-e1 2e9-g9 3i5-i6 i11-i9 3i6-i7 3i9-h8 i7-i10 2g8xi10 2i7-g7 h8-h5
        e5xh5 h8xh5
        """,
        click="#cell-g7",
    ),
}


def shot(page: Page, address: str, moment: Moment) -> bytes:
    """The page at a moment, as Chromium's PNG."""
    page.add_init_script(f"localStorage.setItem('ra.settings', {json.dumps(json.dumps(SETTINGS))})")
    page.goto(f"{address}#record={ra.to_link(ra.read(moment.record))}")
    page.wait_for_selector("html[data-ready]", state="attached")
    page.locator("#notice-dismiss").click()
    if moment.click:
        page.locator(moment.click).click()
    page.mouse.move(0, 0)  # so that nothing looks hovered over
    page.wait_for_timeout(500)
    return page.screenshot()


def reduced(picture: bytes) -> bytes:
    """A PNG reduced to the colours that suit it best; if it has few colours, it keeps them."""
    whole = Image.open(io.BytesIO(picture)).convert("RGB")
    few = whole.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    packed = io.BytesIO()
    few.save(packed, "PNG", optimize=True)
    return packed.getvalue()


def draw_all(browser: Browser, address: str) -> None:
    for game, moment in MOMENTS.items():
        for name, (width, height) in SCREENS.items():
            context = browser.new_context(viewport={"width": width, "height": height})
            picture = reduced(shot(context.new_page(), address, moment))
            (ICONS / f"screen-{game}-{name}.png").write_bytes(picture)
            context.close()


def main() -> None:
    executable = find_browser()
    with sync_playwright() as playwright, serve(ROOT / "dist") as address:
        browser = playwright.chromium.launch(executable_path=executable, args=OPTIONS)
        draw_all(browser, address)


if __name__ == "__main__":
    main()
