"""A record or a link within any text, as people pass games on: mended where nothing has to be
guessed. The strict reader (ra/record.py) has the last word on what is found."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from ra import expected
from ra.game import Game
from ra.reading import ReadError, escape
from ra.record import MAX_TEXT
from ra.signs import LINE_ENDS, QUOTES, foreign, latin, seen, unwrapped

T = TypeVar("T")

MENDINGS = (
    "mail", "markup", "percent", "signs", "quotes", "letters", "capitals", "quoting", "around",
    "dots", "tail",
)  # fmt: skip
"""All that `find` mends, by key: what a mail program or a web page wrapped, what an address wrote
with %; signs that can't be seen; quotes, letters, capitals that a keyboard put in place of others;
the > of quoted lines; words around the game; dots behind actions; what was hung on a link."""
CAUSES = ("letters", "shortened", "newer", "no game in link", "words")
"""Why a text can't be mended, by key: letters of another script; cut short by a program, which left
an ellipsis; a link of a newer version; a link without its game; words in the midst of a game."""
_LONGEST = 8 * MAX_TEXT
_QUOTE = f"[{re.escape(QUOTES)}]"
_TAG = re.compile(
    rf"[\[［【]\s*(?P<name>\w{{1,40}})\s*[:=]?\s*(?P<open>{_QUOTE}{{1,2}})"
    rf"(?P<value>(?:\\.|(?!\n[^\n]{{0,40}}[\[［【])[^\\]){{0,1000}}?)(?P<close>{_QUOTE}{{1,2}})\s*[\]］】]",
    re.DOTALL,
)
_BARE_TAG = re.compile(r"\[\s*(?P<name>\w{1,40})\s+(?P<value>[^\[\]\n]{1,200})\]")
_LINK = re.compile(r"record\s{0,2}=\s{0,2}(?=[\w-])")
_LETTERS = re.compile(r"[A-Za-z0-9_-]+")
_BREAK = re.compile(r"=?[ \t]*\n[>|\s]*|[ \t]+")
_MAILED = re.compile("(=[0-9A-F]{2}){2}")
_MOMENT = re.compile(r"[&?]at=(\d{1,6}|end)\b")
_ADDRESS = re.compile(r"https?://|www\.|\.html\b", re.IGNORECASE)
_SPEAKER = re.compile(r"[^{}]{1,80}?[:\]—>|)]\s+")
_SIGNATURE = re.compile(r"\s*(--|—|__+|\*\*\*+|===+|```+|~~~+)\s*")
_ELLIPSIS = re.compile(r"…|\.\.\.")


@dataclass(frozen=True, slots=True)
class Found(Generic[T]):
    """A game found in a text: what the strict reader made of it; what was mended, by keys of
    MENDINGS; after how many actions a link wants it shown (-1: at its end; None: it says nothing).
    """

    game: T
    mended: tuple[str, ...] = ()
    at: int | None = None


class NotFound(ReadError):
    """No game could be found, or mended; `causes` are keys (CAUSES)."""

    def __init__(self, error: ReadError, causes: tuple[str, ...], letters: str = "") -> None:
        super().__init__(error.line, error.column, error.found, error.expected, error.options)
        self.causes = causes
        self.letters = letters


def find(
    text: str,
    read: Callable[[str], T],
    unlink: Callable[[str], str],
    games: Mapping[str, Game],
) -> Found[T]:
    """The game in a text; NotFound if there is none, or one that can't be mended.

    `read` makes a game of a record's text, and `unlink` a record's text of a link's letters, both
    with ReadError; `games` are those that may be found.
    """
    try:
        game = read(text)
    except ReadError as error:
        strict = error
    else:
        mailed = _mailed(text, read) if _MAILED.search(text) else None
        return mailed or Found(game)
    if len(text) > _LONGEST:
        raise NotFound(strict, ())
    failures: list[NotFound] = []
    text = text.replace("\0", "")
    for mended, candidate in [((), text), *(((name,), plain) for name, plain in unwrapped(text))]:
        for search in (_record, _link):
            try:
                found = search(candidate, read, unlink, games)
            except NotFound as failure:
                failures.append(failure)
            else:
                if found is not None:
                    return Found(found.game, (*mended, *found.mended), found.at)
    if failures:
        raise max(failures, key=lambda failure: (failure.line, failure.column))
    causes = ("no game in link",) if _ADDRESS.search(text) else ()
    raise NotFound(strict, causes)


def _mailed(text: str, read: Callable[[str], T]) -> Found[T] | None:
    """The game of a record in quoted-printable, which may be sound before it is decoded: only its
    names are spoilt then. None if it isn't one."""
    for name, plain in unwrapped(text):
        if name == "mail" and "\ufffd" not in plain:
            with suppress(ReadError):
                return Found(read(plain), (name,))
    return None


