"""How long a person waits: from a click to the painted page, and for the opponent's answer.

usage: python -m tools.bench.page [--games 3] [--level master] [--game hexagon]
                                  [--before DIST]

Plays games in Chromium on the built site, a person against three computers (as a newcomer finds
them, or all of one level), or two computers on hexagons, at instant pace, with motion off. A
click's time is the browser's own (Event Timing: from the event to the next paint, in steps of 8
ms, nothing under 16 ms reported); an answer's is from the question to the worker to its answer,
as the page sees it. Stalls are what the browser calls long tasks of the page (over 50 ms) that
began while an opponent was thinking. With `--before`, games on another build of the site are played
in turn with those on this one. Not a test: nothing fails when it is slow.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from ra.hexagon import HEXAGON
from tools.browser import OPTIONS, find_browser
from tools.serve import serve

DIST = Path(__file__).resolve().parents[2] / "dist"
SETTINGS = {"pace": "instant", "motion": False, "automatic_pass": True, "language": "en"}
MOST_CLICKS = 400
LONGEST = 300_000
"""The longest that computers play among themselves, in ms."""
WATCH = """
globalThis.clicks = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.name === "click") globalThis.clicks.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16 });
globalThis.stalls = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    globalThis.stalls.push([entry.startTime, entry.duration]);
}).observe({ type: "longtask" });
"""
STALLS = """() => {
  const thoughts = performance.getEntriesByName("opponent");
  return globalThis.stalls
    .filter(([start]) => thoughts.some((thought) =>
      thought.startTime <= start && start < thought.startTime + thought.duration))
    .map(([, duration]) => duration);
}"""
NEXT = (
    "[data-on-click^='act '], [data-on-click='proceed'],"
    " [data-on-click^='pick ']:not([aria-pressed='true'])"
)


@dataclass
class Times:
    """What was measured, in ms: the reported times of slow clicks, of answers, of stalls."""

    clicks: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    stalls: list[float] = field(default_factory=list)


def drafted(level: str | None, *, hexagon: bool) -> dict[str, Any]:
    """The set-up of the games, as the browser keeps it."""
    if hexagon:
        seats = [{"name": "", "level": level or "master"}] * 2
        return {"game": HEXAGON.name, HEXAGON.name: {"length": "game", "seats": seats}}
    if level is None:
        return {}
    return {"players": 4, "seats": [{"name": "", "level": one} for one in (None, *[level] * 4)]}


def play(page: Page, address: str, draft: dict[str, Any], times: Times) -> None:
    """One game."""
    stored = json.dumps(json.dumps(draft))
    page.add_init_script(f"localStorage.setItem('ra.draft', {stored})")
    page.add_init_script(f"localStorage.setItem('ra.settings', {json.dumps(json.dumps(SETTINGS))})")
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_selector("html[data-ready]", state="attached", timeout=60_000)
    page.click("#play-ra-auction")
    page.press("#setup-start", "Enter")
    made = 0
    for _ in range(MOST_CLICKS):
        page.wait_for_selector(f"{NEXT}, [data-on-click='play-again']", timeout=LONGEST)
        if page.query_selector("[data-on-click='play-again']"):
            break
        confirm = page.query_selector("[data-on-click='confirm']:enabled")
        control = confirm or page.query_selector(NEXT)
        if control is not None:
            control.click()
            made += 1
    page.wait_for_timeout(200)
    slow = page.evaluate("globalThis.clicks")
    times.clicks += slow + [16.0] * (made - len(slow))
    times.answers += page.evaluate(
        "performance.getEntriesByName('opponent').map((entry) => entry.duration)"
    )
    times.stalls += page.evaluate(STALLS)


def row(name: str, times: Sequence[float]) -> str:
    """Mean, median, 95th percentile and longest of some times in ms."""
    if not times:
        return f"{name:32}{0:6}"
    ordered = sorted(times)
    late = ordered[int(len(ordered) * 0.95)]
    mean, middle = statistics.fmean(ordered), statistics.median(ordered)
    return f"{name:32}{len(ordered):6}{mean:9.1f}{middle:9.0f}{late:9.0f}{ordered[-1]:9.0f}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--level")
    parser.add_argument("--before", type=Path, help="another built site to compare with")
    parser.add_argument("--game", choices=("auction", "hexagon"), default="auction")
    given = parser.parse_args()
    draft = drafted(given.level, hexagon=given.game == "hexagon")
    sites = {"": DIST} if given.before is None else {"": DIST, ", before": given.before}
    found = {name: Times() for name in sites}
    executable = find_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=OPTIONS)
        for _, (name, site) in itertools.product(range(given.games), sites.items()):
            with serve(site) as address:
                page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
                play(page, address, draft, found[name])
                page.close()
    print(f"{'ms':32}{'times':>6}{'mean':>9}{'median':>9}{'95 %':>9}{'longest':>9}")
    for name, times in found.items():
        print(row(f"click to painted{name}", times.clicks))
        print(row(f"opponent's answer{name}", times.answers))
        print(row(f"stalls meanwhile{name}", times.stalls))


if __name__ == "__main__":
    main()
