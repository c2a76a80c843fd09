"""What an update wants done outside the model; the edge does it and reports by message."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from web.draft import Draft
from web.messages import News
from web.saved_games import SavedGame


@dataclass(frozen=True, slots=True)
class Keep:
    """Store a game; message KeepingRefused if the browser refuses, KeepingWorks once it no longer
    does."""

    saved: SavedGame


@dataclass(frozen=True, slots=True)
class Forget:
    """Remove a stored game."""

    id: str


@dataclass(frozen=True, slots=True)
class Taken:
    """Remember that the games of other copies were taken over."""


@dataclass(frozen=True, slots=True)
class KeepSetting:
    """Store one of the settings."""

    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class KeepDraft:
    """Store how the game just begun was set up, for the next visit."""

    draft: Draft


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the opponents' worker; its answer comes no sooner than `wait` ms from now.

    `ticket`: the number of the question; it comes back with message Answered or Unanswered.
    `request`: the question itself (web/worker.py).
    """

    ticket: int
    request: Mapping[str, Any]
    wait: int


@dataclass(frozen=True, slots=True)
class Unpause:
    """The computer that was asked may answer as soon as it can."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop the thinking of the opponents' worker: nobody waits for the answer any more."""


@dataclass(frozen=True, slots=True)
class Later:
    """Send a message in `wait` ms."""

    wait: int
    message: News


@dataclass(frozen=True, slots=True)
class Copy:
    """Put text on the clipboard; message CopyDone or CopyRefused.

    `fragment`: the text is the fragment of a link to this page, which is copied whole.
    """

    text: str
    fragment: bool = False


@dataclass(frozen=True, slots=True)
class Download:
    """Give the person a text file to download."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Address:
    """Set the fragment of the page's address; `push` makes it a step that Back undoes."""

    fragment: str
    push: bool = True


@dataclass(frozen=True, slots=True)
class Renew:
    """Restart the page with its new version, which is waiting."""


Effect = (
    Keep
    | Forget
    | Taken
    | KeepSetting
    | KeepDraft
    | Ask
    | Stop
    | Unpause
    | Later
    | Copy
    | Download
    | Address
    | Renew
)
