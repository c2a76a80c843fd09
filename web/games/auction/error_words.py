"""Why the auction game's texts can't be read, or its tables are impossible, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ra.auction import Unsound
from ra.auction.editions import EPOCHS, PHARAOH
from ra.auction.soundness import Problem
from web.games.auction.tile_words import tile_name
from web.words import _, ngettext


def expected() -> Mapping[str, str]:
    """By the keys of `ra.auction.expected`: what was expected, in words."""
    return {
        "edition": _("the name of an edition"),
        "players": _("as many seats as the edition can be played with"),
        "yes or no": _("yes or no"),
        "suns": _("one of the groups of suns for each seat"),
        "seed": _("a whole number from 0 up"),
        "bag": _("180 letters, one for each tile in the bag"),
        "seed or bag": _("the tag Seed or the tag Bag"),
        "scores": _("open or hidden"),
        "fields": _("nine parts with spaces between them"),
        "epoch": _("the epoch and the number of Ra tiles, such as 1:0"),
        "track": _("eight letters of tiles, with . for an empty space"),
        "sun": _("the number of a sun"),
        "seats": _("seats such as 10:13.6:2:P3N2, with / between them"),
        "points": _("the points of a seat"),
        "tiles": _("letters of tiles, with a number where there are several"),
        "turn": _("the seat to act with t, g, b or d, or - when the game is over"),
        "auction": _("who invoked, d, i or f, and the bids, such as 2i:p.13, or -"),
        "disasters": _("letters of disasters, or -"),
        "undrawn": _("= and letters in order, ~ and counted letters, or -"),
    }


PROBLEMS: dict[str, Callable[[], str]] = {
    "too many tiles": lambda: _("The game does not have that many tiles of this kind."),
    "ra on track": lambda: _("A Ra tile never lies on the auction track."),
    "tile kept": lambda: _("Nobody can keep a tile of this kind."),
    "ra track": lambda: _("With so many Ra tiles the epoch would be over."),
    "suns": lambda: _("These are not the suns of this game, with the one in the centre."),
    "suns of seat": lambda: _("A seat has more or fewer suns than the others."),
    "points": lambda: _("In this game, points never fall below zero."),
    "epoch": lambda: ngettext("A game has {count} epoch.", "A game has {count} epochs.", EPOCHS),
    "no sun": lambda: _("The seat to act has no sun face up."),
    "gods": lambda: _(
        "Spending another god takes a god, an empty space on the track and a tile to take."
    ),
    "auction": lambda: _("An auction runs only while seats bid or settle its disasters."),
    "ra player": lambda: _("The seat that invoked Ra has no sun face up."),
    "cause": lambda: _("The tracks show that the auction must have begun in another way."),
    "bids": lambda: _("These seats can't have made these bids in turn."),
    "disasters": lambda: _("Only a disaster that leaves a choice waits to be settled."),
    "lot": lambda: _("The lot is sold, yet it still lies on the track."),
    "over": lambda: _("A game ends only in the last epoch, by the Ra track or the last sun."),
}
"""What is wrong with a table, by the keys of ra.auction.soundness.PROBLEMS."""


def unsound_words(error: Unsound) -> str:
    """Why a table is impossible, in whole sentences."""
    return " ".join(_problem(problem) for problem in error.problems)


def _problem(problem: Problem) -> str:
    text = PROBLEMS[problem.code]()
    if problem.tile is not None:
        # Translators: what is wrong, and the kind of tile it concerns.
        text = _("{tile}: {problem}").format(tile=tile_name(problem.tile, PHARAOH), problem=text)
    if problem.seat is not None:
        # Translators: what is wrong, and the seat it concerns.
        text = _("Seat {seat}: {problem}").format(seat=problem.seat + 1, problem=text)
    return text
