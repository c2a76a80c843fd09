"""The table of the hexagon game: the board, the decision, the sides and the match."""

from __future__ import annotations

from math import isclose

from htpy import Element, Node, div

from web.games.hexagon.board_screen import board, layout_of
from web.games.hexagon.decision import decision
from web.games.hexagon.match import match
from web.games.hexagon.seat import side
from web.model import Model
from web.play import Play


def table(model: Model, play: Play, hint: Node = None) -> Element:
    """The game at the moment looked at."""
    near = near_seat(play)
    return div(".hexagon-table")[
        div(".board-place")[board(play, threats=model.settings.threats)],
        # What is around the board, or in a column beside it in a wide and low window.
        div(".hexagon-table__around")[
            side(play, 1 - near, near=False),
            side(play, near, near=True),
            div(".deciding")[hint, decision(model, play)],
            match(play),
        ],
    ]


def near_seat(play: Play) -> int:
    """The seat whose Ra is nearer; if both are equally near, that of the person, or of the first
    person, or seat 0."""
    layout = layout_of(play)
    first, second = (layout.middle(cell)[1] for cell in layout.board.ra)
    if isclose(first, second):
        return play.persons[0] if play.persons else 0
    return 0 if first > second else 1
