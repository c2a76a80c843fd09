"""The numbers a player judges by, in points unless stated otherwise. They were found by self-play;
tools/arena can change any of them for a match."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Numbers:
    """The parameters of one player's judgement."""

    tiles_per_sun: float = 5.0
    """The most tiles a sun is expected to bring."""
    idle_suns: float = 0.5
    """How many suns, of the whole table, are expected to stay unspent in an epoch."""
    choosiness: float = 1.3
    """How many times likelier a seat is to get a tile it wants than the tile's share of the bag
    says."""
    god_option: float = 1.5
    """What a god is worth beyond its points while there is much to take."""
    pharaoh_spread: float = 0.8
    """How uncertain a comparison of pharaohs is, in standard deviations of those still to come."""
    strong_sun_buys: float = 0.2
    """How much more a tile is worth that is expected of a sun that beats all others than one that
    is expected of the weakest: strong suns get to choose."""
    next_epoch_sun: float = 1.0
    """How much more the highest sun is worth than the lowest if one epoch follows; half as much
    again if two do."""
    suns_spread: float = 5.0
    """How uncertain the final comparison of suns is, as a sum of their values, for each epoch that
    is not over."""
    rivalry: float = 0.3
    """How much a point more for each of the others counts against a point of one's own."""
    doubt: float = 0.5
    """How much worse than its best an action is that another seat takes half as often."""
