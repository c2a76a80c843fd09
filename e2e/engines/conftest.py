"""A tab in each engine that is here, on the built site; it must be clean as in Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

import pytest

from e2e.engines import firefox, webkit
from e2e.engines.browser import Tab
from tools.browser import ENGINES


class Engine(Protocol):
    """A running browser, or what starts one for each tab."""

    def tab(self) -> AbstractContextManager[Tab]: ...


RUN: dict[str, Callable[[Path], AbstractContextManager[Engine]]] = {
    "Firefox": firefox.run,
    "WebKitGTK": webkit.run,
}


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    find, packages = ENGINES[request.param]
    found = find()
    if found is None:
        pytest.skip(f"{request.param} is not here: its packages are {', '.join(packages)}")
    with RUN[request.param](found) as running:
        yield running


@pytest.fixture
def tab(engine: Engine) -> Iterator[Tab]:
    """A window of 1280 by 800 in a profile of its own, whose pages must be clean."""
    with engine.tab() as tab:
        tab.resize(1280, 800)
        yield tab
        assert tab.troubles() == []
