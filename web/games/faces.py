"""Every game's face."""

from __future__ import annotations

from ra.auction import AUCTION
from ra.hexagon import HEXAGON
from web.games import DESKS, Desk
from web.games.auction.face import AUCTION_FACE
from web.games.face import Face
from web.games.hexagon.face import HEXAGON_FACE
from web.model import Model
from web.play import Play

FACES: dict[str, Face] = {AUCTION.name: AUCTION_FACE, HEXAGON.name: HEXAGON_FACE}


def face_of(play: Play) -> Face:
    """That of the game on the table."""
    return FACES[play.record.game.name]


def face_shown(model: Model) -> Face:
    """That of the game on the table, or else of the one being set up."""
    return FACES[model.draft.game] if model.play is None else face_of(model.play)


def desk_shown(model: Model) -> Desk:
    """The desk of the game on the table, or else of the one being set up."""
    return DESKS[model.draft.game] if model.play is None else model.play.desk
