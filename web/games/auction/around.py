"""The seats around the table but for the one at its lower edge."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, div

from web.games.auction.seat import seat
from web.play import Play


def around(
    play: Play, language: str, stands: Sequence[int | None], home: int, near: int
) -> Element:
    """The cards of all seats but `home`, in the order of play after it; `near` (table_screen.py)
    is shown in full on a narrow screen. `stands`: by seat, as in `Seat`."""
    players = len(play.names)
    seats = [(home + step) % players for step in range(1, players)]
    return div(".around")[
        (
            seat(play, language, index, stands[index], near=index == near, home=False)
            for index in seats
        )
    ]
