"""The numbers a player judges by, in points unless said otherwise. Found by self-play in the arena
(tools/arena can change any of them for a match)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Numbers:
    """One player's judgement."""

    tiles_per_sun: float = 5.0
    """The most tiles a sun is expected to bring."""
    idle_suns: float = 0.5
    """How many suns of the table are expected to stay unspent in an epoch."""
    choosiness: float = 1.3
    """How much likelier a wanted tile comes to a seat than its share in the bag says."""
    god_option: float = 1.5
    """What a god is worth beyond its points while there is much to take."""
    pharaoh_spread: float = 0.8
    """How wide the outcome of a comparison of pharaohs is: times the standard deviation."""
    strong_sun_buys: float = 0.2
    """What a tile expected of a sun that beats all others is worth, beyond that of the weakest."""
    next_epoch_sun: float = 1.0
    """The highest sun against the lowest, if one epoch follows; half as much again if two do."""
    suns_spread: float = 5.0
    """How wide the outcome of the final comparison of suns is, in the value of suns: so much for
    each epoch that is not over."""
    rivalry: float = 0.3
    """How much a point for the others, on average, hurts."""
    doubt: float = 0.5
    """An action of another seat that is so much worse than its best is still half as likely."""
