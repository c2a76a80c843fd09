"""What a disaster costs whoever gets it (both rulebooks, "Disaster tiles")."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from ra.auction.tiles import DISASTER_TAKES, STRUCK, Tile

_DROUGHT = Tile.DROUGHT


def losses(disaster: Tile, counts: Sequence[int]) -> list[tuple[Tile, ...]]:
    """What an owner of these tiles can give up to a disaster: one entry for each choice.

    `counts` is by Tile. The owner loses DISASTER_TAKES tiles of the kinds struck, or all if there
    are fewer. War and earthquake let the owner choose; a drought takes floods before Nile. With
    nothing to lose, the only entry is empty.

    >>> from ra.auction.tiles import tally
    >>> losses(Tile.WAR, tally([Tile.ART, Tile.ART, Tile.WRITING]))
    [(<Tile.ART: 6>, <Tile.ART: 6>), (<Tile.ART: 6>, <Tile.WRITING: 10>)]
    >>> losses(Tile.DROUGHT, tally([Tile.NILE, Tile.NILE, Tile.FLOOD]))
    [(<Tile.FLOOD: 5>, <Tile.NILE: 4>)]
    >>> losses(Tile.FUNERAL, tally([]))
    [()]
    """
    struck = STRUCK[disaster]
    owned = sum(counts[kind] for kind in struck)
    if owned <= DISASTER_TAKES or disaster is _DROUGHT:
        in_order = [kind for kind in struck for _ in range(counts[kind])]
        return [tuple(in_order[:DISASTER_TAKES])]
    pairs = combinations_with_replacement([kind for kind in struck if counts[kind]], DISASTER_TAKES)
    return [pair for pair in pairs if pair[0] is not pair[1] or counts[pair[0]] >= DISASTER_TAKES]
