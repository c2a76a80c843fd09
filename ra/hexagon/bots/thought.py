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
    """A move with its value as in search.py, and what it gains at once.

    What is worse than the best by more than the thought cared to know has a value that it does not
    exceed.
    """

    value: int
    move: Move
    gain: int


class Thought:
    """Thinking about a state, which is not changed. The state holds a decision.

    `nodes`: how many positions may be visited. `moves`: those to think about, all unless told; what
    is as good as another stands in an order that is drawn by lot. `judged`: the moves, best first.
    `depth`: to how many plies all of them have been looked at.
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
        """What a move is worth by itself and the next entry, should the nodes not last for more."""
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
        """Look one ply deeper at a time to `depth`, as far as the nodes last.

        `width`: moves that are worse than the best by no more than that get a value of their own.
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
        """Judge all moves to a depth, the best first: for what is not better than it by then, that
        is all there is to know, unless there is a width."""
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
        """Put first what is best of those judged when the nodes ran out, or if all of these lose,
        the best of the others."""
        at = found.index(best)
        self.judged[at].value = best
        if best <= -DECIDED and len(found) < len(self.judged):
            at = len(found)
        self.judged.insert(0, self.judged.pop(at))

    def _sort(self) -> None:
        self.judged.sort(key=lambda one: -one.value)


def sensible(state: State) -> list[Move]:
    """The moves among which a player chooses that sees what the very next moves bring: those that
    end the game for the most points; without these, those after which the enemy can't enter;
    without these, all."""
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
