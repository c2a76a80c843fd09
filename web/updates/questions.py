"""What the opponents' worker is asked: what a level does, or what each action is worth."""

from __future__ import annotations

import random
from typing import Any

from web.messages import Stamp
from web.play import Play


def ticket_of(stamp: Stamp) -> int:
    """The number of a question asked now; never 0."""
    return 1 + stamp.chance


def question(play: Play, level: str | None, stamp: Stamp) -> dict[str, Any]:
    """What the opponents' worker is asked (web/worker.py): what that level does, or, if `level` is
    None, how good each option is. It is told only what the seat to act may know."""
    game, seat = play.record.game, play.state.to_act
    return {
        "game": game.name,
        "view": game.write_view(game.view(play.state)),
        "level": level,
        "temper": None if seat is None else game.temper(play.record.seats[seat]),
        "seed": _opponents_seed(stamp.chance),
        "budget": None,
    }


def _opponents_seed(chance: int) -> int:
    """A number that does not give away `chance`, from which the bag may have been shuffled."""
    return random.Random(f"opponent {chance}").randrange(2**53)
