"""The lines in a text that are positions, or were meant to be, whatever stands around them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ra import expected
from ra.game import Game, Seat
from ra.reading import ReadError, Scanner
from ra.record import Record, write
from ra.signs import LINE_ENDS, address_read, latin, seen

_FIELD = r"[\w:./+=~?-]+"
_GAP = r"(?:[ \t]+|[ \t]*\n[>|\s]*)"
_PART = re.compile(r"[^\s>|]+")
_NEXT = re.compile(rf"[ \t]+({_FIELD})(?!['’\w])")
_BELOW = re.compile(rf"[ \t]*\n[>|\s]*({_FIELD})[ \t]*(?:\n|\Z)")
_WRAPPED = 60
"""Signs in a line that a mail program may have broken, whatever it broke."""
_BEHIND = ".:?"
"""Signs of fields that no line of a position ends with, but a sentence may."""
_NO_PROSE = re.compile(r"(?=\w*\d)(?=\w*[^\W\d])\w+")
_IN_TAG = re.compile(r"\[\s*position\W{0,20}\Z", re.IGNORECASE)
_ADDRESS = re.compile(r"(?:\A|(?<=\s))(?:\S*#)?/?position=\Z", re.IGNORECASE)
"""What stands before a position in a link to it."""
_LINK = re.compile(r"\s*((?:\S*#)?/?position=(?!\S*%25)[^\s&#]+)([&#]\S*)?\s*", re.IGNORECASE)
_ENOUGH = 3
"""So many fields, or all that a position of the game has, show that one was meant."""


@dataclass(frozen=True, slots=True)
class PositionLine:
    """One place in a text where a game's position stands.

    `text`: all of it, without what can't be seen; `written`: as that was before letters of other
    scripts were taken for Latin ones, sign by sign; `at`: where the position begins in both;
    `given`: what stands there, its fields apart by whatever white space; `behind`: the word that
    follows on the same line, if one does; `below`: the word that is all of the next line, if a
    program may have broken the position there; `cut`: whether dots follow that stand for what is
    left out.
    """

    game: Game
    text: str
    written: str
    at: int
    given: str
    behind: str
    below: str
    cut: bool

    @property
    def line(self) -> str:
        """The position in one line, as the game's own reader takes it."""
        first, *others = re.split(_GAP, self.given)
        return " ".join((first.lower(), *others))

    def record(self, seed: int) -> str:
        """The text of a game that begins here, nameless people in its seats; see Game.begin_at.

        ReadError says, in the text's own lines, what can't be read or is impossible.
        """
        try:
            setup, seats = self.game.begin_at(self.line, seed)
        except ReadError as error:
            raise self._placed(error) from error
        except ValueError as error:
            place = Scanner(self.text).error(expected.SOUND, at=self.at)
            raise ReadError(
                place.line, place.column, self.line[:60], expected.SOUND, reason=error
            ) from error
        if self.cut:
            raise Scanner(self.text).error(expected.POSITION_END, at=self.at + len(self.given))
        if self._torn():
            rest = self.behind or self.below
            raise Scanner(self.text).error(
                expected.POSITION_END, at=self.text.index(rest, self.at + len(self.given))
            )
        return write(Record(self.game, setup, (Seat(""),) * seats))

    def _torn(self) -> bool:
        """Whether the word behind may be the rest of the last field, after a space or the end of a
        line too many."""
        rest = self.behind or self.below
        if not rest:
            return False
        last = self.line.rpartition(" ")[2]
        if len(last) > 1 and _NO_PROSE.fullmatch(self.behind):
            return True
        try:
            self.game.begin_at(self.line + rest, 0)
        except ValueError as error:
            return not isinstance(error, ReadError)
        return True

    def _placed(self, error: ReadError) -> ReadError:
        """An error of the game's reader, which knows the line alone."""
        before = self.line[: error.column - 1]
        starts = [field.start() for field in _PART.finditer(self.given)]
        number = before.count(" ")
        inside = len(before) - before.rfind(" ") - 1
        start = starts[number] + inside if number < len(starts) else len(self.given)
        place = Scanner(self.text).error(error.expected, at=self.at + start)
        found = error.found and self.written[self.at + start :][: len(error.found)]
        return ReadError(place.line, place.column, found, error.expected, error.options)

    def mended(self) -> tuple[str, ...]:
        """What was mended, by keys of ra.findings.MENDINGS, but for what can't be seen."""
        end = self.at + len(self.given)
        first = self.given.split(maxsplit=1)[0]
        done = {
            "letters": self.written[self.at : end] != self.given,
            "capitals": first != first.lower(),
            "quoting": "\n" in self.given,
            "around": bool((_ADDRESS.sub("", self.text[: self.at]) + self.text[end:]).strip()),
        }
        return tuple(key for key, so in done.items() if so)


def position_link(text: str) -> list[tuple[str, str]]:
    """The one reading, as in ra.signs.unwrapped, of a text that is nothing but a link to a position
    as browsers write it, maybe with something hung on it; none if it is anything else."""
    link = _LINK.fullmatch(text)
    return [("tail" if link[2] else "", address_read(link[1]))] if link else []


def position_lines(text: str, games: Mapping[str, Game]) -> Iterator[PositionLine]:
    """The places in a text that begin as a position of one of the games does."""
    written = seen(LINE_ENDS.sub("\n", text)).replace("…", "...")
    plain = re.sub(r"[^\x00-\x7f]", _latin_sign, written)
    for game in games.values():
        most = game.position_fields
        mark = rf"(?<!\w){game.position_mark}[\w+]*(?:{_GAP}{_FIELD}){{0,{most - 1}}}"
        for place in re.finditer(mark, plain, re.IGNORECASE):
            if _IN_TAG.search(plain, max(0, place.start() - 40), place.start()):
                continue  # of a record that has more to say
            given = place[0].rstrip(_BEHIND)
            if len(_PART.findall(given)) >= min(_ENOUGH, most):
                behind = _NEXT.match(plain, place.end())
                word = behind[1].rstrip(_BEHIND) if behind else ""
                below = _BELOW.match(plain, place.end())
                width = place.end() - plain.rfind("\n", 0, place.end())
                rest = below[1].rstrip(_BEHIND) if below and width > _WRAPPED else ""
                cut = place[0][len(given) :].startswith("..")
                yield PositionLine(game, plain, written, place.start(), given, word, rest, cut)


def _latin_sign(sign: re.Match[str]) -> str:
    """The Latin sign that looks the same, if it is a single one."""
    alike = latin(sign[0])
    return alike if len(alike) == 1 else sign[0]
