"""What docstrings, README.md and docs/notation.md show of `ra` is what it does."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import ra

ROOT = Path(__file__).parents[2]
MODULES = sorted(found.name for found in pkgutil.walk_packages(ra.__path__, "ra."))
PAGES = {"README.md": 10, "docs/notation.md": 7}
"""Texts with a session, and how many examples it has at least."""


@pytest.mark.parametrize("name", ["ra", *MODULES])
def test_a_modules_examples_run(name: str) -> None:
    found = importlib.import_module(name)
    assert doctest.testmod(found, optionflags=doctest.ELLIPSIS).failed == 0


@pytest.mark.parametrize("name", PAGES)
def test_a_pages_session_runs(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    session = doctest.DocTestParser().get_doctest(text, {}, name, str(ROOT / name), 0)
    assert len(session.examples) >= PAGES[name]
    assert doctest.DocTestRunner().run(session).failed == 0


def test_there_are_examples_in_both_games() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    for game in ("ra.auction", "ra.hexagon"):
        modules = [importlib.import_module(name) for name in MODULES if name.startswith(game)]
        examples = [test.examples for module in modules for test in finder.find(module)]
        assert sum(map(len, examples)) > 10
