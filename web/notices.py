"""What the page tells in passing: web/screens/notice_bar.py has the words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Branched:
    """The person plays on in a copy."""


@dataclass(frozen=True)
class NoSuchGame:
    """The address names a game that is not kept here."""


@dataclass(frozen=True)
class Damaged:
    """A kept game can't be read; `error` says why."""

    game_id: str
    error: Exception


@dataclass(frozen=True)
class SomeDamaged:
    """At the start, some of the kept games could not be read."""


@dataclass(frozen=True)
class Deleted:
    """A kept game was removed, and can be brought back; `title` is empty if it had none."""

    title: str
    game_id: str


@dataclass(frozen=True)
class Unkept:
    """The browser does not keep games."""


@dataclass(frozen=True)
class NewVersion:
    """A new version of the page waits."""


@dataclass(frozen=True)
class RenewedElsewhere:
    """Another tab uses a new version of the page now."""


@dataclass(frozen=True)
class Unreadable:
    """A text from outside can't be read; `error` says why."""

    error: Exception


@dataclass(frozen=True)
class TooLarge:
    """A file is too large to be a game."""


@dataclass(frozen=True)
class HadIt:
    """The game from outside was kept here already; `mended`: as in Imported, but only a
    moment that could not be kept, and other files."""

    mended: tuple[str, ...] = ()


@dataclass(frozen=True)
class Imported:
    """The game from outside is opened and kept; `mended`: what of its text was mended, by keys of
    ra.found.MENDINGS; `coding`: how the letters of its names were read, if the file does not say it
    itself."""

    mended: tuple[str, ...] = ()
    coding: str = ""


@dataclass(frozen=True)
class Copied:
    """The text is on the clipboard."""


@dataclass(frozen=True)
class NotCopied:
    """The browser did not let the page copy: the text is shown, to be copied by hand."""

    text: str


@dataclass(frozen=True)
class EmptyFile:
    """A file can't be read, or there is nothing in it."""


@dataclass(frozen=True)
class NothingPasted:
    """There is no text to open."""


@dataclass(frozen=True)
class NotPossible:
    """What was typed can't be done now."""


@dataclass(frozen=True)
class Replaced:
    """The game went on differently in another tab; this is a copy of it as it was here."""


@dataclass(frozen=True)
class Yours:
    """What an action has just brought or cost a person, while computers play without a pause."""

    events: Sequence[Any]


@dataclass(frozen=True)
class Explained:
    """An explanation of something on the table; the game's page has the words for it."""

    thing: Any


@dataclass(frozen=True)
class Crashed:
    """The program failed when the person did something."""

    error: Exception


Notice = (
    Branched
    | NoSuchGame
    | Damaged
    | SomeDamaged
    | Deleted
    | Unkept
    | NewVersion
    | RenewedElsewhere
    | Unreadable
    | TooLarge
    | HadIt
    | Imported
    | Copied
    | NotCopied
    | NothingPasted
    | EmptyFile
    | NotPossible
    | Replaced
    | Yours
    | Explained
    | Crashed
)
