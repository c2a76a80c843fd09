"""Draw the icons of web/manifest.webmanifest, from icon.svg.

usage: python tools/icons.py      (writes web/static/icons/, which is committed)
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, sync_playwright

from tools.browser import OPTIONS, find_browser

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "web" / "static"
ICONS = STATIC / "icons"
# Name, pixels, and the part of the side that the drawing takes; 1: without a ground.
DRAWN = (("180", 180, 0.86), ("192", 192, 1.0), ("512", 512, 1.0), ("maskable-512", 512, 0.72))
GROUND = "#1b2050"


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


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    executable = find_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=OPTIONS)
        draw_icons(browser)


if __name__ == "__main__":
    main()
