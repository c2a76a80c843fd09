"""Looking ahead: alpha-beta with a table of what was found, to the depth that its nodes allow.

Values are for the side to move, counted as in stakes.py. An end of the game n plies down the line
is worth n less than the same end at once, so the sooner end is preferred. A position whose outcome
is open is worth at most REST, less than any win a search can foresee: so a value tells whether the
game surely ends. A side that can end the game is assumed to do so, without a search.

The search does not stop in the middle of an exchange: at the horizon captures are played out, and a
side whose Ra the enemy could enter next must first stop that, which costs no depth. A side that has
only one stack left is exempt from this.
"""

from __future__ import annotations

from collections.abc import Iterable

from ra.hexagon.bots.gates import Gates, gates_of, threats
from ra.hexagon.bots.memory import EXACT, LOWER, MOST_KEPT, UPPER, Found, here, kept_as
from ra.hexagon.bots.stack_worth import standing_of
from ra.hexagon.bots.stakes import DECIDED, LONGEST, REST, Worth
from ra.hexagon.bots.ways import AT_GATE, QUIET, Step, steps, to_front, ways_of
from ra.hexagon.moves import Move
from ra.hexagon.placement import ALL_TAKEN, Placement

INFINITE = 1_000_000
"""More than any value."""
TEMPO = 15
"""What it is worth to be the one to move."""
HOPE = 120
"""The most that a quiet move two plies before the horizon is expected to bring beyond what it gains
at once."""


class Spent(Exception):
    """The nodes are used up."""


