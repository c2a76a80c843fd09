"""The record of a game: its set-up and the actions taken. All else derives from it.

The text is described in docs/notation.md: tags in brackets, then one token per action.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from ra import expected
from ra.expected import Expected
from ra.game import Game, IllegalAction, Outcome, Seat, State
from ra.reading import ReadError, Scanner, TagError, escape

__all__ = [
    "MAX_ACTIONS",
    "MAX_TEXT",
    "PERSON",
    "VERSION",
    "Player",
    "Reader",
    "Record",
    "Seat",
    "compose",
    "read",
    "write",
]

VERSION = "1"
MAX_TEXT = 200_000
"""Characters in the longest text that is read."""
MAX_ACTIONS = 3_000
"""Actions in the longest game that is read: ten times as many as people have needed."""
PERSON = "person"
_SEAT_TAG = re.compile("(Seat|Player)[0-9]+")


@dataclass(frozen=True)
class Record:
    """A game's set-up and actions.

    `seats`: who sits where, clockwise. `date`: as text, YYYY-MM-DD by custom; it is not checked.
    `tags`: further tags, kept as they are. `comments`: by the number of actions before them.

    `read` has checked that the actions are legal; a record made in another way may raise
    IllegalAction in `position` and `write`.
    """

    game: Game
    setup: Any
    seats: tuple[Seat, ...]
    actions: tuple[Any, ...] = ()
    date: str = ""
    tags: Mapping[str, str] = field(default_factory=dict)
    comments: Mapping[int, str] = field(default_factory=dict)

    def start(self) -> State[Any, Any]:
        """The position before the first action."""
        return self.game.start(self.setup)

    def position(self, count: int | None = None) -> State[Any, Any]:
        """The position after the first `count` actions, or after all; IllegalAction if one of them
        can't be taken."""
        state = self.start()
        for action in self.actions[:count]:
            state.apply(action)
        return state

    def until(self, count: int) -> Record:
        """The same game, as it stood after `count` actions."""
        comments = {at: text for at, text in self.comments.items() if at <= count}
        return replace(self, actions=self.actions[:count], comments=comments)

    def commented(self, count: int, text: str) -> Record:
        """The record with that comment after `count` actions, in place of another; with none if the
        text is empty."""
        comments = {**self.comments, count: text}
        return replace(self, comments={at: words for at, words in comments.items() if words})

    def plus(self, action: Any) -> Record:
        """The record with one more action, which the caller knows to be legal."""
        return replace(self, actions=(*self.actions, action))


def write(record: Record) -> str:
    """The text of a record, from which `read` makes the same record; IllegalAction if one of its
    actions can't be taken."""
    state = record.start()
    events = [state.apply(action) for action in record.actions]
    return compose(record, events, state.outcome())


def compose(record: Record, events: Sequence[Sequence[Any]], outcome: Outcome | None) -> str:
    """The text of a record that has been played through already: `events` are those of each action,
    `outcome` is how the game ended, None if it has not."""
    game = record.game
    body: list[str] = [*_written_comment(record, 0)]
    gap = ""
    for count, (action, told) in enumerate(zip(record.actions, events, strict=True), 1):
        body.append(gap + game.write_action(action, told))
        gap = game.break_after(told)
        body += [" " + text for text in _written_comment(record, count)]
    tags = _tags(record, game.write_result(outcome) if outcome else "*")
    head = "".join(f'[{name} "{escape(value, chr(34))}"]\n' for name, value in tags.items())
    return f"{head}\n{''.join(body)}\n" if body else head


def _written_comment(record: Record, count: int) -> list[str]:
    text = record.comments.get(count)
    return ["{" + escape(text, "}") + "}" + ("\n" if not count else "")] if text else []


def _tags(record: Record, result: str) -> dict[str, str]:
    tags = {"Game": record.game.name, "Version": VERSION}
    if record.date:
        tags["Date"] = record.date
    for number, seat in enumerate(record.seats, 1):
        tags[f"Seat{number}"] = seat.name
        tags[f"Player{number}"] = PERSON if seat.level is None else f"computer {seat.level}"
    return {**tags, **record.game.write_setup(record.setup), **record.tags, "Result": result}


def read(text: str, games: Mapping[str, Game]) -> Record:
    """The record that a text describes, every action checked.

    ReadError says what is wrong, and where.

    To have the positions too, use `ra.replay.read_replay`.
    """
    reader = Reader(text, games)
    record = reader.setup()
    return replace(record, actions=reader.actions(record.game, record.start()))


class Player(Protocol):
    """What takes the actions of a record while it is read: a State, or a keeper of many States."""

    def legal_actions(self) -> Sequence[Any]:
        """All that can be done now."""

    def apply(self, action: Any) -> object:
        """Take an action; IllegalAction if it can't be taken."""


@dataclass(frozen=True, slots=True)
class _Tag:
    value: str
    at: int


