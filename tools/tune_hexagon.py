"""Find what stacks are worth where they stand (ra/hexagon/bots/standing.py), from self-play.

    python -m tools.tune_hexagon play --games 500 --seed 1 >> build/hexagon-games.txt
    python -m tools.tune_hexagon fit < build/hexagon-games.txt

`play` writes a line a game: the points that Black won, or White below zero, and the moves. Each
game goes on from some random moves, and now and then a move is any. `fit` prints the figures that
foretell best, in the sense of least squares, who wins from positions at rest; they start from the
present ones, so that few games change little.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator

import numpy as np

from ra.hexagon import HEXAGON, STANDARD, Move, Position, Setup, State
from ra.hexagon.bots import Budget, standing
from ra.hexagon.bots.gates import entry
from ra.hexagon.bots.searcher import Searcher

PLAYER = Searcher(nodes=700, depth=3)
STRAYS = 0.08
"""How often any move is made instead of what looks best."""
LONGEST = 80
GOODS = {0: 0.0, 1: 0.85, 3: 1.1, 6: 1.3}
"""What a win by points is taken for, before it is rounded off to what is won at least."""
RIDGE, SMOOTH = 30.0, 300.0
"""How strongly figures are held to where they are, and to a straight line by spaces."""
FIGURES = ("STACK", "ATTACK", "GUARD", "ENTER")


def play(seed: int) -> tuple[int, list[Move]]:
    """A game: what Black won, and its moves."""
    state, chance = State.start(Setup(STANDARD, False, seed % 2)), random.Random(seed)
    moves: list[Move] = []
    opening = 2 + int(4 * chance.random())
    while state.to_act is not None and len(moves) < LONGEST:
        stray = len(moves) < opening or chance.random() < STRAYS
        move = chance.choice(state.legal) if stray else PLAYER.choose(state, Budget(), chance)
        moves.append(move)
        state.apply(move)
    return state.score[0] - state.score[1], moves


def at_rest(first: int, moves: list[Move]) -> Iterator[Position]:
    """The positions of a game in which nobody can enter and nobody is about to be taken."""
    state = State.start(Setup(STANDARD, False, first))
    for move in moves:
        state.apply(move)
        position = state.position
        if state.to_act is None:
            return
        taking = any(one.target in position.stacks[1 - position.side] for one in state.legal)
        if not taking and not entry(position, 0) and not entry(position, 1):
            yield position


def shape() -> dict[str, np.ndarray]:
    """The present figures."""
    return {name: np.array(getattr(standing, name), dtype=float) for name in FIGURES}


def features(position: Position) -> np.ndarray:
    """How often each figure counts for the side to move, less those for the other; and a one."""
    counts = {name: np.zeros_like(values) for name, values in shape().items()}
    board = position.board
    for side in (0, 1):
        sign = 1 if side == position.side else -1
        own, enemy = board.ra[side], board.ra[1 - side]
        moves = standing.moves_to_enter(board, side)
        for cell in position.stacks[side]:
            index = abs(position.heights[cell]) - 1
            counts["STACK"][index] += sign
            counts["ATTACK"][index, min(standing.FAR, standing.spaces(cell, enemy))] += sign
            counts["GUARD"][index, min(standing.FAR, standing.spaces(cell, own))] += sign
            counts["ENTER"][index, min(standing.MOVES, moves[cell])] += sign
    return np.concatenate([*(count.ravel() for count in counts.values()), [1.0]])


def bends() -> np.ndarray:
    """By what three figures in a row are off a straight line, a row each."""
    rows, at = [], 0
    for name, values in shape().items():
        width = values.shape[-1] if name in ("ATTACK", "GUARD") else 0
        for first in range(at, at + values.size, width) if width else ():
            for place in range(first + 1, first + width - 2):
                row = np.zeros(sum(v.size for v in shape().values()) + 1)
                row[place : place + 3] = 1, -2, 1
                rows.append(row)
        at += values.size
    return np.array(rows)


def fit(lines: Iterator[str]) -> None:
    """Print the figures that the games of these lines speak for."""
    rows, goods = [], []
    for line in lines:
        first, points, *words = line.split()
        moves = [move for word in words if (move := HEXAGON.read_action(word))]
        good = GOODS[abs(int(points))] * np.sign(int(points))
        for position in at_rest(int(first), moves):
            rows.append(features(position))
            goods.append(-good if position.side else good)
    x, y = np.array(rows), 1000 * np.array(goods)
    start = np.concatenate([*(values.ravel() for values in shape().values()), [15.0]])
    off = y - x @ start
    bent = bends()
    held = RIDGE * np.eye(len(start)) + SMOOTH * bent.T @ bent
    change = np.linalg.solve(x.T @ x + held, x.T @ off - SMOOTH * bent.T @ (bent @ start))
    new = start + change
    print(f"{len(y)} positions; error {off.std():.1f}, then {(y - x @ new).std():.1f}")
    at = 0
    for name, values in shape().items():
        found = new[at : at + values.size].reshape(values.shape)
        at += values.size
        print(name, "=", np.rint(found).astype(int).tolist())
    print("TEMPO =", round(new[-1]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.tune_hexagon", description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9)
    given = parser.parse_args()
    if given.what == "fit":
        fit(iter(sys.stdin))
        return
    start = time.monotonic()
    for seed in range(given.seed, given.seed + given.games):
        points, moves = play(seed)
        print(seed % 2, points, *moves, flush=True)
        if time.monotonic() - start > given.seconds:
            break


if __name__ == "__main__":
    main()
