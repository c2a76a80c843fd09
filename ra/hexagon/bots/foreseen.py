"""The play that a search foresees."""

from __future__ import annotations

from ra.hexagon.bots.search import Search
from ra.hexagon.moves import Move
from ra.hexagon.position import Position


def line(search: Search, move: Move, plies: int) -> tuple[Move, ...]:
    """What a search foresees from a move at its root on: to where the game ends or what it
    remembers does, or to so many plies."""
    position, found = search.position, [move]
    undone = [position.make(move)]
    while len(found) < plies and not position.won:
        following = _following(search)
        if following is None:
            break
        found.append(following)
        undone.append(position.make(following))
    for made, undo in zip(reversed(found), reversed(undone), strict=True):
        position.unmake(made, undo)
    return tuple(found)


def _following(search: Search) -> Move | None:
    position, legal = search.position, search.position.moves()
    if points := search.ending(position.side):
        return next(move for move in legal if _brings(position, move) == points)
    known = search.table.get(position.key)
    return known[3] if known and known[3] in legal else None


def _brings(position: Position, move: Move) -> int:
    """The points for which a move ends the game; 0 if it does not."""
    undo = position.make(move)
    won = position.won
    position.unmake(move, undo)
    return won
