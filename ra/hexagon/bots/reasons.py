"""What a move does on the board: which REASONS of ra/hexagon/option.py hold for it."""

from __future__ import annotations

from ra.hexagon.bots.gates import best_entry
from ra.hexagon.bots.stack_worth import spaces
from ra.hexagon.moves import Move
from ra.hexagon.option import REASONS
from ra.hexagon.placement import Placement


class Before:
    """The position before a move, examined once for all moves of the side to move."""

    def __init__(self, placement: Placement) -> None:
        self.placement = placement.copy()
        self.side = placement.side
        self.could_enter = best_entry(placement, self.side)
        self.enemy_could_enter = best_entry(placement, 1 - self.side)
        self.hanging = _attacked(self.placement, self.side)

    def reasons(self, move: Move, lost: bool) -> tuple[str, ...]:
        """The reasons that hold for a move, in the order of REASONS. `lost`: whether nothing can
        stop the enemy from winning after it."""
        said = self._at_once(move) | self._afterwards(move)
        if lost:
            said.add("loses")
        return tuple(reason for reason in REASONS if reason in said)

    def _at_once(self, move: Move) -> set[str]:
        """What the move itself does."""
        origin, target, pawns = move
        placement, side = self.placement, self.side
        own, enemy = placement.board.ra[side], placement.board.ra[1 - side]
        if target == enemy:
            return {"enters"}
        taken = abs(placement.heights[target]) if target in placement.stacks[1 - side] else 0
        if taken == placement.pawns[1 - side]:
            return {"takes_all"}
        facts = {
            "takes": taken > 0,
            "joins": target in placement.stacks[side],
            "splits": abs(placement.heights[origin]) > pawns,
            "guards": spaces(target, own) < spaces(origin, own),
            "advances": spaces(target, enemy) < spaces(origin, enemy),
        }
        return {reason for reason, holds in facts.items() if holds}

    def _afterwards(self, move: Move) -> set[str]:
        """What the move does to threats, its own side's and the enemy's."""
        placement, side = self.placement, self.side
        undo = placement.make(move)
        facts = {}
        if not placement.won:
            hanging = _attacked(placement, side)
            facts = {
                "stops": bool(self.enemy_could_enter) and not best_entry(placement, 1 - side),
                "threatens": not self.could_enter and best_entry(placement, side) > 0,
                "saves": move.origin in self.hanging and move.target not in hanging,
            }
        placement.unmake(move, undo)
        return {reason for reason, holds in facts.items() if holds}


def _attacked(placement: Placement, side: int) -> set[int]:
    """The cells of a side's stacks that the other side could take if it were to move."""
    turned = placement.side == side
    if turned:
        placement.skip()
    found = {move.target for move in placement.moves()} & placement.stacks[side]
    if turned:
        placement.skip()
    return found