class Search:
    """A search from a position, which is not changed.

    `seen`: the keys of the positions since the game's last capture. `worth`: by side, what winning
    the game is worth, by points. `nodes`: how many positions may be visited. `pruned`: whether
    moves that are unlikely to matter are searched less deeply; without that, every line is searched
    to the full depth.
    """

    def __init__(
        self,
        placement: Placement,
        seen: Iterable[int],
        worth: tuple[Worth, Worth],
        nodes: int,
        pruned: bool = True,
    ) -> None:
        self.root = placement.copy()
        self.worth = worth
        self.nodes = nodes
        self.pruned = pruned
        self.visited = 0
        self.table: dict[int, Found] = {}
        self.history: dict[Move, int] = {}
        board = placement.board
        self.gates: tuple[Gates, Gates] = gates_of(board)
        self.ways = ways_of(board)
        self.taking = ways_of(board, taking=True)
        keys = list(seen)
        self.twice = frozenset(key for key in keys if keys.count(key) > 1)
        self.begin()

    def begin(self) -> None:
        """Go back to the root, also from the middle of a line where the nodes ran out."""
        self.placement = self.root.copy()
        self.drawn = {self.root.key, *self.twice}
        """The keys of positions that count as a draw: those of the line so far, and those that the
        game has seen twice."""

    def balance(self) -> int:
        """The worth of all stacks on the board, for the side to move."""
        placement, of = self.placement, standing_of(self.placement.board)
        total = sum(of[placement.heights[c]][c] for cells in placement.stacks for c in cells)
        return -total if placement.side else total

    def after(self, move: Move, gain: int, depth: int, alpha: int, beta: int, balance: int) -> int:
        """The value of a move at the root, for the side that makes it.

        `gain` is what it gains at once, `balance` that of the root. Spent if no node is left.
        """
        undo = self.placement.make(move)
        value = -self.value(depth - 1, -beta, -alpha, 1, -balance - gain)
        self.placement.unmake(move, undo)
        return value

    def value(self, depth: int, alpha: int, beta: int, ply: int, balance: int) -> int:
        """The value of the position: exact if it lies between alpha and beta, else a bound.

        `ply` counts from the root. Spent if no node is left.
        """
        placement = self.placement
        if self.visited >= self.nodes:
            raise Spent
        self.visited += 1
        side = placement.side
        if placement.won:
            return ply - self.worth[1 - side][placement.won]
        if placement.key in self.drawn:
            return 0
        if ends := self.ending(side):
            return self.worth[side][ends] - ply - 1
        enemy = 1 - side
        if (
            depth >= 0
            and len(placement.stacks[side]) > 1
            and not placement.stacks[enemy].isdisjoint(self.gates[enemy].cells)
            and (open_ := threats(placement, enemy, self.gates[enemy]))
        ):
            least = ply + 2 - self.worth[enemy][open_[0][0]]
            if least >= beta or ply >= LONGEST:
                return least
            lines = self.gates[enemy].lines
            cells = {cell for _, origin in open_ for cell in (origin, *lines[origin])}
            if not depth:
                return self._stopped(cells, least, alpha, beta, ply, balance)
            return self._deeper(depth, alpha, beta, ply, balance, cells, least)
        if depth <= 0 or ply >= LONGEST:
            return self._at_rest(alpha, beta, ply, balance)
        return self._deeper(depth, alpha, beta, ply, balance)

    def ending(self, side: int) -> int:
        """The most points for which a side that is to move can end the game; 0 if it can't."""
        placement = self.placement
        points = 0
        if not placement.stacks[side].isdisjoint(self.gates[side].cells) and (
            open_ := threats(placement, side, self.gates[side])
        ):
            points = open_[0][0]
        last = points < ALL_TAKEN and len(placement.stacks[1 - side]) == 1
        return ALL_TAKEN if last and steps(placement, self.taking) else points

    def _at_rest(self, alpha: int, beta: int, ply: int, balance: int) -> int:
        """The value at the horizon: that of the best capture, or of standing still."""
        best = min(REST, max(-REST, balance + TEMPO))
        if best >= beta or ply >= LONGEST:
            return best
        placement = self.placement
        found = steps(placement, self.taking)
        found.sort(reverse=True)
        for gain, _, move in found:
            most = balance + gain - TEMPO
            if most <= max(alpha, best):
                best = max(best, most)
                break
            undo = placement.make(move)
            value = -self.value(-1, -beta, -max(alpha, best), ply + 1, -balance - gain)
            placement.unmake(move, undo)
            if value > best:
                best = value
                if best >= beta:
                    break
        return best

    def _stopped(
        self, cells: set[int], best: int, alpha: int, beta: int, ply: int, balance: int
    ) -> int:
        """The value at the horizon when the enemy is about to enter: only moves to one of `cells`
        are tried; any other is worth `best`."""
        placement = self.placement
        found = [step for step in steps(placement, self.ways) if step[2].target in cells]
        found.sort(reverse=True)
        for gain, _, move in found:
            undo = placement.make(move)
            value = -self.value(-1, -beta, -max(alpha, best), ply + 1, -balance - gain)
            placement.unmake(move, undo)
            if value > best:
                best = value
                if best >= beta:
                    break
        return best

    def _deeper(
        self,
        depth: int,
        alpha: int,
        beta: int,
        ply: int,
        balance: int,
        cells: set[int] | None = None,
        least: int = -INFINITE,
    ) -> int:
        """The value above the horizon. If the enemy threatens to enter, `cells` are the cells to
        which a move must go to be worth more than `least`, and it costs no depth."""
        placement, key = self.placement, self.placement.key
        known = self.table.get(key)
        wanted = None
        if known:
            to, value, bound, wanted = known
            if to >= depth:
                value = here(value, ply)
                if bound == EXACT or (value >= beta if bound == LOWER else value <= alpha):
                    return value
        found = steps(placement, self.ways)
        if cells is not None:
            found = [step for step in found if step[2].target in cells]
        elif not found:
            placement.skip()
            value = -self.value(depth, -beta, -alpha, ply, -balance)
            placement.skip()
            return value
        elif self.pruned and depth > 1 and REST > balance + TEMPO >= beta > -DECIDED:
            # A position so good that even a pass would do needs no closer look.
            placement.skip()
            value = -self.value(depth - 2, -beta, 1 - beta, ply, -balance)
            placement.skip()
            if value >= beta:
                return min(value, REST)
        self._order(found, wanted, depth)
        self.drawn.add(key)
        if cells is not None:
            best, chosen = self._try(found, depth, alpha, beta, ply, balance, least)
        elif depth == 1:
            best, chosen = self._try_last(found, alpha, beta, ply, balance)
        else:
            best, chosen = self._try(found, depth, alpha, beta, ply, balance)
        self.drawn.discard(key)
        bound = LOWER if best >= beta else EXACT if best > alpha else UPPER
        if len(self.table) >= MOST_KEPT:
            self.table.clear()
        self.table[key] = depth, kept_as(best, ply), bound, chosen or wanted
        return best

    def _order(self, found: list[Step], wanted: Move | None, depth: int) -> None:
        """Sort the moves, those most likely to be good first."""
        found.sort(reverse=True)
        if depth > 1:
            history = self.history
            found.sort(key=lambda step: step[0] + history.get(step[2], 0), reverse=True)
        if wanted is not None:
            to_front(found, wanted)

    def _try_last(
        self, found: list[Step], alpha: int, beta: int, ply: int, balance: int
    ) -> tuple[int, Move | None]:
        """The best value, and the move if it is better than alpha, one ply before the horizon. The
        enemy will get at least the worth of the position at rest, so most moves are known to be too
        weak without being made."""
        placement, chosen, best = self.placement, None, -INFINITE
        for gain, kind, move in found:
            most = balance + gain - TEMPO
            if kind < AT_GATE and most <= alpha:
                if most > best:
                    best = most
                continue
            undo = placement.make(move)
            value = -self.value(0, -beta, -alpha, ply + 1, -balance - gain)
            placement.unmake(move, undo)
            if value > best:
                best = value
                if best > alpha:
                    alpha, chosen = best, move
                    if best >= beta:
                        break
        return best, chosen

    def _try(
        self,
        found: list[Step],
        depth: int,
        alpha: int,
        beta: int,
        ply: int,
        balance: int,
        least: int | None = None,
    ) -> tuple[int, Move | None]:
        """The best value, and the move if it is better than alpha. The first move is searched in
        full, each other at first only to see whether it is better.

        `least`: if the moves cost no depth, the worth of all moves that are not among them.
        """
        placement, chosen = self.placement, None
        free, best = least is not None, -INFINITE if least is None else least
        left, alpha = depth - (not free), max(alpha, best)
        prunes = self.pruned and not free
        hopeless, enough = alpha - HOPE, min(alpha, REST)
        for at, (gain, kind, move) in enumerate(found):
            if prunes and depth == 2 and kind == QUIET and -REST < balance + gain <= hopeless:
                best = max(best, enough)
                continue
            undo = placement.make(move)
            opposite = -balance - gain
            if not at:
                value = -self.value(left, -beta, -alpha, ply + 1, opposite)
            else:
                less = (1 + (at > 11)) * (prunes and depth > 2 and kind == QUIET and at > 2)
                value = -self.value(left - less, -alpha - 1, -alpha, ply + 1, opposite)
                if less and value > alpha:
                    value = -self.value(left, -alpha - 1, -alpha, ply + 1, opposite)
                if alpha < value < beta:
                    value = -self.value(left, -beta, -alpha, ply + 1, opposite)
            placement.unmake(move, undo)
            if value > best:
                best = value
                if best > alpha:
                    alpha, chosen = best, move
                    if best >= beta:
                        if kind == QUIET:
                            self.history[move] = self.history.get(move, 0) + depth * depth
                        break
        return best, chosen
