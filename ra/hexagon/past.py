"""What of a game's past still matters: the positions that could come again."""

from __future__ import annotations

from dataclasses import dataclass, field

from ra.hexagon.moves import Move
from ra.hexagon.placement import Placement


@dataclass(slots=True)
class _Line:
    """Moves and what they led to, written on as the game goes on. Several pasts share it, each
    knowing how much of it is its own; what they have in common is kept once."""

    seen: list[bytes]
    moves: list[Move] = field(default_factory=list)
    times: dict[bytes, list[int]] = field(default_factory=dict)
    """By placement: after how many moves it came, in rising order."""

    def until(self, plies: int) -> _Line:
        """A line of its own with the first moves of this one."""
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
    """A game since its last capture, or since it started: what was before can't come again.

    It never changes; `plus` makes the next one, and takes no longer late in a game than early.

    `base` is the position after the capture, not to be changed by anyone. `plies` tells how many
    moves have been made since.
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
        """Nothing that could come again but the position itself."""
        packed = placement.packed()
        return cls(placement.copy(), _Line([packed], times={packed: [0]}), 0)

    def plus(self, move: Move, placement: Placement) -> Past:
        """The past once `move` has led to `placement`."""
        line = self._line
        if len(line.moves) > self.plies:
            # Another game has gone on from here.
            line = line.until(self.plies)
        line.add(move, placement.packed())
        return Past(self.base, line, self.plies + 1)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made since the base."""
        return tuple(self._line.moves[: self.plies])

    @property
    def seen(self) -> tuple[bytes, ...]:
        """The base and what each move led to, packed; where a side then had to pass, what came of
        that."""
        return tuple(self._line.seen[: self.plies + 1])

    @property
    def times(self) -> int:
        """How often the present position has come, this time included."""
        came = self._line.times[self._line.seen[self.plies]]
        return sum(plies <= self.plies for plies in came)

    def keys(self) -> tuple[int, ...]:
        """`Placement.key` of all positions of `seen`, in their order: for a search that is to
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
