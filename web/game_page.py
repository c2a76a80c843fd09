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
from web.telling import Card, LogEntry


class Poster(Protocol):
    """One game on the first screen: what it is, and what a click on Play starts.

    Every game's poster is imported at the start, so it should import little.
    """

    @property
    def first_draft(self) -> GameDraft:
        """The set-up that a newcomer finds."""

    def name(self) -> str:
        """What the game is called among several."""

    def title(self) -> Node:
        """The poster's title."""

    def lead(self) -> str:
        """What the game is about, in a few sentences."""

    def picture(self) -> Node:
        """The poster's picture; decoration."""

    def agreed(self, draft: Any) -> Sequence[str]:
        """The terms of the game that a click on Play starts, besides who plays, a few words
        each."""

    def credit(self) -> str:
        """Who the game is by, in a sentence."""


class Glimpse(Protocol):
    """One game's tables seen from afar, among the kept games.

    What is drawn of a table is stored with the game, in a line of its own making, so that nothing
    need be replayed for it. Stored lines are not to be trusted: of one that `written` can't have
    made, nothing is shown. A game's glimpses are imported when one of its games is kept.
    """

    def written(self, state: Any) -> str:
        """What is drawn and told of a position, in a short line."""

    def picture(self, line: str) -> Node:
        """The small picture; decoration. None for a line that can't be read."""

    def reached(self, line: str) -> str:
        """How far the game has come, in a few words; empty if there is nothing to say."""


class GamePage(Protocol):
    """One game's page: its set-up, its table, its words.

    It is imported when the game is set up or played, and the modules of its table when they are
    first needed, so that the start of the page doesn't pay for a table that is not shown.
    """

    # Setting up

    def setup_controls(self, draft: Any) -> Node:
        """The controls of the set-up before the seats."""

    def setup_options(self, draft: Any) -> Sequence[Element]:
        """The game's own switches in the set-up."""

    def seat_sign(self, seat: int) -> Node:
        """The sign by which a seat is told from others in the set-up."""

    def level_words(self, level: str) -> str:
        """How a level plays, in a sentence; empty for a level that this page does not know."""

    def seating_words(self, draft: Any) -> str:
        """A remark on the players chosen; empty if there is nothing to say."""

    # At the table

    def table(self, model: Model, play: Play, hint: Node) -> Element:
        """The table with the decision; `hint`: the hint's card, to go beside it."""

    def prompt(self, play: Play, state: Any) -> str:
        """What the seat to act has to decide in a position, in a sentence."""

    def description(self, play: Play) -> Element:
        """The whole table in ordered sentences."""

    def scores(self, play: Play) -> Element:
        """The score sheet being shown, with buttons that lead to the others."""

    def onward(self, play: Play) -> str:
        """The words of the button that leads on from a score sheet."""

    def shared_words(self) -> str:
        """A warning of what the record gives away while the game is under way."""

    # Choosing an action

    def automatic(self, state: Any) -> Any | None:
        """The only action there is, if the page may take it for a person; else None."""

    def ordered(self, state: Any, order: str) -> Any | None:
        """What a standing order does at a person's decision; None if the person is to decide."""

    def order_holds(self, play: Play, order: str) -> bool:
        """Whether a standing order goes on after the last action."""

    def pick(self, state: Any, picked: Sequence[int], number: int) -> Sequence[int]:
        """What is picked once `number` is chosen too; unchanged if that means nothing."""

    def begins(self, state: Any, picked: Sequence[int], key: str) -> bool:
        """Whether a key begins an action that is typed."""

    def aim(self, state: Any, picked: Sequence[int], digits: str) -> Sequence[int]:
        """What is picked once these digits were typed, one after the other."""

    def back(self, picked: Sequence[int]) -> Sequence[int]:
        """What is picked after a step back from this."""

    def action_of(self, state: Any, picked: Sequence[int]) -> Any | None:
        """The action that the things picked make up; None while some are missing."""

    def card(self, play: Play, place: str) -> Card | None:
        """What is shown beside the thing at a place of the table, named by the id of its element,
        at the moment looked at; None if there is nothing to say."""

    def thing(self, state: Any, place: int, picked: Sequence[int] | None) -> Any | None:
        """What can be explained about a place of the table, for `thing_words`; None if nothing can.

        `picked`: what the person to act has picked; None if no person is to act.
        """

    def unplayable(self, state: Any, action: Any | None) -> Any | None:
        """Why an action that was typed can't be taken, for `thing_words`; None if there is nothing
        to say. `action` is None if the text typed was not an action."""

    def thing_words(self, thing: Any) -> str:
        """The sentence for what `thing` or `unplayable` found."""

    # What happened

    def sentences(self, events: Sequence[Any], play: Play) -> list[str]:
        """Events in plain sentences."""

    def told_now(self, play: Play) -> Sequence[Any]:
        """The latest events, as far as they are to be told now."""

    def concerning(self, events: Sequence[Any], seats: Sequence[int]) -> list[Any]:
        """The events that brought or cost one of these seats something, and any others without
        which they can't be told."""

    def sounds(self) -> Mapping[type, str]:
        """By the type of an event: the name of its sound (web/static/sound.js). Others are
        silent."""

    def log_entry(self, play: Play, count: int) -> LogEntry:
        """The log's entry for action number `count`, from 1; for 0, how the game began."""

    def part_name(self, part: int) -> str:
        """What a part of the game is called in the log, by its number: an epoch, a game."""

    # Help, hints, settings, errors

    def primer(self, model: Model) -> Element:
        """The game explained in two minutes, in the form being played or set up."""

    @property
    def keys(self) -> Mapping[str, Deed]:
        """By key: what it does at this game's table, and at no other."""

    def key_words(self) -> Mapping[Deed, str]:
        """What help says about each thing that the game's own keys do."""

    def more_keys(self) -> Iterable[tuple[str, str]]:
        """Further keys for help: what they are called, and what they do."""

    def advice(self, play: Play, action: Any) -> str:
        """An action as the heading of a hint."""

    def hint_words(self, play: Play, options: Sequence[Any]) -> list[str]:
        """Why the Master would take the first of these options, in sentences."""

    def hint_figures(self, play: Play, options: Sequence[Any]) -> Node:
        """The figures behind a hint."""

    def settings(self, chosen: Settings) -> Sequence[Element]:
        """The switches in Settings that concern this game alone."""

    def expected(self) -> Mapping[str, str]:
        """By the keys of this game's own `Expected`: what was expected, in words."""

    def unsound_words(self, error: Exception) -> str | None:
        """Why a position is impossible, if `error` is this game's own; else None."""
