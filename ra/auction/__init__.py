"""Reiner Knizia's Ra, in the Pharaoh edition and the edition of 1999."""

from ra.auction.actions import (
    DRAW,
    INVOKE,
    PASS,
    STOP_GODS,
    Action,
    Bid,
    Discard,
    Draw,
    Invoke,
    Pass,
    SpendGod,
    StopGods,
    action_of,
)
from ra.auction.editions import CLASSIC, EDITIONS, PHARAOH, Edition, Variant
from ra.auction.game import AUCTION
from ra.auction.position import Position, read_position, write_position
from ra.auction.rules import State
from ra.auction.setup import Setup
from ra.auction.soundness import Unsound, check
from ra.auction.table import Phase, Table
from ra.auction.tiles import Tile
from ra.auction.view import View

__all__ = [
    "AUCTION",
    "CLASSIC",
    "DRAW",
    "EDITIONS",
    "INVOKE",
    "PASS",
    "PHARAOH",
    "STOP_GODS",
    "Action",
    "Bid",
    "Discard",
    "Draw",
    "Edition",
    "Invoke",
    "Pass",
    "Phase",
    "Position",
    "Setup",
    "SpendGod",
    "State",
    "StopGods",
    "Table",
    "Tile",
    "Unsound",
    "Variant",
    "View",
    "action_of",
    "check",
    "read_position",
    "write_position",
]
