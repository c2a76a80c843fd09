"""What every game offers the page: all that differs from game to game on the screen.

States, actions, options, events and things of the table are the game's own (`Any` here); a `seat`
counts from 0, a `count` is a number of actions since the beginning.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from htpy import Element, Node

from web.game_draft import GameDraft
from web.messages import Deed
from web.model import Model
from web.play import Play
from web.settings import Settings
from web.telling import LogEntry


class Poster(Protocol):
    """One game on the first screen: what it is, and what a click on Play starts.

    Every game's poster is imported at the start, so it stands on little.
    """

    @property
    def first_draft(self) -> GameDraft:
        """The set-up that a newcomer finds."""

    def name(self) -> str:
        """What the game is called where there are several."""

    def title(self) -> Node:
        """What the poster has as a title."""

    def lead(self) -> str:
        """What the game is about, in a few sentences."""

    def picture(self) -> Node:
        """The poster's picture; decoration."""

    def agreed(self, draft: Any) -> Sequence[str]:
        """What a click on Play starts, besides who plays, in a few words each."""

    def credit(self) -> str:
        """Whose game it is, in a sentence."""


class GamePage(Protocol):
    """One game's page: its set-up, its table, its words.

    It is imported when the game is set up or played; what lies on the table, when it is first
    called, so that a start pays for no table that is not seen.
    """

    # Setting up

    def setup_controls(self, draft: Any) -> Node:
        """The controls of the set-up before the seats."""

    def setup_options(self, draft: Any) -> Sequence[Element]:
        """The game's own switches in the set-up."""

    def seat_sign(self, seat: int) -> Node:
        """What a seat is told apart by in the set-up."""

    def level_words(self, level: str) -> str:
        """How a level plays, in a sentence; empty for a level that this page does not know."""

    def seating_words(self, draft: Any) -> str:
        """What is to be said of those who sit there; empty if nothing is."""

    # At the table

    def table(self, model: Model, play: Play, hint: Node) -> Element:
        """The table with the decision; `hint`: the hint's card, to lie beside it."""

    def prompt(self, play: Play, state: Any) -> str:
        """What a position asks of whoever acts, in a sentence."""

    def description(self, play: Play) -> Element:
        """The whole table in ordered sentences."""

    def scores(self, play: Play) -> Element:
        """The score sheet looked at, with the ways to the others."""

    def onward(self, play: Play) -> str:
        """What leads on from a score sheet, as a button has it."""

    def shared_words(self) -> str:
        """What the record gives away while the game goes on."""

    # Choosing an action

    def automatic(self, state: Any) -> Any | None:
        """The action that the page may take for a person, there being no other; or None."""

    def pick(self, state: Any, picked: Sequence[int], number: int) -> Sequence[int]:
        """What is picked when `number` is chosen too; the same, if it means nothing."""

    def aim(self, state: Any, picked: Sequence[int], digit: str) -> Sequence[int]:
        """What is picked when a digit is typed; the same, if it means nothing."""

    def action_of(self, state: Any, picked: Sequence[int]) -> Any | None:
        """The action that the things picked make up; None while some are missing."""

    def thing(self, state: Any, place: int, picked: Sequence[int] | None) -> Any | None:
        """What is to be said of a place of the table, for `thing_words`; None if nothing is.

        `picked`: by the person who is to act; None if nobody is.
        """

    def unplayable(self, state: Any, action: Any | None) -> Any | None:
        """What is to be said of an action that was typed and can't be taken, or (None) of a text
        that is none, for `thing_words`; None if nothing is."""

    def thing_words(self, thing: Any) -> str:
        """The sentence for what `thing` or `unplayable` found."""

    # What happened

    def sentences(self, events: Sequence[Any], play: Play) -> list[str]:
        """Events in plain sentences."""

    def told_now(self, play: Play) -> Sequence[Any]:
        """Those of the latest events that are to be told now."""

    def concerning(self, events: Sequence[Any], seats: Sequence[int]) -> list[Any]:
        """What brought or cost one of these seats something, with all that it takes to tell it."""

    def log_entry(self, play: Play, count: int) -> LogEntry:
        """What the log tells of the action that made `count`; for 0, how it all began."""

    def part_name(self, part: int) -> str:
        """What a part of the game is called in the log, by its number: an epoch, a game."""

    # Help, hints, settings, errors

    def primer(self, model: Model) -> Element:
        """The game explained in two minutes, as it is played at the table or set up."""

    @property
    def keys(self) -> Mapping[str, Deed]:
        """By key, what it does at this game's table alone."""

    def key_words(self) -> Mapping[Deed, str]:
        """By what the game's own keys do: what help says of it."""

    def more_keys(self) -> Iterable[tuple[str, str]]:
        """Further keys as help calls them, and what they do."""

    def advice(self, play: Play, action: Any) -> str:
        """An action as the heading of a hint."""

    def hint_words(self, play: Play, options: Sequence[Any]) -> list[str]:
        """Why a Master does the first of these options, in sentences."""

    def hint_figures(self, play: Play, options: Sequence[Any]) -> Node:
        """The figures behind a hint."""

    def settings(self, chosen: Settings) -> Sequence[Element]:
        """The switches in Settings that concern this game alone."""

    def expected(self) -> Mapping[str, str]:
        """By the key of a ReadError that only this game's texts can have: what was expected."""

    def unsound_words(self, error: Exception) -> str | None:
        """Why a position can't be, for an error of this game's own; None for any other error."""
