"""All that can happen to the page: what a person does, and news from outside.

What a person does stands in the HTML as text (`data-on-click="look 12"`): `written` makes that text
and `parse` reads it, with what the event carried. Only these two know the form of that text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from web.panel import Panel


@dataclass(frozen=True, slots=True)
class Stamp:
    """The time of a message, and a random number, so that updates need no clock and no dice.

    `now`: ms since 1970. `today`: such as 2026-11-27. `chance`: a random whole number below 2**53.
    """

    now: int
    today: str
    chance: int


@dataclass(frozen=True, slots=True)
class File:
    """A file that was chosen or dropped; `text` None: it is too large to be a game. `codings`: what
    one that is not in Unicode says by the codings that may be meant, by their names."""

    name: str
    text: str | None
    codings: Mapping[str, str] = field(default_factory=dict)


# Below, positional fields are written in the HTML; keyword-only fields come from the event, which
# carries them by name: a control's `value`, whether it is `checked`, the fields of a form.


@dataclass(frozen=True)
class Act:
    """A person takes the action of a token."""

    token: str


@dataclass(frozen=True)
class TypeAction:
    """A person takes the action that was typed."""

    action: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class ToggleWords:
    """Actions in words are wanted, or not any more: the field to type them, the list of them."""


@dataclass(frozen=True)
class BeginTyping:
    """An action is to be typed, and begins with this."""

    text: str = ""


@dataclass(frozen=True)
class Pick:
    """Something is chosen on the way to an action, by its number: a place, a kind of tile."""

    number: int


@dataclass(frozen=True)
class Aim:
    """A digit is typed that leads to a choice, without making it."""

    digit: str


@dataclass(frozen=True)
class Unpick:
    """One choice is taken back, or all if no number is named."""

    number: int | None = None


@dataclass(frozen=True)
class Confirm:
    """The action that the things picked make up is taken."""


@dataclass(frozen=True)
class TurnBoard:
    """The board is turned by one of its sides."""


@dataclass(frozen=True)
class Proceed:
    """The score sheet was read; the game goes on."""


@dataclass(frozen=True)
class GiveOrder:
    """The page is to act for a person until something ends it; the game's page knows the word."""

    order: str


@dataclass(frozen=True)
class EndOrder:
    """The person decides again."""


@dataclass(frozen=True)
class RunOn:
    """From now on computers are to play without a pause when no person can do anything until the
    next score sheet."""


@dataclass(frozen=True)
class Hurry:
    """The computers are to play to the next score sheet at once."""


@dataclass(frozen=True)
class Undo:
    """The last decision of a person is taken back."""


@dataclass(frozen=True)
class Redo:
    """What was taken back is played again."""


@dataclass(frozen=True)
class Retry:
    """The computer that did not answer is asked again."""


@dataclass(frozen=True)
class AskHint:
    """A hint is wanted, or put away if it is there."""


@dataclass(frozen=True)
class RetryHint:
    """A hint that did not come is asked for again."""


@dataclass(frozen=True)
class DropHint:
    """The hint was read, or is not wanted any more."""


@dataclass(frozen=True)
class Look:
    """The person looks at the table as it was after `count` actions."""

    count: int


@dataclass(frozen=True)
class Step:
    """The person looks `by` actions further on, or back if it is below zero."""

    by: int


@dataclass(frozen=True)
class LookNow:
    """The person returns to the present."""


@dataclass(frozen=True)
class SeeAgain:
    """What happened since the last decision is to be shown again, step by step."""


@dataclass(frozen=True)
class Branch:
    """The person plays on from the moment looked at, in a copy."""


@dataclass(frozen=True)
class OpenGame:
    """A kept game is put on the table."""

    game_id: str


@dataclass(frozen=True)
class CloseGame:
    """The table is left for the first screen."""


@dataclass(frozen=True)
class BeginTitle:
    """The person begins to write a kept game's title."""

    game_id: str


