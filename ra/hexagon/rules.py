"""The flow of the hexagon game: moves, the ends of games, the match.

Where the leaflet is silent these are our decisions: a side that can't move passes, and the third
time that a position comes with the same side to move, the game is drawn. A pass is never an action:
it happens by itself and is told as an event.

Both sides can't be stuck at once. Only its own Ra and stacks of three of its own side stop a stack
of three, and there are never enough of these to surround it. Without stacks of three on the board,
one of two is stopped by its own Ra alone, which lies in one direction; without these too, so is a
single pawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from ra.game import IllegalAction, Outcome, Standing
from ra.hexagon import events as ev
from ra.hexagon.events import Event
from ra.hexagon.moves import Move
from ra.hexagon.past import Past
from ra.hexagon.placement import POINTS, Placement
from ra.hexagon.setup import Setup

NEEDED = 7
"""Points without which a match is not won (leaflet, the aim of the game: more than 6)."""
AHEAD = 2
"""Points by which the winner of a match leads."""
TIMES = 3
"""How often a position comes before the game is drawn."""


def decided(score: Sequence[int]) -> bool:
    """Whether a match with these points is won (leaflet, the aim of the game)."""
    return max(score) >= NEEDED and abs(score[0] - score[1]) >= AHEAD


class State:
    """A match or a single game under way. Seats are sides: 0 (Black) and 1 (White).

    `placement`: the board now; its side is the seat to act. `legal`: the moves it has, none when
    all is over. `match`: whether it is a match. `number`: of the game, from 1. `starter`: the seat
    that began it. `score`: each seat's points. `past`: what could come again.
    """

    __slots__ = ("legal", "match", "number", "past", "placement", "score", "starter")

    def __init__(
        self,
        placement: Placement,
        *,
        match: bool,
        number: int,
        starter: int,
        score: tuple[int, int] = (0, 0),
        over: bool = False,
    ) -> None:
        """A game that goes on from `placement`, with no past, or is `over`.

        ValueError if it is to go on with a side that can't move.
        """
        self.match = match
        self.number = number
        self.starter = starter
        self.score = score
        self.placement = placement
        self.legal: tuple[Move, ...] = () if over else tuple(placement.moves())
        self.past = Past.fresh(placement)
        if not (over or self.legal):
            raise ValueError("the side to move has no move")

    @classmethod
    def start(cls, setup: Setup) -> State:
        """The position before the first move."""
        placement = Placement.start(setup.board, setup.first)
        return cls(placement, match=setup.match, number=1, starter=setup.first)

    @property
    def to_act(self) -> int | None:
        """The seat to move; None when all is over."""
        return self.placement.side if self.legal else None

    def legal_actions(self) -> tuple[Move, ...]:
        """The moves of the seat to act; empty only when all is over."""
        return self.legal

    def apply(self, move: Move) -> list[Event]:
        """Make a move and tell what happened, in order; IllegalAction if it can't be made."""
        if move not in self.legal:
            raise IllegalAction(move, self.legal)
        seat, placement = self.placement.side, self.placement
        told = foretold(placement, move)
        capture = any(isinstance(event, ev.Captured) for event in told)
        placement.make(move)
        if placement.won:
            if capture:
                told.append(ev.TookAll(seat, placement.won))
            self._end_game(seat, placement.won, told)
        else:
            self._go_on(move, capture, told)
        return told

    def _go_on(self, move: Move, capture: bool, told: list[Event]) -> None:
        placement = self.placement
        moves = placement.moves()
        if not moves:
            told.append(ev.Passed(placement.side))
            placement.skip()
            moves = placement.moves()
        self.legal = tuple(moves)
        self.past = Past.fresh(placement) if capture else self.past.plus(move, placement)
        if self.past.times == TIMES:
            told.append(ev.Repeated())
            self._end_game(None, 0, told)

    def _end_game(self, winner: int | None, points: int, told: list[Event]) -> None:
        black, white = self.score
        self.score = (black + points * (winner == 0), white + points * (winner == 1))
        told.append(ev.GameEnded(self.number, winner, points, self.score))
        if self.match and not decided(self.score):
            self._next_game(winner)
            told.append(ev.GameStarted(self.number, self.starter))
            return
        if self.placement.side:
            self.placement.skip()
        self.legal = ()
        self.past = Past.fresh(self.placement)
        if self.match:
            told.append(ev.MatchEnded(self._standings()))

    def _next_game(self, winner: int | None) -> None:
        """The loser starts (leaflet, movement of the pawns); after a draw, who did not before."""
        self.number += 1
        self.starter = 1 - (self.starter if winner is None else winner)
        self.placement = Placement.start(self.placement.board, self.starter)
        self.legal = tuple(self.placement.moves())
        self.past = Past.fresh(self.placement)

    def outcome(self) -> Outcome | None:
        """The standings once all is over, else None. A single game can be drawn."""
        return None if self.legal else self._standings()

    def _standings(self) -> Outcome:
        best = max(self.score)
        order = sorted((0, 1), key=lambda seat: -self.score[seat])
        return Outcome(
            tuple(
                Standing(seat, 1 if self.score[seat] == best else 2, self.score[seat])
                for seat in order
            )
        )

    def copy(self) -> State:
        """An independent twin."""
        twin = State.__new__(State)
        twin.match, twin.number, twin.starter = self.match, self.number, self.starter
        twin.score, twin.legal, twin.past = self.score, self.legal, self.past
        twin.placement = self.placement.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


def foretold(placement: Placement, move: Move) -> list[Event]:
    """What a move that is about to be made does on the board: it is not made yet."""
    origin, target, pawns = move
    board, side = placement.board, placement.side
    path = board.path(origin, target)
    left = abs(placement.heights[origin]) - pawns
    told: list[Event] = [ev.Moved(side, pawns, origin, path, left)]
    there = abs(placement.heights[target])
    if target in placement.stacks[side]:
        told.append(ev.Joined(side, target, there + pawns))
    elif there:
        told.append(ev.Captured(side, target, there))
    elif target == board.ra[1 - side]:
        told.append(ev.Entered(side, pawns, POINTS[pawns]))
    return told
