"""What glides where: keys by which the page follows a tile or a sun from place to place."""

from __future__ import annotations

from typing import Any

from ra.auction import Tile
from ra.auction.events import AuctionWon, GodSpent, RaDrawn, TileDrawn, TilesLost
from web.play import Play


def tile_key(count: int) -> str:
    """The key of the tile that the action number `count`, counted from 1, draws."""
    return f"tile-{count}"


def sun_key(sun: int) -> str:
    """The key of a sun: there is one of each value."""
    return f"sun-{sun}"


def track_keys(play: Play, count: int) -> dict[int, str]:
    """By space, the keys of the tiles that lie on the track after `count` actions."""
    state: Any = play.replay.state(count)
    missing = {space for space, tile in enumerate(state.track) if tile is not None}
    keys: dict[int, str] = {}
    for number in range(count, 0, -1):
        if not missing:
            break
        for event in play.replay.steps[number - 1].events:
            if isinstance(event, TileDrawn) and event.space in missing:
                missing.remove(event.space)
                keys[event.space] = tile_key(number)
    # What is left lay there when the game began at a position.
    return keys | {space: f"tile-0-{space}" for space in missing}


def ra_key(play: Play) -> str | None:
    """The key of the last Ra tile, if the last action drew it."""
    events = play.shown_events
    return tile_key(play.shown) if any(isinstance(event, RaDrawn) for event in events) else None


def gained(play: Play, seat: int) -> list[tuple[Tile, str]]:
    """The tiles that a seat has just won or taken, with the keys they had on the track."""
    if not (play.live and play.look.news):
        return []
    before = play.count - 1
    for event in play.look.news:
        if isinstance(event, AuctionWon) and event.seat == seat:
            keys = track_keys(play, before)
            return [
                (tile, keys[space]) for tile, space in zip(event.lot, sorted(keys), strict=True)
            ]
        if isinstance(event, GodSpent) and event.seat == seat:
            return [(event.tile, track_keys(play, before)[event.space])]
    return []


def lost(play: Play, seat: int) -> list[Tile]:
    """The disasters that have just struck a seat, each followed by the tiles it took."""
    events = play.look.news if play.live else ()
    return [
        tile
        for event in events
        if isinstance(event, TilesLost) and event.seat == seat
        for tile in (event.disaster, *event.tiles)
    ]
