"""The net's inputs: for each seat of a position a list of numbers, about itself first.

They come in blocks, each of which depends on few parts of the position, so that a block made once
serves many positions.
tools/train/features.py makes the same numbers for many tables at once; a test compares the two.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from ra.auction.bots.sketch import Row, Sketch, with_lot
from ra.auction.editions import SPACES
from ra.auction.scoring import CIVILIZATION_POINTS, MONUMENT_KIND_POINTS, MONUMENT_SET_POINTS
from ra.auction.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS, Tile

Block = list[float]

_CIVILIZATION = slice(CIVILIZATIONS[0], CIVILIZATIONS[-1] + 1)
_MONUMENT = slice(MONUMENTS[0], MONUMENTS[-1] + 1)
_DISASTER = slice(DISASTERS[0], DISASTERS[-1] + 1)
_GOD, _GOLD, _PHARAOH, _NILE, _FLOOD = Tile.GOD, Tile.GOLD, Tile.PHARAOH, Tile.NILE, Tile.FLOOD
_ALIKE = (*MONUMENT_SET_POINTS, *[MONUMENT_SET_POINTS[-1]] * 3)
_HIGHEST = 13
_SLOTS = 4


class Holding:
    """A seat's tiles: their `block` of inputs, their rough value `face` in points, and how many
    `pharaohs` there are."""

    __slots__ = ("block", "face", "pharaohs")

    def __init__(self, row: Row) -> None:
        floods, niles = row[_FLOOD], row[_NILE]
        civilization, monuments = row[_CIVILIZATION], row[_MONUMENT]
        kinds = len(CIVILIZATIONS) - civilization.count(0)
        monument_kinds = len(MONUMENTS) - monuments.count(0)
        pairs = monuments.count(2)
        sets = sum([_ALIKE[count] for count in monuments])
        self.pharaohs = row[_PHARAOH]
        self.block: Block = [
            row[_GOD] / 3,
            row[_GOLD] / 3,
            row[_PHARAOH] / 5,
            niles / 5,
            floods / 3,
            1.0 if floods else 0.0,
            niles / 5 if floods else 0.0,
            *[1.0 if kinds >= least else 0.0 for least in range(1, 6)],
            (sum(civilization) - kinds) / 3,
            monument_kinds / 8,
            MONUMENT_KIND_POINTS[monument_kinds] / 15,
            pairs / 3,
            sets / 10,
            sum(monuments) / 8,
        ]
        self.face = (
            2.0 * row[_GOD]
            + 3.0 * row[_GOLD]
            + 1.5 * row[_PHARAOH]
            + floods
            + niles * (1.0 if floods else 0.5)
            + CIVILIZATION_POINTS[kinds]
            + MONUMENT_KIND_POINTS[monument_kinds]
            + sets
            + 0.5 * pairs
        )


class Suns:
    """The suns of a table: by seat, `blocks` of inputs, and `tops`, the share (0 to 1) of the
    others' face-up suns that its highest one beats."""

    __slots__ = ("blocks", "tops")

    def __init__(self, up: Sequence[Row], down: Sequence[Row], centre: int) -> None:
        count = len(up)
        every = sum(map(len, up))
        holders = sum(1 for own in up if own)
        totals = [sum(own) + sum(under) for own, under in zip(up, down, strict=True)]
        whole = max(1, sum(totals))
        self.blocks: list[Block] = []
        self.tops: list[float] = []
        for seat, own in enumerate(up):
            others = sorted([sun for at, suns in enumerate(up) if at != seat for sun in suns])
            beaten = [bisect_left(others, sun) / len(others) if others else 1.0 for sun in own]
            top = beaten[0] if own else 0.0
            rest = [total for at, total in enumerate(totals) if at != seat]
            self.tops.append(top)
            self.blocks.append(
                [
                    len(own) / 4,
                    0.0 if own else 1.0,
                    1.0 if len(own) == 1 else 0.0,
                    *beaten,
                    *[0.0] * (_SLOTS - len(beaten)),
                    (every - len(own)) / 12,
                    (holders - (1 if own else 0)) / 4,
                    0.0 if others else 1.0,
                    1.0 if top >= 1 else 0.0,
                    totals[seat] * count / whole - 1,
                    _within(totals[seat] - max(rest), 15),
                    _within(totals[seat] - min(rest), 15),
                    centre / _HIGHEST,
                    max((*own, *down[seat])) / _HIGHEST,
                    len(down[seat]) / 4,
                ]
            )


def _within(value: float, most: int) -> float:
    return max(-1.0, min(1.0, value / most))