# ---- links ----


def _link(
    text: str, read: Callable[[str], T], unlink: Callable[[str], str], games: Mapping[str, Game]
) -> Found[T] | None:
    """The game of the first link in a text; None if there is no link."""
    plain = LINE_ENDS.sub("\n", seen(text))
    failure: NotFound | None = None
    if not _LINK.search(plain):
        plain = re.sub(r"=?[ \t]*\n[>|\s]*", "", plain)  # broken within its first letters
    for start in _LINK.finditer(plain):
        for letters, end in _runs(plain, start.end()):
            try:
                game = read(unlink(letters))
            except ReadError as error:
                failure = failure or _link_failure(plain, start.end(), error)
                continue
            moment = _MOMENT.match(plain, end)
            rest = plain[end if moment is None else moment.end() :].split(maxsplit=1)
            mended = {
                "signs": plain != text,
                "quoting": "\n" in plain[start.end() : end],
                "tail": bool(rest) and rest[0].startswith(("&", "?", "#", "%")),
            }
            at = None if moment is None else -1 if moment[1] == "end" else int(moment[1])
            return Found(game, tuple(key for key, done in mended.items() if done), at)
    if failure:
        raise failure
    return None


def _runs(text: str, start: int) -> Iterator[tuple[str, int]]:
    """What the letters of a link may be, and where they end: up to the first sign that is no letter
    of links, then with what follows a line's end, as mail programs break lines."""
    letters, at = "", start
    for _ in range(200):
        run = _LETTERS.match(text, at)
        if run is None:
            return
        letters, at = letters + run[0], run.end()
        yield letters, at
        if letters[-1] in "_-":
            yield letters.rstrip("_-"), at
        gap = _BREAK.match(text, at)
        if gap is None or gap.end() == at:
            return
        at = gap.end()


def _link_failure(text: str, at: int, error: ReadError) -> NotFound:
    run = _LETTERS.match(text, at)
    letters = "" if run is None else run[0]
    causes = []
    if _ELLIPSIS.match(text, at + len(letters)):
        causes.append("shortened")
    if error.expected is expected.LINK and letters[:1] in set("23456789"):
        causes.append("newer")
    line, column = _place(text, at)
    return NotFound(
        ReadError(line, column, letters[:20], error.expected, error.options), tuple(causes)
    )


