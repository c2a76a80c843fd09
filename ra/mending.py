"""A record that keyboards, chats and mail programs have spoilt, put together again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from string import ascii_letters, digits

from ra import expected
from ra.game import Game
from ra.reading import ReadError, Scanner, escape
from ra.signs import LINE_ENDS, QUOTES, foreign, latin, seen

MENDINGS = (
    "mail", "markup", "percent", "escapes", "cells", "signs", "quotes", "letters", "capitals",
    "quoting", "around", "dots", "tail", "stages", "others",
)  # fmt: skip
"""All that is mended, by key: how mail, web pages, addresses (%), programs (backslashes) and
spreadsheets write a text; signs that can't be seen; quotes, letters, capitals that a keyboard put
in place of others; the > of quoted lines; words around the game; dots behind actions; what was hung
on a link; earlier stages of the game; other games."""
ELLIPSIS = re.compile(r"…|\.\.\.")
MOST_SEATS = 9
_QUOTE = f"[{re.escape(QUOTES)}]"
_TAG = re.compile(
    rf"[\[［【]\s*(?P<name>\w{{1,40}})\s*[:=]?\s*(?P<open>{_QUOTE}{{1,2}})"
    r"(?P<value>(?:\\.|(?!\n[^\n]{0,40}[\[［【])[^\\]){0,1000}?)"
    rf"(?P<close>{_QUOTE}{{1,2}})\s*[\]］】]",
    re.DOTALL,
)
_BARE_TAG = re.compile(
    r"\[\s*(?P<name>\w{1,40})(?P<open>\s)\s*(?P<value>[^\[\]\n]{1,200})(?P<close>)\]"
)
_COMMENT = re.compile(r"\{((?:\\.|[^\\}])*)\}", re.DOTALL)
_QUOTING = re.compile(r"=?[ \t]*\n[>|\s]*")
_WORD = re.compile(r"[^\s,;|]+")
_BLANKS = re.compile(r"\s+")
_AROUND_WORDS = ".,;:!?)(*_`|>’'\""
_SPEAKER = re.compile(r"[^{}]{0,80}?[-:\]—>|)•*#/]\s+")
_SIGNATURE = re.compile(r"\s*(--[\w=.-]*|--+[^\n{}]*--+|—+|__+|\*\*\*+|===+|```+\w*|~~~+)\s*")
_NOISE = re.compile(
    r"\W*\d{1,4}([:/.]\d{1,4}){1,2}\W*([ap]\.?m\b\.?)?\W*|[^\x00-\x7f\w]+", re.IGNORECASE
)
"""A line of its own that says a date, a time, which part of several this is, or a feeling."""
_NUMBERED = re.compile(r"\d{1,4}[.)]+(?=\S)")
_SIGNS = ascii_letters + digits
_EXACT = ("Bag", "Position")
"""Tags whose values keep their capitals and signs."""
_MOST_OTHERS = 1_000
"""Lines of other words in the longest text in which a record is looked for."""
_MOST_BRACKETS = 5_000
_LONGEST_WORD = 40
_BETWEEN_TAGS = 200
"""Signs that may stand between two tags: the end of a line, who speaks, when."""


class Unmended(Exception):
    """The text has no record that can be mended: `error` says where it fails, `causes` why (keys of
    ra.found.CAUSES)."""

    def __init__(self, error: ReadError, causes: tuple[str, ...]) -> None:
        super().__init__(str(error))
        self.error = error
        self.causes = causes


def quotes_undone(text: str, joint: str) -> str:
    """A text that mail has broken: its lines joined by `joint`, without the > of quoted lines."""
    return _QUOTING.sub(joint, text)


def plain(word: str) -> str:
    """A word or name in small Latin letters, to compare it."""
    return " ".join(latin(seen(word)).casefold().split())


class Mending:
    """The record in a text, put together line by line: first its tags, then actions and comments.

    Every line that the strict reader will have knows where in the text it came from, so that errors
    can be told there.
    """

    def __init__(self, text: str, game: Game, tags: list[re.Match[str]], start: int) -> None:
        self._text = text
        self._start = start
        self._game = game
        self._tags = tags
        self._known = known_tags(game)
        self._done: set[str] = set()
        self._lines: list[str] = []
        self._places: list[tuple[int, str]] = []
        self.count = 0
        """How many actions it has so far."""
        self._others = 0
        self._passed_over = False
        self._spoken = False

    @classmethod
    def each(cls, text: str, games: Mapping[str, Game]) -> Iterator[Mending]:
        """For every record in a text of which a tag names one of the `games`."""
        if text.count("[") > _MOST_BRACKETS:
            return  # no record, and slow to be sure of it
        unix = LINE_ENDS.sub("\n", text)
        named = {plain(name): game for name, game in games.items()}
        every = {name for game in games.values() for name in known_tags(game)}
        at = 0
        while tags := list(_tags(unix, every, at)):
            values = (plain(tag["value"]) for tag in tags)
            game = next((named[value] for value in values if value in named), None)
            start, at = at, _end_of_record(unix, tags[-1].end(), every)
            if game is not None:
                yield cls(unix[:at], game, tags, start)

    def record(self) -> str:
        """The record as the strict reader takes it; Unmended if it can't be put together."""
        at = self._start
        for tag in self._tags:
            self._take_tag(tag, self._text[at : tag.start()])
            at = tag.end()
        self._take_body(at)
        return "\n".join(self._lines)

    def mended(self) -> tuple[str, ...]:
        """What was mended, by keys of MENDINGS."""
        return tuple(key for key in MENDINGS if key in self._done)

    def placed(self, error: ReadError) -> ReadError:
        """An error of the strict reader, at its place in the text as it was given."""
        index = error.line - 1
        if (
            not error.found
            or index >= len(self._lines)
            or error.found[:20] not in self._lines[index]
        ):
            return error
        at, written = self._places[index]
        unchanged = self._lines[index].find(written)
        inside = max(0, error.column - 1 - unchanged) if unchanged >= 0 else 0
        place = Scanner(self._text).error(error.expected, at=at + inside)
        return ReadError(
            place.line,
            place.column,
            error.found if inside else written[:60],
            error.expected,
            error.options,
            error.reason,
        )

    def causes(self, error: ReadError) -> tuple[str, ...]:
        """Why what stands at an error could not be mended, by keys of ra.found.CAUSES."""
        causes = {
            "letters": any(foreign(error.found)),
            "shortened": ELLIPSIS.search(error.found) is not None,
            "words": error.expected is expected.ACTION and self._is_prose(error.found),
        }
        return tuple(key for key, so in causes.items() if so)

    def _note(self, **done: bool) -> None:
        self._done |= {key for key, so in done.items() if so}

    def _take(self, line: str, at: int, written: str) -> None:
        self._lines.append(line)
        self._places.append((at, written))

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
        value = self._value(name, tag["value"], curly=tag["open"] != '"')
        self._take(f'[{name} "{value}"]', tag.start("value"), tag["value"])

    def _value(self, name: str, written: str, *, curly: bool) -> str:
        """A tag's value. What people may write as they like stays as it is."""
        joined = quotes_undone(written, "" if name == "Bag" else " ")
        self._note(quoting=joined != written)
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
        """Line by line, up to where other words begin."""
        at, text = start, self._text
        while at < len(text):
            end = text.find("\n", at) % (len(text) + 1)
            brace = text.find("{", at, end)
            if not self._take_line(at, end if brace < 0 else brace):
                self._note(around=bool(text[at:].strip()))
                return
            at = end + 1 if brace < 0 else self._take_comment(brace)

    def _take_comment(self, start: int) -> int:
        """Returns where it ends."""
        found = _COMMENT.match(self._text, start)
        if found is None:
            raise self._unmended(expected.COMMENT_END, start)
        quoted = "quoting" in self._done
        inside = re.sub(r"\n[ \t]*>[ \t]?", "\n", found[1]) if quoted else found[1]
        self._take("{" + inside.replace("\n", "\\n") + "}", start, found[0])
        return found.end()

    def _take_line(self, start: int, end: int) -> bool:
        """False if the record has ended before this line."""
        line = self._text[start:end]
        if _SIGNATURE.fullmatch(line):
            return self._goes_on(end) or not self.count
        if line.strip() and _NOISE.fullmatch(line.strip()):
            self._note(around=True)
            return True
        tokens = self._tokens(line)
        if tokens is None and ";" in line:  # what comes then is for whoever reads the file
            line = line.partition(";")[0]
            tokens = self._tokens(line)
        skipped = 0
        while tokens is None and (speaker := _SPEAKER.match(line, skipped)):
            skipped = speaker.end()
            tokens = self._tokens(line[skipped:])
        if tokens is None or any(map(self._token, map(_bare, line[:skipped].split()))):
            return self._goes_on_after(start, end)
        before = line[:skipped]
        if self._signs_off(tokens, before, end):
            self._note(around=True)
            return False
        self._note(
            quoting=">" in before and not before.strip(" >|"), around=bool(before.strip(" >|\t"))
        )
        self._spoken = self._spoken or bool(tokens and before.strip(" >|\t"))
        for token, at, written in tokens:
            self._take_action(token, start + skipped + at, written)
        return True

    def _signs_off(self, tokens: list[tuple[str, int, str]], before: str, end: int) -> bool:
        """Whether the last line is an initial: it has one letter, and that is not written as the
        actions before it were. Unmended if it may be either."""
        if len(tokens) != 1 or len(tokens[0][0]) != 1 or not self.count or self._goes_on(end):
            return False
        token, _, written = tokens[0]
        spelt = _bare(written)
        changed = {
            "capitals": spelt != token,
            "dots": bool(set(".,;:!?)") & set(_NUMBERED.sub("", written))),
        }
        if any(done and key not in self._done for key, done in changed.items()):
            return True
        if self._passed_over or (before.strip(" >|\t") and not self._spoken):
            raise self._unmended(expected.ACTION, end - len(written))
        return False

    def _goes_on(self, end: int) -> bool:
        """Whether there are lines of actions behind this one, not only an initial."""
        return self._last_beyond_doubt > end

    @cached_property
    def _last_beyond_doubt(self) -> int:
        """Where the last line with actions begins that can't be an initial."""
        for at, line in self._backwards():
            tokens = self._tokens(_SPEAKER.sub("", line, count=1)) or self._tokens(line)
            if tokens and (len(tokens) > 1 or len(tokens[0][0]) > 1):
                return at
        return -1

    @cached_property
    def _last_with_actions(self) -> int:
        """Where the last line of nothing but actions begins."""
        return next((at for at, line in self._backwards() if self._tokens(line)), -1)

    def _backwards(self) -> Iterator[tuple[int, str]]:
        """The lines from the last one on, each with its place."""
        end = len(self._text)
        for line in reversed(self._text.split("\n")):
            yield end - len(line), line
            end -= len(line) + 1

    def _take_action(self, token: str, at: int, written: str) -> None:
        visible, bare = seen(written), _bare(written)
        self._take(token, at, written)
        self.count += 1
        self._note(
            signs=visible != written,
            letters=latin(visible) != visible,
            dots=bare != latin(visible),
            capitals=bare != token,
        )

    def _tokens(self, line: str) -> list[tuple[str, int, str]] | None:
        """The actions of a line, where each begins, and what stood there; None if there are other
        words too."""
        found: list[tuple[str, int, str]] = []
        for word in _WORD.finditer(line):
            bare = _bare(word[0])
            if self._token(bare) is None and self._token(_NUMBERED.sub("", bare)) is not None:
                bare = _NUMBERED.sub("", bare)
            if not bare or (re.fullmatch(r"\d{1,4}", bare) and bare != word[0]):
                continue  # a sign alone, or the number of a move
            token = self._token(bare)
            if token is None:
                return None
            found.append((token, word.start(), word[0]))
        return found

    def _token(self, word: str) -> str | None:
        """The action that a word means, as records write it; None if it means none."""
        for token in (word, word[:1].lower() + word[1:], word.lower()):
            if self._game.read_action(token) is not None:
                return token
        return None

    def _goes_on_after(self, start: int, end: int) -> bool:
        """Whether the record goes on after a line of other words; Unmended if they may be actions
        that were spoilt."""
        line = self._text[start : self._text.find("\n", start) % (len(self._text) + 1)]
        words = _BLANKS.split(self._text[start:end].strip())
        self._others += 1
        if self._others > _MOST_OTHERS:
            raise self._unmended(expected.ACTION, start)
        if any(map(self._is_prose, words)) and not any(map(self._is_action, words)):
            if not self.count or self._last_with_actions > start:
                self._passed_over = self.count > 0
                self._note(around=bool(line.strip()))
                return True
            rest = self._text[start:].split("\n")[1:]
            if not any(map(self._mostly_actions, rest)):
                return False
        spoilt = next((word for word in words if self._token(_bare(word)) is None), words[0])
        raise self._unmended(expected.ACTION, start + line.index(spoilt))

    def _mostly_actions(self, line: str) -> bool:
        words = _BLANKS.split(line.strip())
        return 2 * sum(map(self._is_action, words)) > len(words)

    def _is_action(self, word: str) -> bool:
        """Whether a word is an action but for signs around it, in small letters as records have it:
        a capital I is a word of English too."""
        return self._game.read_action(_bare(word)) is not None

    def _is_prose(self, word: str) -> bool:
        """Whether a word is none of an action but for one letter, or of several without the space
        between."""
        bare = _bare(word)
        if not bare.isalpha() or len(bare) > _LONGEST_WORD:
            return len(bare) > _LONGEST_WORD
        cuts = [(bare[:at], bare[at:]) for at in range(len(bare))]
        near = (before + sign + after[1:] for before, after in cuts for sign in ("", *_SIGNS))
        joined = (self._token(before) and self._token(after) for before, after in cuts)
        return not any(map(self._token, near)) and not any(joined)

    def _unmended(self, missed: expected.Expected, at: int) -> Unmended:
        error = Scanner(self._text).error(missed, at=at)
        return Unmended(error, self.causes(error))


