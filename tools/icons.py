"""Draw the icons and the screenshots of web/manifest.webmanifest, from icon.svg and the built site.

usage: python tools/icons.py      (after `make site`; writes web/static/icons/, which is committed)
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, sync_playwright

import ra
from ra.auction import AUCTION, PHARAOH, Setup, State
from ra.auction.bots import Budget, choose
from ra.auction.view import View
from tools.browser import OPTIONS, find_browser
from tools.serve import serve

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "web" / "static"
ICONS = STATIC / "icons"
# Name, pixels, and the share of the side that the drawing takes on its ground; 1: as it is.
DRAWN = (("180", 180, 0.86), ("192", 192, 1.0), ("512", 512, 1.0), ("maskable-512", 512, 0.72))
GROUND = "#1b2050"
SCREENS = {"wide": (1280, 800), "narrow": (360, 720)}
SETTINGS = {"pace": "slow", "motion": False, "language": "en", "theme": "day"}


def draw_icons(browser: Browser) -> None:
    svg = (STATIC / "icon.svg").read_text()
    for name, pixels, share in DRAWN:
        page = browser.new_page(viewport={"width": pixels, "height": pixels})
        ground = GROUND if share < 1 else "transparent"
        side = f"{share:.0%}"
        page.set_content(
            f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center;"
            f" background: {ground} }} svg {{ width: {side}; height: {side} }}</style>{svg}"
        )
        page.screenshot(path=ICONS / f"icon-{name}.png", omit_background=True)
        page.close()


def game() -> ra.Record:
    """A game against three computers, in mid-auction with a lot worth a look."""
    setup = Setup.from_seed(PHARAOH, 4, 11)
    state, actions, chance = State.start(setup), [], random.Random(4)
    while not (state.to_act == 0 and state.cause is not None and len(state.lot) > 4):
        action = choose("adept", View.of(state), Budget(20), chance)
        actions.append(action)
        state.apply(action)
    names = (("You", None), ("Khufu", "adept"), ("Hatshepsut", "adept"), ("Imhotep", "adept"))
    return ra.Record(AUCTION, setup, tuple(ra.Seat(*seat) for seat in names), tuple(actions))


def draw_screens(browser: Browser) -> None:
    link = ra.to_link(game())
    settings = f"localStorage.setItem('ra.settings', {json.dumps(json.dumps(SETTINGS))})"
    with serve(ROOT / "dist") as address:
        for name, (width, height) in SCREENS.items():
            context = browser.new_context(viewport={"width": width, "height": height})
            page = context.new_page()
            page.add_init_script(settings)
            page.goto(f"{address}#record={link}")
            page.wait_for_selector("html[data-ready]", state="attached")
            notice = page.locator("#notice-dismiss")
            if notice.count():
                notice.click()
            page.wait_for_timeout(500)
            page.screenshot(path=ICONS / f"screen-{name}.png")
            context.close()


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    executable = find_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=OPTIONS)
        draw_icons(browser)
        draw_screens(browser)


if __name__ == "__main__":
    main()
