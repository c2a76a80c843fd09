"""A position in one line: any sound table, whether or not a game reached it (docs/notation.md).

>>> import random
>>> text = "1999:3 1:0 ........ 1 10:13.8.5.2:-:-/10:12.9.6.3:-:-/10:11.10.7.4:-:- 1t - - ~P9"
>>> position = read_position(text)
>>> write_position(position) == text
True
>>> position.deal(random.Random(1)).legal_actions()
(Draw(), Invoke())
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

from ra.auction import expected
from ra.auction.editions import EDITIONS, FIRST_POINTS, SPACES, Variant
from ra.auction.events import Cause
from ra.auction.rules import State
from ra.auction.setup import shuffled
from ra.auction.soundness import Unsound, check
from ra.auction.table import Phase, Table
from ra.auction.tiles import BY_LETTER, DISASTERS, LETTERS, TILES, Tile, spell, tally
from ra.expected import Expected
from ra.reading import Field, exactly

NOTHING = "-"
_HOLE = "."
_PHASES = "tgbd"


@dataclass(frozen=True, slots=True)
class Position:
    """A table, and what is known of the bag.

    `bag`: the tiles that will be drawn, in order; None if their order is not known. `undrawn`: how
    many of each kind are in the bag, by Tile; None if that is not known either. `unknown`: the
    seats whose points are not known; the table has the starting points in their place.

    To play on from here, use `state` if the order of the bag is known, and `deal` if only its tiles
    are. If nothing is known of the bag, `state` takes it to be empty.
    """

    table: Table
    bag: tuple[Tile, ...] | None = None
    undrawn: tuple[int, ...] | None = None
    unknown: frozenset[int] = frozenset()

    @classmethod
    def of(cls, state: State) -> Position:
        """The position of a state, with everything about its bag."""
        return cls(state.table(), state.undrawn, tuple(tally(state.undrawn)))

    def state(self) -> State:
        """The game that goes on from here; nothing can be drawn if nothing is known of the bag.

        ValueError if the bag's tiles are known but not their order.
        """
        if self.bag is None and self.undrawn is not None and any(self.undrawn):
            raise ValueError(
                "the position does not tell in what order the tiles of the bag will come; "
                "deal(random) draws an order by lot"
            )
        return State.of(self.table, self.bag or ())

    def deal(self, chance: random.Random) -> State:
        """A game that may go on from here: the tiles of the bag in random order.

        ValueError if nothing is known of the bag.
        """
        if self.undrawn is None:
            raise ValueError("the position does not tell which tiles are in the bag")
        return State.of(self.table, shuffled(spread(self.undrawn), chance))


def spread(counts: Sequence[int]) -> list[Tile]:
    """As many tiles of each kind as `counts`, by Tile, says; sorted by kind."""
    return [tile for tile in TILES for _ in range(counts[tile])]


def write_position(position: Position) -> str:
    """The line of a position, from which `read_position` makes an equal one."""
    table = position.table
    return " ".join(
        (
            _variant_field(table.variant),
            f"{table.epoch}:{table.ra}",
            "".join(_HOLE if tile is None else LETTERS[tile] for tile in table.track),
            str(table.centre),
            "/".join(_seat_field(position, seat) for seat in range(table.players)),
            NOTHING if table.phase is Phase.OVER else f"{table.seat + 1}{table.phase.value}",
            _auction_field(table),
            spell(table.pending) or NOTHING,
            _bag_field(position),
        )
    )


def _variant_field(variant: Variant) -> str:
    floor = "" if variant.floor is variant.edition.floors[0] else "+floor"
    hidden = "" if variant.open_scores else "+hidden"
    return f"{variant.edition.name}:{variant.players}{floor}{hidden}"


def _seat_field(position: Position, seat: int) -> str:
    table = position.table
    points = "?" if seat in position.unknown else str(table.points[seat])
    up, down = (".".join(map(str, suns)) or NOTHING for suns in (table.up[seat], table.down[seat]))
    return f"{points}:{up}:{down}:{_counted(table.tiles[seat])}"


def _counted(counts: Sequence[int]) -> str:
    named = zip(LETTERS, counts, strict=True)
    return "".join(f"{letter}{count if count > 1 else ''}" for letter, count in named if count) or (
        NOTHING
    )


def _auction_field(table: Table) -> str:
    if table.cause is None:
        return NOTHING
    bids = ".".join(str(bid) if bid else "p" for bid in table.bids)
    return f"{table.ra_player + 1}{table.cause.value}:{bids or NOTHING}"


def _bag_field(position: Position) -> str:
    if position.bag is not None:
        return "=" + spell(position.bag)
    if position.undrawn is not None:
        return "~" + _counted(position.undrawn)
    return NOTHING


def read_position(text: str, *, sound: bool = True) -> Position:
    """The position that a line describes. ReadError says what can't be read, Unsound what is
    impossible.

    If `sound` is false, impossible positions are accepted.
    """
    position = _read(text)
    problems = check(position.table, position.undrawn) if sound else ()
    if problems:
        raise Unsound(problems)
    return position


FIELDS = 9
_TRACK = _HOLE + LETTERS
_VARIANT = re.compile(r"([a-z0-9]+):([2-5])(\+floor)?(\+hidden)?")
_COUNTED = re.compile(r"([A-Za-z])([1-9][0-9]?)?")
_AUCTION = re.compile(r"([1-5])([dif]):(.+)")


def _read(text: str) -> Position:
    """Read a line field by field, without asking whether the position is sound."""
    fields = exactly(FIELDS, text, expected.FIELDS)
    variant, epoch, track, centre, seats, turn, auction, pending, bag = fields
    table = Table.empty(_variant(variant))
    table.epoch, table.ra = _epoch(epoch)
    table.track = _track(track)
    table.centre = _sun(centre)
    unknown = _seats(seats, table)
    _turn(turn, table)
    _auction(auction, table)
    table.pending = list(_disasters(pending))
    order, undrawn = _bag(bag)
    return Position(table, order, undrawn, unknown)


def _variant(field: Field) -> Variant:
    match = _VARIANT.fullmatch(field.text)
    edition = EDITIONS.get(match[1]) if match else None
    if match is None or edition is None:
        raise field.error(expected.EDITION, list(EDITIONS))
    players, floor = int(match[2]), edition.floors[0]
    if match[3]:
        floor = not floor
    try:
        return Variant(edition, players, floor, not match[4])
    except ValueError as error:
        raise field.error(expected.PLAYERS, [str(count) for count in edition.players]) from error


def _epoch(field: Field) -> tuple[int, int]:
    match = re.fullmatch("([0-9]):([0-9]{1,2})", field.text)
    if match is None:
        raise field.error(expected.EPOCH)
    return int(match[1]), int(match[2])


def _track(field: Field) -> list[Tile | None]:
    if len(field.text) != SPACES or not all(letter in _TRACK for letter in field.text):
        raise field.error(expected.TRACK)
    return [BY_LETTER.get(letter) for letter in field.text]


def _seats(field: Field, table: Table) -> frozenset[int]:
    parts = field.parts("/")
    if len(parts) != table.players:
        raise field.error(expected.SEATS)
    unknown = set()
    for seat, part in enumerate(parts):
        fields = part.parts(":")
        if len(fields) != 4:
            raise part.error(expected.SEATS)
        points, up, down, tiles = fields
        if points.text == "?":
            unknown.add(seat)
            table.points[seat] = FIRST_POINTS
        elif re.fullmatch("-?[0-9]{1,3}", points.text):
            table.points[seat] = int(points.text)
        else:
            raise points.error(expected.POINTS)
        table.up[seat], table.down[seat] = _suns(up), _suns(down)
        table.tiles[seat] = _counts(tiles)
    return frozenset(unknown)


def _suns(field: Field) -> tuple[int, ...]:
    if field.text == NOTHING:
        return ()
    return tuple(sorted((_sun(part) for part in field.parts(".")), reverse=True))


def _sun(field: Field, missed: Expected = expected.SUN) -> int:
    if not re.fullmatch("[1-9]|1[0-6]", field.text):
        raise field.error(missed)
    return int(field.text)


def _counts(field: Field, skip: int = 0) -> list[int]:
    counts, at = [0] * len(TILES), skip
    if field.text[skip:] == NOTHING:
        return counts
    while match := _COUNTED.match(field.text, at):
        if match[1] not in BY_LETTER:
            break
        counts[BY_LETTER[match[1]]] += int(match[2] or 1)
        at = match.end()
    if at != len(field.text) or at == skip:
        raise Field(field.text[at:], field.column + at).error(expected.TILES)
    return counts


def _turn(field: Field, table: Table) -> None:
    if field.text == NOTHING:
        table.phase = Phase.OVER
        return
    match = re.fullmatch(f"([1-5])([{_PHASES}])", field.text)
    if match is None or int(match[1]) > table.players:
        raise field.error(expected.TURN)
    table.seat, table.phase = int(match[1]) - 1, Phase(match[2])


def _auction(field: Field, table: Table) -> None:
    if field.text == NOTHING:
        return
    match = _AUCTION.fullmatch(field.text)
    if match is None or int(match[1]) > table.players:
        raise field.error(expected.AUCTION)
    table.ra_player, table.cause = int(match[1]) - 1, Cause(match[2])
    if match[3] == NOTHING:
        return
    bids = Field(match[3], field.column + match.start(3)).parts(".")
    table.bids = [0 if bid.text == "p" else _sun(bid, expected.AUCTION) for bid in bids]
    table.high = max(table.bids)
    if table.high:
        made = dict(enumerate(table.bidders()))
        table.high_seat = made.get(table.bids.index(table.high), 0)


def _disasters(field: Field) -> tuple[Tile, ...]:
    return () if field.text == NOTHING else _letters(field, expected.DISASTERS, DISASTERS)


def _letters(field: Field, missed: Expected, allowed: Sequence[Tile]) -> tuple[Tile, ...]:
    tiles = tuple(BY_LETTER.get(letter) for letter in field.text)
    if any(tile not in allowed for tile in tiles):
        raise field.error(missed)
    return tuple(tile for tile in tiles if tile is not None)


def _bag(field: Field) -> tuple[tuple[Tile, ...] | None, tuple[int, ...] | None]:
    kind, rest = field.text[0], Field(field.text[1:], field.column + 1)
    if kind == "=":
        bag = _letters(rest, expected.UNDRAWN, TILES)
        return bag, tuple(tally(bag))
    if kind == "~":
        return None, tuple(_counts(field, skip=1))
    if field.text != NOTHING:
        raise field.error(expected.UNDRAWN)
    return None, None
