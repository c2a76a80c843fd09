"""Where the pawns picked can go, and what will happen there: as the rules tell it."""

from __future__ import annotations

from dataclasses import dataclass

from ra.hexagon import Move, State
from ra.hexagon import events as ev
from web.words import _, ngettext


@dataclass(frozen=True, slots=True)
class Goal:
    """A move, and what it does where it ends: `kind` is move, join, take or enter.

    `count`: how many spaces, pawns together, pawns taken, or points. `wins`: it ends the match or
    the single game; `ends`: it ends the game.
    """

    move: Move
    kind: str
    count: int
    ends: bool = False
    wins: bool = False

    @property
    def token(self) -> str:
        """The message that makes the move."""
        return f"act {self.move}"


def goals(state: State, origin: int, pawns: int) -> list[Goal]:
    """Every move of so many pawns of a stack."""
    return [
        _goal(state, move) for move in state.legal if move.origin == origin and move.pawns == pawns
    ]


def _goal(state: State, move: Move) -> Goal:
    told = state.copy().apply(move)
    kind, count = "move", 0
    ends = any(isinstance(event, ev.GameEnded) for event in told)
    goes_on = any(isinstance(event, ev.GameStarted) for event in told)
    for event in told:
        match event:
            case ev.Moved(path=path):
                count = len(path)
            case ev.Joined(_, _, together):
                kind, count = "join", together
            case ev.Captured(_, _, taken):
                kind, count = "take", taken
            case ev.Entered(_, _, points):
                kind, count = "enter", points
    return Goal(move, kind, count, ends, ends and not goes_on)


def goal_words(goal: Goal) -> str:
    """What will happen, in a few words."""
    match goal.kind:
        case "join":
            # Translators: pawns join others of their side, and are so many then.
            return _("joins: {count} together").format(count=goal.count)
        case "take":
            return ngettext("takes {count} pawn", "takes {count} pawns", goal.count)
        case "enter":
            return ngettext("enters Ra: {count} point", "enters Ra: {count} points", goal.count)
    return spaces(goal.count)


def spaces(count: int) -> str:
    """How far a move goes."""
    return ngettext("{count} space", "{count} spaces", count)
