"""The examples in the docstrings of `ra` do what they say."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import ra

ROOT = Path(ra.__file__).parent
MODULES = sorted(
    ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in ROOT.rglob("*.py")
    if path.name != "__main__.py"
)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    assert doctest.testmod(import_module(name), optionflags=flags).failed == 0


def test_there_are_examples() -> None:
    tried = {name for name in MODULES if doctest.testmod(import_module(name)).attempted}
    assert {"ra.auction.tempers", "ra.auction.position"} <= tried
