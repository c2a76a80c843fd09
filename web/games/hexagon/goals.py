"""Where the pawns picked can go, and what will happen there, as the rules foretell it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ra.hexagon import Move, State
from ra.hexagon import events as ev
from ra.hexagon.placement import ALL_TAKEN
from ra.hexagon.rules import decided, foretold
from web.games.hexagon.picking import Picked
from web.messages import Act
from web.words import _, ngettext

_JOINER = "\u2060"


def move_text(move: Move) -> str:
    """The move as text that can't be broken over two lines."""
    return str(move).replace("-", f"-{_JOINER}")


@dataclass(frozen=True, slots=True)
class Goal:
    """A move, and what it does where it ends: `kind` is move, join, take or enter.

    `count`, by kind: how many spaces, pawns together, pawns taken, or points. `wins`: it wins the
    match or the single game.
    """

    move: Move
    kind: str
    count: int
    wins: bool = False

    @property
    def deed(self) -> Act:
        """The deed that makes the move."""
        return Act(str(self.move))


def goals(state: State, picked: Picked) -> list[Goal]:
    """Every move that what is picked leaves open, the fewest pawns first."""
    return [_goal(state, move) for move in picked.moves(state)]


def by_cell(found: Iterable[Goal]) -> dict[int, tuple[Goal, ...]]:
    """The goals by the cell where they are; what happens there is of one kind."""
    cells: dict[int, tuple[Goal, ...]] = {}
    for goal in found:
        cells[goal.move.target] = (*cells.get(goal.move.target, ()), goal)
    return cells


def _goal(state: State, move: Move) -> Goal:
    kind, count, won = "move", 0, 0
    enemy = 1 - state.placement.side
    for event in foretold(state.placement, move):
        match event:
            case ev.Moved(path=path):
                count = len(path)
            case ev.Joined(_, _, together):
                kind, count = "join", together
            case ev.Captured(_, _, taken):
                kind, count = "take", taken
                won = ALL_TAKEN if taken == state.placement.pawns[enemy] else 0
            case ev.Entered(_, _, points):
                kind, count, won = "enter", points, points
    return Goal(move, kind, count, bool(won) and _wins(state, won))


def _wins(state: State, points: int) -> bool:
    """Whether these points end the match, or the single game."""
    score = list(state.score)
    score[state.placement.side] += points
    return not state.match or decided(score)


def goal_words(goal: Goal) -> str:
    """What will happen, in a few words."""
    match goal.kind:
        case "join":
            # Translators: pawns join others of their side; {count} is how many they are together.
            return _("joins: a stack of {count}").format(count=goal.count)
        case "take":
            return ngettext("takes {count} pawn", "takes {count} pawns", goal.count)
        case "enter":
            return ngettext("enters Ra: {count} point", "enters Ra: {count} points", goal.count)
    return spaces(goal.count)


def pawns_words(count: int) -> str:
    """So many pawns."""
    return ngettext("{count} pawn", "{count} pawns", count)


def spaces(count: int) -> str:
    """How far a move goes."""
    return ngettext("{count} space", "{count} spaces", count)
