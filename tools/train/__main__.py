"""Make the weights of the computer's nets from scratch.

    python -m tools.train                        all of them, as they are shipped
    python -m tools.train --players 4 --seed 2 --generations 20 --out build/weights.py

For each number of players a net learns from games that it plays against itself, earlier selves and
bidders that go by price lists. The same seed gives the same weights on the same machine.
"""

from __future__ import annotations

import argparse
import datetime
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

# Each net has a process: more threads would only get in each other's way. This must come before
# NumPy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from ra.auction.bots.net import Net as PlayedNet
from ra.auction.bots.nets import pack
from ra.auction.editions import PLAYERS
from tools.train.net import POINTS, Net
from tools.train.school import Plan, School, clock, duel

TARGET = Path(__file__).resolve().parents[2] / "ra" / "auction" / "bots" / "weights.py"
PROCESSES = 2
WIDTH = 96
CHECKED = 1000
"""How many games are played to report how a net fares against price lists."""


def train(players: int, seed: int, plan: Plan) -> str:
    """The packed net for games of so many players."""
    time = clock()

    def tell(generation: int, school: School, losses: tuple[float, float]) -> None:
        if generation % 10 == 9:
            wins, points = duel(players, school.net, None, CHECKED, seed)
            print(
                f"{players} players, generation {generation + 1}, {time():.0f} s: losses"
                f" {losses[0]:.4f} {losses[1]:.4f}, against price lists {wins:.1%}, {points:.1f}",
                flush=True,
            )

    return pack(played(School(players, seed, plan).learn(tell)))


def played(net: Net) -> PlayedNet:
    """The net in the form that players use."""
    return PlayedNet(
        tuple([float(weight) for weight in row] for row in net.first),
        [float(weight) for weight in net.bias],
        tuple(
            ([float(w) for w in member[:, 0]], [float(w) for w in member[:, 1]])
            for member in net.second
        ),
        tuple((float(points), float(liking)) for points, liking in net.offset),
        POINTS,
    )


def module(packed: dict[int, str], made: str) -> str:
    """The text of weights.py."""
    lines = [
        '"""Weights of the nets, by the number of players; tools/train makes this file."""',
        "",
        f"MADE = {made!r}".replace("'", '"'),
        "WEIGHTS = {",
    ]
    for players, text in sorted(packed.items()):
        lines.append(f'    {players}: """')
        lines += [text[at : at + WIDTH] for at in range(0, len(text), WIDTH)]
        lines.append('""",')
    return "\n".join([*lines, "}", ""])


def main(arguments: Sequence[str] | None = None) -> None:
    """Train what a command line asks for, and write it to a file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, nargs="+", choices=PLAYERS, default=[5, 4, 3, 2])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=Plan.generations)
    parser.add_argument("--out", type=Path, default=TARGET)
    given = parser.parse_args(arguments)
    plan = replace(Plan(), generations=given.generations)
    count = len(given.players)
    with ProcessPoolExecutor(PROCESSES) as pool:
        seeds, plans = [given.seed] * count, [plan] * count
        packed = dict(zip(given.players, pool.map(train, given.players, seeds, plans), strict=True))
    today = datetime.datetime.now().astimezone().date().isoformat()
    made = (
        f"python -m tools.train --seed {given.seed} --generations {given.generations}:"
        f" {plan.total} games a net, {today}"
    )
    given.out.write_text(module(packed, made))


if __name__ == "__main__":
    main()
