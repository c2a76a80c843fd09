"""What any visit to the page is made of: begun, loaded anew, looked at."""

from __future__ import annotations

from typing import Any

import ra
from e2e.conftest import CHANCE, START_TIMEOUT
from e2e.engines.browser import Tab
from e2e.layout import OUTSIDE, found
from e2e.table import INSTANT

KEEP = "settings => localStorage.setItem('ra.settings', JSON.stringify(settings))"


def ready(tab: Tab) -> None:
    """Wait until Python has drawn the page; from then on its chance is the same at each run."""
    tab.wait_for_function("document.documentElement.matches('[data-ready]')", timeout=START_TIMEOUT)
    tab.evaluate(f"() => {{ {CHANCE.replace('TAB', '0')} }}")


def begin(tab: Tab, address: str, **settings: Any) -> None:
    """Open the page as someone whose settings are kept."""
    tab.open(f"{address}icons/icon.svg")
    tab.evaluate(KEEP, INSTANT | settings)
    tab.open(address)
    ready(tab)


def reload(tab: Tab) -> None:
    tab.reload()
    ready(tab)


def open_panel(tab: Tab, panel: str) -> None:
    """By its button in the bar, or in the menu if the bar is too narrow."""
    if tab.evaluate(f"Boolean(document.getElementById('bar-{panel}')?.checkVisibility())"):
        tab.click(f"#bar-{panel}")
    else:
        tab.click(".bar__menu summary")
        tab.click(f"#menu-{panel}")
    tab.wait_for_function(f"Boolean(document.getElementById('panel-{panel}'))")


def record(tab: Tab) -> ra.Record:
    """The game's record, from the text in the panel for sharing, which is closed again."""
    open_panel(tab, "share")
    text = tab.text("#share-record")
    tab.click("#panel-close")
    return ra.read(text)


def fits(tab: Tab) -> None:
    """Nothing is wider than the window."""
    assert found(tab, OUTSIDE) == []
