"""Count the lines of play of the hexagon game, to check its move generator and time it.

usage: python -m tools.hexagon.perft [--board standard] [--depth 4]

For each depth: the positions that so many moves lead to, one for every order of moves; a game that
ends counts once, where it ends. The last move is counted, not made.
"""

from __future__ import annotations

import argparse
import time

from ra.hexagon.board import BOARDS
from ra.hexagon.placement import Placement


def leaves(placement: Placement, depth: int) -> int:
    """How many lines of play of `depth` moves, or of fewer that end the game, start here."""
    if placement.won or not depth:
        return 1
    moves = placement.moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        undo = placement.make(move)
        count += leaves(placement, depth - 1)
        placement.unmake(move, undo)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.hexagon.perft")
    parser.add_argument("--board", choices=BOARDS, default="standard")
    parser.add_argument("--depth", type=int, default=4)
    given = parser.parse_args()
    print(f"{given.board} board, {len(BOARDS[given.board].cells)} cells")
    for depth in range(1, given.depth + 1):
        start = time.perf_counter()
        count = leaves(Placement.start(BOARDS[given.board], 0), depth)
        seconds = time.perf_counter() - start
        print(f"depth {depth}: {count:>12,} {seconds:8.2f} s {count / seconds:14,.0f} a second")


if __name__ == "__main__":
    main()
