"""The part of a game's past that still matters: the positions that could come again."""

from __future__ import annotations

from dataclasses import dataclass, field

from ra.hexagon.moves import Move
from ra.hexagon.placement import Placement


@dataclass(slots=True)
class _Line:
    """Moves and the positions they led to, which grow as the game goes on. Several pasts share a
    line, so what they have in common is kept once; each knows how much of it is its own."""

    seen: list[bytes]
    moves: list[Move] = field(default_factory=list)
    times: dict[bytes, list[int]] = field(default_factory=dict)
    """By packed placement: after how many moves it came, each time, in rising order."""

    def until(self, plies: int) -> _Line:
        """A separate line with the first `plies` moves of this one."""
        line = _Line(self.seen[:1])
        line.times[line.seen[0]] = [0]
        for move, packed in zip(self.moves[:plies], self.seen[1:], strict=False):
            line.add(move, packed)
        return line

    def add(self, move: Move, packed: bytes) -> None:
        self.moves.append(move)
        self.times.setdefault(packed, []).append(len(self.seen))
        self.seen.append(packed)


class Past:
    """A game since its last capture, or since it started: earlier positions can't come again.

    It never changes; `plus` makes the next one, and takes no longer late in a game than early.

    `base` is the position after the capture or at the start, which nobody may change. `plies` is
    the number of moves made since.
    """

    __slots__ = ("_line", "base", "plies")

    base: Placement
    plies: int

    def __init__(self, base: Placement, line: _Line, plies: int) -> None:
        self.base = base
        self._line = line
        self.plies = plies

    @classmethod
    def fresh(cls, placement: Placement) -> Past:
        """A past that begins with this position."""
        packed = placement.packed()
        return cls(placement.copy(), _Line([packed], times={packed: [0]}), 0)

    def plus(self, move: Move, placement: Placement) -> Past:
        """The past once `move` has led to `placement`."""
        line = self._line
        if len(line.moves) > self.plies:
            # A past that shares the line has gone on from here already.
            line = line.until(self.plies)
        line.add(move, placement.packed())
        return Past(self.base, line, self.plies + 1)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made since the base."""
        return tuple(self._line.moves[: self.plies])

    @property
    def seen(self) -> tuple[bytes, ...]:
        """The base and the position after each move, packed; if a side then had to pass, the
        position after that."""
        return tuple(self._line.seen[: self.plies + 1])

    @property
    def times(self) -> int:
        """How often the present position has come, this time included."""
        came = self._line.times[self._line.seen[self.plies]]
        return sum(plies <= self.plies for plies in came)

    def keys(self) -> tuple[int, ...]:
        """The `Placement.key` of each position in `seen`, in the same order, for a search to
        foresee repetitions."""
        placement = self.base.copy()
        found = [placement.key]
        for move in self.moves:
            placement.make(move)
            if not placement.moves():
                placement.skip()
            found.append(placement.key)
        return tuple(found)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Past):
            return NotImplemented
        return (self.base, self.moves, self.seen) == (other.base, other.moves, other.seen)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Past: {self.plies} moves>"
