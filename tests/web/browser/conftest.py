"""A fresh browser for each test, and the edge as it is imported there."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.web.browser.fake_browser import Browser, Proxy, forget_edge


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    """What `from web.browser … import` inside the test stands on."""
    made = Browser()
    kept = {name: sys.modules.pop(name) for name in forget_edge()}
    for name, module in made.modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    yield made
    for name in forget_edge():
        del sys.modules[name]
    sys.modules.update(kept)
    Proxy.alive.clear()
