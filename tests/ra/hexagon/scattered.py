"""Positions with stacks anywhere, many of them near a Ra: what no game may have led to."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ra.hexagon import BOARDS, Board, Placement, State
from ra.hexagon.board import HIGHEST, MOST_PAWNS
from ra.hexagon.moves import FARTHEST


def scattered(seed: int, most: int = MOST_PAWNS) -> State:
    """A match or single game that goes on from anywhere, each side having `most` pawns or fewer."""
    chance = random.Random(f"scattered {seed}")
    board = BOARDS[chance.choice(tuple(BOARDS))]
    while True:
        black = _stacks(board, chance, most, set(board.ra))
        white = _stacks(board, chance, most, {*board.ra, *black})
        placement = Placement(board, (black, white), chance.randrange(2))
        if placement.moves():
            return State(placement, match=chance.random() < 0.5, number=1, starter=0)


def _stacks(board: Board, chance: random.Random, most: int, barred: set[int]) -> dict[int, int]:
    near = [cell for ra in board.ra for line in board.lines[ra] for cell in line[:FARTHEST]]
    stacks: dict[int, int] = {}
    left = 1 + chance.randrange(most)
    while left:
        cell = chance.choice(near if chance.random() < 0.4 else board.cells)
        if cell not in barred and cell not in stacks:
            stacks[cell] = min(left, 1 + chance.randrange(HIGHEST))
            left -= stacks[cell]
    return stacks


def many(count: int, first: int = 0, most: int = MOST_PAWNS) -> Iterator[State]:
    """So many of these."""
    for seed in range(first, first + count):
        yield scattered(seed, most)


def enters(placement: Placement, side: int) -> int:
    """The points for which a side could enter, from the moves it would have."""
    turned = placement.copy()
    if turned.side != side:
        turned.skip()
    pawns = [one.pawns for one in turned.moves() if one.target == turned.board.ra[1 - side]]
    return (0, 1, 3, 6)[max(pawns, default=0)]
