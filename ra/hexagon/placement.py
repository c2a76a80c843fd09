"""What stands on the board, and who is to move. It is light, as searches look at millions."""

from __future__ import annotations

from collections.abc import Mapping

from ra.hexagon.board import HIGHEST, NUMBERS, Board
from ra.hexagon.board_text import SIDES, board_lines
from ra.hexagon.moves import Move, Rays, rays_of

POINTS = (0, 1, 3, 6)
"""Points for entering the enemy's Ra, by the pawns that enter (leaflet, the aim of the game)."""
ALL_TAKEN = 3
"""Points for leaving the enemy without a pawn (leaflet, the aim of the game)."""

CLOSED = -1
"""In `Placement.won`: the game is over, but not because of what stands on the board."""

Undo = tuple[int, int]
"""What a move changed: the stack that was on its target, and the key before."""


def _mixed(number: int) -> int:
    """A 60-bit hash of a number, the same on every machine: SplitMix64 without the lowest four
    bits."""
    mask = 2**64 - 1
    mix = number * 0x9E3779B97F4A7C15 & mask
    mix = (mix ^ mix >> 30) * 0xBF58476D1CE4E5B9 & mask
    mix = (mix ^ mix >> 27) * 0x94D049BB133111EB & mask
    return (mix ^ mix >> 31) >> 4


_HEIGHTS = 2 * HIGHEST + 1
_KEYS = tuple(
    (0, *(_mixed(cell * _HEIGHTS + height) for height in range(1, _HEIGHTS)))
    for cell in range(NUMBERS)
)
"""By cell and height; a height below zero counts from the end."""
_WHITE_KEY = _mixed(NUMBERS * _HEIGHTS)


class Placement:
    """A board with its stacks, and the side to move: 0 (Black) or 1 (White).

    A search makes moves on it and takes them back; `make` and `unmake` do not check what they are
    given. `State` checks, and knows of matches and repetitions. `print(placement)` draws it.

    >>> from ra.hexagon import STANDARD
    >>> placement = Placement.start(STANDARD, 0)
    >>> first = placement.moves()[0]
    >>> undo = placement.make(first)
    >>> placement
    <Placement: standard board, 9 to 9 pawns, side 1 to move>
    >>> placement.unmake(first, undo)
    >>> placement == Placement.start(STANDARD, 0)
    True
    """

    __slots__ = ("board", "heights", "key", "pawns", "rays", "side", "stacks", "won")

    board: Board
    side: int
    """The side to move."""
    heights: list[int]
    """By number of cell: how many pawns it holds, below zero if they are White's."""
    stacks: tuple[set[int], ...]
    """By side: the cells where it has stacks."""
    pawns: list[int]
    """By side: how many it has."""
    key: int
    """A number that equal positions share and others almost never do."""
    won: int
    """The points for the move that ended the game: 0 while the game goes on, CLOSED if it ended
    otherwise, as a draw does."""
    rays: tuple[Rays, ...]

    def __init__(self, board: Board, stacks: tuple[Mapping[int, int], ...], side: int) -> None:
        """A position with these stacks: by side, the pawns on each cell where it has a stack."""
        self.board = board
        self.rays = rays_of(board)
        self.side = side
        self.heights = [0] * NUMBERS
        self.stacks = tuple(set(cells) for cells in stacks)
        self.pawns = [sum(cells.values()) for cells in stacks]
        self.key = side and _WHITE_KEY
        for sign, cells in zip((1, -1), stacks, strict=True):
            for cell, pawns in cells.items():
                self.heights[cell] = sign * pawns
                self.key ^= _KEYS[cell][sign * pawns]
        entered = [abs(self.heights[cell]) for cell in board.ra]
        self.won = POINTS[max(entered)] or (0 if all(self.pawns) else ALL_TAKEN)

    @classmethod
    def start(cls, board: Board, side: int) -> Placement:
        """The position before the first move, which `side` makes."""
        return cls(board, tuple(dict.fromkeys(cells, HIGHEST) for cells in board.stacks), side)

    def moves(self) -> list[Move]:
        """All moves of the side to move, in the order of their cells; none if the game is over
        (leaflet, movement of the pawns)."""
        found: list[Move] = []
        if self.won:
            return found
        heights, rays = self.heights, self.rays
        for cell in sorted(self.stacks[self.side]):
            for first, near, second, middle, third, far in rays[heights[cell]][cell]:
                if other := heights[first]:
                    found += near[other]
                elif other := heights[second]:
                    found += middle[other]
                else:
                    found += far[heights[third]]
        return found

    def make(self, move: Move) -> Undo:
        """Carry out a move of `moves()`, and give what `unmake` needs to take it back."""
        origin, target, pawns = move
        heights, side, key = self.heights, self.side, self.key
        moved = -pawns if side else pawns
        here, there = heights[origin], heights[target]
        left, now = here - moved, there + moved
        if not left:
            self.stacks[side].remove(origin)
        if there * moved < 0:
            now = moved
            self.stacks[1 - side].remove(target)
            self.pawns[1 - side] -= abs(there)
            if not self.pawns[1 - side]:
                self.won = ALL_TAKEN
        elif target == self.board.ra[1 - side]:
            self.won = POINTS[pawns]
        self.stacks[side].add(target)
        heights[origin], heights[target] = left, now
        own, other = _KEYS[origin], _KEYS[target]
        self.key = key ^ own[here] ^ own[left] ^ other[there] ^ other[now] ^ _WHITE_KEY
        self.side = 1 - side
        return there, key

    def unmake(self, move: Move, undo: Undo) -> None:
        """Take back the move made last; `undo` is what `make` gave for it."""
        origin, target, pawns = move
        there, self.key = undo
        heights = self.heights
        side = self.side = 1 - self.side
        moved = -pawns if side else pawns
        heights[origin] += moved
        heights[target] = there
        self.stacks[side].add(origin)
        if there * moved <= 0:
            self.stacks[side].remove(target)
        if there * moved < 0:
            self.stacks[1 - side].add(target)
            self.pawns[1 - side] += abs(there)
        self.won = 0

    def skip(self) -> None:
        """Let the other side move, as when a side has no move. A second call undoes the first."""
        self.side = 1 - self.side
        self.key ^= _WHITE_KEY

    def packed(self) -> bytes:
        """What stands where and who is to move, in bytes that differ whenever these do."""
        return bytes([self.side, *[height + HIGHEST for height in self.heights]])

    def copy(self) -> Placement:
        """An independent twin."""
        twin = Placement.__new__(Placement)
        twin.board, twin.rays = self.board, self.rays
        twin.side, twin.won, twin.key = self.side, self.won, self.key
        twin.heights = self.heights.copy()
        twin.stacks = tuple(cells.copy() for cells in self.stacks)
        twin.pawns = self.pawns.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Placement):
            return NotImplemented
        return self.board == other.board and self.packed() == other.packed()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        turn = "over" if self.won else f"side {self.side} to move"
        pawns = " to ".join(map(str, self.pawns))
        return f"<Placement: {self.board.name} board, {pawns} pawns, {turn}>"

    def __str__(self) -> str:
        to_move = f"Side {self.side} ({SIDES[self.side]}) is to move."
        turn = "The game is over." if self.won else to_move
        return "\n".join([*board_lines(self.board, self.heights), "", turn])
