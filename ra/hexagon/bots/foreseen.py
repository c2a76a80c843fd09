"""The play that a search foresees."""

from __future__ import annotations

from ra.hexagon.bots.search import Search
from ra.hexagon.moves import Move
from ra.hexagon.placement import Placement


def foreseen_line(search: Search, move: Move, plies: int) -> tuple[Move, ...]:
    """The play that a search expects after a move at its root, the move first.

    It goes on until the game ends, the search remembers no move, or there are `plies` moves.
    """
    placement, found = search.placement, [move]
    undone = [placement.make(move)]
    while len(found) < plies and not placement.won:
        following = _following(search)
        if following is None:
            break
        found.append(following)
        undone.append(placement.make(following))
    for made, undo in zip(reversed(found), reversed(undone), strict=True):
        placement.unmake(made, undo)
    return tuple(found)


def _following(search: Search) -> Move | None:
    placement, legal = search.placement, search.placement.moves()
    if points := search.ending(placement.side):
        return next(move for move in legal if _brings(placement, move) == points)
    known = search.table.get(placement.key)
    return known[3] if known and known[3] in legal else None


def _brings(placement: Placement, move: Move) -> int:
    """The points for which a move ends the game; 0 if it does not."""
    undo = placement.make(move)
    won = placement.won
    placement.unmake(move, undo)
    return won
