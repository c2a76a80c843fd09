"""What a search thinks of each move that a side can make, one ply deeper at a time."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ra.hexagon.bots.gates import best_entry
from ra.hexagon.bots.search import INFINITE, Search, Spent
from ra.hexagon.bots.stakes import DECIDED, REST, stakes
from ra.hexagon.bots.ways import steps
from ra.hexagon.moves import Move
from ra.hexagon.rules import State


@dataclass(slots=True)
class Judged:
    """A move, its value, and what it gains at once, all counted as in search.py.

    The value is exact only for the best move and for those within the `width` that `deepen` was
    given; for the others it is an upper bound.
    """

    value: int
    move: Move
    gain: int


class Thought:
    """Thinking about a state, which is not changed and must not be over.

    `nodes`: how many positions may be visited. `moves`: those to think about, all if None.
    `judged`: these moves, best first, equal ones in random order. `depth`: how many plies deep
    every one of them has been searched.
    """

    def __init__(
        self, state: State, nodes: int, random: random.Random, moves: list[Move] | None = None
    ) -> None:
        self.search = Search(state.placement, state.past.keys(), stakes(state), nodes)
        self.depth = 0
        self._balance = self.search.balance()
        gains = {move: gain for gain, _, move in steps(state.placement, self.search.ways)}
        considered = list(state.legal if moves is None else moves)
        for at in range(len(considered) - 1, 0, -1):
            other = int(random.random() * (at + 1))
            considered[at], considered[other] = considered[other], considered[at]
        self.judged = [Judged(self._glance(m, gains[m]), m, gains[m]) for m in considered]
        self._sort()

    def _glance(self, move: Move, gain: int) -> int:
        """The value of a move without a search, in case there are too few nodes for one: it comes
        from what the move gains and whether the enemy can enter next."""
        search = self.search
        placement, side = search.placement, search.placement.side
        undo = placement.make(move)
        won, enemy = placement.won, best_entry(placement, 1 - side)
        placement.unmake(move, undo)
        if won:
            return search.worth[side][won] - 1
        if enemy:
            return 2 - search.worth[1 - side][enemy]
        return min(REST, max(-REST, self._balance + gain))

    def deepen(self, depth: int, width: int = 0) -> None:
        """Search to `depth` plies, one more at a time, as far as the nodes last.

        `width`: moves that are worse than the best by no more than this get an exact value.
        """
        try:
            while self.depth < depth and not self._settled(width):
                self._look(self.depth + 1, width)
                self.depth += 1
        except Spent:
            self.search.begin()

    def _settled(self, width: int) -> bool:
        """Whether looking deeper can't change the choice."""
        if not self.depth:
            return False
        best = self.judged[0].value
        if width:
            return all(abs(one.value) >= DECIDED for one in self.judged)
        return best >= DECIDED or len(self.judged) == 1

    def _look(self, depth: int, width: int) -> None:
        """Search all moves to one depth, beginning with the best so far. Without a width it need
        only be known whether each is better than the best before it."""
        best, found = -INFINITE, list[int]()
        try:
            for one in self.judged:
                alpha = best - width if found else -INFINITE
                beta = best + 1 if found and not width else INFINITE
                value = self._after(one, depth, alpha, beta)
                if beta <= value:
                    value = self._after(one, depth, best, INFINITE)
                found.append(value)
                best = max(best, value)
        except Spent:
            if not width and found:
                self._take_over(found, best)
            raise
        for one, value in zip(self.judged, found, strict=True):
            one.value = value
        self._sort()

    def _after(self, one: Judged, depth: int, alpha: int, beta: int) -> int:
        return self.search.after(one.move, one.gain, depth, alpha, beta, self._balance)

    def _take_over(self, found: list[int], best: int) -> None:
        """The nodes ran out: put the best of the moves searched so far first, or, if all of these
        lose, the first of the rest."""
        at = found.index(best)
        self.judged[at].value = best
        if best <= -DECIDED and len(found) < len(self.judged):
            at = len(found)
        self.judged.insert(0, self.judged.pop(at))

    def _sort(self) -> None:
        self.judged.sort(key=lambda one: -one.value)


def sensible(state: State) -> list[Move]:
    """The moves that a player who sees one move ahead for either side chooses from: those that end
    the game for the most points; if there are none, those after which the enemy can't enter; if
    there are none either, all."""
    placement = state.placement.copy()
    side = placement.side
    ending: dict[int, list[Move]] = {}
    safe: list[Move] = []
    for move in state.legal:
        undo = placement.make(move)
        if placement.won:
            ending.setdefault(placement.won, []).append(move)
        elif not best_entry(placement, 1 - side):
            safe.append(move)
        placement.unmake(move, undo)
    if ending:
        return ending[max(ending)]
    return safe or list(state.legal)
