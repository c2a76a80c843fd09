"""The table of the hexagon game: the board, the decision under it, the sides and the match."""

from __future__ import annotations

from htpy import Element, Node, div

from web.model import Model
from web.play import Play
from web.views.hexagon.board import board
from web.views.hexagon.decision import decision
from web.views.hexagon.match import match
from web.views.hexagon.side import side


def table(model: Model, hint: Node = None) -> Element:
    """The game on the table at the moment looked at; ValueError if there is none."""
    play = model.play
    if play is None:
        raise ValueError("no game is on the table")
    near = near_seat(play)
    return div(".hexagon-table")[
        # A table just put there comes into sight from its top.
        div(".hexagon-table__top", data_show=f"table {play.id}"),
        side(play, 1 - near, near=False),
        div(".board-place")[board(play)],
        div(".deciding")[hint, decision(model, play)],
        side(play, near, near=True),
        match(play),
    ]


def near_seat(play: Play) -> int:
    """The seat that the board is turned to: the person's, or the first person's."""
    return play.persons[0] if play.persons else 0
