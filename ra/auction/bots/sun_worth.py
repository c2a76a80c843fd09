"""What suns are worth: what they still buy, and the final comparison."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from ra.auction.bots.numbers import Numbers
from ra.auction.bots.outlook import Outlook, ahead
from ra.auction.scoring import SUNS_HIGHEST, SUNS_LOWEST

Suns = Sequence[Sequence[int]]
"""The values of suns, by seat."""

_BY_EPOCHS_LEFT = (0.0, 1.0, 1.5)
"""How much a better sun counts, by how many epochs follow: not twice for two, since suns keep
changing hands."""


def suns_worth(
    up: Suns, down: Suns, outlook: Outlook, tiles_per_sun: float, numbers: Numbers
) -> list[float]:
    """By seat, the points that its suns can be expected to bring by the end of the game.

    `tiles_per_sun`: how many tiles a face-up sun is expected to buy in this epoch.
    """
    every = sorted(sun for own in (*up, *down) for sun in own)
    last = max(1, len(every) - 1)
    per_rank = numbers.next_epoch_sun * _BY_EPOCHS_LEFT[outlook.epochs] / last
    worth = _buys(up, tiles_per_sun, numbers)
    if outlook.epochs:
        for seat, (face_up, face_down) in enumerate(zip(up, down, strict=True)):
            ranks = sum(bisect_left(every, sun) for sun in (*face_up, *face_down))
            worth[seat] += per_rank * ranks
    totals = [sum(face_up) + sum(face_down) for face_up, face_down in zip(up, down, strict=True)]
    spread = numbers.suns_spread * (outlook.epochs + (1 if tiles_per_sun else 0))
    for seat, points in enumerate(_final(totals, spread)):
        worth[seat] += points
    return worth


def _buys(up: Suns, tiles_per_sun: float, numbers: Numbers) -> list[float]:
    """By seat, what the strength of its suns is worth in this epoch. A sun is as strong as the
    share of the others' face-up suns that it beats.

    The tiles that any sun buys are counted elsewhere (tile_worth.py).
    """
    strong = numbers.strong_sun_buys * tiles_per_sun
    worth = []
    for seat, own in enumerate(up):
        others = sorted(sun for other, suns in enumerate(up) if other != seat for sun in suns)
        if others:
            beaten = sum(bisect_left(others, sun) for sun in own) / len(others)
        else:
            beaten = float(len(own))
        worth.append(strong * beaten)
    return worth


def _final(totals: Sequence[int], spread: float) -> list[float]:
    worth = []
    for seat, total in enumerate(totals):
        most = fewest = 1.0
        for other, rival in enumerate(totals):
            if other != seat:
                most *= ahead(total - rival + 0.5, spread)
                fewest *= ahead(rival - total + 0.5, spread)
        worth.append(SUNS_HIGHEST * most * (1 - fewest) + SUNS_LOWEST * fewest * (1 - most))
    return worth
