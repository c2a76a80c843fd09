"""Follows a game by its events alone, as a page's motion or a reader of the log would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ra.auction import Setup, State, Tile
from ra.auction import events as ev
from ra.auction.events import Cause
from ra.game import Outcome

DISASTERS = {Tile.FUNERAL, Tile.DROUGHT, Tile.WAR, Tile.EARTHQUAKE}
KEPT = {
    Tile.PHARAOH,
    Tile.NILE,
    Tile.OBELISK,
    Tile.PYRAMID,
    Tile.SPHINX,
    Tile.STATUES,
    Tile.STEP_PYRAMID,
    Tile.TEMPLE,
    Tile.MORTUARY,
    Tile.SHRINE,
}


class Follower:
    """Track, Ra tiles, suns, tiles and points, rebuilt from what was told."""

    def __init__(self, setup: Setup) -> None:
        players = setup.variant.players
        self.track: list[Tile | None] = [None] * 8
        self.epoch, self.ra, self.centre = 1, 0, 1
        self.up = [set(group) for group in setup.suns]
        self.down: list[set[int]] = [set() for _ in range(players)]
        self.tiles: list[list[Tile]] = [[] for _ in range(players)]
        self.points = [10] * players
        self.auction: tuple[int, Cause] | None = None
        self.bids: list[int] = []
        self.pending: list[Tile] = []
        self.gone: list[Tile] = []
        self.outcome: Outcome | None = None

    def follow(self, told: Sequence[ev.Event]) -> None:
        for event in told:
            self._follow(event)

    def _follow(self, event: ev.Event) -> None:
        match event:
            case ev.TileDrawn(_, tile, space):
                assert self.track[space] is None
                self.track[space] = tile
            case ev.RaDrawn(_, count):
                self.ra = count
            case ev.RaInvoked(seat):
                assert self.up[seat]
            case ev.AuctionOpened(ra_player, cause):
                assert (cause is Cause.INVOKED_FULL) == (
                    cause is not Cause.RA_DRAWN and None not in self.track
                )
                self.auction, self.bids = (ra_player, cause), []
            case ev.BidMade(seat, sun):
                assert sun in self.up[seat]
                self.bids.append(sun)
            case ev.Passed(_):
                self.bids.append(0)
            case ev.AuctionWon():
                self._sell(event)
            case ev.AuctionUnsold(discarded):
                if discarded:
                    assert list(discarded) == self.track
                    self.track = [None] * 8
                    self.gone += discarded
                self.auction = None
            case ev.GodSpent(seat, tile, space):
                assert self.track[space] is tile
                self.track[space] = None
                self.tiles[seat].remove(Tile.GOD)
                self.gone.append(Tile.GOD)
                self._give(seat, [tile])
            case ev.TilesLost(seat, disaster, tiles):
                assert self.pending.pop(0) is disaster
                for tile in tiles:
                    self.tiles[seat].remove(tile)
                self.gone += [disaster, *tiles]
            case ev.EpochScored(_, sheet):
                assert sheet.epoch == self.epoch
                assert [line.before for line in sheet.seats] == self.points
                self.points = [line.after for line in sheet.seats]
            case ev.EpochBegan(epoch, seat):
                self._begin(epoch)
                assert max(self.up[seat]) == max(max(suns) for suns in self.up)
            case ev.GameEnded(outcome):
                self.outcome = outcome

    def _sell(self, event: ev.AuctionWon) -> None:
        assert [tile for tile in self.track if tile is not None] == list(event.lot)
        assert event.sun == max(self.bids)
        assert event.sun_won == self.centre
        self.track = [None] * 8
        self._give(event.seat, event.lot)
        self.up[event.seat].remove(event.sun)
        self.down[event.seat].add(event.sun_won)
        self.centre = event.sun
        self.auction = None

    def _give(self, seat: int, tiles: Sequence[Tile]) -> None:
        for tile in tiles:
            (self.pending if tile in DISASTERS else self.tiles[seat]).append(tile)

    def _begin(self, epoch: int) -> None:
        assert epoch == self.epoch + 1
        self.gone += [Tile.RA] * self.ra + [tile for tile in self.track if tile is not None]
        self.gone += [tile for own in self.tiles for tile in own if tile not in KEPT]
        self.epoch, self.ra, self.track = epoch, 0, [None] * 8
        for up, down in zip(self.up, self.down, strict=True):
            up |= down
            down.clear()
        self.tiles = [[tile for tile in own if tile in KEPT] for own in self.tiles]

    def agree(self, state: State) -> None:
        """Check that the state's table is the one that was told."""
        assert self.epoch == state.epoch
        assert self.ra == state.ra
        assert self.track == state.track
        assert self.centre == state.centre
        assert [tuple(sorted(suns, reverse=True)) for suns in self.up] == state.up
        assert [tuple(sorted(suns, reverse=True)) for suns in self.down] == state.down
        assert [[own.count(tile) for tile in Tile] for own in self.tiles] == state.tiles
        assert self.points == state.points
        assert self.pending == state.pending
        assert self.outcome == state.outcome()
        if self.auction is not None:
            assert (state.ra_player, state.cause) == self.auction
            assert state.bids == self.bids
            assert state.high == max(self.bids, default=0)

    def every_tile(self, undrawn: Sequence[Tile]) -> Counter[Tile]:
        """All tiles: in the bag, on the table, out of the game."""
        return Counter(
            [
                *undrawn,
                *(tile for tile in self.track if tile is not None),
                *(tile for own in self.tiles for tile in own),
                *self.pending,
                *[Tile.RA] * self.ra,
                *self.gone,
            ]
        )
