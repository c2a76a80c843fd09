"""The auction game's tables seen from afar: the Ra track, the lot, the suns that can still bid; the
points, once it is over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from htpy import Node, path, svg
from markupsafe import Markup

from ra.auction import State
from ra.auction.editions import EPOCHS
from ra.auction.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS, Tile
from web.game_page import Glimpse
from web.games.auction.seat_sign import SIGNS
from web.words import _

WIDTH, HEIGHT = 120, 80
_FORM = "1"
"""What lines of this form begin with."""
_UNDER_WAY = re.compile(r"1 ([1-9]) (\d{1,2})/(\d{1,2}) ([a-z-]{1,8}) (\d(?:\.\d){0,4})", re.ASCII)
_OVER = re.compile(r"1 over (-?\d{1,4}(?:\.-?\d{1,4}){0,4})", re.ASCII)

_LETTERS: dict[Tile, str] = {
    Tile.GOD: "g",
    Tile.GOLD: "o",
    Tile.PHARAOH: "p",
    Tile.NILE: "n",
    Tile.FLOOD: "f",
    **dict.fromkeys(CIVILIZATIONS, "c"),
    **dict.fromkeys(MONUMENTS, "m"),
    **dict.fromkeys(DISASTERS, "d"),
}
_PLAQUES = {
    "g": ("god", "m-6.5 8v-9.5a6.5 6.5 0 0 1 13 0v9.5z"),
    "o": ("gold", "m-8.5 6l3-12h11l3 12z"),
    "p": (
        "pharaoh",
        "m-5.5-3a5.5 5.5 0 0 1 11 0v5.5a5.5 5.5 0 0 1-3 5h3v1h-11v-1h3a5.5 5.5 0 0 1-3-5z",
    ),
    "n": ("river", "m-8-5.5q4-3 8 0t8 0v11q-4 3-8 0t-8 0z"),
    "f": ("river", "m-8-8q4-3 8 0t8 0v6q-4 3-8 0t-8 0zm0 11q4-3 8 0t8 0v4q-4 3-8 0t-8 0z"),
    "c": ("civilization", "m-7-8h14v4l-1 2 1 2v8h-14v-8l1-2-1-2z"),
    "m": ("monument", "m0-8.5l9 16.5h-18z"),
    "d": ("disaster", "m-8-8h7l-2 8 3 1-2 7h-6zm10 0h6v16h-7l3-8-3-1z"),
}
"""By letter: the family, and the outline of its plaque as a path that begins in its middle."""
_ACROSS, _DOWN = (27, 49, 71, 93), (31, 53)
"""The middles of the lot's spaces."""


class AuctionGlimpse:
    """See web.game_page.Glimpse."""

    def written(self, state: State) -> str:
        """Epoch, Ra track, lot, how many suns each seat has face up; or the points."""
        if state.to_act is None:
            return f"{_FORM} over {'.'.join(map(str, state.points))}"
        lot = "".join(_LETTERS.get(tile, "-") for tile in state.lot) or "-"
        suns = ".".join(str(len(up)) for up in state.up)
        return f"{_FORM} {state.epoch} {state.ra}/{state.variant.ra_needed} {lot} {suns}"

    def picture(self, line: str) -> Node:
        """The table, or the points as columns."""
        return _picture(line)

    def reached(self, line: str) -> str:
        """Which epoch it is."""
        found = _UNDER_WAY.fullmatch(line)
        if found is None:
            return ""
        return _("Epoch {number} of {all}").format(number=found[1], all=EPOCHS)


GLIMPSE: Glimpse = AuctionGlimpse()


@lru_cache(maxsize=512)
def _picture(line: str) -> Markup | None:
    if over := _OVER.fullmatch(line):
        return _framed(*_columns([int(points) for points in over[1].split(".")]))
    if found := _UNDER_WAY.fullmatch(line):
        suns = [int(count) for count in found[5].split(".")]
        return _framed(*_track(int(found[2]), int(found[3])), *_lot(found[4]), *_suns(suns))
    return None


def _framed(*drawn: Node) -> Markup:
    return Markup(svg(".glimpse__picture", viewBox=f"0 0 {WIDTH} {HEIGHT}")[drawn])


def _track(count: int, needed: int) -> Iterator[Node]:
    """The spaces of the Ra track as a row of disks, those taken full."""
    step = min(12.0, (WIDTH - 16) / max(1, needed))
    left = (WIDTH - step * (needed - 1)) / 2
    disks = [_disk(left + step * number, 11, 4) for number in range(needed)]
    yield path(".glimpse__free", d="".join(disks[count:]))
    yield path(".glimpse__ra", d="".join(disks[:count]))


def _lot(letters: str) -> Iterator[Node]:
    """The lot's tiles, all of a family in one path, and the spaces without one."""
    places = [(x, y) for y in _DOWN for x in _ACROSS]
    empty = "".join(f"M{x - 8} {y - 8}h16v16h-16z" for x, y in places[len(letters.strip("-")) :])
    yield path(".glimpse__space", d=empty)
    by_family: dict[str, str] = {}
    for letter, (x, y) in zip(letters, places, strict=False):
        if letter in _PLAQUES:
            family, outline = _PLAQUES[letter]
            by_family[family] = by_family.get(family, "") + f"M{x} {y}{outline}"
    for family, outlines in by_family.items():
        yield path(class_=f"glimpse__tile tile--{family}", d=outlines)


def _suns(counts: Sequence[int]) -> Iterator[Node]:
    """For each seat the suns that it can still bid."""
    wide = 7 * sum(counts) + 5 * (len(counts) - 1)
    x, disks = (WIDTH - wide) / 2 + 3, ""
    for count in counts:
        for _sun in range(count):
            disks += _disk(x, 72, 3)
            x += 7
        x += 5
    yield path(".glimpse__sun", d=disks)


def _columns(points: Sequence[int]) -> Iterator[Node]:
    """A column for each seat, as high as its points; the best is crowned."""
    most = max(1, *points)
    step = 96 / len(points)
    for seat, count in enumerate(points):
        high = 3 + 52 * max(0, count) / most
        x = 12 + step * (seat + 0.5)
        yield path(class_=f"sign--{SIGNS[seat]}", d=f"M{x - 6:.1f} 74v{-high:.1f}h12v{high:.1f}z")
        if count == most:
            yield path(".glimpse__crown", d=f"M{x - 7:.1f} {69 - high:.1f}v-9l4 4 3-6 3 6 4-4v9z")


def _disk(x: float, y: float, radius: float) -> str:
    half = f"a{radius} {radius} 0 1 0 "
    return f"M{x - radius:.1f} {y}{half}{2 * radius} 0{half}{-2 * radius} 0z"
