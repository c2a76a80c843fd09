"""Marco Donadoni's game on hexagons, also called Ra (International Team, 1981): for two."""

from ra.hexagon.board import BOARDS, DIRECTIONS, LEAFLET, STANDARD, Board, cell_name, cell_of
from ra.hexagon.game import HEXAGON
from ra.hexagon.moves import Move, move_of
from ra.hexagon.placement import Placement
from ra.hexagon.position import read_position, write_position
from ra.hexagon.rules import State
from ra.hexagon.setup import Setup
from ra.hexagon.view import read_view, write_view

__all__ = [
    "BOARDS",
    "DIRECTIONS",
    "HEXAGON",
    "LEAFLET",
    "STANDARD",
    "Board",
    "Move",
    "Placement",
    "Setup",
    "State",
    "cell_name",
    "cell_of",
    "move_of",
    "read_position",
    "read_view",
    "write_position",
    "write_view",
]
