"""The page works in the other engines: begun, played, reloaded, shared, offline, in one file."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ra
from e2e.conftest import DIST, START_TIMEOUT
from e2e.engines import hexagon
from e2e.engines.browser import Tab, until
from e2e.engines.visit import begin, fits, open_panel, ready, record, reload
from e2e.keyboard import Keyboard
from e2e.records import ALONE, auction, game_until, persons_turn, position
from e2e.table import Player, by_chance, shown

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "build" / "ra.html"
PANELS = ("scores", "log", "description", "settings", "help", "share")
WORKS = "navigator.serviceWorker.getRegistration().then((worker) => Boolean(worker?.active))"


class Patient(Player):
    """Waits until a control can be reached: on a busy machine WebKitGTK lays out late."""

    def aim(self, message: str) -> tuple[float, float]:
        def look() -> tuple[float, float] | None:
            with contextlib.suppress(AssertionError):
                return super(Patient, self).aim(message)
            return None

        middle: tuple[float, float] = until(look, f"{message} can't be reached")
        return middle


def check_position(tab: Tab, player: Player) -> None:
    """What is seen is what the rules make of the record, on CPython."""
    seen = player.wait()
    for name, value in shown(position(record(tab))).items():
        assert getattr(seen, name) == value, name


def test_games_against_computer(tab: Tab, site: str) -> None:
    """Set up by clicks, and played beyond a score sheet, at which the page is loaded anew; then the
    other game."""
    tab.open(site)
    ready(tab)
    open_panel(tab, "settings")
    tab.click("label:has(#setting-pace-instant)")
    tab.click("label:has(#setting-automatic_pass)")
    tab.click("label:has(#setting-motion)")  # what glides is hard to hit
    check_themes(tab)
    tab.click("#panel-close")
    tab.click("#play-ra-auction")
    tab.click("label:has(#players-2)")
    tab.click("#setup-start")
    player = Patient(tab, seed=4)
    story = player.play(stop=lambda seen: "proceed" in seen.controls)
    assert len(story) > 5
    reload(tab)
    assert player.see() == story[-1].seen
    player.do("proceed")
    play_a_little(tab, player)
    assert [seat.level for seat in record(tab).seats] == [None, "novice"]
    check_hexagon_game(tab)


def check_hexagon_game(tab: Tab) -> None:
    """Begun on a screen as narrow as a phone's; moves made in each way, a reload between."""
    tab.resize(360, 640)
    hexagon.set_up(tab)
    hexagon.take_turn(tab, hexagon.by_mouse)
    tab.resize(1280, 800)
    before = hexagon.take_turn(tab, hexagon.by_keyboard)
    assert [seat.level for seat in before.seats] == [None, "novice"]
    reload(tab)
    assert record(tab) == before
    hexagon.check_board(tab, before)
    move = hexagon.some_move(before, whole=True)
    hexagon.by_dragging(tab, move)
    assert record(tab).actions[:5] == (*before.actions, move)


def check_themes(tab: Tab) -> None:
    """In the open panel of settings: the night is dark, the day is not."""
    grounds = []
    for theme in ("night", "day"):
        tab.click(f"label:has(#setting-theme-{theme})")
        tab.wait_for_function(f"document.documentElement.dataset.theme === '{theme}'")
        grounds.append(brightness(tab.evaluate("getComputedStyle(document.body).backgroundColor")))
    night, day = grounds
    assert night < 60
    assert day > 200


def brightness(colour: str) -> float:
    """Of a computed colour: the mean of its channels."""
    channels = [float(number) for number in re.findall(r"[\d.]+", colour)[:3]]
    return sum(channels) / 3


def play_a_little(tab: Tab, player: Player) -> None:
    """Some actions; the computer answers."""
    for _ in range(3):
        player.act()
    check_position(tab, player)