@dataclass(frozen=True)
class LeaveTitle:
    """The title stays as it was."""


@dataclass(frozen=True)
class WriteTitle:
    """A kept game's title is written; if empty, the game is called after its players again."""

    game_id: str
    title: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class WriteComment:
    """A comment on the table after `count` actions is written; if empty, it is taken away."""

    count: int
    comment: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class LeaveField:
    """A field was left with this in it, before it was sent; `place`: which one."""

    place: str
    value: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class TakeOver:
    """The games that another copy of the page keeps are wanted here too."""


@dataclass(frozen=True)
class ShowAllGames:
    """All the games kept are to be seen."""


@dataclass(frozen=True)
class DeleteGame:
    """A kept game is removed."""

    game_id: str


@dataclass(frozen=True)
class Undelete:
    """The game removed last is brought back."""


@dataclass(frozen=True)
class SalvageGame:
    """The stored text of a game that can't be read is wanted as a file."""

    game_id: str


@dataclass(frozen=True)
class SetUp:
    """The set-up of a game is to be opened, on the first screen."""

    game: str


@dataclass(frozen=True)
class LeaveSetUp:
    """The set-up is closed, and stays as it is."""


@dataclass(frozen=True)
class Choose:
    """Another value is chosen for what `choice` names: `option`, or the `value` that the control
    carries."""

    choice: str
    option: str = ""
    value: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class NameSeat:
    """The player in a seat, counted from 0, gets another name."""

    seat: int
    value: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class SeatPlayer:
    """A person, or a computer of a level, takes a seat, counted from 0."""

    seat: int
    value: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class SwitchOption:
    """An option of the set-up is switched on or off."""

    option: str
    checked: bool = field(default=False, kw_only=True)


@dataclass(frozen=True)
class StartGame:
    """The game that was set up begins, or the one that `game` names, as it was set up last."""

    game: str = ""


@dataclass(frozen=True)
class PlayAgain:
    """A new game begins with the players and options of the one on the table."""


@dataclass(frozen=True)
class CopyText:
    """The record is wanted on the clipboard."""


@dataclass(frozen=True)
class CopyLink:
    """A link with the record in it is wanted on the clipboard."""


@dataclass(frozen=True)
class CopyToLookAt:
    """The record is wanted on the clipboard, without what is hidden at the table."""


@dataclass(frozen=True)
class CopyMoment:
    """A link that opens the game at the moment looked at is wanted on the clipboard."""


@dataclass(frozen=True)
class SaveFile:
    """The record is wanted as a file."""


@dataclass(frozen=True)
class LeaveImport:
    """The field for a text from outside was left with this in it."""

    value: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class ImportText:
    """A text or link from outside is to be opened."""

    text: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class ImportFile:
    """Files were chosen or dropped, or a text or link was dropped (`data`)."""

    files: tuple[File, ...] = field(default=(), kw_only=True)
    data: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class TogglePanel:
    """A panel is opened, or closed if it is the open one."""

    panel: Panel


@dataclass(frozen=True)
class Learn:
    """On the first screen, a game is to be explained."""

    game: str


@dataclass(frozen=True)
class ShowSheet:
    """A score sheet is to be shown, by its number."""

    number: int


@dataclass(frozen=True)
class Explain:
    """The thing at a place of the table is to be explained."""

    place: int


@dataclass(frozen=True)
class ShowCard:
    """What the thing at a place of the table is and brings is to be shown beside it; `place`: the
    id of its element."""

    place: str


@dataclass(frozen=True)
class HideCard:
    """The card at a thing of the table is to go."""


@dataclass(frozen=True)
class Dismiss:
    """The notice was read."""


@dataclass(frozen=True)
class Escape:
    """The first that is open is to be closed: notice, hint, panel, set-up, choice, the look
    back."""


@dataclass(frozen=True)
class ChangeSetting:
    """A setting is changed: a switch carries whether it is `checked`, a choice its `value`."""

    setting: str
    value: str = field(default="", kw_only=True)
    checked: bool = field(default=False, kw_only=True)


