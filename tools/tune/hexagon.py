"""Find what stacks are worth where they stand (ra/hexagon/bots/stack_worth.py), from self-play.

    python -m tools.tune.hexagon play --games 500 --seed 1 >> build/hexagon-games.txt
    python -m tools.tune.hexagon fit < build/hexagon-games.txt

`play` writes a line per game: who began, the points that Black won (below zero if White did), and
the moves, each with the value that the player gave the position before it. Each game begins with
some random moves, and now and then a later move is random. `fit` prints the figures that predict
best, by least squares, those values for positions at rest and how their games ended; it starts from
the present figures, so that few games change little.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator

import numpy as np

from ra.hexagon import HEXAGON, STANDARD, Move, Placement, Setup, State
from ra.hexagon.bots import stack_worth as standing
from ra.hexagon.bots.gates import best_entry
from ra.hexagon.bots.search import TEMPO
from ra.hexagon.bots.stack_worth import POINT
from ra.hexagon.bots.stakes import DECIDED
from ra.hexagon.bots.thought import Thought, sensible

NODES, DEPTH = 500, 12
"""How far the player looks ahead."""
STRAYS = 0.08
"""How often a random move is made instead of what looks best."""
LONGEST = 80
GOODS = {0: 0, 1: 850, 3: 1100, 6: 1300}
"""What a win is taken to be worth, by its points: between counting all wins alike and counting
points."""
TRUST = 0.6
"""How far, from 0 to 1, the player's values are trusted rather than how the game ended."""
RIDGE, SMOOTH = 30.0, 300.0
"""How strongly figures are held to where they are, and to a straight line by spaces."""
FIGURES = ("STACK", "ATTACK", "GUARD", "ENTER")

Seen = tuple[Move, int | None]
"""A move, and the player's value of the position before it for the side to move; None if the move
was random."""


def play(seed: int) -> tuple[int, list[Seen]]:
    """A game: what Black won, and its moves."""
    state, chance = State.start(Setup(STANDARD, False, seed % 2)), random.Random(seed)
    moves: list[Seen] = []
    opening = 2 + int(4 * chance.random())
    while state.to_act is not None and len(moves) < LONGEST:
        if len(moves) < opening or chance.random() < STRAYS:
            moves.append((chance.choice(state.legal), None))
        else:
            thought = Thought(state, NODES, chance, sensible(state))
            thought.deepen(DEPTH)
            moves.append((thought.judged[0].move, thought.judged[0].value))
        state.apply(moves[-1][0])
    return state.score[0] - state.score[1], moves


def at_rest(first: int, moves: list[Seen]) -> Iterator[tuple[Placement, int]]:
    """The positions of a game in which neither side can enter and no pawns can be taken, with the
    player's values of them."""
    state = State.start(Setup(STANDARD, False, first))
    for move, value in moves:
        placement = state.placement
        taking = any(one.target in placement.stacks[1 - placement.side] for one in state.legal)
        if (
            value is not None
            and not taking
            and not best_entry(placement, 0)
            and not best_entry(placement, 1)
        ):
            yield placement, value
        state.apply(move)


def shape() -> dict[str, np.ndarray]:
    """The present figures."""
    return {name: np.array(getattr(standing, name), dtype=float) for name in FIGURES}


def features(placement: Placement) -> np.ndarray:
    """How often each figure counts for the side to move, less how often for the other; then a 1."""
    counts = {name: np.zeros_like(values) for name, values in shape().items()}
    board = placement.board
    for side in (0, 1):
        sign = 1 if side == placement.side else -1
        own, enemy = board.ra[side], board.ra[1 - side]
        moves = standing.moves_to_enter(board, side)
        for cell in placement.stacks[side]:
            index = abs(placement.heights[cell]) - 1
            counts["STACK"][index] += sign
            counts["ATTACK"][index, min(standing.FAR, standing.spaces(cell, enemy))] += sign
            counts["GUARD"][index, min(standing.FAR, standing.spaces(cell, own))] += sign
            counts["ENTER"][index, min(standing.MOVES, moves[cell])] += sign
    return np.concatenate([*(count.ravel() for count in counts.values()), [1.0]])


def bends() -> np.ndarray:
    """A matrix that tells how far figures are off a straight line: a row for every three successive
    ones."""
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


def read(word: str) -> Seen:
    """A move of a line."""
    token, _, value = word.partition(":")
    move = HEXAGON.read_action(token)
    if move is None:
        raise ValueError(f"no move: {word}")
    return move, int(value) if value else None


def fit(lines: Iterator[str]) -> None:
    """Print the figures that fit the games of these lines best."""
    rows, goods = [], []
    for line in lines:
        first, points, *words = line.split()
        good = GOODS[abs(int(points))] * np.sign(int(points))
        for placement, value in at_rest(int(first), [read(word) for word in words]):
            rows.append(features(placement))
            # A decided position is worth as much as a win; any other, twice what the search says.
            seen = GOODS[1] * np.sign(value) if abs(value) >= DECIDED else value / POINT * 1000
            goods.append(TRUST * seen + (1 - TRUST) * (-good if placement.side else good))
    x, y = np.array(rows), np.array(goods) * POINT / 1000
    start = np.concatenate([*(values.ravel() for values in shape().values()), [TEMPO]])
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
    parser = argparse.ArgumentParser(prog="python -m tools.tune.hexagon", description=__doc__)
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
        words = [str(move) if value is None else f"{move}:{value}" for move, value in moves]
        print(seed % 2, points, *words, flush=True)
        if time.monotonic() - start > given.seconds:
            break


if __name__ == "__main__":
    main()
