"""What a start imports: the first screen, and nothing of a table that is not seen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SHOW = """
import sys
from web.deed_text import parse
from web.messages import Stamp
from web.screens.frame import view
from web.update import first, update
model = first(None, {}, ("en",))
for text in sys.argv[1:]:
    model, _ = update(model, parse(text), Stamp(1, "2026-11-28", 1))
view(model)
print(*sorted(sys.modules))
"""


def imported(*deeds: str) -> set[str]:
    """Modules that are there once the page has shown itself after these deeds."""
    run = subprocess.run(
        [sys.executable, "-c", SHOW, *deeds], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(run.stdout.split())


def rooms(modules: set[str], room: str) -> set[str]:
    return {name for name in modules if name.startswith(f"{room}.")}


def test_the_first_screen_imports_no_set_up_and_no_table() -> None:
    modules = imported()
    assert "web.screens.setup_form" not in modules
    for room in ("web.games.auction", "web.games.hexagon"):
        assert not {f"{room}.game_page", f"{room}.glimpse"} & modules
    assert "web.screens.setup_form" in imported("set-up Ra auction")


def test_a_set_up_imports_the_page_of_its_game_alone_and_no_table() -> None:
    modules = imported("set-up Ra auction")
    assert "web.games.auction.game_page" in modules
    assert "web.games.hexagon.game_page" not in modules
    for room in ("web.games.auction", "web.games.hexagon"):
        assert not {f"{room}.table_screen", f"{room}.decision", f"{room}.primer"} & modules
    assert not rooms(modules, "ra.auction.bots") | rooms(modules, "ra.hexagon.bots")


def test_a_game_on_the_table_imports_nothing_of_the_other_one() -> None:
    modules = imported("start-game Ra hexagon")
    assert "web.games.hexagon.table_screen" in modules
    assert not {"web.games.auction.game_page", "web.games.auction.table_screen"} & modules
    assert not rooms(modules, "ra.auction.bots") | rooms(modules, "ra.hexagon.bots")
