"""What a position asks of whoever moves, in a sentence: live region and description say it."""

from __future__ import annotations

from ra.hexagon import State
from web.play import Play
from web.screens.who import who
from web.words import _


def prompt(play: Play, state: State) -> str:
    """The move awaited in `state`; to "you", if only one person plays here."""
    seat = state.to_act
    if seat is None:
        return _("The game is over.")
    if play.persons == (seat,):
        return _("It is your move.")
    return _("{name} is to move.").format(name=who(play, seat))