@dataclass(frozen=True)
class UseNewVersion:
    """The page is to restart with the new version, which is waiting."""


Deed = (
    Act
    | TypeAction
    | ToggleWords
    | BeginTyping
    | Pick
    | Aim
    | Unpick
    | Confirm
    | TurnBoard
    | Proceed
    | Hurry
    | RunOn
    | GiveOrder
    | EndOrder
    | Undo
    | Redo
    | Retry
    | AskHint
    | RetryHint
    | DropHint
    | Look
    | Step
    | LookNow
    | SeeAgain
    | Branch
    | OpenGame
    | CloseGame
    | BeginTitle
    | LeaveTitle
    | WriteTitle
    | WriteComment
    | LeaveField
    | TakeOver
    | ShowAllGames
    | DeleteGame
    | Undelete
    | SalvageGame
    | SetUp
    | LeaveSetUp
    | Choose
    | NameSeat
    | SeatPlayer
    | SwitchOption
    | StartGame
    | PlayAgain
    | CopyText
    | CopyLink
    | CopyMoment
    | CopyToLookAt
    | SaveFile
    | LeaveImport
    | ImportText
    | ImportFile
    | TogglePanel
    | Learn
    | ShowSheet
    | Explain
    | ShowCard
    | HideCard
    | Dismiss
    | Escape
    | ChangeSetting
    | UseNewVersion
)
"""What a person does. The HTML has the same names in lower case with hyphens."""


@dataclass(frozen=True)
class ActByItself:
    """What a person lets the page do is done for them, if it is still after `count` actions."""

    count: int


@dataclass(frozen=True)
class SeenAgain:
    """A step that is shown again has been there for its time; `ticket`: its number."""

    ticket: int


@dataclass(frozen=True)
class Answered:
    """The opponents' worker answers a question: with an action's token, or with the text of all
    options, judged."""

    ticket: int
    action: str = ""
    options: str = ""


@dataclass(frozen=True)
class Unanswered:
    """The opponents' worker failed at a question."""

    ticket: int
    reason: str


@dataclass(frozen=True)
class StoredElsewhere:
    """Another tab stored a game, or removed it (`text` None)."""

    game_id: str
    text: str | None


@dataclass(frozen=True)
class SetElsewhere:
    """Another tab stored these settings, as JSON."""

    text: str


@dataclass(frozen=True)
class Resumed:
    """The person is back at this page from another window or tab."""


@dataclass(frozen=True)
class KeepingRefused:
    """The browser would not store."""


@dataclass(frozen=True)
class KeepingWorks:
    """The browser stores again."""


@dataclass(frozen=True)
class AddressChanged:
    """The address has another fragment, or has it at the start: a kept game, a link, nothing."""

    fragment: str


@dataclass(frozen=True)
class CopyDone:
    """The text is on the clipboard."""


@dataclass(frozen=True)
class CopyRefused:
    """The browser did not let the page copy this text."""

    text: str


@dataclass(frozen=True)
class SiteKept:
    """The whole site is kept for use without a network."""


@dataclass(frozen=True)
class SiteRefused:
    """The browser keeps no sites, or not this one."""


@dataclass(frozen=True)
class VersionWaits:
    """A new version of the site is here, whole, and waits to be used."""


@dataclass(frozen=True)
class VersionReplaced:
    """Another tab has started to use a new version."""


News = (
    ActByItself
    | SeenAgain
    | Answered
    | Unanswered
    | StoredElsewhere
    | SetElsewhere
    | Resumed
    | KeepingRefused
    | KeepingWorks
    | AddressChanged
    | CopyDone
    | CopyRefused
    | SiteKept
    | SiteRefused
    | VersionWaits
    | VersionReplaced
)
"""What comes from outside: the edge tells it, and no HTML can."""

Message = Deed | News
