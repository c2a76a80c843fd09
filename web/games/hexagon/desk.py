"""The hexagon game's desk: Donadoni's Ra."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ra import Seat
from ra.hexagon import HEXAGON, Move, State
from ra.hexagon.events import Captured, GameEnded, Moved, Repeated
from ra.hexagon.hindrance import Hindrance, hindrance
from ra.hexagon.option import Option
from web.games.hexagon.draft import LEVELS, HexagonChoices

KEYS: dict[str, str] = {"b": "turn"}
"""By key, the message it stands for."""


class HexagonDesk:
    """Picked are the cell of a stack and, if not all of it is to move, the number of pawns."""

    levels = LEVELS
    keys: Mapping[str, str] = KEYS
    choices = HexagonChoices()

    def automatic(self, state: State) -> Move | None:
        """A seat that can't move passes by the rules; there is always something to decide."""
        return None

    def sheet(self, events: Sequence[Any]) -> int | None:
        """The game that has ended."""
        return next((event.number for event in events if isinstance(event, GameEnded)), None)

    def idle(self, state: State, seat: int) -> bool:
        """Both seats decide in turn."""
        return False

    def view(self, state: State) -> str:
        """Everything, for nothing is hidden."""
        return HEXAGON.write_view(HEXAGON.view(state))

    def temper(self, seat: Seat) -> str | None:
        """Levels of this game have none."""
        return None

    def judged(self, state: State, text: str) -> tuple[Option, ...]:
        """Each a legal move."""
        return HEXAGON.read_options(text, state)

    def pickable(self, state: State, picked: Sequence[int]) -> Sequence[int]:
        """The cells of the stacks that can move."""
        return sorted({move.origin for move in state.legal})

    def picked(self, state: State, picked: Sequence[int], number: int) -> Sequence[int]:
        """Another stack; the same once more is let go."""
        if number in picked[:1]:
            return ()
        return (number,) if number in self.pickable(state, picked) else picked

    def aimed(self, state: State, picked: Sequence[int], digit: str) -> Sequence[int]:
        """So many pawns of the stack that is picked."""
        origin = picked[0] if picked else None
        counts = {move.pawns for move in state.legal if move.origin == origin}
        return (*picked[:1], int(digit)) if digit in map(str, counts) else picked

    def action_of(self, state: State, picked: Sequence[int]) -> Move | None:
        """A move is made by naming it: where to is its last part."""
        return None

    def concerning(self, events: Sequence[Any], seats: Sequence[int]) -> list[Any]:
        """Pawns lost, with the move that took them; how a game ended."""
        found: list[Any] = []
        for at, event in enumerate(events):
            match event:
                case Captured(seat=seat) if 1 - seat in seats:
                    moves = (one for one in reversed(events[:at]) if isinstance(one, Moved))
                    found += [next(moves), event]
                case Repeated() | GameEnded():
                    found.append(event)
        return found

    def thing(
        self, state: State, number: int, picked: Sequence[int] | None
    ) -> Mapping[str, Any] | None:
        """Why nothing can be done with a cell."""
        if picked is None:
            return None
        chosen = to_move(state, picked)
        if chosen:
            return self.unplayable(state, Move(chosen[0], number, chosen[1]))
        own = number in state.placement.stacks[state.placement.side]
        return {"why": Hindrance("stuck" if own else "stack", number)}

    def unplayable(self, state: State, action: Move | None) -> Mapping[str, Any] | None:
        """The rule that stands in the way."""
        if action is None:
            return {"example": state.legal[0]}
        return {"why": hindrance(state.placement, action), "move": action}


def to_move(state: State, picked: Sequence[int]) -> tuple[int, int] | None:
    """The stack that is picked and how many of it are to move: all, or as many as can, unless a
    number was picked. None if nothing is."""
    counts = [move.pawns for move in state.legal if picked and move.origin == picked[0]]
    if not counts:
        return None
    return picked[0], picked[1] if len(picked) > 1 else max(counts)
