"""Greedy players whose tastes were found by self-play (tools/tune/auction.py): data, not to be
changed by hand. On one processor each took about seven minutes."""

from __future__ import annotations

from ra.auction.bots.tastes import Tastes

# python -m tools.tune.auction --generations 100 --seed 1
# 192,000 games at 4 players, from the plain tastes, against those and its own earlier selves.
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
# python -m tools.tune.auction --start cautious --players 3 4 5 --against greedy keen \
#     --generations 90 --seed 2
# 172,800 games at 3 to 5 players, from cautious tastes, against these two and its earlier selves.
BROAD = Tastes(
    god=2.48,
    gold=2.7,
    pharaoh=2.14,
    standing=0.09,
    dry_nile=0.36,
    nile=1.08,
    flood=1.18,
    wetted=1.17,
    civilization=(2.44, 1.33, 4.43, 1.86, 4.29),
    duplicate=0.74,
    monument=(0.56, 2.1, 3.19, 3.35, 8.78),
    last_kinds=-0.66,
    lasting=0.2,
    fear=1.29,
    lowest=2.26,
    highest=6.33,
    face_up=0.31,
    centre=4.15,
    late=0.54,
    alone=2.28,
    cover=0.95,
    invoke=1.72,
    god_takes=4.3,
    god_late=0.24,
)
