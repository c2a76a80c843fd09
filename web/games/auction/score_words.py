"""The lines of a score sheet in words: what each is for, and why it brings its points."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, span

from ra.auction import Edition, Tile
from ra.auction import scoring as sc
from ra.auction.scoring import Line, Rank
from ra.auction.tiles import CIVILIZATIONS, MONUMENTS
from web.games.auction.event_words import number
from web.games.auction.tile_picture import tile_picture
from web.games.auction.tile_words import FAMILIES, many_tiles
from web.screens.parts import picture
from web.words import _, all_of

SUNS = "sun"
_FAMILIES: dict[type[Line], str] = {
    sc.Gods: "god",
    sc.Gold: "gold",
    sc.Pharaohs: "pharaoh",
    sc.River: "river",
    sc.Civilization: "civilization",
    sc.MonumentKinds: "monument",
    sc.MonumentSets: "monument",
    sc.Suns: SUNS,
}
_PICTURES: dict[type[Line], Tile] = {
    sc.Gods: Tile.GOD,
    sc.Gold: Tile.GOLD,
    sc.Pharaohs: Tile.PHARAOH,
    sc.River: Tile.NILE,
    sc.Civilization: Tile.WRITING,
    sc.MonumentKinds: Tile.SPHINX,
    sc.MonumentSets: Tile.PYRAMID,
}


def family_of(line: Line) -> str:
    """The family of tiles that a line counts, or `sun`."""
    return _FAMILIES[type(line)]


def family_name(family: str) -> str:
    """What a family of lines is called."""
    return _("Suns") if family == SUNS else FAMILIES[family]()


def category(line: Line) -> str:
    """What a line is called on the sheet."""
    match line:
        case sc.MonumentKinds():
            return _("Different monuments")
        case sc.MonumentSets():
            return _("Sets of monuments")
        case _:
            return family_name(family_of(line))


def category_picture(line: Line, edition: Edition) -> Element:
    """The picture beside a line's name."""
    tile = _PICTURES.get(type(line))
    if tile is None:
        return span(".sun.sun--small", aria_hidden="true")[picture("sun-disk", "sun__picture")]
    return tile_picture(tile, edition, "tile--small")


def signed(points: int) -> str:
    """A gain or loss: +5, −2, 0."""
    return f"+{points}" if points > 0 else number(points)


def reason(line: Line, edition: Edition) -> str:
    """Why a line brings its points."""
    match line:
        case sc.Gods(_points, tiles):
            return _tiles(Tile.GOD, tiles, edition)
        case sc.Gold(_points, tiles):
            return _tiles(Tile.GOLD, tiles, edition)
        case sc.Pharaohs(_points, tiles, rank):
            return _pharaohs(tiles, rank)
        case sc.River(_points, niles, floods):
            return _river(niles, floods, edition)
        case sc.Civilization(_points, kinds):
            return _kinds(kinds, CIVILIZATIONS)
        case sc.MonumentKinds(_points, kinds):
            return _kinds(kinds, MONUMENTS)
        case sc.MonumentSets(_points, sets):
            alike = [many_tiles(tile, count, edition) for tile, count in sets]
            return all_of(alike) or _("no set of 3")
        case sc.Suns(_points, total, rank):
            return _suns(total, rank)


def _tiles(tile: Tile, count: int, edition: Edition) -> str:
    return many_tiles(tile, count, edition) if count else _("none")


def _pharaohs(tiles: int, rank: Rank) -> str:
    texts = {
        # Translators: these four say who has the most pharaohs; {count} is a number of pharaohs.
        Rank.MOST: _("most: {count}"),
        Rank.BETWEEN: _("{count}, in between"),
        Rank.FEWEST: _("fewest: {count}"),
        Rank.ALL_EQUAL: _("all the same: {count}"),
    }
    return texts[rank].format(count=tiles)


def _river(niles: int, floods: int, edition: Edition) -> str:
    nile, flood = (
        many_tiles(tile, count, edition)
        for tile, count in ((Tile.NILE, niles), (Tile.FLOOD, floods))
    )
    if not niles:
        return flood if floods else _("none")
    # Translators: {nile} and {flood} are such as "2 Nile" and "1 flood".
    text = _("{nile} + {flood}") if floods else _("{nile}, no flood")
    return text.format(nile=nile, flood=flood)


def _kinds(kinds: int, every: Sequence[Tile]) -> str:
    # Translators: {count} different kinds of tile, out of {all}.
    return _("{count} of {all} kinds").format(count=kinds, all=len(every))


def _suns(total: int, rank: Rank) -> str:
    texts = {
        # Translators: these four compare the sums of all suns; {total} is such a sum.
        Rank.MOST: _("highest sum: {total}"),
        Rank.BETWEEN: _("sum: {total}"),
        Rank.FEWEST: _("lowest sum: {total}"),
        Rank.ALL_EQUAL: _("all the same: {total}"),
    }
    return texts[rank].format(total=total)
