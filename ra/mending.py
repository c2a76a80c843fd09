"""A record that keyboards, chats and mail programs have spoilt, put together again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from ra import expected
from ra.action_words import NUMBERED, ActionWord, ActionWords, bare
from ra.findings import MENDINGS
from ra.message_parts import Parts, beyond_doubt, stray
from ra.quoting import quotes_undone, unquoted
from ra.reading import ReadError, Scanner, escape
from ra.record import MAX_ACTIONS
from ra.record_tags import COMMENT, QUOTE, Tagged, known_tags, plain, said
from ra.signs import foreign, latin, seen
from ra.surroundings import NOISE, PAGE, SIGNATURE, SMILEYS, SPEAKER, is_cut, may_be_cut

ELLIPSIS = re.compile(r"…|\.\.\.")
_DOUBLED = re.compile(r"\w''\w")
_EXACT = ("Bag", "Position")
"""Tags whose values keep their capitals and signs."""
_NEAR = 80
"""So many signs before a tag may say which part of several begins there."""
_MOST_OTHERS = 1_000
"""Lines of other words in the longest text in which a record is looked for."""


class Unmended(Exception):
    """The text has no record that can be mended: `error` says where it fails, `causes` why (keys of
    ra.found.CAUSES)."""

    def __init__(self, error: ReadError, causes: tuple[str, ...]) -> None:
        super().__init__(str(error))
        self.error = error
        self.causes = causes


class Mending:
    """The record in a text, put together line by line: first its tags, then actions and comments.

    Every line that the strict reader will have knows where in the text it came from, so that errors
    can be told there.
    """

    def __init__(self, tagged: Tagged) -> None:
        self._text = tagged.text
        self._start = tagged.start
        self._game = tagged.game
        self._tags = tagged.tags
        self._known = known_tags(tagged.game)
        self._words = ActionWords(tagged.game)
        self._done: set[str] = set()
        self._lines: list[str] = []
        self._places: list[tuple[int, str]] = []
        self.count = 0
        """How many actions it has so far."""
        self._others = 0
        self._passed_over = False
        self._spoken = False
        self._parts = Parts()

    def record(self) -> str:
        """The record as the strict reader takes it; Unmended if it can't be put together."""
        at = self._start
        before: list[tuple[int, int]] = []
        for tag in self._tags:
            before.append((at, tag.start()))
            self._parts.note(self._text[max(at, tag.start() - _NEAR) : tag.start()])
            self._take_tag(tag, self._text[at : tag.start()])
            at = tag.end()
        self._take_body(at)
        self._is_in_order(before)
        self._is_whole()
        return "\n".join(self._lines)

    def mended(self) -> tuple[str, ...]:
        """What was mended, by keys of MENDINGS."""
        return tuple(key for key in MENDINGS if key in self._done)

    def placed(self, error: ReadError) -> ReadError:
        """An error of the strict reader, at its place in the text as it was given."""
        index = min(error.line, len(self._lines)) - 1 if error.found else -1
        at, written = self._places[index]
        inside, found = 0, error.found
        if not error.found:
            inside = len(written)
        elif error.found[:20] in self._lines[index]:
            unchanged = self._lines[index].find(written)
            inside = max(0, error.column - 1 - unchanged) if unchanged >= 0 else 0
            found = error.found if inside else written[:60]
        place = Scanner(self._text).error(error.expected, at=at + inside)
        return ReadError(
            place.line, place.column, found, error.expected, error.options, error.reason
        )

    def causes(self, error: ReadError) -> tuple[str, ...]:
        """Why what stands at an error could not be mended, by keys of ra.found.CAUSES."""
        causes = {
            "letters": any(foreign(error.found)),
            "shortened": ELLIPSIS.search(error.found) is not None,
            "words": error.expected is expected.ACTION and self._words.is_prose(error.found),
        }
        return tuple(key for key, so in causes.items() if so)

    def _note(self, **done: bool) -> None:
        self._done |= {key for key, so in done.items() if so}

    def _take(self, line: str, at: int, written: str) -> None:
        self._lines.append(line)
        self._places.append((at, written))

    def _is_whole(self) -> None:
        """Unmended if a program has left out what came after the last action."""
        at, written = self._places[-1]
        end = max(self._tags[-1].end(), at + len(written.rstrip("….")))
        if is_cut(self._text, end, quoted="quoting" in self._done):
            place = Scanner(self._text).error(expected.ACTION, at=end)
            raise Unmended(place, ("shortened",))
        self._note(end=may_be_cut(self._text, end))
        if fault := self._parts.fault():
            raise Unmended(Scanner(self._text).error(expected.ACTION, at=end), (fault,))

    def _is_in_order(self, before: list[tuple[int, int]]) -> None:
        """Unmended if a later part of the record stands before its tags: in one of the pieces of
        the text that begin and end there."""
        own = [line for line in self._lines if line[0] not in "[{"]
        at = stray(self._text, before, self._words, own)
        if at is not None:
            raise Unmended(Scanner(self._text).error(expected.TAG, at=at), ("order",))

    # Tags

    def _take_tag(self, tag: re.Match[str], before: str) -> None:
        written, quotes = tag["name"], (tag["open"], tag["close"])
        name = self._known.get(plain(written), seen(written))
        self._note(
            quoting=bool(self._lines) and bool({">", "|"} & set(before)),
            around=bool(before.strip(" \t\n>|\ufeff")),
            signs=seen(written) != written,
            letters=latin(seen(written)) != seen(written),
            capitals=name != latin(seen(written)),
            quotes=quotes != ('"', '"'),
        )
        value = self._value(name, said(tag), curly=tag["open"][:1] != '"')
        self._take(f'[{name} "{value}"]', tag.start("value"), tag["value"])

    def _value(self, name: str, written: str, *, curly: bool) -> str:
        """A tag's value. What people may write as they like stays as it is."""
        joined = quotes_undone(written, "" if name == "Bag" else " ")
        self._note(quoting=joined != written, doubled=_DOUBLED.search(joined) is not None)
        if name.casefold() not in self._known or name == "Date" or re.fullmatch(r"Seat\d", name):
            return _requoted(joined) if curly else joined
        sound = latin(seen(joined)).strip()
        self._note(signs=seen(joined) != joined, letters=sound != seen(joined).strip())
        if name == "Game":
            return self._game.name
        if name not in _EXACT:
            small = re.sub("[,;/]", " ", sound).casefold()
            self._note(capitals=small != sound)
            sound = " ".join(small.split())
        return escape(sound, '"')

    # Actions and comments

    def _take_body(self, start: int) -> None:
        """Line by line, up to where other words begin, or one action more than the strict reader
        takes."""
        at, text = start, self._text
        while at < len(text) and self.count <= MAX_ACTIONS:
            end = text.find("\n", at) % (len(text) + 1)
            brace = text.find("{", at, end)
            if not self._take_line(at, end if brace < 0 else brace):
                self._note(around=bool(text[at:].strip()))
                return
            at = end + 1 if brace < 0 else self._take_comment(brace)

    def _take_comment(self, start: int) -> int:
        """Returns where it ends."""
        found = COMMENT.match(self._text, start)
        if found is None:
            raise self._unmended(expected.COMMENT_END, start)
        inside = found[1]
        if "quoting" in self._done:
            inside = unquoted(inside, self._text[self._text.rfind("\n", 0, start) + 1 : start])
        self._take("{" + inside.replace("\n", "\\n") + "}", start, found[0])
        return found.end()

    def _take_line(self, start: int, end: int) -> bool:
        """False if the record has ended before this line."""
        line = self._text[start:end]
        if not line or line.isspace():
            return True
        line = self._parts.noted(line)
        faces = SMILEYS.search(line)
        if faces is not None:
            line = line[: faces.start()]
            self._note(around=True)
        if SIGNATURE.fullmatch(line):
            return self._goes_on(end) or not self.count
        if NOISE.fullmatch(line.strip()):
            self._note(around=True)
            return True
        if PAGE.fullmatch(line.strip()):
            return self._passes_page(line.strip(), end)
        actions, before = self._words.said(line)
        if actions is None or any(map(self._words.token, map(bare, before.split()))):
            return self._goes_on_after(start, end)
        self._parts.note(before)
        spoken = bool(before.strip(" >|\t"))
        if self._signs_off(actions, end, spoken=spoken):
            self._note(around=True)
            return False
        self._note(quoting=">" in before and not before.strip(" >|"), around=spoken)
        self._spoken = self._spoken or (spoken and bool(actions))
        for action in actions:
            self._take_action(action, start + len(before))
        return True

    def _passes_page(self, line: str, end: int) -> bool:
        """Pass over the number of a page; Unmended if it may be the rest of the last action."""
        if self.count and self._words.token(self._lines[-1] + line):
            raise self._unmended(expected.ACTION, end - len(line))
        self._note(numbers=True)
        return True

    def _signs_off(self, actions: list[ActionWord], end: int, *, spoken: bool) -> bool:
        """Whether the last line is an initial: it has one letter, and that is not written as the
        actions before it were. Unmended if it may be either."""
        if beyond_doubt(actions) or not actions or not self.count or self._goes_on(end):
            return False
        (action,) = actions
        changed = {
            "capitals": bare(action.written) != action.token,
            "dots": bool(set(".,;:!?)") & set(NUMBERED.sub("", action.written))),
        }
        if any(done and key not in self._done for key, done in changed.items()):
            return True
        if self._passed_over or (spoken and not self._spoken):
            raise self._unmended(expected.ACTION, end - len(action.written))
        return False

    def _goes_on(self, end: int) -> bool:
        """Whether there are lines of actions behind this one, not only an initial."""
        return self._last_beyond_doubt > end

    @cached_property
    def _last_beyond_doubt(self) -> int:
        """Where the last line with actions begins that can't be an initial."""
        for at, line in self._backwards():
            actions = self._words.of(SPEAKER.sub("", line, count=1)) or self._words.of(line)
            if actions and beyond_doubt(actions):
                return at
        return -1

    @cached_property
    def _last_with_actions(self) -> int:
        """Where the last line of nothing but actions begins."""
        return next((at for at, line in self._backwards() if self._words.of(line)), -1)

    def _backwards(self) -> Iterator[tuple[int, str]]:
        """The lines from the last one on, each with its place."""
        end = len(self._text)
        for line in reversed(self._text.split("\n")):
            yield end - len(line), line
            end -= len(line) + 1

    def _take_action(self, action: ActionWord, start: int) -> None:
        """`start`: where in the text the words it is one of begin."""
        visible, clean = seen(action.written), bare(action.written)
        self._take(action.token, start + action.at, action.written)
        self.count += 1
        self._note(
            signs=visible != action.written,
            letters=latin(visible) != visible,
            dots=clean != latin(visible),
            capitals=clean != action.token,
        )

    def _goes_on_after(self, start: int, end: int) -> bool:
        """Whether the record goes on after a line of other words; Unmended if they may be actions
        that were spoilt."""
        line = self._text[start : self._text.find("\n", start) % (len(self._text) + 1)]
        words = self._text[start:end].split()
        self._others += 1
        if self._others > _MOST_OTHERS:
            raise self._unmended(expected.ACTION, start)
        if any(map(self._words.is_prose, words)) and not any(map(self._words.is_action, words)):
            self._parts.note(line)
            if not self.count or self._last_with_actions > start:
                self._passed_over = self.count > 0
                self._note(around=bool(line.strip()))
                return True
            rest = self._text[start:].split("\n")[1:]
            if self._words.is_broken(words[-1:], rest):
                raise self._unmended(expected.ACTION, start + line.rindex(words[-1]))
            if not any(map(self._words.mostly, rest)):
                return False
        spoilt = next((word for word in words if self._words.token(bare(word)) is None), words[0])
        at = start + line.index(spoilt)
        quoted = "quoting" in self._done
        if any(is_cut(self._text, place, quoted=quoted) for place in (start, at)):
            place = Scanner(self._text).error(expected.ACTION, at=start)
            raise Unmended(place, ("shortened",))
        raise self._unmended(expected.ACTION, at)

    def _unmended(self, missed: expected.Expected, at: int) -> Unmended:
        error = Scanner(self._text).error(missed, at=at)
        return Unmended(error, self.causes(error))


def _requoted(value: str) -> str:
    """A value whose quotes a keyboard had made curly, with its own made straight again."""
    whole = re.sub(rf"\\{QUOTE}", '"', value.strip("\u00a0\u202f "))
    return escape(whole.replace("\\\\", "\\"), '"')