def known_tags(game: Game) -> dict[str, str]:
    """The names of all tags that a record of the game can have, by their small letters."""
    seats = range(1, MOST_SEATS + 1)
    names = {"Game", "Version", "Date", "Result", *game.setup_tags(MOST_SEATS)}
    names |= {f"{word}{number}" for word in ("Seat", "Player") for number in seats}
    return {name.casefold(): name for name in names}


def _end_of_record(text: str, start: int, known: set[str]) -> int:
    """Where the record whose tags end at `start` ends at the latest: where another's tags begin."""
    at = start
    while tag := _TAG.search(text, at):
        brace = text.find("{", at, tag.start())
        if brace >= 0:
            comment = _COMMENT.match(text, brace)
            at = comment.end() if comment else brace + 1
        elif plain(tag["name"]) in known:
            return tag.start()
        else:
            at = tag.end()
    return len(text)


def _tags(text: str, known: set[str], start: int) -> Iterator[re.Match[str]]:
    """The tags of the first record in a text from `start` on, in their order."""
    at, last, names = start, None, set[str]()
    while tag := _TAG.search(text, at):
        bare = _BARE_TAG.search(text, at, tag.start())
        if bare and plain(bare["name"]) in known:
            tag = bare
        name = plain(tag["name"])
        if last is not None:
            between = _COMMENT.sub("", text[last : tag.start()])
            if name in names or len(between) > _BETWEEN_TAGS or "{" in between:
                return  # another record, a bracket further on, or one in a comment
        if last is not None or name in known:
            last = tag.end()
            names.add(name)
            yield tag
        at = tag.end()


def _requoted(value: str) -> str:
    """A value whose quotes a keyboard had made curly, with its own made straight again."""
    whole = re.sub(rf"\\{_QUOTE}", '"', value.strip("\u00a0\u202f "))
    return escape(whole.replace("\\\\", "\\"), '"')


def _bare(word: str) -> str:
    """A word without what can't be seen, in Latin letters, without the signs around it."""
    return latin(seen(word)).strip(_AROUND_WORDS)
