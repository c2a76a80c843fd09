"""What a package says that it offers is there."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import ra

ROOT = Path(ra.__file__).parent
OFFERING = [
    ".".join(file.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted(ROOT.rglob("*.py"))
    if "__all__ = " in file.read_text("utf-8")
]


@pytest.mark.parametrize("name", OFFERING)
def test_all_that_is_offered_is_there_once(name: str) -> None:
    module = import_module(name)
    assert [each for each in module.__all__ if not hasattr(module, each)] == []
    assert len(set(module.__all__)) == len(module.__all__)


def test_something_is_offered() -> None:
    assert {"ra", "ra.auction", "ra.hexagon", "ra.record"} <= set(OFFERING)