def _place(text: str, at: int) -> tuple[int, int]:
    """Line and column, from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


# ---- records ----


@dataclass(slots=True)
class _Mending:
    """A record being put together, and what was mended on the way."""

    game: Game
    mended: set[str] = field(default_factory=set)
    lines: list[str] = field(default_factory=list)
    """As the strict reader will have them: a tag each, then an action or a comment each."""
    places: list[tuple[int, str]] = field(default_factory=list)
    """Where each of them began in the text, and what stood there."""
    acted: bool = False
    """Whether there have been actions."""

    def note(self, key: str, *, done: bool = True) -> None:
        """Something was mended, if it was."""
        if done:
            self.mended.add(key)

    def take(self, line: str, at: int, written: str) -> None:
        """A line of the record, where it began in the text, and what stood there."""
        self.lines.append(line)
        self.places.append((at, written))


def _record(
    text: str, read: Callable[[str], T], unlink: Callable[[str], str], games: Mapping[str, Game]
) -> Found[T] | None:
    """The game of the first record in a text; None if no tag names a game."""
    plain = LINE_ENDS.sub("\n", text)
    tags = _tags(plain, games)
    named = {name.casefold(): name for name in games}
    game = next((named[word] for tag in tags if (word := _plain(tag["value"])) in named), None)
    if game is None:
        return None
    mending = _Mending(games[game])
    end = _mend_tags(mending, plain, tags)
    try:
        _mend_body(mending, plain, end)
        found = read("\n".join(mending.lines))
    except ReadError as error:
        raise _record_failure(mending, plain, error) from error
    return Found(found, tuple(key for key in MENDINGS if key in mending.mended))


def _plain(word: str) -> str:
    return " ".join(latin(seen(word)).casefold().split())


def _known(games: Mapping[str, Game]) -> dict[str, str]:
    """The names of all tags that records have, by their small letters."""
    seats = range(1, 10)
    names = {"Game", "Version", "Date", "Result"}
    names |= {f"{word}{number}" for word in ("Seat", "Player") for number in seats}
    for game in games.values():
        names |= game.setup_tags(len(seats))
    return {name.casefold(): name for name in names}


def _tags(text: str, games: Mapping[str, Game]) -> list[re.Match[str]]:
    """The tags of the first record in a text, in their order."""
    known = _known(games)
    found: list[re.Match[str]] = []
    at = 0
    while tag := _TAG.search(text, at):
        bare = _BARE_TAG.search(text, at, tag.start())
        if bare and _plain(bare["name"]) in known:
            tag = bare
        name = _plain(tag["name"])
        if found and (name == "game" or not _between(text[found[-1].end() : tag.start()])):
            break  # another record, or a bracket further on
        if found or name in known:
            found.append(tag)
        at = tag.end()
    return found


def _between(text: str) -> bool:
    """Whether so much may stand between two tags: the end of a line, who speaks, when."""
    return len(text) < 200 and text.count("\n") < 5


def _mend_tags(mending: _Mending, text: str, tags: list[re.Match[str]]) -> int:
    """Put the tags in order; returns where the last one ends."""
    known = _known({"": mending.game})
    end = 0
    for tag in tags:
        between = text[end : tag.start()]
        mending.note("quoting", done=bool(end) and bool({">", "|"} & set(between)))
        mending.note("around", done=bool(between.strip(" \t\n>|\ufeff")))
        end = tag.end()
        written, groups = tag["name"], tag.groupdict()
        name = known.get(_plain(written), seen(written))
        mending.note("signs", done=seen(written) != written)
        mending.note("letters", done=latin(seen(written)) != seen(written))
        mending.note("capitals", done=name != latin(seen(written)))
        mending.note("quotes", done=(groups.get("open"), groups.get("close")) != ('"', '"'))
        value = _value(mending, name, tag["value"], plain=groups.get("open") == '"')
        mending.take(f'[{name} "{value}"]', tag.start("value"), tag["value"])
    return end


def _value(mending: _Mending, name: str, written: str, *, plain: bool) -> str:
    """A tag's value as the strict reader takes it. Names and unknown tags stay as they are."""
    joined = re.sub(r"\s*\n[>|\s]*", "" if name == "Bag" else " ", written)
    mending.note("quoting", done=joined != written)
    free = (
        name == "Date"
        or re.fullmatch(r"Seat\d", name)
        or name.casefold() not in _known({"": mending.game})
    )
    if free:
        return joined if plain else _requoted(joined)
    sound = latin(seen(joined)).strip()
    mending.note("signs", done=seen(joined) != joined)
    mending.note("letters", done=sound != seen(joined).strip())
    if name == "Bag":
        return escape(sound, '"')
    if name == "Game":
        return mending.game.name
    small = re.sub(r"[,;/]", " ", sound).casefold() if name.startswith("Suns") else sound.casefold()
    mending.note("capitals", done=small != sound)
    return escape(" ".join(small.split()), '"')


def _requoted(value: str) -> str:
    """A value whose quotes a keyboard had made curly, with its own made straight again."""
    whole = re.sub(rf"\\{_QUOTE}", '"', value.strip("\u00a0\u202f "))
    return escape(whole.replace("\\\\", "\\"), '"')


def _mend_body(mending: _Mending, text: str, start: int) -> None:
    """Take the actions and comments after the tags, line by line, up to where other words begin."""
    at = start
    while at < len(text):
        line_end = text.find("\n", at)
        line_end = len(text) if line_end < 0 else line_end
        brace = text.find("{", at, line_end)
        if not _line(mending, text, at, line_end if brace < 0 else brace):
            mending.note("around", done=bool(text[at:].strip()))
            return
        at = line_end + 1
        if brace >= 0:
            at = _comment(mending, text, brace)


def _comment(mending: _Mending, text: str, start: int) -> int:
    """Take a comment; returns where it ends."""
    end = re.compile(r"(?:\\.|[^\\}])*", re.DOTALL).match(text, start + 1)
    at = start + 1 if end is None else end.end()
    if text[at : at + 1] != "}":
        line, column = _place(text, start)
        raise ReadError(line, column, text[start : start + 20], expected.COMMENT_END)
    inside = text[start + 1 : at]
    quoted = "quoting" in mending.mended and re.sub(r"\n[ \t]*>[ \t]?", "\n", inside)
    mending.take("{" + (quoted or inside).replace("\n", "\\n") + "}", start, text[start : at + 1])
    return at + 1


