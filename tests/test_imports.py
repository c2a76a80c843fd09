"""Imports run one way, as docs/architecture.md draws the house."""

import ast
import graphlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BROWSER = {"js", "pyodide", "pyodide_js", "_pyodide", "pyscript", "polyscript"}
# What would let the rules know of the clock, of chance or of the machine they run on.
OUTSIDE = {
    *("asyncio", "datetime", "http", "os", "secrets", "signal", "socket", "subprocess"),
    *("tempfile", "threading", "time", "urllib", "uuid"),
}
GAMES = ("ra.auction", "ra.hexagon")
# Of the rooms all games share, those a game stands on; the others know the games.
UNDER_GAMES = ("ra.bot", "ra.expected", "ra.game", "ra.reading", "ra.record")
PAGES = ("web.games.auction", "web.games.hexagon")
# A line a game each.
REGISTRIES = ("ra.games", "web.games")
LOOP = ("web.loop", "web.page")
EDGE = ("web.edge", "web.page", "web.main")
NAMES = re.compile("auction|hexagon|knizia|donadoni", re.IGNORECASE)
SHARED_SHEETS = sorted((ROOT / "web" / "screens").glob("*.css"))
DRAWS_LOTS = ("setup", "midgame", "position", "view", "bot", "bots")


def name_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(file): file for top in ("ra", "web") for file in (ROOT / top).rglob("*.py")}


def imports(name: str) -> set[str]:
    """Full names of the modules that module `name` imports."""
    return set(imported(ast.parse(FILES[name].read_text()), name))


def imported(tree: ast.AST, name: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{name} imports by a relative name"
            source = node.module or ""
            for alias in node.names:
                part = f"{source}.{alias.name}"
                yield part if part in FILES else source


def within(name: str, *rooms: str) -> bool:
    """Is `name` one of `rooms`, or in one?"""
    return any(name == room or name.startswith(f"{room}.") for room in rooms)


def named(*rooms: str, but: tuple[str, ...] = ()) -> list[str]:
    return sorted(name for name in FILES if within(name, *rooms) and not within(name, *but))


def forbidden(name: str, *rooms: str) -> list[str]:
    return sorted(other for other in imports(name) if within(other, *rooms))


def test_there_is_something_to_check() -> None:
    assert {"ra.auction.rules", "web.model", "web.update", "web.screens.frame"} <= FILES.keys()


@pytest.mark.parametrize("name", named("ra"))
def test_rules_stand_on_the_standard_library_alone(name: str) -> None:
    tops = {other.split(".")[0] for other in imports(name)}
    assert tops <= sys.stdlib_module_names | {"ra"}


@pytest.mark.parametrize("name", named("ra", but=("ra.__main__",)))
def test_rules_know_nothing_of_the_world(name: str) -> None:
    assert not forbidden(name, *OUTSIDE)


@pytest.mark.parametrize("name", named("ra"))
def test_chance_has_its_places(name: str) -> None:
    allowed = any(within(name, f"{top}.{room}") for top in ("ra", *GAMES) for room in DRAWS_LOTS)
    assert allowed or not forbidden(name, "random")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_no_other(game: str) -> None:
    for name in named(game):
        own = {other for other in imports(name) if within(other, "ra")}
        assert all(within(other, game, *UNDER_GAMES) for other in own), name


@pytest.mark.parametrize("name", named(*UNDER_GAMES))
def test_what_games_stand_on_knows_none(name: str) -> None:
    assert not forbidden(name, *GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_rules_know_no_opponents(game: str) -> None:
    """The game itself leads to them, but imports them only when they are asked for."""
    for name in named(game, but=(f"{game}.bots", f"{game}.game")):
        assert not forbidden(name, f"{game}.bots"), name


@pytest.mark.parametrize(
    ("first", "unwanted"),
    [
        ("import ra", GAMES),
        ("import ra; list(ra.GAMES.values())", tuple(f"{game}.bots" for game in GAMES)),
    ],
)
def test_nothing_is_imported_before_it_is_needed(first: str, unwanted: tuple[str, ...]) -> None:
    """No game before it is looked up, no opponents before they are asked for."""
    told = f"{first}; import sys; print(*(n for n in sys.modules if n.startswith('ra.')))"
    done = subprocess.run(
        [sys.executable, "-c", told], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert "ra.games" in done.stdout.split()
    assert not [name for name in done.stdout.split() if within(name, *unwanted)]


@pytest.mark.parametrize("name", named("web", but=("web.browser",)))
def test_only_the_edge_knows_the_browser(name: str) -> None:
    assert not forbidden(name, *BROWSER)


@pytest.mark.parametrize("name", named("web.browser"))
def test_the_edge_decides_nothing(name: str) -> None:
    assert not [o for o in imports(name) if within(o, "web", "ra") and not within(o, "web.browser")]


@pytest.mark.parametrize("name", named("web", but=("web.browser", *EDGE)))
def test_only_the_page_reaches_the_edge(name: str) -> None:
    assert not forbidden(name, "web.browser", *EDGE)


@pytest.mark.parametrize("name", named("web", but=("web.screens", "web.games", *LOOP)))
def test_only_the_loop_draws(name: str) -> None:
    # What a game offers is told in the terms of what is drawn.
    drawn = {"htpy"} if name == "web.game_page" else set()
    assert set(forbidden(name, "web.screens", "htpy", "markupsafe")) <= drawn


@pytest.mark.parametrize("name", named("web.screens", "web.games"))
def test_views_only_look(name: str) -> None:
    assert not forbidden(name, "web.update", "web.updates", "web.effects")


@pytest.mark.parametrize("game", PAGES)
def test_a_games_page_knows_no_other_game(game: str) -> None:
    others = [other for other in (*GAMES, *PAGES) if other.split(".")[-1] != game.split(".")[-1]]
    for name in named(game):
        assert not forbidden(name, *others), name


@pytest.mark.parametrize("name", named("ra", "web", but=(*GAMES, *PAGES, *REGISTRIES)))
def test_nothing_outside_a_games_rooms_names_it(name: str) -> None:
    assert not NAMES.findall(FILES[name].read_text())


@pytest.mark.parametrize("sheet", SHARED_SHEETS, ids=lambda sheet: sheet.name)
def test_no_style_that_games_share_names_one(sheet: Path) -> None:
    assert not NAMES.findall(sheet.read_text())


@pytest.mark.parametrize("name", named("web"))
def test_the_page_stands_on_few_packages(name: str) -> None:
    tops = {other.split(".")[0] for other in imports(name)}
    ours = {"ra", "web", "htpy", "markupsafe"} | (BROWSER & {"js", "pyodide", "pyscript"})
    ours |= {"shipped"} if name == "web.main" else set()
    assert tops <= sys.stdlib_module_names | ours


@pytest.mark.parametrize("name", named("web.worker"))
def test_an_opponent_needs_no_page(name: str) -> None:
    assert not forbidden(name, "web")


def test_nothing_goes_in_circles() -> None:
    graph = {name: {other for other in imports(name) if other in FILES} for name in FILES}
    graphlib.TopologicalSorter(graph).prepare()