def test_phone(tab: Tab, site: str) -> None:
    """Nothing is wider than 360 pixels; a game comes in as text and link, and goes out as text."""
    pasted = game_until(persons_turn, players=4, levels=ALONE)
    linked = game_until(auction)
    tab.resize(360, 640)
    begin(tab, site)
    fits(tab)
    tab.evaluate("text => { document.getElementById('home-text').value = text; }", ra.write(pasted))
    tab.click("#home-import button[type=submit]")
    tab.wait_for_function("Boolean(document.querySelector('.table'))")
    assert "open, and kept" in tab.text("#notice")
    tab.click("#notice-dismiss")
    fits(tab)
    for panel in PANELS:
        open_panel(tab, panel)
        fits(tab)
        tab.click("#panel-close")
    assert record(tab) == pasted
    player = Patient(tab, seed=1)
    player.act()
    check_position(tab, player)
    fits(tab)
    tab.open(f"{site}#record={ra.to_link(linked)}")
    tab.wait_for_function("location.hash.startsWith('#game=')")
    tab.click("#notice-dismiss")
    check_position(tab, player)


def test_keys(tab: Tab, site: str) -> None:
    """The table set up, and a lot sold, without a mouse; a bid by a digit of its sun."""
    begin(tab, site)
    keys, player = Keyboard(tab), Patient(tab, seed=3)
    keys.press("Tab")
    keys.go_to("play-ra-auction")
    keys.press("Enter")
    keys.go_to("players-4")
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    keys.go_to("seat-1-player-novice")
    keys.press("ArrowLeft")
    keys.back_to("setup-start")
    keys.press("Enter")
    used: list[str] = []
    while not [control for control in used if control.startswith("act b")] or len(used) < 12:
        seen = player.see()
        control = "proceed" if "proceed" in seen.controls else by_chance(seen, player.chance)
        keys.use(seen, control, shortcut=len(used) % 3 > 0 or control.startswith("act b"))
        assert player.see() != seen, f"{control} did nothing"
        used.append(control)
    keys.press("x")
    keys.press("Escape")
    assert len(record(tab).seats) == 2


DROP = """bytes => {
  const data = new DataTransfer();
  data.items.add(new File([new Uint8Array(bytes)], "game.txt"));
  const drop = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
  document.querySelector(".page").dispatchEvent(drop);
}"""


def test_what_hands_and_files_bring(tab: Tab, site: str) -> None:
    """A link that opens at a moment; a held finger; words typed and not sent, which each engine
    tells in its own way when their field goes; a file in an old code page."""
    game = game_until(persons_turn, players=3)
    begin(tab, site)
    tab.open(f"{site}#record={ra.to_link(game)}&at=3")
    tab.wait_for_function("location.hash.startsWith('#game=')")
    assert tab.evaluate("document.querySelector('.headline').id").endswith("3")
    tab.click("#notice-dismiss")
    open_panel(tab, "log")
    tab.click("#comment-text")
    tab.keyboard.type("why no")
    tab.keyboard.press("Escape")
    tab.wait_for_function("!document.querySelector('.panel')")
    open_panel(tab, "log")
    assert tab.evaluate("document.getElementById('comment-text').value") == "why no"
    tab.click("#panel-close")
    named = game_until(persons_turn, players=3, names=("Анна", "Жорж", "Ёлка"))
    tab.evaluate(DROP, list(ra.write(named).encode("cp1251")))
    tab.wait_for_function("document.querySelector('main').textContent.includes('Ёлка')")
    assert [seat.name for seat in record(tab).seats] == ["Анна", "Жорж", "Ёлка"]


@contextlib.contextmanager
def server() -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of its own, which can be killed with all its connections; and its address."""
    command = [sys.executable, "tools/serve.py", str(DIST)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            said = re.search(r"http://\S+", process.stdout.readline())
            assert said
            yield said[0], process
        finally:
            process.kill()


def test_offline(tab: Tab) -> None:
    """After one visit the page starts and plays with no server, its computers too."""
    with server() as (address, process):
        begin(tab, address)
        if not tab.evaluate("'serviceWorker' in navigator"):
            pytest.skip("this engine has no service workers")
        tab.wait_for_function(WORKS, timeout=START_TIMEOUT)
        process.kill()
        process.wait()
        reload(tab)
        tab.click("#play-ra-auction")
        tab.click("label:has(#players-2)")
        tab.click("#setup-start")
        play_a_little(tab, Patient(tab, seed=2))


def test_one_file(tab: Tab) -> None:
    """The whole game in one file, opened by a double click."""
    if not FILE.exists():
        pytest.skip("no build/ra.html: `make file` makes it")
    tab.open(FILE.as_uri())
    ready(tab)
    tab.click("#play-ra-auction")
    tab.click("label:has(#players-2)")
    tab.click("#setup-start")
    play_a_little(tab, Patient(tab, seed=2))