def _line(mending: _Mending, text: str, start: int, end: int) -> bool:
    """Take the actions of a line; False if the record has ended before it."""
    line = text[start:end]
    if _SIGNATURE.fullmatch(line):
        return not mending.acted
    bare = line.partition(";")[0] if ";" in line and _words(mending, line) is None else line
    tokens = _words(mending, bare)
    skipped = 0
    while tokens is None and (speaker := _SPEAKER.match(bare, skipped)):
        skipped = speaker.end()
        tokens = _words(mending, bare[skipped:])
    if tokens is None:
        return _strange(mending, text, start, end)
    before = bare[:skipped]
    mending.note("quoting", done=">" in before and not before.strip(" >|"))
    mending.note("around", done=bool(before.strip(" >|\t")))
    for token, at, written in tokens:
        mending.take(token, start + skipped + at, written)
        mending.acted = True
        _note_token(mending, token, written)
    return True


def _note_token(mending: _Mending, token: str, written: str) -> None:
    plain = seen(written)
    mending.note("signs", done=plain != written)
    mending.note("letters", done=latin(plain) != plain)
    stripped = _bare(plain)
    mending.note("dots", done=stripped != latin(plain))
    mending.note("capitals", done=stripped != token and stripped.casefold() == token.casefold())


def _words(mending: _Mending, line: str) -> list[tuple[str, int, str]] | None:
    """The actions of a line, where each begins, and what stood there; None if there are other words
    too."""
    found: list[tuple[str, int, str]] = []
    for word in re.finditer(r"[^\s,;|]+", line):
        plain = _bare(word[0])
        if not plain or (re.fullmatch(r"\d{1,4}", plain) and plain != word[0]):
            continue  # a sign alone, or the number of a move
        token = _token(mending.game, plain)
        if token is None:
            return None
        found.append((token, word.start(), word[0]))
    return found


def _bare(word: str) -> str:
    """A word without what can't be seen, in Latin letters, without the signs around it."""
    return latin(seen(word)).strip(".,;:!?)(*_`|>’'")


def _token(game: Game, word: str) -> str | None:
    """The action that a word means, in the letters that records have; None if it means none."""
    for token in (word, word[:1].lower() + word[1:], word.lower()):
        if game.read_action(token) is not None:
            return token
    return None


def _strange(mending: _Mending, text: str, start: int, end: int) -> bool:
    """Whether the record goes on after a line that holds something else than actions. ReadError if
    that may be spoilt actions."""
    words = [(word.start(), word[0]) for word in re.finditer(r"\S+", text[start:end])]
    if any(_is_prose(word) for _, word in words) and not any(
        mending.game.read_action(word) for _, word in words
    ):
        return not mending.acted or _goes_on(mending, text, end)
    spoilt = (at for at, word in words if _token(mending.game, _bare(word)) is None)
    at = start + next(spoilt, 0)
    line, column = _place(text, at)
    raise ReadError(line, column, text[at : at + 40].split(maxsplit=1)[0], expected.ACTION)


def _is_prose(word: str) -> bool:
    """Whether a word can't be an action that was spoilt: actions have figures, or few letters."""
    letters = _bare(word)
    return (
        len(letters) > 1
        and letters.isalpha()
        and not set(letters.casefold()) <= set("dipsbgx")
        and letters[:1] not in "xX"
    )


def _goes_on(mending: _Mending, text: str, start: int) -> bool:
    """Whether a line further on holds actions and nothing else."""
    return any(_words(mending, line) for line in text[start:].split("\n"))


def _record_failure(mending: _Mending, text: str, error: ReadError) -> NotFound:
    """The error at its place in the text as it was given, with its causes."""
    told = error
    if error.line <= len(mending.lines) and error.__context__ is not error:
        index = error.line - 1
        if error.found and error.found[:20] in mending.lines[index]:
            at, written = mending.places[index]
            line, column = _place(text, at)
            told = ReadError(line, column, written[:60], error.expected, error.options)
    letters = "".join(sign for sign, _ in foreign(told.found))
    causes = {
        "letters": bool(letters),
        "shortened": bool(_ELLIPSIS.search(told.found)),
        "words": told.expected is expected.ACTION and _is_prose(told.found),
    }
    return NotFound(told, tuple(key for key, so in causes.items() if so), letters)
