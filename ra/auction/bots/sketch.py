"""A position as the net sees it, cheap enough to be made by the thousand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from ra.auction.editions import EPOCHS
from ra.auction.scoring import MONUMENT_SET_POINTS, epoch_points, total_after
from ra.auction.table import CLOCKWISE
from ra.auction.tiles import CIVILIZATIONS, KEPT, MONUMENTS, TILES, Tile, tally
from ra.auction.view import View

OVER = EPOCHS + 1
"""The `epoch` of a game that is over."""
Row = tuple[int, ...]
"""Counts by Tile."""
NO_LOT: Row = (0,) * len(TILES)

_FUNERAL, _DROUGHT, _WAR, _EARTHQUAKE = Tile.FUNERAL, Tile.DROUGHT, Tile.WAR, Tile.EARTHQUAKE
_PHARAOH, _NILE, _FLOOD = Tile.PHARAOH, Tile.NILE, Tile.FLOOD
_OUT_AT_EPOCH_END = tuple(tile for tile in TILES if tile not in KEPT)
_LOSS = (9.0, 1.0, 0.5, *[5.0] * len(MONUMENT_SET_POINTS))
"""What losing a monument costs, in points, by how many of its kind are held."""


class Sketch:
    """A position between two actions: no disaster is pending, no auction running.

    `needed`: the Ra tiles that end an epoch. `floor`: whether points can't fall below zero. `rows`:
    counts by Tile, a row a seat. `up`, `down`: suns by seat, highest first. `track`: counts by Tile
    of what lies on it. `mover`: whose turn it is. `drawing`: whether it is about to draw.

    A sketch is never changed: the methods make new ones.
    """

    __slots__ = (
        "centre",
        "down",
        "drawing",
        "epoch",
        "floor",
        "mover",
        "needed",
        "points",
        "ra",
        "rows",
        "track",
        "undrawn",
        "up",
    )

    def __init__(
        self,
        needed: int,
        floor: bool,
        rows: tuple[Row, ...],
        up: tuple[Row, ...],
        down: tuple[Row, ...],
        centre: int,
        points: tuple[int, ...],
        epoch: int,
        ra: int,
        undrawn: Row,
        track: Row,
        mover: int,
        drawing: bool = False,
    ) -> None:
        self.needed = needed
        self.floor = floor
        self.rows = rows
        self.up = up
        self.down = down
        self.centre = centre
        self.points = points
        self.epoch = epoch
        self.ra = ra
        self.undrawn = undrawn
        self.track = track
        self.mover = mover
        self.drawing = drawing

    @classmethod
    def of(cls, view: View) -> Sketch:
        """What a view shows, taken as a position in which the seat to act has its turn."""
        table = view.table
        track = [0] * len(TILES)
        for tile in table.lot:
            track[tile] += 1
        return cls(
            table.variant.ra_needed,
            table.variant.floor,
            tuple(map(tuple, table.tiles)),
            tuple(table.up),
            tuple(table.down),
            table.centre,
            tuple(table.points),
            table.epoch,
            table.ra,
            tuple(view.undrawn),
            tuple(track),
            table.seat,
        )

    def but(self, **changes: object) -> Sketch:
        """A copy with some attributes changed."""
        twin = Sketch.__new__(Sketch)
        for name in Sketch.__slots__:
            setattr(twin, name, changes[name] if name in changes else getattr(self, name))
        return twin

    # What follows

    def drawn(self, tile: Tile) -> Sketch:
        """After a tile other than Ra is drawn: it lies on the track, and the next seat has its
        turn."""
        track = _more(self.track, tile)
        undrawn = _fewer(self.undrawn, tile)
        following = self._next(self.mover)
        return self.but(track=track, undrawn=undrawn, mover=following, drawing=False)

    def ra_drawn(self) -> Sketch:
        """After Ra is drawn: the epoch has ended, or an auction is due in which the mover bids
        last."""
        sketch = self.but(ra=self.ra + 1, undrawn=_fewer(self.undrawn, Tile.RA), drawing=False)
        return sketch.ended() if sketch.ra == sketch.needed else sketch

    def sold(self, seat: int, sun: int, after: int) -> Sketch:
        """After `seat` has taken the lot for `sun`; the turn passes on from the seat `after`."""
        rows, up, down = list(self.rows), list(self.up), list(self.down)
        rows[seat] = with_lot(rows[seat], self.track)
        up[seat] = tuple([other for other in up[seat] if other != sun])
        down[seat] = tuple(sorted((*down[seat], self.centre), reverse=True))
        sketch = self.but(
            rows=tuple(rows), up=tuple(up), down=tuple(down), centre=sun, track=NO_LOT
        )
        return sketch.turned(after)

    def cleared(self, after: int) -> Sketch:
        """After nobody has bid for a full track, which is emptied; the turn passes on from
        `after`."""
        return self.but(track=NO_LOT).turned(after)

    def god_spent(self, tile: Tile) -> Sketch:
        """After the mover has taken `tile` with a god; it still has its turn and may take more."""
        rows = list(self.rows)
        own = list(rows[self.mover])
        own[Tile.GOD] -= 1
        rows[self.mover] = with_lot(tuple(own), _more(NO_LOT, tile))
        return self.but(rows=tuple(rows), track=_fewer(self.track, tile))

    def turned(self, after: int) -> Sketch:
        """After the turn has passed on from the seat `after`; if no sun is face up, the epoch has
        ended."""
        if not any(self.up):
            return self.ended()
        return self.but(mover=self._next(after), drawing=False)

    def ended(self) -> Sketch:
        """After the epoch is scored: the next has begun, or the game is over."""
        last = self.epoch == EPOCHS
        suns = tuple(
            tuple(sorted((*up, *down), reverse=True))
            for up, down in zip(self.up, self.down, strict=True)
        )
        gains = epoch_points(self.rows, suns if last else None)
        points = tuple(
            total_after(before, gain, self.floor)
            for before, gain in zip(self.points, gains, strict=True)
        )
        rows = self.rows if last else tuple(_kept(row) for row in self.rows)
        return self.but(
            rows=rows,
            up=suns,
            down=((),) * len(suns),
            points=points,
            epoch=self.epoch + 1,
            ra=0,
            track=NO_LOT,
            mover=max(range(len(suns)), key=lambda seat: suns[seat][:1]),
            drawing=False,
        )

    def _next(self, after: int) -> int:
        for seat in CLOCKWISE[len(self.up)][after]:
            if self.up[seat]:
                return seat
        return after

    @property
    def winner(self) -> int:
        """The seat that has won, if the game is over."""
        suns = [max(chain(up, down)) for up, down in zip(self.up, self.down, strict=True)]
        return max(range(len(suns)), key=lambda seat: (self.points[seat], suns[seat]))


def _more(row: Row, tile: int) -> Row:
    return (*row[:tile], row[tile] + 1, *row[tile + 1 :])


def _fewer(row: Row, tile: int) -> Row:
    return (*row[:tile], max(0, row[tile] - 1), *row[tile + 1 :])


def _kept(row: Row) -> Row:
    left = list(row)
    for tile in _OUT_AT_EPOCH_END:
        left[tile] = 0
    return tuple(left)


def with_tiles(row: Row, tiles: Iterable[Tile]) -> Row:
    """A seat's tiles with `tiles` added and disasters among them settled as `with_lot` does."""
    return with_lot(row, tuple(tally(tiles)))


def with_lot(row: Row, lot: Row) -> Row:
    """A seat's tiles with a lot added and its disasters settled by giving up what costs little."""
    own = [had + more for had, more in zip(row, lot, strict=True)]
    if not any(own[_FUNERAL:]):
        return tuple(own)
    own[_PHARAOH] -= min(2 * own[_FUNERAL], own[_PHARAOH])
    lost = 2 * own[_DROUGHT]
    floods = min(lost, own[_FLOOD])
    own[_FLOOD] -= floods
    own[_NILE] -= min(lost - floods, own[_NILE])
    for _ in range(2 * own[_WAR]):
        kind = max(CIVILIZATIONS, key=own.__getitem__)
        own[kind] -= own[kind] > 0
    for _ in range(2 * own[_EARTHQUAKE]):
        kind = min(MONUMENTS, key=lambda kind: _LOSS[own[kind]])
        own[kind] -= own[kind] > 0
    own[_FUNERAL:] = [0] * (len(TILES) - _FUNERAL)
    return tuple(own)
