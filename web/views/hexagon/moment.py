"""What lies on the board at the moment looked at."""

from __future__ import annotations

from ra.hexagon import Position, State
from ra.hexagon.events import GameStarted
from web.play import Play


def ended(play: Play) -> bool:
    """Whether the board is to be seen as a game left it, though the next one has begun: until the
    person goes on to that, and when one looks back."""
    if not play.shown or (play.live and not play.waiting):
        return False
    events = play.replay.steps[play.shown - 1].events
    return any(isinstance(event, GameStarted) for event in events)


def state_before(play: Play) -> State:
    """The state in which the last action before the moment looked at was taken."""
    state = play.replay.state(play.shown - 1)
    assert isinstance(state, State)
    return state


def shown_state(play: Play) -> State:
    """The state at the moment looked at: at a game's end, that of the game that has ended."""
    if ended(play):
        return state_before(play)
    state = play.shown_state
    assert isinstance(state, State)
    return state


def shown_position(play: Play) -> Position:
    """What stands on the board."""
    if not ended(play):
        return shown_state(play).position
    position = state_before(play).position.copy()
    position.make(play.replay.steps[play.shown - 1].action)
    return position


def shown_score(play: Play) -> tuple[int, int]:
    """Each seat's points since the match began, those of a game that has just ended with them."""
    state = play.shown_state
    assert isinstance(state, State)
    return state.score


def held(position: Position, seat: int) -> dict[int, int]:
    """A seat's pawns by the cells where it stands."""
    return {cell: abs(position.heights[cell]) for cell in sorted(position.stacks[seat])}
