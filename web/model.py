"""All that the page knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from web.draft import Draft
from web.notices import Notice
from web.options import Controls
from web.panel import Panel
from web.play import Play
from web.saved_games import SavedGame, SavedGames
from web.settings import Settings, language_of


class Site(Enum):
    """Whether the browser keeps the site itself for use without a network."""

    UNKNOWN = ""
    KEPT = "kept"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Model:
    """The page: the game being set up, the settings, the games kept, the game on the table.

    `draft`: the game being set up on the first screen.
    `settings`: what the person has chosen for all games.
    `browser_languages`: what the browser asks for, the best first.
    `saved_games`: those kept in this browser.
    `play`: the game on the table; None: the first screen.
    `setting_up`: on the first screen, the set-up is open.
    `panel`: what is open beside or below the table.
    `notice`: what the page tells in passing.
    `renaming`: the id of the kept game whose title is being written.
    `others`: games that another copy of the page, or an earlier version, keeps in this browser.
    `all_games`: the first screen shows all the games kept, not only the latest.
    `deleted`: the kept game removed last, which can be brought back.
    `pasted`: the text in the import field, kept while it could not be read.
    `typed`: what was typed into other fields and not sent yet, by the places of LeaveField.
    `in_words`: actions can be typed and chosen in words beside the table's controls.
    `unkept`: the browser refused to store the game as it is now, and the person was told.
    `site`: whether the page could start without a network.
    `newer`: a new version of the page waits to be used.
    `linkable`: others can follow the page's address, as it is not a file on somebody's disk.
    `keeps`: games and settings are kept in the browser.
    `controls`: what is shown beside the table.
    """

    draft: Draft
    settings: Settings = field(default_factory=Settings)
    browser_languages: tuple[str, ...] = ()
    saved_games: SavedGames = field(default_factory=SavedGames)
    play: Play | None = None
    setting_up: bool = False
    panel: Panel | None = None
    notice: Notice | None = None
    renaming: str | None = None
    others: SavedGames = field(default_factory=SavedGames)
    all_games: bool = False
    deleted: SavedGame | None = None
    pasted: str = ""
    typed: Mapping[str, str] = field(default_factory=dict)
    in_words: bool = False
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

    def without_typed(self, place: str) -> Model:
        """With nothing typed into the field of that place."""
        return replace(self, typed={at: text for at, text in self.typed.items() if at != place})

    def telling(self, notice: Notice | None) -> Model:
        """With that notice, or without any."""
        return replace(self, notice=notice)


def comment_place(game_id: str, count: int) -> str:
    """The place of the field for a comment on a game after `count` actions."""
    return f"comment-{game_id}-{count}"


def title_place(game_id: str) -> str:
    """The place of the field for a kept game's title."""
    return f"title-{game_id}"
