"""What of a game's past still matters: the positions that could come again."""

from __future__ import annotations

from dataclasses import dataclass

from ra.hexagon.moves import Move
from ra.hexagon.position import Position


@dataclass(frozen=True, slots=True)
class Past:
    """A game since its last capture, or since it started: what was before can't come again.

    `base`: the position then, never to be changed. `moves`: those made since. `seen`: placements of
    the base and after each move; where a side had to pass, of what came then.
    """

    base: Position
    moves: tuple[Move, ...]
    seen: tuple[bytes, ...]

    @classmethod
    def fresh(cls, position: Position) -> Past:
        """Nothing that could come again but the position itself."""
        return cls(position.copy(), (), (position.placement(),))

    def plus(self, move: Move, position: Position) -> Past:
        """The past once `move` has led to `position`."""
        return Past(self.base, (*self.moves, move), (*self.seen, position.placement()))

    @property
    def times(self) -> int:
        """How often the present position has come, this time included."""
        return self.seen.count(self.seen[-1])

    def keys(self) -> tuple[int, ...]:
        """The keys of all positions of `seen`, in their order: for a search that is to foresee
        repetitions."""
        position = self.base.copy()
        found = [position.key]
        for move in self.moves:
            position.make(move)
            if not position.moves():
                position.skip()
            found.append(position.key)
        return tuple(found)
