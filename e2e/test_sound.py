"""Sounds: each event has its own, none clips, and they are heard only when they should be."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.root_bench import open_bench, show
from web.games.auction.sounds import SOUNDS as AUCTION
from web.games.hexagon.sounds import SOUNDS as HEXAGON

SCRIPT = Path(__file__).parents[1] / "web" / "static" / "sound.js"
NAMES = sorted({*AUCTION.values(), *HEXAGON.values(), "turn"})
RENDER = """async (name) => {
  const { SOUNDS, length, mixer, play } = await import("/sound-bench.js");
  if (!name) return Object.keys(SOUNDS);
  const names = name.split(" ");
  const rate = 22050, seconds = Math.max(...names.map(length)) + 0.1;
  const context = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
  const output = mixer(context);
  for (const one of names) play(output, one, 0.9, 0);
  const samples = (await context.startRendering()).getChannelData(0);
  const steps = [];
  for (let at = 0; at < samples.length; at += rate / 50) {
    const part = samples.slice(at, at + rate / 50);
    steps.push(Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length));
  }
  let crossings = 0;
  for (let at = 1; at < samples.length; at++) crossings += samples[at] > 0 !== samples[at - 1] > 0;
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return { peak, seconds, steps, pitch: crossings / seconds, last: Math.abs(samples.at(-1)) };
}"""
SPY = """() => {
  window.heard = [];
  const MIXED = 0.6;
  const Real = GainNode;
  window.GainNode = class extends Real {
    constructor(context, options) {
      super(context, options);
      if (MIXED !== options.gain && options.gain > 0) heard.push(options.gain);
    }
  };
}"""


@pytest.fixture
def bench(page: Page, site: str) -> Page:
    page.route(
        "**/sound-bench.js",
        lambda route: route.fulfill(body=SCRIPT.read_text("utf-8"), content_type="text/javascript"),
    )
    return open_bench(page, site, "whole")


def test_each_event_has_a_sound_of_its_own_and_none_clips(bench: Page) -> None:
    assert sorted(bench.evaluate(RENDER)) == NAMES
    rendered: dict[str, dict[str, Any]] = {name: bench.evaluate(RENDER, name) for name in NAMES}
    for name, sound in rendered.items():
        assert 0.05 < sound["peak"] < 0.99, name
        assert sound["last"] < 0.001, f"{name} ends with a click"
        assert sound["seconds"] < 2, name
    marks = {
        name: (round(sound["pitch"] / 40), round(sound["seconds"], 1))
        for name, sound in rendered.items()
    }
    assert len(set(marks.values())) == len(NAMES), marks


def test_nor_does_any_three_at_once(bench: Page) -> None:
    for names in combinations(NAMES, 3):
        assert bench.evaluate(RENDER, " ".join(names))["peak"] < 1, names


def moment(bench: Page, number: int, *names: str) -> list[float]:
    """How loud what was heard at a moment is."""
    bench.evaluate("heard.length = 0")
    show(bench, f'<div data-sounds="{" ".join([f"m{number}", *names])}"></div>')
    return list(bench.evaluate("heard"))


def test_they_are_heard_once_as_loud_as_set_after_the_first_touch(bench: Page) -> None:
    bench.evaluate(SPY)
    bench.evaluate("place.dataset.sound = 'soft'")
    assert moment(bench, 0, "draw") == []
    assert moment(bench, 1, "draw") == [], "nobody has touched the page"
    bench.locator("#outside").click()
    assert moment(bench, 2, "draw") == pytest.approx([0.35])
    assert moment(bench, 2, "draw") == [], "the same moment"
    assert moment(bench, 3) == []
    assert moment(bench, 4, "bid", "sold") == pytest.approx([0.35, 0.35])
    assert len(moment(bench, 5, *["pass"] * 9)) == 3
    bench.evaluate("place.dataset.sound = 'full'")
    assert moment(bench, 6, "ra") == pytest.approx([0.9])
    bench.evaluate("place.dataset.sound = 'off'")
    assert moment(bench, 7, "ra") == []


def test_older_sounds_give_way(bench: Page) -> None:
    bench.evaluate(SPY)
    bench.evaluate("place.dataset.sound = 'full'")
    bench.locator("#outside").click()
    bench.evaluate(
        """() => {
          window.faded = 0;
          const fade = AudioParam.prototype.setTargetAtTime;
          AudioParam.prototype.setTargetAtTime = function (...where) {
            faded += 1;
            return fade.apply(this, where);
          };
        }"""
    )
    assert moment(bench, 0) == []
    moment(bench, 1, "bid", "sold")
    assert bench.evaluate("faded") == 0
    moment(bench, 2, "ra")
    assert bench.evaluate("faded") == 2


def test_where_there_is_no_sound_all_goes_on(bench: Page) -> None:
    bench.evaluate(SPY)
    bench.evaluate("place.dataset.sound = 'full'")
    bench.evaluate("delete window.AudioContext")
    bench.locator("#outside").click()
    assert moment(bench, 0) == []
    assert moment(bench, 1, "draw") == []
    assert bench.locator("[data-sounds^=m1]").count() == 1


def test_a_tab_that_is_not_seen_is_silent(bench: Page) -> None:
    bench.evaluate(SPY)
    bench.evaluate("place.dataset.sound = 'soft'")
    bench.locator("#outside").click()
    assert moment(bench, 0) == []
    bench.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    assert moment(bench, 1, "draw") == []
