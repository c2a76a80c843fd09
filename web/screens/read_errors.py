"""What could not be read, in the page's language: where, what stood there, what would have done."""

from __future__ import annotations

from collections.abc import Callable

from ra import ReadError
from ra.auction import Unsound
from ra.auction.editions import PHARAOH
from ra.auction.soundness import Problem
from web.games.auction.tile_words import tile_name
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
    "edition": lambda: _("the name of an edition"),
    "players": lambda: _("as many seats as the edition can be played with"),
    "yes or no": lambda: _("yes or no"),
    "suns": lambda: _("one of the groups of suns for each seat"),
    "seed": lambda: _("a whole number from 0 up"),
    "bag": lambda: _("180 letters, one for each tile in the bag"),
    "seed or bag": lambda: _("the tag Seed or the tag Bag"),
    "scores": lambda: _("open or hidden"),
    "action": lambda: _("an action"),
    "legal action": lambda: _("an action that is possible at this point"),
    "end": lambda: _("nothing more, as the game is over"),
    "link": lambda: _("a link copied from its first letter to its last"),
    "size": lambda: _("a shorter text"),
    "fields": lambda: _("nine parts with spaces between them"),
    "epoch": lambda: _("the epoch and the number of Ra tiles, such as 1:0"),
    "track": lambda: _("eight letters of tiles, with . for an empty space"),
    "sun": lambda: _("the number of a sun"),
    "seats": lambda: _("seats such as 10:13.6:2:P3N2, with / between them"),
    "points": lambda: _("the points of a seat"),
    "tiles": lambda: _("letters of tiles, with a number where there are several"),
    "turn": lambda: _("the seat to act with t, g, b or d, or - when the game is over"),
    "auction": lambda: _("who invoked, d, i or f, and the bids, such as 2i:p.13, or -"),
    "disasters": lambda: _("letters of disasters, or -"),
    "undrawn": lambda: _("= and letters in order, ~ and counted letters, or -"),
    "two seats": lambda: _("two seats"),
    "board": lambda: _("the name of a board"),
    "length": lambda: _("match or game"),
    "start": lambda: _("the number of the seat that starts, 1 or 2"),
    "six fields": lambda: _("six parts with spaces between them"),
    "board and length": lambda: _("a board, then match or game, such as standard:match"),
    "game number": lambda: _("the number of the game and the seat that began it, such as 2:1"),
    "score": lambda: _("the points that both seats can have here, such as 3-1"),
    "stacks": lambda: _("stacks such as 3e3.2g6, with . between them"),
    "cell": lambda: _("a cell of the board where this stack can stand"),
    "pawns": lambda: _("no more than nine pawns of one seat"),
    "seat to act": lambda: _("the seat to act, which has a move, or - when the game is over"),
}
"""What a reader misses, by the keys of ra/expected.py and of each game's own expected.py."""

PROBLEMS: dict[str, Callable[[], str]] = {
    "too many tiles": lambda: _("The game does not have so many tiles of one kind."),
    "ra on track": lambda: _("A Ra tile never lies on the auction track."),
    "tile kept": lambda: _("Nobody can keep a tile of this kind."),
    "ra track": lambda: _("With so many Ra tiles the epoch would be over."),
    "suns": lambda: _("These are not the suns of this game, with the one in the centre."),
    "suns of seat": lambda: _("A seat has more or fewer suns than the others."),
    "points": lambda: _("In this game, points never fall below zero."),
    "epoch": lambda: _("A game has three epochs."),
    "no sun": lambda: _("The seat to act has no sun face up."),
    "gods": lambda: _("A further god needs a god to spend, a gap in the track and a tile to take."),
    "auction": lambda: _("An auction runs only while seats bid or settle its disasters."),
    "ra player": lambda: _("The seat that invoked Ra has no sun face up."),
    "cause": lambda: _("The tracks show that the auction must have begun in another way."),
    "bids": lambda: _("These seats can't have made these bids in turn."),
    "disasters": lambda: _("Only a disaster that leaves a choice waits to be settled."),
    "lot": lambda: _("The lot is sold, yet it still lies on the track."),
    "over": lambda: _("A game ends only in the third epoch, by the Ra track or the last sun."),
}
"""What can't be on a table, by the keys of ra.auction.soundness.PROBLEMS."""


def explained(error: Exception) -> str:
    """Why a text was not taken, in whole sentences."""
    match error:
        case ReadError():
            return _unread(error)
        case Unsound(problems=problems):
            return " ".join(_problem(problem) for problem in problems)
        case _:
            return _("This text is not a game of Ra.")


def _unread(error: ReadError) -> str:
    if error.expected.key == "link":
        return _("The link is damaged. It has to be copied from its first letter to its last.")
    if error.expected.key == "size":
        return _("The text is too long to be a game.")
    expected = EXPECTED[error.expected.key]()
    # Translators: {expected} is a phrase such as "a value in quotes"; {found}, what was written.
    text = (
        _("Line {line}, column {column}: “{found}” stands there; expected: {expected}.")
        if error.found
        else _("Line {line}, column {column}: the text ends there; expected: {expected}.")
    )
    # Nothing that turns or hides the words around it; of that, the number.
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


def _problem(problem: Problem) -> str:
    text = PROBLEMS[problem.code]()
    if problem.tile is not None:
        # Translators: what can't be, and the kind of tile it concerns.
        text = _("{tile}: {problem}").format(tile=tile_name(problem.tile, PHARAOH), problem=text)
    if problem.seat is not None:
        # Translators: what can't be, and the seat it concerns.
        text = _("Seat {seat}: {problem}").format(seat=problem.seat + 1, problem=text)
    return text
