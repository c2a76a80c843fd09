"""What the log tells of the auction game, action by action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from htpy import fragment
from markupsafe import Markup

from ra.auction import Edition, Tile
from ra.auction import events as ev
from ra.auction.midgame import Midgame
from web.games.auction.event_words import edition_of, sentences, told
from web.games.auction.seat_sign import seat_sign
from web.games.auction.tile_picture import tile_picture
from web.play import Play
from web.screens.who import who
from web.telling import Line, LogEntry, events_around
from web.words import _


def part_name(epoch: int) -> str:
    """What an epoch is called."""
    return _("Epoch {epoch}").format(epoch=epoch)


def log_entry(play: Play, count: int) -> LogEntry:
    """The entry for action number `count`, from 1; for 0, how the game began. All actions of an
    auction are a group, headed by the tiles at stake."""
    if count == 0:
        return _beginning(play)
    events, beginning = events_around(play, count, ev.EpochBegan)
    sheet = play.record.game.sheet(events)
    opens = any(isinstance(event, ev.AuctionOpened) for event in events)
    before: Any = play.replay.state(count - 1)
    return LogEntry(
        count,
        tuple(_lines(play, events, before.lot if opens else None)),
        before.epoch,
        " ".join(sentences(beginning, play)),
        opens,
        opens or before.cause is not None,
        len(events) == 1 and isinstance(events[0], ev.BidMade | ev.Passed),
        sheet,
        "" if sheet is None else _("Scores of epoch {epoch}").format(epoch=sheet),
    )


def _beginning(play: Play) -> LogEntry:
    state: Any = play.replay.state(0)
    begins = (
        _("The game begins at a position that was set up.")
        if isinstance(play.record.setup, Midgame)
        else _("The game begins. {name} holds the highest sun and starts.")
    )
    return LogEntry(0, (Line(begins.format(name=who(play, state.seat))),), state.epoch)


def _lines(play: Play, events: list[Any], lot: tuple[Tile, ...] | None) -> Iterator[Line]:
    """`lot`: what is at stake, if an auction opens."""
    for event, text in told(events, play):
        opening = isinstance(event, ev.RaDrawn | ev.RaInvoked | ev.AuctionOpened)
        seat = event.ra_player if isinstance(event, ev.AuctionOpened) else _seat(event)
        yield Line(
            text,
            seat,
            isinstance(event, ev.Passed),
            "" if seat is None else _sign(seat),
            _tiles(_told_of(event) if lot is None or not opening else lot, edition_of(play)),
        )


def _seat(event: ev.Event) -> int | None:
    return getattr(event, "seat", None)


def _told_of(event: ev.Event) -> tuple[Tile, ...]:
    """The tiles that an event's sentence names one by one, but for those of a lot: they are shown
    where its auction opens."""
    match event:
        case ev.TileDrawn(tile=tile) | ev.GodSpent(tile=tile):
            return (tile,)
        case ev.RaDrawn():
            return (Tile.RA,)
        case ev.TilesLost(tiles=tiles):
            return tiles
    return ()


@lru_cache(maxsize=8)
def _sign(seat: int) -> Markup:
    return Markup(seat_sign(seat))


@lru_cache(maxsize=512)
def _tiles(tiles: tuple[Tile, ...], edition: Edition) -> Markup:
    """Small pictures, cached: most are of one tile."""
    return Markup(fragment[(tile_picture(tile, edition) for tile in tiles)])
