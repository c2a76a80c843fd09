"""Positions of the rules as the arrays that nets are trained on."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ra.auction.bots.sketch import Sketch
from tools.train.features import Scenes


def hall(scenes: Sequence[Sketch]) -> Scenes:
    """One table each; all must have the same number of seats and suns."""
    most = max(len(suns) for scene in scenes for suns in (*scene.up, *scene.down))

    def ints(values: Sequence[object]) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
        return np.array(values, np.int16)

    def suns(sides: Sequence[Sequence[Sequence[int]]]) -> list[list[list[int]]]:
        return [[[*own, *[0] * (most - len(own))] for own in side] for side in sides]

    return Scenes(
        needed=scenes[0].needed,
        tiles=ints([scene.rows for scene in scenes]),
        up=ints(suns([scene.up for scene in scenes])),
        down=ints(suns([scene.down for scene in scenes])),
        centre=ints([scene.centre for scene in scenes]),
        points=ints([scene.points for scene in scenes]),
        epoch=ints([scene.epoch for scene in scenes]),
        ra=ints([scene.ra for scene in scenes]),
        undrawn=ints([scene.undrawn for scene in scenes]),
        track=ints([scene.track for scene in scenes]),
        mover=ints([scene.mover for scene in scenes]),
        drawing=np.array([scene.drawing for scene in scenes]),
        floor=np.array([scene.floor for scene in scenes]),
    )
