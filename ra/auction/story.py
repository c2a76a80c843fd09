"""A game told in plain English, for `python -m ra`; the page has its own words, translated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ra.auction import events as ev
from ra.auction import scoring as sc
from ra.auction.editions import Edition
from ra.auction.tiles import Tile
from ra.game import Outcome


def tell(event: ev.Event, names: Sequence[str], edition: Edition) -> Iterator[str]:
    """The lines that tell an event, none if another event tells the same; `names` by seat.

    >>> from ra.auction import PHARAOH
    >>> list(tell(ev.TileDrawn(seat=1, tile=Tile.STEP_PYRAMID, space=3), ["Ann", "Bea"], PHARAOH))
    ['Bea draws step pyramid.']
    """
    match event:
        case ev.TileDrawn(seat, tile, _):
            yield f"{names[seat]} draws {_tile(tile, edition)}."
        case ev.RaDrawn(seat, count):
            yield f"{names[seat]} draws Ra, number {count} of this epoch."
        case ev.RaInvoked(seat):
            yield f"{names[seat]} invokes Ra."
        case ev.BidMade(seat, sun):
            yield f"  {names[seat]} bids {sun}."
        case ev.Passed(seat):
            yield f"  {names[seat]} passes."
        case ev.AuctionWon(seat, lot, sun, sun_won):
            yield f"  {names[seat]} gets {_tiles(lot, edition)} for {sun}, and the {sun_won}."
        case ev.AuctionUnsold(discarded):
            what = f"{_tiles(discarded, edition)} left the game" if discarded else "the lot stays"
            yield f"  Nobody bids; {what}."
        case ev.GodSpent(seat, tile, _):
            yield f"{names[seat]} spends a god and takes {_tile(tile, edition)}."
        case ev.TilesLost(seat, disaster, lost):
            yield f"  {_tile(disaster, edition)}: {names[seat]} loses {_tiles(lost, edition)}."
        case ev.EpochScored(_, sheet):
            yield from ("", *_sheet(sheet, names), "")
        case ev.EpochBegan(epoch, seat):
            yield f"Epoch {epoch}. {names[seat]} starts."
        case ev.GameEnded(outcome):
            yield from _standings(outcome, names)


def _tile(tile: Tile, edition: Edition) -> str:
    return edition.tile_names[tile].replace("_", " ")


def _tiles(tiles: Sequence[Tile], edition: Edition) -> str:
    return ", ".join(_tile(tile, edition) for tile in tiles) or "nothing"


def _sheet(sheet: sc.EpochSheet, names: Sequence[str]) -> Iterator[str]:
    width = max(8, *map(len, names)) + 1
    yield f"{f'Epoch {sheet.epoch}':14}" + "".join(f"{name:>{width}}" for name in names)
    yield f"{'before':14}" + "".join(f"{seat.before:>{width}}" for seat in sheet.seats)
    for row in zip(*(seat.lines for seat in sheet.seats), strict=True):
        yield f"{_category(row[0]):14}" + "".join(f"{line.points:>+{width}}" for line in row)
    yield f"{'points':14}" + "".join(f"{seat.after:>{width}}" for seat in sheet.seats)


def _category(line: sc.Line) -> str:
    names = {sc.MonumentKinds: "monument kinds", sc.MonumentSets: "monument sets"}
    return names.get(type(line), type(line).__name__.lower())


def _standings(outcome: Outcome, names: Sequence[str]) -> Iterator[str]:
    for standing in outcome.standings:
        yield f"{standing.place}. {names[standing.seat]}, {standing.points}"
