"""The page's scripts serve what the page's Python writes and calls, and nothing else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tools.build import NO_MODULES

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = {file.name: file.read_text() for file in (ROOT / "web" / "static").glob("*.js")}
MODULES = {name: code for name, code in SCRIPTS.items() if name not in NO_MODULES}
ONE_FILE = {file.name: file.read_text() for file in (ROOT / "tools" / "one_file").glob("*.js")}
VIEWS = [
    file.read_text()
    for room in ("screens", "games")
    for file in sorted((ROOT / "web" / room).rglob("*.py"))
]
CONFIG = (ROOT / "pyscript.toml").read_text()
EDGE = "\n".join(file.read_text() for file in (ROOT / "web" / "browser").glob("*.py"))


def kinds_asked() -> set[str]:
    """The kinds of events that views ask for: on(Undo()) is a click."""
    calls = (node for tree in map(ast.parse, VIEWS) for node in ast.walk(tree))
    return {
        str(kind.value) if isinstance(kind := call.args[-1], ast.Constant) else "click"
        for call in calls
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "on"
    }


def kinds_heard() -> set[str]:
    return set(re.findall(r'tell\("(\w+)"', MODULES["events.js"]))


def test_what_is_heard_is_asked_for() -> None:
    assert kinds_heard() == kinds_asked()


@pytest.mark.parametrize("name", MODULES)
def test_what_a_script_looks_for_is_written(name: str) -> None:
    looked_for = re.findall(
        r"\[data-([a-z-]+)|dataset\.([a-z]+)|\"([a-z]+)\" in \w+\.dataset", MODULES[name]
    )
    for word in {"".join(found) for found in looked_for}:
        if word.startswith("on-"):
            continue
        named = f"data_{word.replace('-', '_')}="
        written = any(named in view or f'"data-{word}"' in view for view in VIEWS)
        worn = EDGE + "".join(MODULES.values())
        assert written or f"dataset.{word} =" in worn, f"{name} looks for data-{word}"


@pytest.mark.parametrize(("name", "code"), {**SCRIPTS, **ONE_FILE}.items())
def test_nothing_of_ours_is_global(name: str, code: str) -> None:
    """But for what stands in for the browser's own."""
    stand_ins = {"fetch", "BroadcastChannel"}
    made = re.findall(r"\b(?:globalThis|window|self)\.(\w+)\s*=[^=]", code)
    assert set(made) <= stand_ins


def test_every_module_is_loaded_by_somebody() -> None:
    page = (ROOT / "index.html").read_text()
    imported = "".join(MODULES.values())
    for name in MODULES:
        assert (
            f'"./{name}"' in imported
            or f'"./web/static/{name}"' in CONFIG
            or f'type="module" src="./web/static/{name}"' in page
        ), name


def test_python_imports_what_pyscript_is_told_of() -> None:
    named = set(re.findall(r'^"\./web/static/.*\.js" = "(\w+)"$', CONFIG, re.MULTILINE))
    imported = set(re.findall(r"from pyscript\.js_modules import (\w+)", EDGE))
    assert named == imported
