"""The options of a page."""

from __future__ import annotations

from dataclasses import dataclass, field

from ra import Record
from web.settings import Settings


@dataclass(frozen=True, slots=True)
class Controls:
    """What a page shows beside the table.

    `bar`: the bar of menus above it. `log`: the log beside it, where there is room. `panels`: the
    panels that a person can open, by button or key; a score sheet opens by itself all the same.
    """

    bar: bool = True
    log: bool = True
    panels: bool = True


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a page; the defaults are for a guest in some document, which keeps nothing.

    `record`: the game that is on the table at the beginning; None: the first screen. `settings`:
    those that apply unless others are kept. `store`: the prefix of the names under which the
    browser keeps games and settings for this page; None: nothing is kept. `shared`: the prefix
    under which other copies, or earlier versions, keep theirs. `controls`: what there is beside the
    table. `home`: the address that links to a game lead to; None: the document's own.
    `whole`: the page has the document to itself, that is its address, its title, its colours, and
    the keys that are pressed while nothing has the focus.
    """

    record: Record | None = None
    settings: Settings = field(default_factory=Settings)
    store: str | None = None
    shared: str | None = None
    controls: Controls = field(default_factory=Controls)
    home: str | None = None
    whole: bool = False


GUEST = Options()
"""A guest on its first screen."""
SITE = Options(store="ra.", shared="ra.", whole=True)
"""The page of the site at the root of a host; in a folder its `store` has that too (main.py)."""
