"""What of a game's past still matters: the positions that could come again."""

from __future__ import annotations

from dataclasses import dataclass

from ra.hexagon.moves import Move
from ra.hexagon.placement import Placement


@dataclass(frozen=True, slots=True)
class Past:
    """A game since its last capture, or since it started: what was before can't come again.

    `base`: the position then, never to be changed. `moves`: those made since. `seen`: placements of
    the base and after each move; where a side had to pass, of what came then.
    """

    base: Placement
    moves: tuple[Move, ...]
    seen: tuple[bytes, ...]

    @classmethod
    def fresh(cls, placement: Placement) -> Past:
        """Nothing that could come again but the position itself."""
        return cls(placement.copy(), (), (placement.packed(),))

    def plus(self, move: Move, placement: Placement) -> Past:
        """The past once `move` has led to `placement`."""
        return Past(self.base, (*self.moves, move), (*self.seen, placement.packed()))

    @property
    def times(self) -> int:
        """How often the present position has come, this time included."""
        return self.seen.count(self.seen[-1])

    def keys(self) -> tuple[int, ...]:
        """The keys of all positions of `seen`, in their order: for a search that is to foresee
        repetitions."""
        placement = self.base.copy()
        found = [placement.key]
        for move in self.moves:
            placement.make(move)
            if not placement.moves():
                placement.skip()
            found.append(placement.key)
        return tuple(found)
