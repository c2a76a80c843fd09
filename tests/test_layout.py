"""The house has its rooms in order: tests stand as the code stands, and a name means one thing."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOPS = ("ra", "web", "tools")
TESTED = {top: ROOT / "tests" / top for top in TOPS}
PARALLEL = ("ra/auction", "ra/hexagon"), ("web/games/auction", "web/games/hexagon")
"""Rooms of games: what is called alike there is the same part of each."""
SHARED = {"expected", "game", "game_draft", "game_page", "keys", "error_words"}
"""Parts of a game that have something in common: it stands above the rooms, under the same name."""


def modules(*tops: str) -> dict[str, list[Path]]:
    """The files of the code by their names, each as a path from the root."""
    found = defaultdict(list)
    for top in tops:
        for file in (ROOT / top).rglob("*.py"):
            if not file.stem.startswith("__"):
                found[file.stem].append(file.relative_to(ROOT))
    return found


def place(file: Path) -> Path:
    """Where a file stands, the same for all games, and for what they share of a part."""
    if file.stem in SHARED:
        return Path(file.parts[0], "GAME", file.name)
    for rooms in PARALLEL:
        for room in rooms:
            if file.is_relative_to(room):
                return Path(room).parent / "GAME" / file.relative_to(room)
    return file


MODULES = modules("ra", "web")
TESTS = [file for folder in TESTED.values() for file in folder.rglob("test_*.py")]


def test_there_is_something_to_check() -> None:
    assert len(MODULES) > 100
    assert len(TESTS) > 60
    assert place(Path("ra/auction/rules.py")) == place(Path("ra/hexagon/rules.py"))
    assert place(Path("ra/auction/rules.py")) != place(Path("ra/rules.py"))


@pytest.mark.parametrize("name", MODULES)
def test_a_name_means_one_thing(name: str) -> None:
    """No two files of the same name, but for the same part of two games."""
    assert len({place(file) for file in MODULES[name]}) == 1, [*map(str, MODULES[name])]


@pytest.mark.parametrize(
    "name", [name for name, files in MODULES.items() if "bots" not in files[0].parts]
)
def test_the_page_on_the_house_names_it(name: str) -> None:
    """What a game's players are made of is told in docs/strength.md."""
    named = (ROOT / "docs" / "architecture.md").read_text()
    assert re.search(rf"[`/]{name}(\.py)?`", named)


@pytest.mark.parametrize(
    "folder", sorted({file.parent for file in TESTS}), ids=lambda path: path.name
)
def test_every_folder_of_tests_stands_for_one_of_the_code(folder: Path) -> None:
    assert (ROOT / folder.relative_to(ROOT / "tests")).is_dir()


@pytest.mark.parametrize("test", TESTS, ids=lambda path: path.stem)
def test_what_is_named_after_a_module_stands_where_that_stands(test: Path) -> None:
    """Other tests are named after what they hold, as no module is."""
    top = test.relative_to(ROOT / "tests").parts[0]
    meant = modules(top).get(test.stem.removeprefix("test_"), [])
    here = test.relative_to(ROOT / "tests").parent
    assert not meant or here in {file.parent for file in meant}, [*map(str, meant)]
