"""What can be said of a move: what it does on the board, as REASONS of ra/hexagon/option.py."""

from __future__ import annotations

from ra.hexagon.bots.gates import entry
from ra.hexagon.bots.standing import spaces
from ra.hexagon.moves import Move
from ra.hexagon.option import REASONS
from ra.hexagon.position import Position


class Before:
    """A position in which a side is to move, looked at once for all its moves."""

    def __init__(self, position: Position) -> None:
        self.position = position.copy()
        self.side = position.side
        self.entry = entry(position, self.side)
        self.danger = entry(position, 1 - self.side)
        self.hanging = _attacked(self.position, self.side)

    def reasons(self, move: Move, lost: bool) -> tuple[str, ...]:
        """What can be said of a move, in the order of REASONS. `lost`: whether nothing stops the
        enemy after it."""
        said = self._at_once(move) | self._afterwards(move)
        if lost:
            said.add("loses")
        return tuple(reason for reason in REASONS if reason in said)

    def _at_once(self, move: Move) -> set[str]:
        """What the move itself does."""
        origin, target, pawns = move
        position, side = self.position, self.side
        own, enemy = position.board.ra[side], position.board.ra[1 - side]
        if target == enemy:
            return {"enters"}
        taken = abs(position.heights[target]) if target in position.stacks[1 - side] else 0
        if taken == position.pawns[1 - side]:
            return {"takes_all"}
        facts = {
            "takes": taken > 0,
            "joins": target in position.stacks[side],
            "splits": abs(position.heights[origin]) > pawns,
            "guards": spaces(target, own) < spaces(origin, own),
            "advances": spaces(target, enemy) < spaces(origin, enemy),
        }
        return {reason for reason, holds in facts.items() if holds}

    def _afterwards(self, move: Move) -> set[str]:
        """What has become of threats, either side's."""
        position, side = self.position, self.side
        undo = position.make(move)
        facts = {}
        if not position.won:
            hanging = _attacked(position, side)
            facts = {
                "stops": bool(self.danger) and not entry(position, 1 - side),
                "threatens": not self.entry and entry(position, side) > 0,
                "saves": move.origin in self.hanging and move.target not in hanging,
            }
        position.unmake(move, undo)
        return {reason for reason, holds in facts.items() if holds}


def _attacked(position: Position, side: int) -> set[int]:
    """The cells of a side's stacks that the other could take were it to move."""
    turned = position.side == side
    if turned:
        position.skip()
    found = {move.target for move in position.moves()} & position.stacks[side]
    if turned:
        position.skip()
    return found
