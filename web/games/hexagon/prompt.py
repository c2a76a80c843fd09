"""Whose move is awaited, in a sentence for the live region and the description."""

from __future__ import annotations

from ra.hexagon import State
from web.play import Play
from web.screens.who import who
from web.words import _


def prompt(play: Play, state: State) -> str:
    """Whose move is awaited in `state`; it says "your" if only one person plays."""
    seat = state.to_act
    if seat is None:
        return _("The game is over.")
    if play.persons == (seat,):
        return _("It is your move.")
    return _("{name} is to move.").format(name=who(play, seat))
