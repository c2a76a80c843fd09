"""The rules of the games called Ra, for programs that play, show or study them."""

from ra.game import Game, IllegalAction, Outcome, Standing, State, UnknownAction
from ra.games import GAMES, from_link, read, to_link, write
from ra.reading import ReadError
from ra.record import Record, Seat

__all__ = [
    "GAMES",
    "Game",
    "IllegalAction",
    "Outcome",
    "ReadError",
    "Record",
    "Seat",
    "Standing",
    "State",
    "UnknownAction",
    "from_link",
    "read",
    "to_link",
    "write",
]
