"""Greedy players whose tastes were found by self-play (tools/tune.py)."""

from __future__ import annotations

from ra.auction.bots.tastes import Tastes

KEEN = Tastes(
    god=2.84,
    gold=3.32,
    pharaoh=2.38,
    standing=0.24,
    dry_nile=0.77,
    nile=1.27,
    flood=1.51,
    wetted=0.93,
    civilization=(2.99, 1.29, 4.27, 3.33, 1.29),
    duplicate=0.07,
    monument=(1.35, 1.5, 3.59, 0.71, 0.87),
    last_kinds=0.27,
    lasting=0.12,
    fear=1.23,
    lowest=1.55,
    highest=10.49,
    face_up=-0.15,
    centre=1.42,
    late=0.54,
    alone=1.69,
    cover=1.05,
    invoke=1.4,
    god_takes=2.88,
    god_late=0.81,
)
