"""What a seat can decide, and the token of each decision: what a person types (docs/notation.md).

The string of an action is its token; `action_of` reads it back. Rules and bots use the ready-made
values at the end of this file: Python compares identity first, so these compare fastest.

>>> str(Bid(13)), action_of("b13")
('b13', Bid(sun=13))
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ra.auction.editions import HIGHEST_SUN, SPACES
from ra.auction.tiles import BY_LETTER, Tile, spell
from ra.game import UnknownAction

EXPECTED = "d, i, p, s, b and a sun (b13), g and a space (g3), or x and letters of tiles (xAC)"
"""What an action's token looks like, for whoever typed something else."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a tile from the bag (both rulebooks, "Draw a Tile")."""

    def __str__(self) -> str:
        return "d"


@dataclass(frozen=True, slots=True)
class Invoke:
    """Invoke Ra: start an auction (both rulebooks, "Invoke Ra")."""

    def __str__(self) -> str:
        return "i"


@dataclass(frozen=True, slots=True)
class SpendGod:
    """Give up a god for the tile on a space of the track (both rulebooks, "Spend God Tiles").

    `space` counts from 0, as in `Table.track`; its token counts from 1.

    >>> str(SpendGod(2))
    'g3'
    """

    space: int

    def __str__(self) -> str:
        return f"g{self.space + 1}"


@dataclass(frozen=True, slots=True)
class StopGods:
    """Spend no more gods: the turn ends."""

    def __str__(self) -> str:
        return "s"


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid one of the seat's face-up suns, higher than all bids so far (both rulebooks, "Bidding").

    `sun` is its value.
    """

    sun: int

    def __str__(self) -> str:
        return f"b{self.sun}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Make no bid in this auction."""

    def __str__(self) -> str:
        return "p"


@dataclass(frozen=True, slots=True)
class Discard:
    """Give up tiles to the disaster being settled (both rulebooks, "Disaster tiles").

    `tiles` may be given in any order; they are kept in the order of Tile.

    >>> Discard((Tile.SHRINE, Tile.OBELISK)) == Discard((Tile.OBELISK, Tile.SHRINE))
    True
    """

    tiles: tuple[Tile, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))

    def __str__(self) -> str:
        return f"x{spell(self.tiles)}"


Action = Draw | Invoke | SpendGod | StopGods | Bid | Pass | Discard

DRAW = Draw()
INVOKE = Invoke()
STOP_GODS = StopGods()
PASS = Pass()
SPEND_GOD = tuple(SpendGod(space) for space in range(SPACES))
"""By space, from 0."""
BID = tuple(Bid(sun) for sun in range(HIGHEST_SUN + 1))
"""By value of the sun; there is no sun 0."""

_ALL: tuple[Action, ...] = (DRAW, INVOKE, STOP_GODS, PASS, *SPEND_GOD, *BID[1:])
_READY = {str(action): action for action in _ALL}
_DISCARD = re.compile(f"x[{''.join(BY_LETTER)}]+")


def action_of(token: str) -> Action:
    """The action that a token names, legal or not; UnknownAction if it names none."""
    if token in _READY:
        return _READY[token]
    if _DISCARD.fullmatch(token):
        return Discard(tuple(BY_LETTER[letter] for letter in token[1:]))
    raise UnknownAction(token, EXPECTED)
