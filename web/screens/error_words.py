"""What could not be read, in the page's language: where, what stood there, what was expected."""

from __future__ import annotations

from collections.abc import Callable

from ra.reading import ReadError
from web.games import PAGES
from web.names import harmless
from web.words import _, any_of

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
}
"""By the keys of `ra.expected`: what was expected, in words; each game has more
(GamePage.expected)."""


def explained(error: Exception) -> str:
    """Why a text was not taken, in whole sentences."""
    if isinstance(error, ReadError):
        return _unread(error)
    found = (page.unsound_words(error) for page in PAGES.values())
    return next(filter(None, found), None) or _("This text is not a game of Ra.")


def expected_words(key: str) -> str:
    """What was expected, by the key of an `Expected`."""
    if key in EXPECTED:
        return EXPECTED[key]()
    return next(words[key] for page in PAGES.values() if key in (words := page.expected()))


def _unread(error: ReadError) -> str:
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
    return f"{told} {_options(error)}".rstrip()


def _options(error: ReadError) -> str:
    options = [option for option in error.options if len(option) <= LONGEST_OPTION]
    if not options:
        return ""
    if len(options) > MOST_OPTIONS:
        shown = ", ".join(options[:MOST_OPTIONS])
        return _("For example: {options}.").format(options=shown)
    return _("Possible: {options}.").format(options=any_of(options))
