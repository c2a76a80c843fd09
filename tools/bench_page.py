"""How long a person waits: from a click to the painted page, and for the opponent's answer.

usage: python tools/bench_page.py [games]

Plays games in Chromium on the built site, a person against three computers, at instant pace, with
motion off. A click's time is the browser's own (Event Timing: from the event to the next paint, in
steps of 8 ms, nothing under 16 ms reported); an answer's is from the question to the worker to its
answer, as the page sees it. Not a test: nothing fails when it is slow.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page, sync_playwright

from tools.browser import OPTIONS, find_browser
from tools.serve import serve

DIST = Path(__file__).resolve().parent.parent / "dist"
SETTINGS = {"pace": "instant", "motion": False, "automatic_pass": True, "language": "en"}
MOST_CLICKS = 400
WATCH = """
globalThis.clicks = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.name === "click") globalThis.clicks.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16 });
"""
NEXT = (
    "[data-on-click^='act '], [data-on-click='proceed'],"
    " [data-on-click^='pick ']:not([aria-pressed='true'])"
)


def play(page: Page, address: str) -> tuple[int, list[float], list[float]]:
    """One game: clicks made, the reported times of slow ones, and the answers' times, in ms."""
    page.add_init_script(f"localStorage.setItem('ra.settings', {json.dumps(json.dumps(SETTINGS))})")
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_selector("html[data-ready]", state="attached", timeout=60_000)
    page.click("[data-on-click='start']")
    made = 0
    for _ in range(MOST_CLICKS):
        page.wait_for_selector(f"{NEXT}, [data-on-click='again']", timeout=60_000)
        if page.query_selector("[data-on-click='again']"):
            break
        confirm = page.query_selector("[data-on-click='confirm']:enabled")
        control = confirm or page.query_selector(NEXT)
        if control is not None:
            control.click()
            made += 1
    page.wait_for_timeout(200)
    answers = page.evaluate(
        "performance.getEntriesByName('opponent').map((entry) => entry.duration)"
    )
    return made, page.evaluate("globalThis.clicks"), answers


def row(name: str, times: Sequence[float]) -> str:
    """Median and 95th percentile of some times in ms."""
    ordered = sorted(times)
    late = ordered[int(len(ordered) * 0.95)]
    return f"{name:24}{len(ordered):6}{statistics.median(ordered):9.0f}{late:9.0f}"


def main() -> None:
    """Measure and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    clicks: list[float] = []
    answers: list[float] = []
    browser_path = find_browser()
    with serve(DIST) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=OPTIONS)
        for _ in range(games):
            page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
            made, slow, waited = play(page, address)
            clicks += slow + [16.0] * (made - len(slow))
            answers += waited
            page.close()
    print(f"{'ms':24}{'times':>6}{'median':>9}{'95 %':>9}")
    print(row("click to painted", clicks))
    if answers:
        print(row("opponent's answer", answers))


if __name__ == "__main__":
    main()
