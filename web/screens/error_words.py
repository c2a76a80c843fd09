"""What could not be read, in the page's language: where, what stood there, what was expected."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ra.reading import ReadError
from ra.record import MAX_ACTIONS
from web.games import PAGES
from web.names import harmless
from web.words import _, all_of, any_of

MOST_OPTIONS = 12
LONGEST_OPTION = 40

EXPECTED: dict[str, Callable[[], str]] = {
    "tag": lambda: _('a tag such as [Edition "pharaoh"]'),
    "tag value": lambda: _("a value in quotes"),
    "tag end": lambda: _("a closing ]"),
    "quote end": lambda: _("a closing quote on the same line"),
    "comment end": lambda: _("a closing }"),
    "game": lambda: _("the tag Game with the name of a game"),
    "version": lambda: _("a version of the format that this page knows"),
    "seat": lambda: _("a tag for each seat, Seat1, Seat2 and so on, none left out"),
    "player": lambda: _("person, or computer and the name of a level"),
    "action": lambda: _("an action"),
    "legal action": lambda: _("an action that is possible at this point"),
    "end": lambda: _("nothing more, as the game is over"),
    "link": lambda: _("a complete link"),
    "size": lambda: _("a shorter text"),
    "in position": lambda: _("nothing here, as the position says it"),
    "position end": lambda: _("the end of the position, without a space in its last part"),
    "sound": lambda: _("a position that can be"),
    "actions": lambda: _("the end: a game can have {count} actions").format(count=MAX_ACTIONS),
}
"""By the keys of `ra.expected`: what was expected, in words; each game has more
(GamePage.expected)."""


CAUSES: dict[str, Callable[[], str]] = {
    "shortened": lambda: _("It was cut short on its way: the end is missing."),
    "order": lambda: _("Its parts are not in their order: paste the first part first."),
    "newer": lambda: _("It comes from a newer version of this page: load the page again."),
    "no game in link": lambda: _(
        "The link has lost all behind its #, and with it the game: ask for the text instead."
    ),
    "no text": lambda: _(
        "This is not a plain text: copy the text of the game itself, or save it as a .txt file."
    ),
    "base64": lambda: _(
        "This is mail as programs send it (base64): open it in a mail program, and copy the text"
        " that it shows."
    ),
    "words": lambda: _("There are other words between the actions: leave them out."),
}
"""Why a text from outside could not be mended, by keys of ra.found.CAUSES."""
SCRIPTS: dict[str, Callable[[], str]] = {
    "Cyrillic": lambda: _("The letter {letter} is Cyrillic."),
    "Greek": lambda: _("The letter {letter} is Greek."),
}
MENDED: dict[str, Callable[[], str]] = {
    "mail": lambda: _("line breaks of mail"),
    "mangled": lambda: _("letters that a program had mixed up (check the names)"),
    "old mail": lambda: _("letters of mail, read as is likeliest (check the names)"),
    "markup": lambda: _("signs of HTML"),
    "entities": lambda: _("nothing of what looks like signs of HTML in names (check them)"),
    "percent": lambda: _("signs of addresses"),
    "escapes": lambda: _("backslashes of a program"),
    "cells": lambda: _("doubled quotes of a table"),
    "doubled": lambda: _("signs of a program, but not two apostrophes in a row (check the names)"),
    "numbers": lambda: _("numbers of lines or pages"),
    "changes": lambda: _("marks of new lines"),
    "signs": lambda: _("invisible signs"),
    "quotes": lambda: _("curly quotes"),
    "letters": lambda: _("letters of another script"),
    "capitals": lambda: _("capital letters"),
    "quoting": lambda: _("marks of quoted lines"),
    "around": lambda: _("words around the game"),
    "dots": lambda: _("dots and commas"),
    "end": lambda: _("what stands behind the last action: the game may have been cut there"),
    "tail": lambda: _("what was hung on the link"),
    "link end": lambda: _("the last signs of the link"),
    "moment": lambda: _("the moment that the link names, as it is not clear"),
    "stages": lambda: _("earlier stages of the game"),
    "others": lambda: _("other games"),
    "files": lambda: _("other files"),
    "result": lambda: _("a result that its actions do not reach"),
}
"""What was mended in a text from outside, by keys of ra.found.MENDINGS."""


def mended_words(keys: Sequence[str]) -> str:
    """What was mended, in a sentence."""
    things = all_of([MENDED[key]() for key in keys])
    # Translators: {things} is a list such as "curly quotes and words around the game".
    return _("Left out or mended: {things}.").format(things=things)


def coding_words(coding: str) -> str:
    """That the letters of a file were read in one of several ways."""
    # Translators: {coding} is the name of a coding of letters, such as windows-1251.
    return _(
        "The file does not say how its letters are written. They were read as {coding}: check the"
        " names."
    ).format(coding=coding)


def explained(error: Exception) -> str:
    """Why a text was not taken, in whole sentences."""
    if isinstance(error, ReadError):
        return _unread(error)
    return _impossible(error) or _("This text is not a game of Ra.")


def _impossible(error: Exception) -> str:
    """Why a position is impossible, by the page of its game; empty if no page knows."""
    found = (page.unsound_words(error) for page in PAGES.values())
    return next(filter(None, found), None) or ""


def expected_words(key: str) -> str:
    """What was expected, by the key of an `Expected`."""
    if key in EXPECTED:
        return EXPECTED[key]()
    return next(words[key] for page in PAGES.values() if key in (words := page.expected()))


def _unread(error: ReadError) -> str:
    """Where and what, then why, as far as that is known."""
    reason = _impossible(error.reason) if error.reason else ""
    return " ".join(filter(None, [_missed(error), reason, *_causes(error)]))


def _causes(error: ReadError) -> Iterator[str]:
    for key in getattr(error, "causes", ()):
        if key == "letters":
            yield from _foreign(error.found)
        else:
            yield CAUSES[key]()


def _foreign(word: str) -> Iterator[str]:
    """Of which script its letters are, if not Latin."""
    from ra.signs import foreign

    for letter, script in dict(foreign(word)).items():
        words = SCRIPTS.get(script, lambda: _("The letter {letter} is not a Latin one."))
        yield words().format(letter=letter)


def _missed(error: ReadError) -> str:
    causes = getattr(error, "causes", ())
    if causes == ("no game in link",):
        return _("There is no game in this link.")
    if causes in {("no text",), ("base64",)}:
        return _("There is no game to be read in this file.")
    if error.expected.key == "link":
        return _("The link is damaged. Copy the whole link.")
    if error.expected.key == "size":
        return _("The text is too long to be a game.")
    expected = expected_words(error.expected.key)
    # Translators: {expected} is a phrase such as "a value in quotes"; {found}, what was written.
    text = (
        _("Line {line}, column {column}: found “{found}”, expected {expected}.")
        if error.found
        else _("Line {line}, column {column}: the text ends here, expected {expected}.")
    )
    # Characters that can't be shown, or would hide the words around them, appear by their numbers.
    found = harmless(error.found) or ", ".join(f"U+{ord(sign):04X}" for sign in error.found)
    told = text.format(line=error.line, column=error.column, found=found, expected=expected)
    if getattr(error, "inside", False):
        # Translators: {told} is a sentence such as "Line 3, column 5: found “x” …"
        told = _("In the text that this one contains: {told}").format(told=told)
    return f"{told} {_options(error)}".rstrip()


def _options(error: ReadError) -> str:
    options = [option for option in error.options if len(option) <= LONGEST_OPTION]
    if not options:
        return ""
    if len(options) > MOST_OPTIONS:
        shown = ", ".join(options[:MOST_OPTIONS])
        return _("For example: {options}.").format(options=shown)
    return _("Possible: {options}.").format(options=any_of(options))
