"""The flow of the hexagon game: moves, the ends of games, the match.

Where the leaflet is silent these are our decisions: a side that can't move passes, and a game is
drawn once a position has come TIMES times with the same side to move. A pass is never an action: it
happens by itself and is told as an event.

The two sides are never stuck at once. A stack of HIGHEST pawns is stopped only by its own Ra and by
other such stacks of its side, and there are never enough of these to surround it. If no such stack
is left on the board, stacks that are a pawn lower are stopped only by their own Ra, which lies in
one direction; if none of these is left either, the same holds for single pawns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ra.game import IllegalAction, Outcome, Standing, played
from ra.hexagon import events as ev
from ra.hexagon.board import cell_name
from ra.hexagon.board_text import SIDES, board_lines
from ra.hexagon.events import Event
from ra.hexagon.moves import Move, move_of
from ra.hexagon.past import Past
from ra.hexagon.placement import CLOSED, POINTS, Placement
from ra.hexagon.setup import Setup

NEEDED = 7
"""The fewest points that win a match (leaflet, the aim of the game)."""
AHEAD = 2
"""The fewest points by which the winner of a match leads (leaflet, the aim of the game)."""
TIMES = 3
"""How often a position must come for the game to be drawn."""


def decided(score: Sequence[int]) -> bool:
    """Whether a match with these points is won (leaflet, the aim of the game).

    >>> decided((7, 5)), decided((7, 6)), decided((6, 0))
    (True, False, False)
    """
    return max(score) >= NEEDED and abs(score[0] - score[1]) >= AHEAD


class State:
    """A match or a single game under way. Seats are sides: 0 (Black) and 1 (White).

    `print(state)` draws it.

    >>> from ra.hexagon import Setup
    >>> state = State.start(Setup())
    >>> events = state.play("i5-f2 3g8-f7 3e3-f4 2f7-f5")
    >>> for event in state.play("2f4xf5"):
    ...     print(event)
    Moved(seat=0, pawns=2, origin=74, path=(75,), left=1)
    Captured(seat=0, cell=75, pawns=2)
    """

    __slots__ = ("legal", "match", "number", "past", "placement", "score", "starter")

    placement: Placement
    """The board now; its side is the seat to act."""
    legal: tuple[Move, ...]
    """The moves of the seat to act; none when all is over."""
    match: bool
    """Whether this is a match, rather than a single game."""
    number: int
    """Which game of the match this is, from 1."""
    starter: int
    """The seat that began this game."""
    score: tuple[int, int]
    """Each seat's points since the match began."""
    past: Past
    """The positions of this game that could come again."""

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
        """A game that goes on from `placement` as if it had begun there, or is `over`.

        ValueError if it is not over and the side to move has no move.
        """
        self.match = match
        self.number = number
        self.starter = starter
        self.score = score
        self.placement = placement
        if over:
            self._close()
        self.legal = tuple(placement.moves())
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

    def play(self, text: str) -> list[Event]:
        """Make the moves of a text such as "i5-f2 3g8-f7", and tell what happened, in order.

        Tokens have white space between (docs/notation.md). UnknownAction or IllegalAction names
        the token that can't be made; then none of them is.
        """
        after, told = played(self, text, move_of)
        after._copy_onto(self)
        return told

    def apply(self, move: Move) -> list[Event]:
        """Make a move and tell what happened, in order; IllegalAction if it can't be made."""
        if move not in self.legal:
            raise IllegalAction(move, self.legal)
        # A plain tuple can equal a move, but is written differently.
        move = Move(*move)
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
        self._close()
        self.legal = ()
        self.past = Past.fresh(self.placement)
        if self.match:
            told.append(ev.MatchEnded(self._standings()))

    def _close(self) -> None:
        """Make the board offer no moves, however the game has ended."""
        self.placement.won = self.placement.won or CLOSED

    def _next_game(self, winner: int | None) -> None:
        """The loser starts (leaflet, movement of the pawns); after a draw, the seat that did not
        start the last game."""
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
        self._copy_onto(twin)
        return twin

    def _copy_onto(self, twin: State) -> None:
        twin.match, twin.number, twin.starter = self.match, self.number, self.starter
        twin.score, twin.legal, twin.past = self.score, self.legal, self.past
        twin.placement = self.placement.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        turn = "over" if self.to_act is None else f"seat {self.to_act} to move"
        return f"<hexagon State: {self._title()}; {turn}>"

    def __str__(self) -> str:
        board = self.placement.board
        sides = "; ".join(
            f"{SIDES[seat]}: seat {seat}, Ra on {cell_name(board.ra[seat])}" for seat in (0, 1)
        )
        rows = board_lines(board, self.placement.heights)
        return "\n".join([f"Ra, {self._title()}", sides, "", *rows, "", *self._what_goes_on()])

    def _title(self) -> str:
        board = f"{self.placement.board.name} board"
        if not self.match:
            return f"{board}, a single game"
        return f"{board}, game {self.number} of a match, {self.score[0]} to {self.score[1]}"

    def _what_goes_on(self) -> Iterator[str]:
        if (outcome := self.outcome()) is not None:
            winner = outcome.winner
            yield "The game is drawn." if winner is None else f"Seat {winner} has won."
            return
        if self.past.times > 1:
            yield f"This position has come {self.past.times} times; at {TIMES} the game is drawn."
        yield f"Seat {self.to_act} ({SIDES[self.placement.side]}) is to move."


def foretold(placement: Placement, move: Move) -> list[Event]:
    """The events that a move will cause on the board; it is not made."""
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
