"""How a match begins: in the hexagon game only who starts is left to chance."""

from __future__ import annotations

from dataclasses import dataclass

from ra.hexagon.board import STANDARD, Board

LENGTHS: dict[str, bool] = {"match": True, "game": False}
"""By the value of a record's tag Length: whether it is a whole match."""
_SEATS = range(2)


def length_of(match: bool) -> str:
    """The word for a match or a single game.

    >>> length_of(match=False)
    'game'
    """
    return next(word for word, whole in LENGTHS.items() if whole is match)


@dataclass(frozen=True, slots=True)
class Setup:
    """A board, a whole match or a single game, and the seat that starts it.

    Seat 0 has the pawns on the left of the board, seat 1 those on the right. Who starts is drawn by
    lot (leaflet, movement of the pawns): whoever makes the set-up draws it. ValueError if there is
    no such seat.

    >>> Setup()
    Setup(board=<Board standard>, match=True, first=0)
    """

    board: Board = STANDARD
    match: bool = True
    first: int = 0

    def __post_init__(self) -> None:
        if self.first not in _SEATS:
            raise ValueError(f"seat {self.first} can't start: the seats are 0 and 1")