class Reader:
    """Reads one record; knows where each tag and token stood, for the errors.

    Call `setup` first, then `actions`. Both raise ReadError.
    """

    def __init__(self, text: str, games: Mapping[str, Game]) -> None:
        if len(text) > MAX_TEXT:
            raise ReadError(1, 1, text[:20], expected.SIZE)
        self.scan = Scanner(text.removeprefix("\ufeff").replace("\r\n", "\n"))
        self.games = games
        self.tags: dict[str, _Tag] = {}
        self.used = {"Game", "Version", "Date", "Result"}
        self.comments: dict[int, str] = {}
        self.tokens: list[tuple[str, int]] = []

    def setup(self) -> Record:
        """The record without its actions."""
        self._take_apart()
        if self._value("Version", VERSION) != VERSION:
            raise self._tag_error("Version", expected.VERSION, [VERSION])
        game = self.games.get(self._value("Game", ""))
        if game is None:
            raise self._tag_error("Game", expected.GAME, list(self.games))
        seats = self._seats()
        try:
            setup = game.read_setup(
                {name: tag.value for name, tag in self.tags.items()}, len(seats)
            )
        except TagError as error:
            raise self._unusable(error) from error
        self.used |= game.setup_tags(len(seats))
        return Record(
            game,
            setup,
            seats,
            date=self._value("Date", ""),
            tags={name: tag.value for name, tag in self.tags.items() if name not in self.used},
            comments=self.comments,
        )

    def _take_apart(self) -> None:
        """Collect the tags, comments and tokens."""
        scan = self.scan
        scan.skip_space()
        while char := scan.peek():
            at = scan.at
            if char == "[":
                self._take_tag()
            elif char == "{":
                scan.at += 1
                comment = scan.take_quoted("}", expected.COMMENT_END, lines=True)
                before = self.comments.get(len(self.tokens))
                self.comments[len(self.tokens)] = f"{before}\n{comment}" if before else comment
            elif char == ";":
                end = scan.text.find("\n", at)
                scan.at = len(scan.text) if end < 0 else end
            else:
                token = scan.take_while("[{;")
                self.tokens.append((token, at))
            scan.skip_space()
        self.comments = {at: comment for at, comment in self.comments.items() if comment}

    def _take_tag(self) -> None:
        scan, at = self.scan, self.scan.at
        scan.at += 1
        scan.skip_space()
        name = scan.take_while('"]')
        if not name or self.tokens or name in self.tags:
            raise scan.error(expected.ACTION if self.tokens else expected.TAG, at=at)
        scan.skip_space()
        if scan.peek() != '"':
            raise scan.error(expected.TAG_VALUE)
        scan.at += 1
        value_at = scan.at
        value = scan.take_quoted('"', expected.QUOTE_END, lines=False)
        self.tags[name] = _Tag(value, value_at)
        scan.skip_space()
        if scan.peek() != "]":
            raise scan.error(expected.TAG_END)
        scan.at += 1

    def _value(self, name: str, default: str) -> str:
        return self.tags[name].value if name in self.tags else default

    def _refuse(
        self, found: str, at: int, missed: Expected, options: Sequence[str] = ()
    ) -> ReadError:
        place = self.scan.error(missed, at=at)
        return ReadError(place.line, place.column, found[:60], missed, options)

    def _tag_error(self, name: str, missed: Expected, options: Sequence[str] = ()) -> ReadError:
        """The error for a tag's value; if the tag is missing, its place is where actions begin."""
        if name in self.tags:
            tag = self.tags[name]
            return self._refuse(tag.value, tag.at, missed, options)
        found, at = self.tokens[0] if self.tokens else ("", len(self.scan.text.rstrip()))
        return self._refuse(found, at, missed, options)

    def _unusable(self, error: TagError) -> ReadError:
        """The error of a game that can't use a tag, at its place."""
        if error.within is None:
            place = self._tag_error(error.tag, error.expected, error.options)
        else:
            at = self.tags[error.tag].at + error.within.column - 1
            place = self._refuse(error.within.found, at, error.expected, error.options)
        return ReadError(
            place.line, place.column, place.found, place.expected, place.options, error.reason
        )

    def _seats(self) -> tuple[Seat, ...]:
        seats: list[Seat] = []
        while f"Seat{len(seats) + 1}" in self.tags:
            number = len(seats) + 1
            seats.append(Seat(self.tags[f"Seat{number}"].value, self._level(number)))
            self.used |= {f"Seat{number}", f"Player{number}"}
        stray = [name for name in self.tags if _SEAT_TAG.fullmatch(name) and name not in self.used]
        if stray or not seats:
            raise self._tag_error(stray[0] if stray else "Seat1", expected.SEAT)
        return tuple(seats)

    def _level(self, number: int) -> str | None:
        words = self._value(f"Player{number}", PERSON).split()
        if words == [PERSON]:
            return None
        if len(words) == 2 and words[0] == "computer":
            return words[1]
        raise self._tag_error(f"Player{number}", expected.PLAYER, [PERSON])

    def actions(self, game: Game, player: Player) -> tuple[Any, ...]:
        """The actions, each taken by `player`, which is at the start of the game."""
        if len(self.tokens) > MAX_ACTIONS:
            raise self._refuse(*self.tokens[MAX_ACTIONS], expected.ACTIONS)
        return tuple(self._action(game, player, token, at) for token, at in self.tokens)

    def _action(self, game: Game, player: Player, token: str, at: int) -> Any:
        action = game.read_action(token)
        try:
            if action is None:
                raise IllegalAction(token, player.legal_actions())
            player.apply(action)
        except IllegalAction as illegal:
            options = [game.write_action(other) for other in illegal.legal]
            missed = expected.ACTION if action is None else expected.LEGAL_ACTION
            raise self._refuse(token, at, missed if options else expected.END, options) from illegal
        return action
