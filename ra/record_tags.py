"""The tags of the records in a text, whatever keyboards and programs have done to their quotes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ra.game import Game
from ra.signs import LINE_ENDS, QUOTES, latin, seen

COMMENT = re.compile(r"\{((?:\\.|[^\\}])*)\}", re.DOTALL)
SAID = re.compile(r"\{(?:\\.|[^\\}])*+\\?(?:\}|\Z)", re.DOTALL)
"""A comment, closed or not, so that a text of many open ones is gone through once."""
QUOTE = f"[{re.escape(QUOTES)}]"
_TAG = re.compile(
    rf"[\[［【]\s*(?P<name>\w{{1,40}})\s*[:=]?\s*(?P<open>{QUOTE}{{1,2}})"
    r"(?P<value>(?:\\.|(?!\n[^\n]{0,40}[\[［【])[^\\]){0,1000}?)"
    rf"(?P<close>{QUOTE}{{1,2}})\s*[\]］】]",
    re.DOTALL,
)
_BARE_TAG = re.compile(
    r"\[\s*(?P<name>\w{1,40})(?P<open>\s)\s*(?P<value>[^\[\]\n]{1,200})(?P<close>)\]"
)
_MOST_SEATS = 9
_MOST_BRACKETS = 5_000
"""In a text with more there is no record, and to be sure of it is slow."""
_BETWEEN_TAGS = 200
"""Signs that may stand between two tags: the end of a line, who speaks, when."""


@dataclass(frozen=True, slots=True)
class Tagged:
    """One record in a text: the game that a tag names, and all its tags, as matches with the groups
    name, open, value and close. `text`: up to where the record ends at the latest; `start`: where
    the one before it has ended."""

    game: Game
    tags: tuple[re.Match[str], ...]
    text: str
    start: int


def tagged(text: str, games: Mapping[str, Game]) -> Iterator[Tagged]:
    """Every record in a text of which a tag names one of the `games`."""
    if text.count("[") > _MOST_BRACKETS:
        return
    unix = LINE_ENDS.sub("\n", text)
    named = {plain(name): game for name, game in games.items()}
    known = {name for game in games.values() for name in known_tags(game)}
    at = 0
    while tags := tuple(_tags(unix, known, at)):
        values = (plain(tag["value"]) for tag in tags)
        game = next((named[value] for value in values if value in named), None)
        start, at = at, _end_of_record(unix, tags[-1].end(), known)
        at = _before_position(unix, tags[-1].end(), at, games.values())
        if game is not None:
            yield Tagged(game, tags, unix[:at], start)


def without_comments(text: str, records: Sequence[Tagged]) -> tuple[str, list[int]]:
    """The text without what comments of its records say, which may be other games, and where in it
    each record begins. The records were found in this text."""
    parts: list[str] = []
    starts: list[int] = []
    at = length = 0
    for record in records:
        begin = record.tags[0].start()
        parts += (text[at:begin], SAID.sub("{}", text[begin : len(record.text)]))
        starts.append(length + begin - at)
        length += len(parts[-2]) + len(parts[-1])
        at = len(record.text)
    return "".join((*parts, text[at:])), starts


def said(tag: re.Match[str]) -> str:
    """The value of a tag. Of two unlike signs around it the inner one is its own, if the outer ones
    are straight quotes."""
    before, after = tag["open"][1:], tag["close"][:-1]
    if tag["open"][:1] != '"' or tag["close"][-1:] != '"':
        return tag["value"]
    return before.strip('"') + tag["value"] + after.strip('"')


def known_tags(game: Game) -> dict[str, str]:
    """The names of all tags that a record of the game can have, by their small letters."""
    seats = range(1, _MOST_SEATS + 1)
    names = {"Game", "Version", "Date", "Result", *game.setup_tags(_MOST_SEATS)}
    names |= {f"{word}{number}" for word in ("Seat", "Player") for number in seats}
    return {name.casefold(): name for name in names}


def plain(word: str) -> str:
    """A word or name in small Latin letters, to compare it."""
    return " ".join(latin(seen(word)).casefold().split())


def _tags(text: str, known: set[str], start: int) -> Iterator[re.Match[str]]:
    """The tags of the first record in a text from `start` on, in their order."""
    at, last, names = start, None, set[str]()
    while tag := _TAG.search(text, at):
        bare = _BARE_TAG.search(text, at, tag.start())
        if bare and plain(bare["name"]) in known:
            tag = bare
        name = plain(tag["name"])
        if last is not None:
            between = COMMENT.sub("", text[last : tag.start()])
            if name in names or len(between) > _BETWEEN_TAGS or "{" in between:
                return  # another record, a bracket further on, or one in a comment
        if last is not None or name in known:
            last = tag.end()
            names.add(name)
            yield tag
        at = tag.end()


def _before_position(text: str, start: int, end: int, games: Iterable[Game]) -> int:
    """Where a line begins, behind the actions of a record from `start` to `end`, that is a position
    of one of the games; else the end."""
    marks = "|".join(game.position_mark for game in games)
    body = SAID.sub(lambda comment: " " * len(comment[0]), text[start:end])
    line = re.search(rf"^[>| \t]*(?:{marks})\S*(?:[ \t]+\S+){{2}}", body, re.MULTILINE)
    return start + line.start() if line else end


def _end_of_record(text: str, start: int, known: set[str]) -> int:
    """Where the record whose tags end at `start` ends at the latest: where another's tags begin."""
    at = start
    while tag := _TAG.search(text, at):
        brace = text.find("{", at, tag.start())
        if brace >= 0:
            comment = COMMENT.match(text, brace)
            at = comment.end() if comment else brace + 1
        elif plain(tag["name"]) in known:
            return tag.start()
        else:
            at = tag.end()
    return len(text)