def table_block(sketch: Sketch) -> Block:
    """Inputs that are the same for all seats: the epoch and what is still to come."""
    total = sum(sketch.undrawn)
    ras = sketch.undrawn[Tile.RA]
    plain = total - ras
    left = sketch.needed - sketch.ra
    now = left * plain / (ras + 1)
    suns = sum(map(len, sketch.up))
    still = max(1, plain)
    return [
        1.0 if sketch.epoch == 2 else 0.0,
        1.0 if sketch.epoch == 3 else 0.0,
        now / 30,
        left / 10,
        1.0 if left <= 1 else 0.0,
        ras / max(1, total),
        suns / 12,
        min(now / (suns + 0.5), 8) / 8,
        1.0 if sketch.floor else 0.0,
        1.0 if sketch.drawing else 0.0,
        10 * sketch.undrawn[_FLOOD] / still,
        5 * sketch.undrawn[_PHARAOH] / still,
        10 * sum(sketch.undrawn[_DISASTER]) / still,
    ]


def standing_block(points: Sequence[int], holdings: Sequence[Holding], seat: int) -> Block:
    """How a seat compares with the others, in points and in pharaohs."""
    rivals = [at for at in range(len(points)) if at != seat]
    own, face = points[seat], holdings[seat].face
    standings = [points[at] + holdings[at].face for at in rivals]
    mine = own + face
    pharaohs = holdings[seat].pharaohs
    theirs = [holdings[at].pharaohs for at in rivals]
    most, fewest = max(theirs), min(theirs)
    return [
        own / 20,
        (own - max([points[at] for at in rivals])) / 20,
        face / 20,
        (mine - max(standings)) / 20,
        (mine - sum(standings) / len(rivals)) / 20,
        _within(pharaohs - most, 4),
        _within(pharaohs - fewest, 4),
        1.0 if pharaohs >= most else 0.0,
        1.0 if pharaohs <= fewest else 0.0,
    ]


class LotGains:
    """What taking the tiles on the track would add to the `face` of each seat.

    `gains`: by seat; `rivals`: the same, but 0 for seats that can't bid. `after`: by seat, its
    tiles once it has taken the lot.
    """

    __slots__ = ("_size", "_sketch", "gains", "rivals")

    def __init__(
        self, sketch: Sketch, holdings: Sequence[Holding], after: Sequence[Holding]
    ) -> None:
        self._sketch = sketch
        self._size = sum(sketch.track)
        self.gains = [new.face - old.face for new, old in zip(after, holdings, strict=True)]
        self.rivals = [gain if up else 0.0 for gain, up in zip(self.gains, sketch.up, strict=True)]

    def block(self, seat: int, top: float) -> Block:
        """The lot as `seat` sees it. `top`: the strength of its highest sun, as in `Suns.tops`."""
        track, row = self._sketch.track, self._sketch.rows[seat]
        gain = self.gains[seat]
        others = [value for at, value in enumerate(self.rivals) if at != seat]
        return [
            self._size / 8,
            1.0 if self._size >= SPACES else 0.0,
            gain / 10,
            max(others) / 10,
            sum(others) / (10 * len(others)),
            top * gain / 10,
            sum([1 for kind in CIVILIZATIONS if track[kind] and not row[kind]]) / 3,
            sum([1 for kind in MONUMENTS if track[kind] and not row[kind]]) / 3,
            track[_PHARAOH] / 3,
            track[_NILE] / 3,
            track[_FLOOD] / 2,
            (track[_GOLD] + track[_GOD]) / 2,
            sum(track[_DISASTER]) / 2,
        ]


def holding_after(sketch: Sketch, seat: int) -> Row:
    """The seat's tiles if it took what is on the track, disasters settled."""
    return with_lot(sketch.rows[seat], sketch.track)


def turn_block(sketch: Sketch, seat: int) -> Block:
    """Whether it is the seat's turn, and how far off its turn is, as a part of the round."""
    count = len(sketch.up)
    distance = (seat - sketch.mover) % count
    return [0.0 if distance else 1.0, distance / count]


def others_block(
    sketch: Sketch, holdings: Sequence[Holding], lot: LotGains | None, seat: int
) -> Block:
    """The other seats, clockwise from the next. `lot`: None if the track is empty."""
    count = len(sketch.up)
    mine = sketch.points[seat] + holdings[seat].face
    top = sketch.up[seat][0] if sketch.up[seat] else 0
    block: Block = []
    for step in range(1, count):
        other = (seat + step) % count
        suns = sketch.up[other]
        block += [
            (sketch.points[other] + holdings[other].face - mine) / 20,
            len(suns) / 4,
            1.0 if suns and suns[0] > top else 0.0,
            lot.gains[other] / 10 if lot is not None else 0.0,
        ]
    return block
