"""What lies on the board at the moment looked at."""

from __future__ import annotations

from ra.hexagon import Placement, State
from ra.hexagon.events import GameStarted
from web.play import Play


def ended(play: Play) -> bool:
    """Whether the board is shown as a game left it, though the next one has begun: until the person
    goes on to that, and when they look back."""
    if not play.shown or (play.live and not play.wait.reading):
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


def shown_placement(play: Play) -> Placement:
    """What stands on the board."""
    if not ended(play):
        return shown_state(play).placement
    placement = state_before(play).placement.copy()
    placement.make(play.replay.steps[play.shown - 1].action)
    return placement


def shown_score(play: Play) -> tuple[int, int]:
    """Each seat's points since the match began, including those of a game that has just ended."""
    state = play.shown_state
    assert isinstance(state, State)
    return state.score


def held(placement: Placement, seat: int) -> dict[int, int]:
    """A seat's pawns, by the cells they are on."""
    return {cell: abs(placement.heights[cell]) for cell in sorted(placement.stacks[seat])}
