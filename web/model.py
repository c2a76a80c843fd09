"""All that the page knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from web.draft import Draft
from web.messages import Message
from web.options import Controls
from web.play import Play
from web.saved_games import Saved, Shelf
from web.settings import Settings, language_of


class Site(Enum):
    """Whether the browser keeps the site itself for use without a network."""

    UNKNOWN = ""
    KEPT = "kept"
    REFUSED = "refused"


class Panel(Enum):
    """What lies open beside or below the table."""

    SCORES = "scores"
    LOG = "log"
    SHARE = "share"
    DESCRIPTION = "description"
    SETTINGS = "settings"
    HELP = "help"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell in passing.

    `key` says what (web/screens/notice_bar.py has the words); `error` is what could not be read;
    `undo`, the message that takes it back.
    """

    key: str
    fields: Mapping[str, Any] = field(default_factory=dict)
    error: Exception | None = None
    undo: Message | None = None


@dataclass(frozen=True, slots=True)
class Model:
    """The page: the settings, the games kept, the game being set up, the game on the table.

    `browser_languages`: what the browser asks for, best first. `play` None: the first screen.
    `renaming`: the id of the kept game whose title is being written. `pasted`: the text in the
    import field, kept while it could not be read. `unkept`: the browser refused to store the game
    as it is now, and the person was told. `site`: whether the page could start without a network;
    `newer`: a new version of it waits to be used. `linkable`: its address leads others to it, as
    it is no file on somebody's disk. `keeps`: games and settings are kept in the browser.
    `controls`: what is shown beside the table.
    """

    settings: Settings = field(default_factory=Settings)
    browser_languages: tuple[str, ...] = ()
    shelf: Shelf = field(default_factory=Shelf)
    draft: Draft = field(default_factory=Draft)
    play: Play | None = None
    panel: Panel | None = None
    notice: Notice | None = None
    renaming: str | None = None
    deleted: Saved | None = None
    pasted: str = ""
    unkept: bool = False
    site: Site = Site.UNKNOWN
    newer: bool = False
    linkable: bool = True
    keeps: bool = True
    controls: Controls = field(default_factory=Controls)

    @property
    def language(self) -> str:
        """en, fr or ru."""
        return language_of(self.settings, self.browser_languages)

    @property
    def expects_computers(self) -> bool:
        """Whether a computer plays in the game on the table, or would in the one being set up."""
        if self.play is not None:
            return any(seat.level for seat in self.play.record.seats)
        return any(seat.level for seat in self.draft.chosen.playing)

    def playing(self, play: Play) -> Model:
        """With that game on the table."""
        return replace(self, play=play)
